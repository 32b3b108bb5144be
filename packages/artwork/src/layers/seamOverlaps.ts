import type { DesignDocument, Layer } from '@kitwright/design'
import {
  findPiece,
  optionsKey,
  seamNeighbour,
  type Garment,
  type GarmentOptions,
  type Model,
  type Piece,
} from '@kitwright/garment'
import { distance, normaliseDegrees, rotatePoint, toDegrees, type Point } from '@kitwright/measure'
import { roughTextSize } from './textLayout.ts'
import type { LayerBox } from '../surface/types.ts'

/** The separator in the id of a layer's continuation on a neighbouring piece; no layer's own id contains it. */
const MARK = '~'

/** Returns the id of the layer that a continuation belongs to; a layer's own id is returned unchanged. */
export const originalLayerId = (id: string): string => id.split(MARK, 1)[0]!

/** Returns the id of something that belongs to a layer but is painted elsewhere. */
export const derivedLayerId = ({ id }: Pick<Layer, 'id'>, what: string): string => `${id}${MARK}${what}`

/** Estimates the size of a layer without a canvas; never much too small. */
export const estimateLayerSize = (layer: Layer): LayerBox => (layer.kind === 'image' ? layer : roughTextSize(layer))

/** A position on a polyline: the segment, the distance along the line (mm), and the point. */
interface Foot {
  readonly along: number
  readonly at: Point
}

function footOn(line: readonly Point[], from: Point): Foot {
  let [best, before] = [{ along: 0, at: line[0]! }, 0]
  let nearest = Infinity
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = Math.hypot(dx, dy) || 1e-9
    const t = Math.min(1, Math.max(0, ((from.x - a.x) * dx + (from.y - a.y) * dy) / length ** 2))
    const at = { x: a.x + dx * t, y: a.y + dy * t }
    const off = distance(from, at)
    if (off < nearest) [nearest, best] = [off, { along: before + length * t, at }]
    before += length
  }
  return best
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(line[i - 1]!, point)), 0)

function pointAlong(line: readonly Point[], along: number): Point {
  let left = along
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const length = distance(a, b)
    if (left <= length || i === line.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length)
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
    }
    left -= length
  }
  return line[0]!
}

/** A curve's direction is measured over this length, so that corners between its segments do not jerk the layer. */
const CHORD_MM = 36

interface EdgeAlignment {
  readonly middle: Point
  readonly angle: number
}

/** Returns the point at a share of an edge, and the edge's direction there. */
function alignedAt(line: readonly Point[], share: number): EdgeAlignment {
  const total = lengthOf(line)
  const [from, to] = [Math.max(0, total * share - CHORD_MM), Math.min(total, total * share + CHORD_MM)]
  const [a, b] = [pointAlong(line, from), pointAlong(line, to)]
  return { middle: pointAlong(line, total * share), angle: Math.atan2(b.y - a.y, b.x - a.x) }
}

/** The rigid transform from one piece's millimetres to its neighbour's that makes the sewn edges meet. */
export interface SeamTransform {
  readonly turnDeg: number
  readonly from: Point
  readonly to: Point
}

export const applySeamTransform = ({ turnDeg, from, to }: SeamTransform, at: Point): Point => {
  const turned = rotatePoint({ x: at.x - from.x, y: at.y - from.y }, turnDeg)
  return { x: to.x + turned.x, y: to.y + turned.y }
}

export interface SeamCrossing {
  readonly edge: string
  readonly piece: Piece
  readonly move: SeamTransform
  /** The nearest point of the seam, on the source piece. */
  readonly seam: Point
}

const isPrinted = ({ isRib, isTrim }: Piece): boolean => !isRib && !isTrim

/**
 * Returns the transforms from a point on a piece over its seams onto other printed pieces, each aligned at the nearest
 * point of the seam.
 */
export function seamCrossingsAt(model: Model, piece: Piece, at: Point): SeamCrossing[] {
  return piece.edges.flatMap(({ name, points }): SeamCrossing[] => {
    const other = seamNeighbour(model, piece.id, name)
    if (!other || !isPrinted(other.piece)) return []
    const foot = footOn(points, at)
    const share = foot.along / (lengthOf(points) || 1)
    const [here, there] = [alignedAt(points, share), alignedAt(other.edge.points, share)]
    const move = { turnDeg: toDegrees(there.angle - here.angle), from: here.middle, to: there.middle }
    return [{ edge: name, piece: other.piece, move, seam: foot.at }]
  })
}

/** Checks that a layer of this size covers any of the edge. */
function reaches(layer: Layer, { widthMm, heightMm }: LayerBox, edge: readonly Point[]): boolean {
  const local = edge.map(({ x, y }) => rotatePoint({ x: x - layer.xMm, y: y - layer.yMm }, -layer.rotationDeg))
  const [w, h] = [widthMm / 2, heightMm / 2]
  return local.some((a, i) => i > 0 && crossesBox(local[i - 1]!, a, w, h))
}

