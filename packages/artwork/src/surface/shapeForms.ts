import { RING, type Ring } from '@kitwright/library'
import { boxContains, intersectBox, polygonContains, unionBox, type Box, type Point } from '@kitwright/measure'
import { boxOfRing, turnOfRing } from './rings.ts'

/** Outlines that a page keeps once, and fills wherever they are seen. */
export interface ShapeForm {
  /** mm of the tile. */
  readonly box: Box
  /** Outlines that are filled together, such as one and its holes; no two of these lie on each other. */
  readonly groups: readonly (readonly Ring[])[]
}

/** A form has what begins in a square of this size: an area of a piece takes the few that it shows. */
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

/** The smallest outline that a hole lies in; undefined for none. */
function ownerOf(hole: Ring, box: Box, outlines: readonly Outline[]): Outline | undefined {
  const at = { x: hole[0]!, y: hole[1]! }
  // Outlines come the smallest first.
  return outlines.find(each => isWithin(box, each.box) && polygonContains(cornersOf(each.ring), at))
}

const areaOf = ({ box: [x0, y0, x1, y1] }: { readonly box: Box }): number => (x1 - x0) * (y1 - y0)

/** Outlines with their holes, which run the other way round. */
function outlinesOf(rings: readonly Ring[]): Outline[] {
  const all = rings.map(ring => ({ ring, box: boxOfRing(ring), turn: turnOfRing(ring), holes: [] as Ring[] }))
  // What lies outermost is an outline; all others of its way are, too.
  const largest = all.reduce((most, each) => (Math.abs(each.turn) > Math.abs(most.turn) ? each : most), all[0]!)
  const isOutline = ({ turn }: { readonly turn: number }): boolean => turn > 0 === largest.turn > 0
  const outlines = all.filter(isOutline).toSorted((a, b) => areaOf(a) - areaOf(b))
  const alone: Outline[] = []
  for (const hole of all.filter(each => !isOutline(each))) {
    const owner = ownerOf(hole.ring, hole.box, outlines)
    if (owner) owner.holes.push(hole.ring)
    else alone.push(hole)
  }
  return [...outlines, ...alone]
}

/** The forms of a tone's rings. Those that lie in each other stay together. */
export function formsOf(rings: readonly Ring[]): readonly ShapeForm[] {
  if (rings.length === 0) return []
  const cells = Map.groupBy(outlinesOf(rings), ({ box }) => [box[0], box[1]].map(mm => Math.floor(mm / CELL_MM)).join())
  return [...cells.values()].map(outlines => ({
    box: outlines.map(({ box }) => box).reduce(unionBox),
    groups: outlines.map(({ ring, holes }) => [ring, ...holes]),
  }))
}

/** One form of rings that may lie on each other. */
export const formTogether = (rings: readonly Ring[]): ShapeForm => ({
  box: rings.map(boxOfRing).reduce(unionBox),
  groups: [rings],
})

/** Those of the forms that are seen in a box. */
export const formsIn = (forms: readonly ShapeForm[], box: Box): readonly ShapeForm[] =>
  forms.filter(form => intersectBox(form.box, box))
