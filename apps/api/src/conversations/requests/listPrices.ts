import type { ProductType } from '@kitwright/garment'
import { sleevesOf } from '@kitwright/garment'
import type { Names } from '@kitwright/words'
import { listPricedFabrics, loadPriceList, priceSteps } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'

export interface ListPrice {
  readonly productType: ProductType
  readonly fabric: string
  readonly name: Names
  readonly unitCents: number
}

/** Returns the price of one piece by the list in each fabric of a garment, for a quantity of one design. */
export async function listPrices(
  trx: Transaction,
  { productType, pieces, now }: { readonly productType: ProductType; readonly pieces: number; readonly now: Date },
): Promise<ListPrice[]> {
  const fabrics = await listPricedFabrics(trx, [productType])
  if (fabrics.length === 0) return []
  const list = await loadPriceList(trx, null)
  const sleeve = sleevesOf(productType)[0] ?? 'short'
  return priceSteps({ productType, sleeve, list, fabrics, now }).map(({ fabric, name, steps }) => ({
    productType,
    fabric,
    name,
    unitCents: (steps.findLast(({ from }) => from <= pieces) ?? steps[0]!).unitCents,
  }))
}
