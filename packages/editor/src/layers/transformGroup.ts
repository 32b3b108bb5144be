import type { Command, Layer, LayerChange, GarmentWithOptions } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { boxCentre, rotatePoint, type Box, type Point } from '@kitwright/measure'
import { boxAroundAll, boxOfLayer, type SizeOf } from '../geometry/boxes.ts'
import { frameOf, type LayerFrame } from '../geometry/frame.ts'
import { factorRange, clampToBox, resizeChange, tidyDegrees } from './layerChanges.ts'

/** Layers of one piece that are scaled and rotated together. */
export interface Group {
  readonly piece: string
  readonly layers: readonly Layer[]
  /** The axis-aligned box around the layers, mm on the piece. */
  readonly box: Box
  readonly centre: Point
}

/** Groups the editable layers by piece; each group rotates about its own centre. */
export function groupsOf(layers: readonly Layer[], sizeOf: SizeOf): readonly Group[] {
  const free = layers.filter(({ isLocked, isHidden }) => !isLocked && !isHidden)
  return [...new Set(free.map(({ piece }) => piece))].map(piece => {
    const together = free.filter(layer => layer.piece === piece)
    const box = boxAroundAll(together.map(layer => boxOfLayer(layer, sizeOf)))
    return { piece, layers: together, box, centre: boxCentre(box) }
  })
}

/**
 * Returns the frame of a group rotated by some degrees. It rotates with its layers and is axis-aligned again
 * afterwards.
 */
export function groupFrame(
  { layers }: Pick<Group, 'layers'>,
  sizeOf: SizeOf,
  turnDeg: number,
  marginMm = 0,
): LayerFrame {
  const back = layers.map((layer): Layer => {
    const { x, y } = rotatePoint({ x: layer.xMm, y: layer.yMm }, -turnDeg)
    return { ...layer, xMm: x, yMm: y, rotationDeg: layer.rotationDeg - turnDeg }
  })
  // The original layers are measured, since a copy has no measured size yet.
  const sizes = new Map(back.map((copy, i) => [copy, sizeOf(layers[i]!)]))
  const box = boxAroundAll(back.map(layer => boxOfLayer(layer, copy => sizes.get(copy)!)))
  const { x, y } = rotatePoint(boxCentre(box), turnDeg)
  const extent = { widthMm: box[2] - box[0], heightMm: box[3] - box[1] }
  return frameOf({ xMm: x, yMm: y, rotationDeg: turnDeg }, extent, marginMm)
}

/** Returns the scale factors that keep all layers within their limits. */
export function sharedRange(layers: readonly Layer[]): readonly [low: number, high: number] {
  const ranges = layers.map(factorRange)
  return [Math.max(...ranges.map(([low]) => low)), Math.min(...ranges.map(([, high]) => high))]
}

/** A shared transform of layers: its centre and its amounts. */
interface GroupTransform {
  readonly centre: Point
  readonly by?: Point
  readonly factor?: number
  readonly turnDeg?: number
}

/** Returns the change of one of the layers; its centre stays on the box of its piece. */
export function groupChange(layer: Layer, together: GroupTransform, box: Box): LayerChange {
  const { centre, by = { x: 0, y: 0 }, factor = 1, turnDeg = 0 } = together
  const out = rotatePoint({ x: (layer.xMm - centre.x) * factor, y: (layer.yMm - centre.y) * factor }, turnDeg)
  const { x, y } = clampToBox(box, { x: centre.x + by.x + out.x, y: centre.y + by.y + out.y })
  const size = factor === 1 ? {} : resizeChange(layer, factor)
  return { ...size, rotationDeg: tidyDegrees(layer.rotationDeg + turnDeg), xMm: x, yMm: y }
}

/**
 * Returns one step for all groups, each about its own centre. Only `held`, the group under the pointer, is moved as
 * well.
 */
export function groupTransformCommand(
  { garment, options }: GarmentWithOptions,
  groups: readonly Group[],
  how: Omit<GroupTransform, 'centre'>,
  held?: Group,
): Command {
  const commands = groups.flatMap((group): Command[] => {
    const box = findPiece(garment, options, group.piece)?.piece.box
    if (!box) return []
    const together = { ...how, by: group === held ? how.by : undefined, centre: group.centre }
    return group.layers.map(layer => ({
      kind: 'changeLayer',
      id: layer.id,
      change: groupChange(layer, together, box),
    }))
  })
  return { kind: 'batch', commands }
}
