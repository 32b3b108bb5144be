import type { Product, ProductDetails } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { tileColour } from '@kitwright/pages'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame, BlockTitle, Price } from '../../blocks/index.ts'
import { startOf, useDays, useThemeName } from '../../domainComponents/index.ts'
import { useCuts } from './useCuts.ts'
import css from './ProductPage.module.css'
import { TurningPicture } from './TurningPicture.tsx'
import { useProductDesign } from './useProductDesign.ts'

interface Props {
  readonly product: Product
  readonly details: ProductDetails | undefined
}

/** The figures that decide: price, smallest order, day of arrival, sizes. Themes have room for these four. */
function Facts({ product: { sizes, priceFromCents, fabrics }, details }: Props) {
  const { t } = useTranslation(['product', 'pages'])
  const showDay = useDays()
  const delivery = details?.delivery
  const arrival = delivery?.methods[0]?.arrivesOn
  const [first, last] = [sizes[0], sizes.at(-1)]
  return (
    <dl className="facts">
      <div className="fact fact--price">
        <dt>{t('pages:fact_from')}</dt>
        <dd className="price">{fabrics.length > 0 ? <Price cents={priceFromCents} /> : t('product:price_asked')}</dd>
      </div>
      {delivery && (
        <div className="fact">
          <dt>{t('pages:fact_least')}</dt>
          <dd>
            <b className="fact__figure">{delivery.pieces}</b>{' '}
            <span className="fact__unit">{t('pages:fact_pieces')}</span>
          </dd>
        </div>
      )}
      {arrival && (
        <div className="fact">
          <dt>{t('product:arrives')}</dt>
          <dd>
            <span className={css.day}>{showDay(arrival)}</span>
          </dd>
        </div>
      )}
      {first && last && (
        <div className="fact">
          <dt>{t('pages:spec_sizes')}</dt>
          <dd>
            <b className="fact__figure fact__figure--long">
              {sizeLabel(first)}–{sizeLabel(last)}
            </b>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The customers' opinion in one line. */
function Rating({ details }: Pick<Props, 'details'>) {
  const { t } = useTranslation(['product'])
  const ratings = details?.ratings
  if (!ratings || ratings.average === null) return null
  const { average, count } = ratings
  return (
    <span className={css.rating}>
      <span aria-hidden>★</span> <b>{average}</b> {t('product:of_stars')} · {t('product:rated', { count })}
    </span>
  )
}

/** Opens a product's page: name, what it is for, cuts, and the way to the studio, beside the garment. */
export function ProductHero({ product, details }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const { type, isDesignable } = product
  const name = t(`common:type_${type}`)
  const colour = tileColour(useThemeName(), 0)
  const { document, state, load } = useProductDesign(type, colour)
  return (
    <BlockFrame block={{ kind: 'hero', id: 'top' }} modifier="product">
      <div className="hero__words block__head">
        <p className="block__kicker">
          <Link className="link" to="/products">
            {t('product:all')}
          </Link>
        </p>
        <BlockTitle block={{ twin: undefined }} title={name} className="hero__title" level="h1" />
        <p className="block__lead hero__text">
          <span>
            {[t(`product:about_${type}`, { defaultValue: '' }), ...useCuts(type)].join(' ')}
            <Rating details={details} />
          </span>
        </p>
        <p className="actions">
          <Link className="button button--main" to={startOf(type, product)}>
            {t(isDesignable ? 'product:design_it' : 'product:ask_us')}
          </Link>
          {isDesignable && document === undefined && (
            <button type="button" className="button" aria-busy={state === 'loading'} onClick={load}>
              {t('product:turn')}
            </button>
          )}
        </p>
        {state === 'failed' && <p role="alert">{t('product:stage_failed')}</p>}
      </div>
      <TurningPicture type={type} alt={name} colour={colour} document={document} />
      <Facts product={product} details={details} />
    </BlockFrame>
  )
}
