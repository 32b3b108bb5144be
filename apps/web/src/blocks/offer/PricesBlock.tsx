import type { ShownBlock } from '@kitwright/pages/content'
import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { usePricing } from '../../domainComponents/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { PriceMatrix } from './PriceMatrix.tsx'

type Pricing = NonNullable<ReturnType<typeof usePricing>['data']>

/** Columns of the table: more do not fit on a phone. */
const MOST = 4

/** Returns the quantities from which some price is lower, the smallest order first. */
function quantitiesOf({ minimumQty, quantitySteps }: Pricing): number[] {
  const steps = Object.values(quantitySteps).flatMap(list => list.map(({ from }) => from))
  const found = [...new Set([minimumQty, ...steps.filter(from => from > minimumQty)])].toSorted((a, b) => a - b)
  return found.slice(0, MOST)
}

/** Returns the price of one piece at a quantity: the cheapest fabric, less its step. */
function priceAt({ quantitySteps }: Pricing, product: Pricing['products'][number], quantity: number): number {
  const prices = product.fabrics.map(({ id, priceCents }) => {
    const percents = (quantitySteps[id] ?? []).filter(({ from }) => from <= quantity).map(({ percent }) => percent)
    return Math.round((priceCents * (100 - Math.max(0, ...percents))) / 100)
  })
  return Math.min(...prices)
}

/** The price of each garment by quantity. */
export function PricesBlock({ block }: { block: Extract<ShownBlock, { kind: 'prices' }> }) {
  const { t } = useTranslation(['pages', 'common'])
  const { data: pricing } = usePricing()
  if (!pricing || pricing.products.length === 0) return null
  const quantities = quantitiesOf(pricing)
  const rows = pricing.products.map(product => ({
    key: product.type,
    name: (
      <Link to="/products/$slug" params={{ slug: editorPathOf(product.type) }}>
        {t(`common:type_${product.type}`)}
      </Link>
    ),
    cents: quantities.map(quantity => priceAt(pricing, product, quantity)),
  }))
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      <PriceMatrix
        caption={t('pages:prices_caption')}
        of={t('pages:prices_garment')}
        quantities={quantities}
        rows={rows}
      />
    </BlockFrame>
  )
}
