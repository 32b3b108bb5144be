import type { Span } from '@kitwright/design'
import type { ClothPlace, PlacedArea } from '../surface/placePattern.ts'
import { placeOnGarment } from './placeOnGarment.ts'
import {
  modelsOf,
  optionsKey,
  seamNeighbour,
  type Garment,
  type GarmentOptions,
  type Model,
  type PartArea,
  type PartId,
  type Piece,
} from '@kitwright/garment'
import { boxAround, boxHeight, boxWidth, unionBox, type Box } from '@kitwright/measure'
import { resampleEvenly } from '../surface/polyline.ts'

/** Two edges at the same heights, side by side when the cloth is spread. */
interface Join {
  readonly a: string
  readonly b: string
  /** xA − xB and xA + xB at the seam, mm. */
  readonly difference: number
  readonly sum: number
  /** Whether the difference is the same all along, as at a side seam; false at a crotch. */
  readonly isStraight: boolean
  readonly heightMm: number
  /** Whether the pieces are sewn beside each other (the left leg's front to the right's), not front to back. */
  readonly isFlat: boolean
}

const SAMPLES = 9
/** Edges whose heights differ by more do not lie side by side (an armhole and a sleeve's cap). */
const MAX_UNEVEN_MM = 10
/** Seams that vary more (a crotch) are matched at their upper end, others at the mean. */
const STRAIGHT_MM = 40
const MIN_GIRTH_MM = 50

const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

function joinOf(model: Model, [piece, edge]: readonly [string, string]): Join | null {
  const [own, other] = [model.pieces.find(({ id }) => id === piece), seamNeighbour(model, piece, edge)]
  const points = own?.edges.find(({ name }) => name === edge)?.points
  if (!own || !points || !other) return null
  const [a, b] = [resampleEvenly(points, SAMPLES), resampleEvenly(other.edge.points, SAMPLES)]
  const box = boxAround(a)
  const isUneven = a.some(({ y }, i) => Math.abs(y - b[i]!.y) > MAX_UNEVEN_MM)
  if (isUneven || boxHeight(box) <= boxWidth(box)) return null
  const differences = a.map(({ x }, i) => x - b[i]!.x)
  const sums = a.map(({ x }, i) => x + b[i]!.x)
  const isStraight = range(differences) <= STRAIGHT_MM
  const top = a[0]!.y < a.at(-1)!.y ? 0 : SAMPLES - 1
  const agreed = (values: readonly number[]): number =>
    isStraight ? values.reduce((sum, value) => sum + value, 0) / values.length : values[top]!
  const isFlat = own.mirrorOf === other.piece.id || own.id === other.piece.id
  return {
    a: piece,
    b: other.piece.id,
    difference: agreed(differences),
    sum: agreed(sums),
    isStraight,
    heightMm: boxHeight(box),
    isFlat,
  }
}

type FlatPlacement = Pick<ClothPlace, 'side' | 'flatMm' | 'rollMm'>
const ROOT: FlatPlacement = { side: 1, flatMm: 0, rollMm: 0 }

/** Returns the placement of a join's far piece, given that of its near one. */
function beyond(join: Join, from: 'a' | 'b', near: FlatPlacement): FlatPlacement {
  const difference = from === 'a' ? join.difference : -join.difference
  const rollMm = near.rollMm + difference
  if (join.isFlat) return { side: near.side, flatMm: near.flatMm + near.side * difference, rollMm }
  return { side: near.side === 1 ? -1 : 1, flatMm: near.flatMm + near.side * join.sum, rollMm }
}

/** Spreads the pieces connected to `root`, long straight seams first. */
function spreadFrom(root: string, joins: readonly Join[]): Map<string, FlatPlacement> {
  const places = new Map([[root, ROOT]])
  for (;;) {
    const next = joins.find(({ a, b }) => places.has(a) !== places.has(b))
    if (!next) return places
    const isFromA = places.has(next.a)
    const near = places.get(isFromA ? next.a : next.b)!
    places.set(isFromA ? next.b : next.a, beyond(next, isFromA ? 'a' : 'b', near))
  }
}

/** Returns half the girth, so that front and back begin alike. A sleeve is one piece that closes on itself. */
function periodOf(places: ReadonlyMap<string, FlatPlacement>, joins: readonly Join[]): number | null {
  for (const { a, b, difference } of joins) {
    const [pa, pb] = [places.get(a), places.get(b)]
    const girth = pa && pb ? Math.abs(pa.rollMm + difference - pb.rollMm) : 0
    if (girth > MIN_GIRTH_MM) return a === b ? girth : girth / 2
  }
  return null
}

function flatBox({ box }: Piece, { side, flatMm }: FlatPlacement): Box {
  const [x0, x1] = [side * box[0] + flatMm, side * box[2] + flatMm]
  return [Math.min(x0, x1), box[1], Math.max(x0, x1), box[3]]
}

function placesIn(model: Model, areas: readonly PartArea[]): Map<string, PlacedArea> {
  const ids = [...new Set(areas.map(({ piece }) => piece))]
  const joins = model.seams
    .filter(({ a, b }) => ids.includes(a[0]) && ids.includes(b[0]))
    .flatMap(({ a }) => joinOf(model, a) ?? [])
    .toSorted((p, q) => Number(q.isStraight) - Number(p.isStraight) || q.heightMm - p.heightMm)
  const placed = new Map<string, PlacedArea>()
  for (const id of ids) {
    if (placed.has(id)) continue
    const places = spreadFrom(id, joins)
    const periodMm = periodOf(places, joins)
    const boxes = [...places].map(([piece, at]) =>
      flatBox(
        model.pieces.find(p => p.id === piece)!,
        at,
      ),
    )
    const own = areas.find(({ piece }) => piece === id)!.frame
    const frame = places.size > 1 ? boxes.reduce(unionBox) : own
    for (const [piece, at] of places) placed.set(piece, { frame, place: { ...at, periodMm } })
  }
  return placed
}

const known = new WeakMap<Garment, Map<string, Map<string, PlacedArea>>>()

function placesOf(garment: Garment, options: GarmentOptions, part: PartId): Map<string, PlacedArea> {
  const ofGarment = known.get(garment) ?? new Map<string, Map<string, PlacedArea>>()
  known.set(garment, ofGarment)
  const key = `${optionsKey(options)}/${part}`
  const before = ofGarment.get(key)
  if (before) return before
  const places = new Map(
    modelsOf(garment, options).flatMap(model => [
      ...placesIn(
        model,
        model.areas.filter(area => area.part === part),
      ),
    ]),
  )
  ofGarment.set(key, places)
  return places
}

/**
 * Returns the placement of an area's gradient and pattern: on its own piece, on the part's one cloth, or on the
 * garment's table.
 */
export function placeArea(
  { garment, options, span }: { garment: Garment; options: GarmentOptions; span: Span },
  area: PartArea,
): PlacedArea {
  const own = { frame: area.frame }
  if (span === 'piece') return own
  const onTable = span === 'garment' ? placeOnGarment(garment, options, area.piece) : null
  if (onTable && onTable !== 'out') return { ...onTable, pieceFrame: area.frame }
  const there = placesOf(garment, options, area.part).get(area.piece) ?? own
  return onTable === 'out' ? { ...there, isOut: true } : there
}
