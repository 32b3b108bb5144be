import { boxingTrunkStart } from '../boxingtrunk/start.ts'
import { boxyFitStart } from '../boxyfit/start.ts'
import { hoodieStart } from '../hoodie/start.ts'
import { oversizedShirtStart } from '../oversizedshirt/start.ts'
import { poloStart } from '../polo/start.ts'
import type { ProductType } from './products.ts'
import { sleevelessStart } from '../sleeveless/start.ts'
import { soccerStart } from '../soccer/start.ts'
import type { Start } from '../vocabulary/garmentStart.ts'
import { tshirtStart } from '../tshirt/start.ts'

export { PARTS } from '../vocabulary/parts.ts'
export { getProduct } from './products.ts'
export { publishedStartOf } from '../vocabulary/garmentStart.ts'
export type { Start } from '../vocabulary/garmentStart.ts'

const STARTS: Record<ProductType, Start> = {
  SOCCER_KIT: soccerStart,
  OVERSIZED_SHIRT: oversizedShirtStart,
  POLO_SHIRT: poloStart,
  SLEEVELESS_SHIRT: sleevelessStart,
  TSHIRT: tshirtStart,
  HOODIE: hoodieStart,
  BOXY_FIT: boxyFitStart,
  BOXING_TRUNK: boxingTrunkStart,
}

const starts = new Map<string, Start>(Object.entries(STARTS))

/** Returns the start of a product type; throws for an unknown type. */
export function startOf(type: string): Start {
  const start = starts.get(type)
  if (!start) throw new Error(`there is no product type ${type}`)
  return start
}

/** Adds a start, for tests. Returns the function that removes it. */
export function addStart(type: string, start: Start): () => void {
  starts.set(type, start)
  return () => void starts.delete(type)
}
