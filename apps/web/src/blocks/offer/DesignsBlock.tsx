import type { Template } from '@kitwright/contract'
import { DESIGNS_SHOWN } from '@kitwright/pages'
import type { ShownBlock } from '@kitwright/pages/content'
import { editorPathOf, type ProductType } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { TurnButton, useProducts, useTileSide } from '../../domainComponents/index.ts'
import { useCall, usePreferences } from '../../session/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { Cutout } from '../Cutout.tsx'
import { Price } from './Price.tsx'

interface Props {
  readonly block: Extract<ShownBlock, { kind: 'designs' }>
  /** The garment whose designs are shown; all without one. */
  readonly type?: ProductType
}

interface ItemProps {
  readonly template: Template
  readonly cents: number | undefined
}

/** A design at home and, if it has that kit, away: fronts, or backs while it is turned. */
function DesignItem({ template: { id, productType, name: names, pictureUrl, kits }, cents }: ItemProps) {
  const { t } = useTranslation(['pages', 'common'])
  const language = usePreferences(state => state.language)
  const { isBack, isTurned, turn, watching } = useTileSide()
  const shown = `${pictureUrl}&side=${isBack ? 'back' : 'front'}&width=400`
  const hasAway = kits.some(({ kit }) => kit === 'away')
  const name = names[language]
  return (
    <li
      className={`item item--design item--${editorPathOf(productType)}`}
      data-pair={hasAway ? '' : undefined}
      {...watching}
    >
      <div className="item__in">
        <span className="item__media">
          <Cutout src={shown} alt="" />
          {hasAway && (
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
            {name}
          </Link>
        </h3>
        <p className="item__note">{t(`common:type_${productType}`)}</p>
        {cents !== undefined && (
          <p className="price">
            <span className="price__from">{t('pages:fact_from')}</span> <Price cents={cents} />
          </p>
        )}
      </div>
      <TurnButton label={t('pages:turn_design', { name })} isTurned={isTurned} onTurn={turn} />
    </li>
  )
}

/** The newest ready-made designs, or nothing if the shop has none. */
export function DesignsBlock({ block, type }: Props) {
  const { t } = useTranslation(['pages'])
  const { data } = useCall('GET /api/templates', { query: { type, sort: 'newest', pageSize: DESIGNS_SHOWN } })
  const { data: products } = useProducts()
  if (!data || data.items.length === 0) return null
  const priceOf = new Map(products?.items.map(product => [product.type, product.priceFromCents]))
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      <ul className="items items--designs">
        {data.items.map(template => (
          <DesignItem key={template.id} template={template} cents={priceOf.get(template.productType)} />
        ))}
      </ul>
      <p className="block__more">
        <Link className="link" to="/store" search={{ garment: type && editorPathOf(type) }}>
          {t('pages:all_designs')}
        </Link>
      </p>
    </BlockFrame>
  )
}
