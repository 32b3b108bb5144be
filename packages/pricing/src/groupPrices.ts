import { percentOf } from '@kitwright/measure'
import type { PriceList, QuantityStep } from './types.ts'

/** Terms of a group of customers, on top of the shop's price list. */
export interface GroupTerms {
  /** Percentage off every base price that has no price of its own here. */
  readonly percentOff: number
  /** Own base prices, cents by product type and fabric. */
  readonly base: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Own quantity steps, which replace those of the fabric. */
  readonly steps: Readonly<Record<string, readonly QuantityStep[]>>
  /** Least number of pieces of a design; null for that of the shop. */
  readonly minimumQty: number | null
  /** Whether the shop's promotion applies, too. */
  readonly hasPromotions: boolean
}

const own = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/** Returns the price list of a group. It offers the same products and fabrics as the shop's. */
export function groupPrices(
  list: PriceList,
  { percentOff, base, steps, minimumQty, hasPromotions }: GroupTerms,
): PriceList {
  const priceOf = (type: string, fabric: string, cents: number): number =>
    own(own(base, type) ?? {}, fabric) ?? Math.max(1, cents - percentOf(cents, percentOff))
  return {
    ...list,
    minimumQty: minimumQty ?? list.minimumQty,
    promotion: hasPromotions ? list.promotion : null,
    base: Object.fromEntries(
      Object.entries(list.base).map(([type, prices]) => [
        type,
        Object.fromEntries(Object.entries(prices).map(([fabric, cents]) => [fabric, priceOf(type, fabric, cents)])),
      ]),
    ),
    quantitySteps: { ...list.quantitySteps, ...steps },
  }
}
