import type { Box, Point } from '@kitwright/measure'
import { movedBox } from '../geometry/boxes.ts'
import type { SnapField } from './snapField.ts'
import { guidesFor } from './guides.ts'
import { chordAt, SEAM_MARGIN_MM } from './outlineChord.ts'
import type { Guides, SnapLine } from './types.ts'

export interface SnapResult {
  /** The correction added to the pointer's movement, mm. */
  readonly by: Point
  /** Null if nothing was met. */
  readonly guides: Guides | null
}

/** Returns the middle and edges of a box along one axis. */
const anchorsOf = (box: Box, axis: 0 | 1) => {
  const [low, high] = [box[axis], box[axis + 2]!]
  return { centre: (low + high) / 2, low, high }
}

/** The advantage of a middle over an edge at the same distance. */
const CENTRE_BONUS_MM = 0.2

/** The least move that brings a middle to a middle or an edge to an edge; 0 where no line is near enough. */
function nearest(lines: readonly SnapLine[], box: Box, axis: 0 | 1, tolerance: number): number | null {
  const { centre, low, high } = anchorsOf(box, axis)
  let best: number | null = null
  let cost = tolerance
  const consider = (move: number, bonus: number): void => {
    const price = Math.abs(move) - bonus
    if (Math.abs(move) > tolerance || price > cost) return
    cost = price
    best = move
  }
  for (const { at, isCentre } of lines) {
    if (isCentre) consider(at - centre, CENTRE_BONUS_MM)
    else {
      consider(at - low, 0)
      consider(at - high, 0)
    }
  }
  return best
}

/** Returns the same for the seams left and right (or above and below), and a margin within them. */
function nearestSeam(outline: SnapField['outline'], box: Box, axis: 0 | 1, tolerance: number): number | null {
  const { centre, low, high } = anchorsOf(box, axis)
  const across = anchorsOf(box, axis === 0 ? 1 : 0).centre
  const cut = chordAt(outline, across, centre, axis)
  if (!cut) return null
  const moves = [cut[0] - low, cut[0] + SEAM_MARGIN_MM - low, cut[1] - high, cut[1] - SEAM_MARGIN_MM - high]
  const [best] = moves.filter(move => Math.abs(move) <= tolerance).toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return best ?? null
}

/** Snaps a dragged box to nearby targets: lines first, then seams, each axis separately. */
export function snapBox(field: SnapField, box: Box, toleranceMm: number): SnapResult {
  const x = nearest(field.x, box, 0, toleranceMm) ?? nearestSeam(field.outline, box, 0, toleranceMm)
  const y = nearest(field.y, box, 1, toleranceMm) ?? nearestSeam(field.outline, box, 1, toleranceMm)
  const by = { x: x ?? 0, y: y ?? 0 }
  if (x === null && y === null) return { by, guides: null }
  return { by, guides: guidesFor(field, movedBox(box, by.x, by.y), { x: x !== null, y: y !== null }) }
}
