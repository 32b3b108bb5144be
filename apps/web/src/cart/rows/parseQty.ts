import { LIMITS } from '@kitwright/contract'
import { parseWholeNumber } from '@kitwright/measure'

/** Parses a typed quantity, Khmer digits included. Returns null for anything but 1 to 10,000. */
export function parseQty(text: string): number | null {
  const qty = parseWholeNumber(text)
  return qty !== null && qty >= 1 && qty <= LIMITS.pieces ? qty : null
}
