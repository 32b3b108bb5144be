import type { Point } from '@kitwright/measure'

/** The distance artwork keeps from a seam; closer to it, sewing hides it. */
export const SEAM_MARGIN_MM = 20

/** The two ends of a straight cut through the piece, ascending; null beside the piece. */
export type OutlineChord = readonly [low: number, high: number]

/**
 * Returns where a horizontal line at `at` (a vertical one for axis 1) leaves the outline on either side of `near`.
 * Curved seams give another result at each height.
 */
export function chordAt(outline: readonly Point[], at: number, near: number, axis: 0 | 1): OutlineChord | null {
  let [low, high] = [-Infinity, Infinity]
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[j]!, outline[i]!]
    const [aAcross, bAcross] = axis === 0 ? [a.y, b.y] : [a.x, b.x]
    if (aAcross > at === bAcross > at) continue
    const share = (at - aAcross) / (bAcross - aAcross)
    const met = axis === 0 ? a.x + share * (b.x - a.x) : a.y + share * (b.y - a.y)
    if (met <= near) low = Math.max(low, met)
    else high = Math.min(high, met)
  }
  return Number.isFinite(low) && Number.isFinite(high) ? [low, high] : null
}
