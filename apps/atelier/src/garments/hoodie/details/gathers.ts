import { smoothStep } from '../../../dressForm/solids.ts'
import type { Relief } from '../../../meshFinishing/cloth/relief.ts'
import type { Point } from '@kitwright/measure'
import { boxOf, edgeOf, type Pattern } from '../../../sewingPattern/pattern.ts'
import { pieceOf } from '../../partRegions.ts'

/** Height and width of the folds that a rib draws into fleece, and their run, in mm. */
const HEIGHT_MM = 1.5
const FOLD_MM = 23
const RUN_MM = [20, 52] as const
const SEAM_FADE_MM = 7
const END_FADE_MM = 14

const wave = (mm: number, period: number): number => Math.sin((2 * Math.PI * mm) / period)

/** Returns uneven folds along a gathered edge, -1 to 1. */
const fold = (along: number): number =>
  Math.sin(2 * Math.PI * (along / FOLD_MM + 0.3 * wave(along, 97) + 0.2 * wave(along + 11, 41)))

/** Returns folds over a level gathered edge at the bottom of a piece, from `left` to `right`. */
function overEdge({ left, right, y }: { left: number; right: number; y: number }): (at: Point) => number {
  return at => {
    const away = y - at.y
    if (away > RUN_MM[1]) return 0
    const run = RUN_MM[0] + (RUN_MM[1] - RUN_MM[0]) * (0.5 + 0.5 * wave(at.x, 59) * wave(at.x + 20, 103))
    const fading = smoothStep(away / SEAM_FADE_MM) * Math.max(0, 1 - away / run) ** 1.5
    const end = smoothStep(Math.min(at.x - left, right - at.x) / END_FADE_MM)
    return HEIGHT_MM * fading * end * fold(at.x)
  }
}

const GATHERED = { front: ['bandL', 'bandR'], back: ['bandL', 'bandR'], sleeveL: ['wrist'], sleeveR: ['wrist'] }

/** Returns folds over the waistband and the cuffs, finer than the simulation's mesh. */
export function ribGathers(pattern: Pattern): Relief {
  const reliefs = new Map(
    Object.entries(GATHERED).map(([id, edges]) => {
      const piece = pieceOf(pattern, id)
      const xs = edges.flatMap(name => edgeOf(piece, name).map(p => p.x))
      return [id, overEdge({ left: Math.min(...xs), right: Math.max(...xs), y: boxOf(piece)[3] })]
    }),
  )
  return (piece, at) => reliefs.get(piece)?.(at) ?? 0
}
