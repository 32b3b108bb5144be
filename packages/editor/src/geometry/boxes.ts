import type { Layer } from '@kitwright/design'
import type { Zone } from '@kitwright/garment'
import { boxAround, unionBox, type Box } from '@kitwright/measure'
import { frameOf } from './frame.ts'
import type { Extent } from './types.ts'

/** Measures a layer before its rotation. */
export type SizeOf = (layer: Layer) => Extent

/** Returns the axis-aligned box around a rotated layer, mm on its piece. */
export const boxOfLayer = (layer: Layer, sizeOf: SizeOf): Box => boxAround(frameOf(layer, sizeOf(layer)).corners)

export const boxOfZone = ({ centre, width, height }: Zone): Box => [
  centre.x - width / 2,
  centre.y - height / 2,
  centre.x + width / 2,
  centre.y + height / 2,
]

/** Returns the box around several boxes, at least one. */
export const boxAroundAll = (boxes: readonly Box[]): Box => boxes.reduce((all, box) => unionBox(all, box))

export const movedBox = ([x0, y0, x1, y1]: Box, dx: number, dy: number): Box => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]

/** Checks whether two boxes overlap. */
export const boxesOverlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
