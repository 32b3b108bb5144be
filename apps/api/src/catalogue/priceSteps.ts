import type { PreviewPrice } from '@kitwright/contract'
import { baseSizeOf, type ProductType, type SleeveLength } from '@kitwright/garment'
import { type PriceList, promotionPercentOf, quote } from '@kitwright/pricing'
import { namesFromTags } from '@kitwright/words'
import type { PricedFabric } from './store.ts'

interface PriceStepsInput {
  readonly productType: ProductType
  readonly sleeve: SleeveLength
  readonly list: PriceList
  readonly fabrics: readonly PricedFabric[]
  readonly now: Date
}

/** Returns the price of one garment by quantity in each fabric that the shop offers for it, cheapest first. */
export function priceSteps({ productType, sleeve, list, fabrics, now }: PriceStepsInput): PreviewPrice[] {
  const priced = fabrics.flatMap(({ fabric, names }) => {
    const quantities = quantitiesOf(list, fabric)
    const quoted = quantities.flatMap(qty => {
      const result = quote(list, [{ design: '', productType, fabric, size: baseSizeOf(productType), sleeve, qty }], now)
      return result.ok ? [result.quote] : []
    })
    if (quoted.length === 0) return []
    const steps = quoted.map(({ qty, totalCents }) => ({ from: qty, unitCents: Math.round(totalCents / qty) }))
    return [
      {
        fabric,
        name: namesFromTags(names),
        promotionPercent: promotionPercentOf(quoted[0]!.lines),
        steps: steps.filter(({ unitCents }, i) => unitCents !== steps[i - 1]?.unitCents),
      },
    ]
  })
  return priced.toSorted((a, b) => a.steps[0]!.unitCents - b.steps[0]!.unitCents)
}

/** Returns the quantities from which a piece may cost less, starting with the minimum order. */
function quantitiesOf({ minimumQty, quantitySteps }: PriceList, fabric: string): number[] {
  const steps = Object.hasOwn(quantitySteps, fabric) ? quantitySteps[fabric]! : []
  const later = steps.map(({ from }) => from).filter(from => from > minimumQty)
  return [Math.max(1, minimumQty), ...later.toSorted((a, b) => a - b)]
}
