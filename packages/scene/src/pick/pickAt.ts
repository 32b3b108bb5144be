import { shownSize } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'
import type { PartArea, PartId } from '@kitwright/garment'
import { polygonContains, type Point } from '@kitwright/measure'
import { quadContains } from '../layers/bounds.ts'

/** The part seen at a point: the last area drawn there. */
export function partAt(areas: readonly PartArea[], at: Point): PartId | null {
  const seen = areas.findLast(({ region }) => !region || region.some(polygon => polygonContains(polygon, at)))
  return seen?.part ?? null
}

/** The top-most visible layer whose own box holds the point. */
export function layerAt(layers: readonly Layer[], at: Point): string | null {
  const isUnder = (layer: Layer): boolean =>
    !layer.isHidden &&
    layer.opacity > 0 &&
    quadContains({ centre: { x: layer.xMm, y: layer.yMm }, ...shownSize(layer), rotationDeg: layer.rotationDeg }, at)
  return layers.findLast(isUnder)?.id ?? null
}
