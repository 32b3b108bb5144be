import { LIMITS, type MaskOutline } from '@kitwright/design'
import { polygonContains, type Point } from '@kitwright/measure'
import { simplifyRing, type Ring } from './ringGeometry.ts'

/** The resolution of stored outlines is a tenth of a millimetre; adding 0 avoids −0. */
const TENTHS = 10
const kept = (value: number): number => Math.round(value * TENTHS) / TENTHS + 0

/** Simplifies a ring to the maximum number of points of an outline. */
function fewEnough(ring: Ring): Ring {
  for (let within = 1 / TENTHS; ; within *= 1.5) {
    const few = simplifyRing(ring, within)
    if (few.length <= LIMITS.maskPoints) return few
  }
}

/** Converts rings to outlines of a piece. */
export const toOutlines = (piece: string, rings: readonly Ring[]): MaskOutline[] =>
  rings.map(ring => ({ piece, points: fewEnough(ring).map(({ x, y }) => ({ x: kept(x), y: kept(y) })) }))

/** Checks that a point is within the area of the rings, without holes. */
export const isInsideRings = (rings: readonly Ring[], at: Point): boolean =>
  rings.filter(ring => polygonContains(ring, at)).length % 2 === 1
