import type { Layer, LayerChange } from '@kitwright/design'
import { clamp, type Point } from '@kitwright/measure'
import { boxOfLayer } from '../geometry/boxes.ts'
import { sizeGaps } from '../snapping/sizeGaps.ts'
import { snapScale, type ScaleSnapResult } from '../snapping/snapScale.ts'
import type { Guides } from '../snapping/types.ts'
import { factorBetween, factorRange, resizeChange, widthChange } from '../layers/layerChanges.ts'
import type { DragStepper } from './drag.ts'
import type { MoveContext } from './moveContext.ts'
import { snapFieldAround, type SnapOptions } from './snapLayer.ts'
import type { Extent, Grip } from '../geometry/types.ts'

const plain = (factor: number): ScaleSnapResult => ({ factor, lines: [], gaps: [] })

/** Returns the layer's new size. */
const sized = ({ widthMm, heightMm }: Extent, factor: number, grip: Grip): Extent => ({
  widthMm: widthMm * factor,
  heightMm: grip === 'width' ? heightMm : heightMm * factor,
})

/** Returns the scale that the pointer requests, before snapping. */
function wanted(start: Layer, grip: Grip, from: Point, to: Point): number {
  if (grip !== 'width' || start.kind !== 'image') return clamp(factorBetween(from, to), ...factorRange(start))
  return (widthChange(start, to).widthMm ?? start.widthMm) / start.widthMm
}

function changeBy(start: Layer, grip: Grip, factor: number): LayerChange {
  if (grip === 'width' && start.kind === 'image') return { widthMm: Math.round(start.widthMm * factor * 10) / 10 }
  return resizeChange(start, factor)
}

/** Starts scaling one layer about its centre. Its edges snap to its surroundings, and its size is shown. */
export function startScale(
  { start, all, worn, guides }: MoveContext,
  grip: Grip,
  from: Point | null,
  snapping?: SnapOptions,
): DragStepper {
  const extent = snapping?.sizeOf(start)
  const around = { all: all.filter(layer => layer !== start), worn, guides }
  const field = snapping ? snapFieldAround(start.piece, { ...around, sizeOf: snapping.sizeOf }) : null
  // A rotated picture that is only widened has no axis-aligned edge.
  const canSnap = grip === 'scale' || start.rotationDeg % 180 === 0

  function snapped(factor: number, isFree: boolean): ScaleSnapResult {
    if (!field || !snapping || isFree || !canSnap) return plain(factor)
    const axes = grip === 'width' ? ([0] as const) : ([0, 1] as const)
    const { toleranceMm, sizeOf } = snapping
    const caught = snapScale(field, boxOfLayer(start, sizeOf), factor, { axes, toleranceMm })
    const [low, high] = factorRange(start)
    return caught.factor < low || caught.factor > high ? plain(factor) : caught
  }

  function guidesAt({ factor, lines, gaps }: ScaleSnapResult): Guides | null {
    if (!extent) return null
    const size = sizeGaps({ x: start.xMm, y: start.yMm }, start.rotationDeg, sized(extent, factor, grip))
    return { piece: start.piece, lines, gaps: [...gaps, ...size] }
  }

  return to => {
    if (!from || !to.relative) return null
    const step = snapped(wanted(start, grip, from, to.relative), to.isFree)
    return {
      command: { kind: 'changeLayer', id: start.id, change: changeBy(start, grip, step.factor) },
      guides: guidesAt(step),
    }
  }
}
