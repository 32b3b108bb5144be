import type { Point } from '@kitwright/measure'
import type { PatternPiece } from '../../../sewingPattern/pattern.ts'
import type { StandCut } from './standCollar.ts'

/** The part of a polo collar that is folded down over the stand. */
export interface LeafCut {
  /** Width from the fold to the outer edge, at the centre back and at its two points. */
  readonly widthMm: number
  readonly pointMm: number
  readonly thicknessMm: number
  /** Curvature of the whole piece in radians: the more it is bent flat, the farther it spreads when worn. */
  readonly turn: number
  /** Extra reach of its outer edge in radians at each end, which gives the slant of its front edges. */
  readonly slant: number
  /** Distance of the tucked edge from the stand's middle, in metres; the tuck hangs straight down if absent. */
  readonly seatedM?: number
}

/** Widths inside the stand, and of the roll over it, before the leaf becomes visible. */
export const TUCK_MM = 4
export const ROLL_MM = 9
/** Start of the points, as a share of half the collar. */
const POINTS_FROM = 0.5
const CORNER = 0.985

export interface Leaf {
  readonly piece: PatternPiece
  /** Returns a point on the piece: `u` runs from end to end (-1 … 1), `mm` from the tucked edge outwards. */
  readonly at: (u: number, mm: number) => Point
  /** Returns its depth at `u`, including tuck and roll. */
  readonly depthMm: (u: number) => number
}

/** The steamed edge springs back by a quarter of its shortening. */
const SPRING = 0.75

/** Returns the length of the leaf where it leaves the roll, outside the stand's upper edge. */
const foldMm = ({ ratio, lean, notchMm }: StandCut, neck: { front: number; back: number }): number =>
  2 * ((neck.front + neck.back) * ratio - notchMm) * (1 - SPRING * lean) + 2 * ROLL_MM

/**
 * Returns the leaf seen from outside, hanging: a strip bent like a horseshoe, so that its outer edge is longer than its
 * fold. x = 0 lies at the centre back; y = 0 is the tucked edge there.
 */
export function makeLeaf(cut: LeafCut, stand: StandCut, neck: { front: number; back: number }): Leaf {
  const { widthMm, pointMm, turn, slant } = cut
  const hidden = TUCK_MM + ROLL_MM
  const radius = foldMm(stand, neck) / turn - hidden
  const depthMm = (u: number): number => {
    const t = Math.min(1, Math.max(0, (Math.abs(u) - POINTS_FROM) / (CORNER - POINTS_FROM)))
    return hidden + widthMm + (pointMm - widthMm) * t * t
  }
  const at = (u: number, mm: number): Point => {
    const out = Math.max(0, mm - hidden) / widthMm
    const angle = u * (turn / 2 + slant * out * Math.abs(u) ** 3)
    return { x: (radius + mm) * Math.sin(angle), y: (radius + mm) * Math.cos(angle) - radius }
  }
  const across = Array.from({ length: 97 }, (_, i) => -1 + i / 48)
  const along = Array.from({ length: 17 }, (_, i) => i / 16)
  const edges = [
    { name: 'outer', line: across.map(u => at(u, depthMm(u))) },
    { name: 'endPlus', line: along.map(t => at(1, depthMm(1) * (1 - t))) },
    { name: 'fold', line: across.map(u => at(-u, 0)) },
    { name: 'endMinus', line: along.map(t => at(-1, depthMm(1) * t)) },
  ]
  return { piece: { id: 'collar', isApplied: true, edges }, at, depthMm }
}
