import { alwaysLongTypes } from '@kitwright/garment'
import type { PriceList } from '@kitwright/pricing'
import type { Prices } from '../../officeTypes.ts'

/** Returns the price list for quotes, computed as the server does: retired fabrics have no price. */
export function priceListOf({ fabrics, base, steps, sizes, ...rest }: Prices): PriceList {
  const offered = new Set(fabrics.filter(({ isRetired }) => !isRetired).map(({ id }) => id))
  const ofOffered = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(table).filter(([fabric]) => offered.has(fabric)))
  return {
    ...rest,
    base: Object.fromEntries(Object.entries(base).map(([type, prices]) => [type, ofOffered(prices ?? {})])),
    quantitySteps: ofOffered(steps),
    sizeSurcharges: sizes,
    longSleeveIncluded: alwaysLongTypes(),
  }
}
