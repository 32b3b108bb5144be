import type { Hairline } from './scalp.ts'
import type { Hair } from './strand.ts'
import { bob, curls, loose } from './styles/longHair.ts'
import { afro, bald, buzz, crop, curlyTop, fade, fringe, quiff, waves } from './styles/shortHair.ts'
import { braids, bun, longTied, ponytail } from './styles/tiedHair.ts'

/** Hair styles by the names that players give to their heads' parts. */
export const HAIR_STYLES: Readonly<Record<string, (hairline: Hairline) => Hair>> = {
  afro,
  bald,
  bob,
  braids,
  bun,
  buzz,
  crop,
  curls,
  curlyTop,
  fade,
  fringe,
  longTied,
  loose,
  ponytail,
  quiff,
  waves,
}
export { aboveHairline } from './scalp.ts'
export type { Hairline } from './scalp.ts'
export { ribbons, ropes } from './ribbons.ts'
export type { HairMesh } from './ribbons.ts'
export type { Hair, Strand } from './strand.ts'
export { beardStrands } from './beardStrands.ts'
export { browStrands } from './browStrands.ts'
export { lashStrands } from './lashStrands.ts'
export type { Vec } from './vectors.ts'
