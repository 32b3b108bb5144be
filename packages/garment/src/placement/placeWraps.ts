import { lerpPoint, type Point } from '@kitwright/measure'
import { type EdgePlace, edgePlace, pointAt } from './placeEdges.ts'
import { meanValueCoordinates } from './sizeMaps.ts'
import { seamNeighbour } from '../catalogue/seams.ts'
import type { Model, Piece } from '../catalogue/types.ts'
import { bandsForSize } from '../wrap/wrapBands.ts'
import type { WrapMesh } from '../wrap/packMesh.ts'
import type { Wraps } from '../wrap/types.ts'
import { toTable, type WrapMap, wrapMapOf } from '../wrap/wrapMap.ts'

export interface WrapsOnSize {
  readonly wraps: Wraps
  /** The model as designed. */
  readonly model: Model
  /** The model's pieces in another size. */
  readonly graded: readonly Piece[]
}

/** Mesh points are stored to a twentieth of a millimetre, outlines to a tenth. */
const ON_EDGE_MM = 0.2
const LOOP_STEPS = 24
const NONE: Point = { x: 0, y: 0 }

/** The models before and after, and the placement of their pieces on the flattened garment as designed. */
interface Sizes {
  readonly base: Model
  readonly graded: Model
  readonly before: ReadonlyMap<string, WrapMap>
  /** The maps of fronts and backs in the other size. */
  readonly bodies: ReadonlyMap<string, WrapMap>
}

const pieceIn = ({ pieces }: Model, id: string): Piece => {
  const piece = pieces.find(each => each.id === id)
  if (!piece) throw new Error(`there is no piece ${id} in this size`)
  return piece
}

/**
 * Returns the movement of an edge point on the flattened garment if the edge is sewn to a front or back; undefined
 * elsewhere.
 */
function movedByBody(sizes: Sizes, id: string, { edge, share }: EdgePlace): Point | undefined {
  const [from, to] = [sizes.base, sizes.graded].map(model => seamNeighbour(model, id, edge.name))
  const body = from && sizes.bodies.get(from.piece.id)
  if (!from || !to || !body) return undefined
  const before = toTable(sizes.before.get(from.piece.id)!, pointAt(from.edge.points, share))
  const after = toTable(body, pointAt(to.edge.points, share))
  return { x: after.x - before.x, y: after.y - before.y }
}

/**
 * Returns the movement of a piece's edge points on the flattened garment: the same as their sewn partners, or
 * interpolated between the ends of such edges.
 */
function edgeMoves(sizes: Sizes, { id, edges }: Piece): (place: EdgePlace) => Point {
  const endsOf = edges.map((edge, i) => {
    const [before, after] = [edges.at(i - 1)!, edges[(i + 1) % edges.length]!]
    return [
      movedByBody(sizes, id, { edge: before, share: 1 }) ?? NONE,
      movedByBody(sizes, id, { edge: after, share: 0 }) ?? NONE,
    ] as const
  })
  return place => {
    const [start, end] = endsOf[edges.indexOf(place.edge)]!
    return movedByBody(sizes, id, place) ?? lerpPoint(start, end, place.share)
  }
}

/** Map from a point of the designed piece to the graded one, and its displacement on the table. */
type GradedPointMap = (at: Point) => { readonly on: Point; readonly move: Point }

/**
 * Returns the map between sizes: along the outline by edges and shares of their length, so that seams stay closed;
 * inside by mean-value coordinates.
 */
function carryOf(sizes: Sizes, base: Piece, graded: Piece): GradedPointMap {
  const moveOf = edgeMoves(sizes, base)
  const carried = (place: EdgePlace): ReturnType<GradedPointMap> => {
    const edge = graded.edges.find(({ name }) => name === place.edge.name)
    if (!edge) throw new Error(`piece ${graded.id} has no edge ${place.edge.name} in this size`)
    return { on: pointAt(edge.points, place.share), move: moveOf(place) }
  }
  const places = base.edges.flatMap(edge =>
    Array.from({ length: LOOP_STEPS }, (_, i): EdgePlace => ({ edge, share: i / LOOP_STEPS })),
  )
  const from = places.map(({ edge, share }) => pointAt(edge.points, share))
  const to = places.map(carried)
  const weightsAt = meanValueCoordinates(from)
  return at => {
    const place = edgePlace(base, at, ON_EDGE_MM)
    if (place) return carried(place)
    const [on, move] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]
    const weights = weightsAt(at)
    for (const [i, moved] of to.entries()) {
      on.x += weights[i]! * moved.on.x
      on.y += weights[i]! * moved.on.y
      move.x += weights[i]! * moved.move.x
      move.y += weights[i]! * moved.move.y
    }
    return { on, move }
  }
}

function meshOnSize({ points, triangles }: WrapMesh, carry: GradedPointMap): WrapMesh {
  const next = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 4) {
    const { on, move } = carry({ x: points[i]!, y: points[i + 1]! })
    next.set([on.x, on.y, points[i + 2]! + move.x, points[i + 3]! + move.y], i)
  }
  return { points: next, triangles }
}

const bodyOnSize = (map: WrapMap, front: { base: Piece; graded: Piece }, side: 1 | -1): WrapMap => ({
  ...map,
  cells: { kind: 'bands', bands: bandsForSize(front.graded, front.base, side) },
})

/**
 * Returns the wrap maps of a model's pieces in any size, by piece id; pieces outside the flattened garment are missing.
 * Fronts and backs preserve straight lines; neighbouring pieces meet them along the seams.
 */
export function wrapsOnSize({ wraps, model, graded: pieces }: WrapsOnSize): ReadonlyMap<string, WrapMap> {
  const graded = { ...model, pieces }
  const ways = Object.entries(wraps.models[model.id]?.pieces ?? {}).filter(([id]) => pieces.some(p => p.id === id))
  const before = new Map(ways.map(([id]) => [id, wrapMapOf(wraps, { model: model.id, piece: id })!] as const))
  const bodies = new Map(
    ways.flatMap(([id, way]) => {
      if (typeof way === 'object') return []
      const front = { base: pieceIn(model, 'front'), graded: pieceIn(graded, 'front') }
      return [[id, bodyOnSize(before.get(id)!, front, way === 'front' ? 1 : -1)] as const]
    }),
  )
  const sizes: Sizes = { base: model, graded, before, bodies }
  return new Map(
    [...before].map(([id, map]) => {
      if (map.cells.kind === 'bands') return [id, bodies.get(id)!] as const
      const carry = carryOf(sizes, pieceIn(model, id), pieceIn(graded, id))
      return [id, { ...map, cells: { kind: 'mesh', mesh: meshOnSize(map.cells.mesh, carry) } }] as const
    }),
  )
}
