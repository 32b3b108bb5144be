import { tileColour } from '@kitwright/pages'
import type { ShownBlock } from '@kitwright/pages/content'
import { editorPathOf, sizeLabel } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { productTileUrl, useProducts, useThemeName } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { Cutout } from '../Cutout.tsx'
import { Price } from './Price.tsx'

type Product = NonNullable<ReturnType<typeof useProducts>['data']>['items'][number]

function Facts({ product: { sizes, fabrics } }: { product: Product }) {
  const { t } = useTranslation(['pages', 'common'])
  const language = usePreferences(state => state.language)
  const [first, last] = [sizes[0], sizes.at(-1)]
  return (
    <dl className="spec">
      <div className="spec__row">
        <dt>{t('pages:spec_fabric')}</dt>
        <dd>{fabrics.map(fabric => fabric.name[language]).join(', ')}</dd>
      </div>
      {first && last && (
        <div className="spec__row">
          <dt>{t('pages:spec_sizes')}</dt>
          <dd>
            {sizeLabel(first)}–{sizeLabel(last)}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The garments that the shop sells, each in a colour of its own. */
export function GarmentsBlock({ block }: { block: Extract<ShownBlock, { kind: 'garments' }> }) {
  const { t } = useTranslation(['pages', 'common'])
  const language = usePreferences(state => state.language)
  const theme = useThemeName()
  const { data } = useProducts()
  const products = data?.items ?? []
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      <ul className="items items--garments" data-count={products.length}>
        {products.map((product, at) => {
          const { type, fabrics, priceFromCents } = product
          const src = productTileUrl(type, tileColour(theme, at), 'square')
          return (
            <li key={type} className={`item item--garment item--${editorPathOf(type)}`}>
              <div className="item__in">
                <span className="item__media">{src && <Cutout src={src} alt="" />}</span>
                <h3 className="item__name">
                  <Link to="/products/$slug" params={{ slug: editorPathOf(type) }}>
                    {t(`common:type_${type}`)}
                  </Link>
                </h3>
                <p className="item__note">
                  {fabrics
                    .slice(0, 2)
                    .map(fabric => fabric.name[language])
                    .join(', ')}
                </p>
                <p className="price">
                  <span className="price__from">{t('pages:fact_from')}</span> <Price cents={priceFromCents} />
                </p>
                <Facts product={product} />
              </div>
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