/** Checks that a segment touches the box around the origin (Liang–Barsky clipping). */
function crossesBox(a: Point, b: Point, halfWidth: number, halfHeight: number): boolean {
  let [from, to] = [0, 1]
  const rules = [
    [a.x - b.x, a.x + halfWidth],
    [b.x - a.x, halfWidth - a.x],
    [a.y - b.y, a.y + halfHeight],
    [b.y - a.y, halfHeight - a.y],
  ] as const
  for (const [slope, room] of rules) {
    if (slope === 0 && room < 0) return false
    if (slope < 0) from = Math.max(from, room / slope)
    else if (slope > 0) to = Math.min(to, room / slope)
  }
  return from <= to
}

const isSeen = (layer: Layer): boolean => !layer.isHidden && layer.opacity > 0

/** The position of a layer that extends beyond an edge of its piece. */
interface EdgeOverlap extends Pick<Layer, 'piece' | 'xMm' | 'yMm' | 'rotationDeg'> {
  readonly edge: string
}

function beyondEdges(layer: Layer, size: LayerBox, { model, piece }: { model: Model; piece: Piece }): EdgeOverlap[] {
  const [x, y] = [layer.xMm, layer.yMm]
  const reach = Math.hypot(size.widthMm, size.heightMm) / 2
  return seamCrossingsAt(model, piece, { x, y }).flatMap(({ edge, piece: onto, move, seam }) => {
    const { points } = piece.edges.find(({ name }) => name === edge)!
    if (distance(seam, { x, y }) > reach || !reaches(layer, size, points)) return []
    const centre = applySeamTransform(move, { x, y })
    const turned = normaliseDegrees(layer.rotationDeg + move.turnDeg)
    const rotationDeg = turned > 180 ? turned - 360 : turned
    return [{ edge, piece: onto.id, xMm: centre.x, yMm: centre.y, rotationDeg }]
  })
}

/** Measures a layer. Pass the same function each time: its results are cached per layer. */
export type SizeOf = (layer: Layer) => LayerBox

export interface SpillSource {
  readonly garment: Garment
  readonly options: GarmentOptions
  /** The measuring function; by default sizes are estimated from the letters, rather too large. */
  readonly sizeOf?: SizeOf
}

interface CachedSeamOverlaps {
  readonly garment: Garment
  readonly options: GarmentOptions
  readonly spills: readonly Layer[]
}

const isOneVariant = (a: GarmentOptions, b: GarmentOptions): boolean => a === b || optionsKey(a) === optionsKey(b)

/** Layers are immutable, so their continuations stay the same objects and can be compared by reference. */
const known = new WeakMap<SizeOf, WeakMap<Layer, CachedSeamOverlaps>>()

/** The cache limit: more layers than any design has. Dragging leaves old positions in the cache. */
const MAX_KEPT = 500

/** The overlaps by position and size: a layer that only changes colour keeps its overlaps. */
const knownBeyond = new WeakMap<Garment, Map<string, readonly EdgeOverlap[]>>()

function findBeyond(
  layer: Layer,
  { garment, options, sizeOf = estimateLayerSize }: SpillSource,
): readonly EdgeOverlap[] {
  if (!isSeen(layer)) return []
  const size = sizeOf(layer)
  const { piece, xMm, yMm, rotationDeg } = layer
  const key = [optionsKey(options), piece, xMm, yMm, rotationDeg, size.widthMm, size.heightMm].join()
  const ofGarment = knownBeyond.get(garment) ?? new Map<string, readonly EdgeOverlap[]>()
  knownBeyond.set(garment, ofGarment)
  const before = ofGarment.get(key)
  if (before) return before
  const home = findPiece(garment, options, piece)
  const beyond = home && isPrinted(home.piece) ? beyondEdges(layer, size, home) : []
  if (ofGarment.size >= MAX_KEPT) ofGarment.clear()
  ofGarment.set(key, beyond)
  return beyond
}

/**
 * Returns the layer's continuations on the pieces sewn to its own. They are layers in the neighbour's millimetres,
 * turned so that the sewn edges meet. Empty if the layer reaches no seam, is hidden, or lies on a rib or trim.
 */
export function seamOverlapsOf(layer: Layer, source: SpillSource): readonly Layer[] {
  const { garment, options, sizeOf = estimateLayerSize } = source
  const ofSize = known.get(sizeOf) ?? new WeakMap<Layer, CachedSeamOverlaps>()
  known.set(sizeOf, ofSize)
  const before = ofSize.get(layer)
  if (before?.garment === garment && isOneVariant(before.options, options)) return before.spills
  const spills = findBeyond(layer, source).map(({ edge, ...place }) => ({
    ...layer,
    ...place,
    id: derivedLayerId(layer, edge),
  }))
  ofSize.set(layer, { garment, options, spills })
  return spills
}

/** Returns every layer followed by its continuations, so that the stacking order is preserved. */
export const withSeamOverlaps = (document: DesignDocument, source: Omit<SpillSource, 'options'>): Layer[] =>
  document.layers.flatMap(layer => [layer, ...seamOverlapsOf(layer, { ...source, options: document.options })])
