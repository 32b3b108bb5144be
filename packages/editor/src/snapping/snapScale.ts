import { boxCentre, type Box } from '@kitwright/measure'
import type { SnapField } from './snapField.ts'
import { guidesFor } from './guides.ts'
import { chordAt, SEAM_MARGIN_MM } from './outlineChord.ts'
import type { Gap, Guide } from './types.ts'

type AxisIndex = 0 | 1

interface ScaleSnapContext {
  /** The axes along which the box grows: 0 for its width, 1 for its height. */
  readonly axes: readonly AxisIndex[]
  readonly toleranceMm: number
}

export interface ScaleSnapResult {
  readonly factor: number
  readonly lines: readonly Guide[]
  readonly gaps: readonly Gap[]
}

/** Returns the stops for an edge of the box: edges of zones and layers, the seams and a margin within them. */
function stopsOf(field: SnapField, box: Box, axis: AxisIndex): number[] {
  const { x, y } = boxCentre(box)
  const [along, across] = axis === 0 ? [x, y] : [y, x]
  const lines = (axis === 0 ? field.x : field.y).filter(({ isCentre }) => !isCentre).map(({ at }) => at)
  const cut = chordAt(field.outline, across, along, axis)
  return cut ? [...lines, cut[0], cut[0] + SEAM_MARGIN_MM, cut[1], cut[1] - SEAM_MARGIN_MM] : lines
}

/** Scales a box about its middle. */
function grown(box: Box, factor: number, axes: readonly AxisIndex[]): Box {
  const { x, y } = boxCentre(box)
  const [fx, fy] = [axes.includes(0) ? factor : 1, axes.includes(1) ? factor : 1]
  return [x + (box[0] - x) * fx, y + (box[1] - y) * fy, x + (box[2] - x) * fx, y + (box[3] - y) * fy]
}

/** Snaps the edges of a box that is scaled about its middle, using the edge with the shortest distance. */
export function snapScale(
  field: SnapField,
  box: Box,
  factor: number,
  { axes, toleranceMm }: ScaleSnapContext,
): ScaleSnapResult {
  let [best, cost]: [{ factor: number; axis: AxisIndex } | null, number] = [null, toleranceMm]
  for (const axis of axes) {
    const half = (box[axis + 2]! - box[axis]) / 2
    const middle = box[axis] + half
    if (half < 1) continue
    for (const at of stopsOf(field, box, axis)) {
      const reach = Math.abs(at - middle)
      const miss = Math.abs(reach - half * factor)
      // An edge that would reach the middle is skipped: nothing would remain visible.
      if (miss > cost || reach < 1) continue
      cost = miss
      best = { factor: reach / half, axis }
    }
  }
  if (!best) return { factor, lines: [], gaps: [] }
  const { lines, gaps } = guidesFor(field, grown(box, best.factor, axes), { x: best.axis === 0, y: best.axis === 1 })
  return { factor: best.factor, lines, gaps }
}
