import { zonesForRole, type Layer } from '@kitwright/design'
import { isLeg, type Zone } from '@kitwright/garment'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { resizeChange } from '../layers/layerChanges.ts'
import { boxOfLayer, boxOfZone, movedBox } from '../geometry/boxes.ts'
import { isFree, freeSpaceOn, type CompositionContext, type PieceSpace } from './freeSpace.ts'

/** Factors of the size to try: first the original, then smaller ones, all legible from the stands. */
const SIZES = [1, 0.85, 0.7, 0.55] as const
/** Step of the search over the cloth. */
const STEP_MM = 12

/** Offset of a layer from its present or default place. */
interface LayerOffset {
  readonly x: number
  readonly y: number
}

/**
 * Returns the offsets from a place, the nearest first; horizontal moves count double because a kit's lettering is
 * centred.
 */
function shiftsWithin([x0, y0, x1, y1]: Box, home: LayerOffset): LayerOffset[] {
  const shifts: LayerOffset[] = []
  for (let x = Math.ceil((x0 - home.x) / STEP_MM); home.x + x * STEP_MM <= x1; x++)
    for (let y = Math.ceil((y0 - home.y) / STEP_MM); home.y + y * STEP_MM <= y1; y++)
      shifts.push({ x: x * STEP_MM, y: y * STEP_MM })
  const cost = ({ x, y }: LayerOffset): number => 4 * x * x + y * y + (y < 0 ? 1 : 0)
  const costs = new Map(shifts.map(shift => [shift, cost(shift)]))
  return shifts.sort((a, b) => costs.get(a)! - costs.get(b)!)
}

const movedTo = <T extends Layer>(layer: T, piece: string, at: LayerOffset): T => ({
  ...layer,
  piece,
  xMm: at.x,
  yMm: at.y,
})

const scaledBy = <T extends Layer>(layer: T, by: number): T =>
  by === 1 ? layer : { ...layer, ...resizeChange(layer, by) }

/** Returns the area of a piece to search. Legs fall in pleats: there a layer stays in the column of its zone. */
function searched({ piece }: PieceSpace, zone: Zone | undefined): Box {
  const [x0, y0, x1, y1] = piece.box
  if (!zone || !isLeg(piece)) return piece.box
  const [left, , right] = boxOfZone(zone)
  return [Math.max(x0, left), y0, Math.min(x1, right), y1]
}

/** Returns the layer at the first free place around it; null if there is none. */
function around<T extends Layer>(
  layer: T,
  room: PieceSpace,
  shifts: readonly LayerOffset[],
  { sizeOf }: CompositionContext,
): T | null {
  const box = boxOfLayer(layer, sizeOf)
  const home = { x: layer.xMm, y: layer.yMm }
  for (const by of shifts) {
    if (isFree(movedBox(box, by.x, by.y), room))
      return movedTo(layer, room.piece.id, { x: home.x + by.x, y: home.y + by.y })
  }
  return null
}

/** Returns the layer in the middle of a zone that it fits, at most at its own size; null otherwise. */
function inZone<T extends Layer>(layer: T, zone: Zone, room: PieceSpace, { sizeOf }: CompositionContext): T | null {
  const there = movedTo(layer, zone.piece, zone.centre)
  const box = boxOfLayer(there, sizeOf)
  // An upper bound only: a role's sizes are fixed, and a zone is no frame to fill.
  const fits = boxWidth(box) <= zone.width * 1.25 && boxHeight(box) <= zone.height * 2
  return fits && isFree(box, room) ? there : null
}

/**
 * Places a layer without collisions: in the first free zone of its role, else in the nearest gap around one, smaller if
 * necessary; unchanged if the garment is full.
 */
export function placeWithoutCollision<T extends Layer>(
  layer: T,
  others: readonly Layer[],
  composing: CompositionContext,
): T {
  const { garment, document } = composing
  const zones = zonesForRole(garment, document.options, layer.role)
  const rooms = zones.flatMap(zone => {
    const room = freeSpaceOn(zone.piece, others, composing)
    return room ? [{ zone, room }] : []
  })
  // The most expected piece comes first: a second number of the chest does not go on the shorts.
  const pieces = [...new Set(rooms.map(({ room }) => room.piece.id))]
  for (const piece of pieces) {
    const placed = onPiece(
      layer,
      rooms.filter(({ room }) => room.piece.id === piece),
      composing,
    )
    if (placed) return placed
  }
  return layer
}

interface ZoneRoom {
  readonly zone: Zone
  readonly room: PieceSpace
}

/** Returns the layer in one of the zones, else near the first. */
function onPiece<T extends Layer>(layer: T, rooms: readonly ZoneRoom[], composing: CompositionContext): T | null {
  for (const { zone, room } of rooms) {
    const placed = inZone(layer, zone, room, composing)
    if (placed) return placed
  }
  const [first] = rooms
  return first ? nearby(movedTo(layer, first.zone.piece, first.zone.centre), first.room, composing, first.zone) : null
}

function nearby<T extends Layer>(layer: T, room: PieceSpace, composing: CompositionContext, zone?: Zone): T | null {
  const shifts = shiftsWithin(searched(room, zone), { x: layer.xMm, y: layer.yMm })
  for (const by of SIZES) {
    const placed = around(scaledBy(layer, by), room, shifts, composing)
    if (placed) return placed
  }
  return null
}

/** Returns the layer at the nearest free place on its own piece, smaller if necessary; null if there is none. */
export function nearestFree<T extends Layer>(
  layer: T,
  others: readonly Layer[],
  composing: CompositionContext,
): T | null {
  const room = freeSpaceOn(layer.piece, others, composing)
  return room ? nearby(layer, room, composing) : null
}
