import type { OrderLine } from '@kitwright/contract'
import type { OrderedKit } from '../../cart/index.ts'

type KitFacts = Pick<OrderLine, 'version' | 'kit'>

/** Returns the kit of a line. The version alone says that it is the goalkeeper's. */
export const kitWornBy = ({ version, kit }: KitFacts): OrderedKit =>
  kit ?? (version === 'goalkeeper' ? 'goalkeeper' : 'home')

/** Puts a line into a kit. A goalkeeper stays one in kits that all wear, but not in the players' home kit. */
export function wearKit<T extends KitFacts>(line: T, kit: OrderedKit): T {
  if (kit === 'goalkeeper') return { ...line, version: 'goalkeeper', kit: null }
  return kit === 'home' ? { ...line, version: 'player', kit: null } : { ...line, kit }
}
