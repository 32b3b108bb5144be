import { LIMITS, type MaskOutline } from '@kitwright/design'
import { polygonContains, type Point } from '@kitwright/measure'
import { simplifyRing, type Ring } from './ringGeometry.ts'

/** How finely outlines are kept: tenths of a millimetre, and never a minus before zero. */
const TENTHS = 10
const kept = (value: number): number => Math.round(value * TENTHS) / TENTHS + 0

/** In as few points as an outline may have. */
function fewEnough(ring: Ring): Ring {
  for (let within = 1 / TENTHS; ; within *= 1.5) {
    const few = simplifyRing(ring, within)
    if (few.length <= LIMITS.maskPoints) return few
  }
}

/** Rings as a piece's outlines. */
export const toOutlines = (piece: string, rings: readonly Ring[]): MaskOutline[] =>
  rings.map(ring => ({ piece, points: fewEnough(ring).map(({ x, y }) => ({ x: kept(x), y: kept(y) })) }))

/** Whether a point is among what rings enclose, holes left out. */
export const isInsideRings = (rings: readonly Ring[], at: Point): boolean =>
  rings.filter(ring => polygonContains(ring, at)).length % 2 === 1
