import { LIMITS } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { type ProductType, type Size, sleevesOf } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'

/** A design that is taken into a quote, with its quantity as typed. */
export interface ChosenDesign {
  readonly designId: string
  readonly productType: ProductType
  readonly fabric: string
  readonly size: Size
  readonly qty: string
}

const qtyOf = ({ qty }: ChosenDesign): number | null => {
  const count = parseWholeNumber(qty)
  return count !== undefined && count !== null && count >= 1 && count <= LIMITS.pieces ? count : null
}

/** Whether something is chosen, and each quantity can be read. */
export const isWhole = (chosen: readonly ChosenDesign[]): boolean =>
  chosen.length > 0 && chosen.every(each => qtyOf(each) !== null)

/** Returns the items of the quote. The quantities must be right. */
export const itemsOf = (chosen: readonly ChosenDesign[]): Call<'POST /api/office/quotes'>['body']['items'] =>
  chosen.map(each => ({
    designId: each.designId,
    fabric: each.fabric,
    lines: [{ id: crypto.randomUUID(), size: each.size, sleeve: sleevesOf(each.productType)[0]!, qty: qtyOf(each)! }],
  }))
