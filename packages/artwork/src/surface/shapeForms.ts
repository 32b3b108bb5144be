import { RING, type Ring } from '@kitwright/library'
import { boxArea, boxContains, intersectBox, polygonContains, unionBox, type Box, type Point } from '@kitwright/measure'
import { boxOfRing, turnOfRing } from './rings.ts'

/** Outlines that a page stores once and fills at each use. */
export interface ShapeForm {
  /** The box in millimetres of the tile. */
  readonly box: Box
  /** Groups of outlines that are filled together, such as an outline and its holes; no two groups overlap. */
  readonly groups: readonly (readonly Ring[])[]
}

/**
 * The cell size of a form: it contains the rings that begin in this square, so that an area of a piece uses only the
 * few forms it shows.
 */
const CELL_MM = 200

interface Outline {
  readonly ring: Ring
  readonly box: Box
  readonly holes: Ring[]
}

const cornersOf = (ring: Ring): Point[] => {
  const points: Point[] = []
  for (let i: number = RING.begin; i < ring.length; i += RING.piece) points.push({ x: ring[i + 4]!, y: ring[i + 5]! })
  return points
}

const isWithin = (inner: Box, outer: Box): boolean =>
  boxContains(outer, { x: inner[0], y: inner[1] }) && boxContains(outer, { x: inner[2], y: inner[3] })

/** Returns the smallest outline around a hole; undefined if there is none. */
function ownerOf(hole: Ring, box: Box, outlines: readonly Outline[]): Outline | undefined {
  const at = { x: hole[0]!, y: hole[1]! }
  // Outlines are sorted by size, the smallest first.
  return outlines.find(each => isWithin(box, each.box) && polygonContains(cornersOf(each.ring), at))
}

/** Returns outlines with their holes, which have the opposite winding direction. */
function outlinesOf(rings: readonly Ring[]): Outline[] {
  const all = rings.map(ring => ({ ring, box: boxOfRing(ring), turn: turnOfRing(ring), holes: [] as Ring[] }))
  // The largest ring is an outline. Every ring with the same winding is an outline, too.
  const largest = all.reduce((most, each) => (Math.abs(each.turn) > Math.abs(most.turn) ? each : most), all[0]!)
  const isOutline = ({ turn }: { readonly turn: number }): boolean => turn > 0 === largest.turn > 0
  const outlines = all.filter(isOutline).toSorted((a, b) => boxArea(a.box) - boxArea(b.box))
  const alone: Outline[] = []
  for (const hole of all.filter(each => !isOutline(each))) {
    const owner = ownerOf(hole.ring, hole.box, outlines)
    if (owner) owner.holes.push(hole.ring)
    else alone.push(hole)
  }
  return [...outlines, ...alone]
}

/** Returns the forms of a tone's rings. Nested rings stay together. */
export function formsOf(rings: readonly Ring[]): readonly ShapeForm[] {
  if (rings.length === 0) return []
  const cells = Map.groupBy(outlinesOf(rings), ({ box }) => [box[0], box[1]].map(mm => Math.floor(mm / CELL_MM)).join())
  return [...cells.values()].map(outlines => ({
    box: outlines.map(({ box }) => box).reduce(unionBox),
    groups: outlines.map(({ ring, holes }) => [ring, ...holes]),
  }))
}

/** Returns one form of rings that may overlap. */
export const formTogether = (rings: readonly Ring[]): ShapeForm => ({
  box: rings.map(boxOfRing).reduce(unionBox),
  groups: [rings],
})

/** Returns the forms whose boxes intersect a box. */
export const formsIn = (forms: readonly ShapeForm[], box: Box): readonly ShapeForm[] =>
  forms.filter(form => intersectBox(form.box, box))
