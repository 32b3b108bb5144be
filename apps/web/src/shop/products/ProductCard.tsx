import type { Product } from '@kitwright/contract'
import { editorPathOf, sizeLabel } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ProductTile } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { ButtonLink, formatCents, lazy } from '../../ui/index.ts'
import css from './ProductsPage.module.css'
import { type ShownColour, startOf } from '../../domainComponents/index.ts'

// Loaded lazily, because the garment comes first.
const CutFigure = lazy(async () => ({ default: (await import('../sizes/CutFigure.tsx')).CutFigure }))

interface Props {
  readonly product: Product
  /** Colour of its picture. */
  readonly colour: ShownColour
  readonly isFirst: boolean
}

/** Shows one product: picture, lowest price, fabrics, sizes and the link to the studio. */
export function ProductCard({ product, colour, isFirst }: Props) {
  const { t } = useTranslation(['shop', 'common'])
  const language = usePreferences(state => state.language)
  const { type, sizes, fabrics, priceFromCents, isDesignable } = product
  const name = t(`common:type_${type}`)
  const first = sizes[0]
  const last = sizes.at(-1)
  return (
    <article className={css.card}>
      <Link className={css.more} to="/products/$slug" params={{ slug: editorPathOf(type) }}>
        <ProductTile type={type} alt="" colour={colour} isFirst={isFirst} sizes="(max-width: 600px) 92vw, 300px" />
        <h2>{name}</h2>
      </Link>
      <p className={`${css.price} kw-num`}>{t('shop:price_from', { price: formatCents(priceFromCents) })}</p>
      <div className={css.cut}>
        <Suspense>
          <CutFigure type={type} />
        </Suspense>
      </div>
      <dl>
        <dt>{t('shop:fabrics')}</dt>
        <dd>{fabrics.map(fabric => fabric.name[language]).join(', ')}</dd>
        {first && last && (
          <>
            <dt>{t('shop:sizes')}</dt>
            <dd>
              {sizeLabel(first)} – {sizeLabel(last)}{' '}
              <Link to="/sizes" search={{ garment: editorPathOf(type) }}>
                {t('common:size_chart')}
              </Link>
            </dd>
          </>
        )}
      </dl>
      <div className={css.actions}>
        <ButtonLink to={startOf(type, product)} variant={isDesignable ? 'filled' : 'default'} size="md">
          {t(isDesignable ? 'shop:design_this' : 'shop:ask_us')}
        </ButtonLink>
      </div>
    </article>
  )
}
