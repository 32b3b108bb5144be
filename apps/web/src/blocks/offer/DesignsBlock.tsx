import { DESIGNS_SHOWN } from '@kitwright/pages'
import type { ShownBlock } from '@kitwright/pages/content'
import { editorPathOf, type ProductType } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProducts } from '../../domainComponents/index.ts'
import { useCall, usePreferences } from '../../session/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { Cutout } from '../Cutout.tsx'
import { Price } from './Price.tsx'

interface Props {
  readonly block: Extract<ShownBlock, { kind: 'designs' }>
  /** The garment whose designs are shown; all without one. */
  readonly type?: ProductType
}

/** The newest ready-made designs, or nothing if the shop has none. */
export function DesignsBlock({ block, type }: Props) {
  const { t } = useTranslation(['pages', 'common'])
  const language = usePreferences(state => state.language)
  const { data } = useCall('GET /api/templates', { query: { type, sort: 'newest', pageSize: DESIGNS_SHOWN } })
  const { data: products } = useProducts()
  if (!data || data.items.length === 0) return null
  const priceOf = new Map(products?.items.map(product => [product.type, product.priceFromCents]))
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      <ul className="items items--designs">
        {data.items.map(({ id, productType, name, pictureUrl, kits }) => {
          const shown = `${pictureUrl}&side=front&width=400`
          const away = kits.find(({ kit }) => kit === 'away')
          const cents = priceOf.get(productType)
          return (
            <li
              key={id}
              className={`item item--design item--${editorPathOf(productType)}`}
              data-pair={away ? '' : undefined}
            >
              <div className="item__in">
                <span className="item__media">
                  <Cutout src={shown} alt="" />
                  {away && (
                    <>
                      <i className="item__v" aria-hidden>
                        v
                      </i>
                      <Cutout src={`${shown}&kit=away`} alt="" />
                    </>
                  )}
                </span>
                <h3 className="item__name">
                  <Link to="/design/$slug" params={{ slug: editorPathOf(productType) }} search={{ template: id }}>
                    {name[language]}
                  </Link>
                </h3>
                <p className="item__note">{t(`common:type_${productType}`)}</p>
                {cents !== undefined && (
                  <p className="price">
                    <span className="price__from">{t('pages:fact_from')}</span> <Price cents={cents} />
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="block__more">
        <Link className="link" to="/store" search={{ garment: type && editorPathOf(type) }}>
          {t('pages:all_designs')}
        </Link>
      </p>
    </BlockFrame>
  )
}
