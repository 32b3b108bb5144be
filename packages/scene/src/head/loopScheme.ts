/**
 * One step of Loop subdivision as a table of weights: every new value is a sum of old ones. It is computed once for a
 * topology and applied to every person. Charles Loop, "Smooth Subdivision Surfaces Based on Triangles" (1987).
 */
export interface LoopScheme {
  /** Vertices after the step; the first ones are the old ones, moved. */
  readonly count: number
  readonly triangles: Uint32Array
  /** Row `i` of the table is at `starts[i]` to `starts[i + 1]` of `sources` and `weights`. */
  readonly starts: Uint32Array
  readonly sources: Uint32Array
  readonly weights: Float64Array
  /** Returns the new vertex on an old edge. */
  middle(this: void, a: number, b: number): number
}

interface Edge {
  readonly a: number
  readonly b: number
  /** Vertices opposite to the edge: two, or one at a border. */
  readonly opposite: number[]
  readonly index: number
}

function findEdges(triangles: ArrayLike<number>, count: number): Map<number, Edge> {
  const edges = new Map<number, Edge>()
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!]
      const key = Math.min(a, b) * count + Math.max(a, b)
      const edge = edges.get(key) ?? { a, b, opposite: [], index: count + edges.size }
      edge.opposite.push(triangles[t + ((k + 2) % 3)]!)
      edges.set(key, edge)
    }
  return edges
}

type Row = readonly (readonly [source: number, weight: number])[]

/** Weights of an old vertex: a smooth border keeps to itself. */
function vertexRow(vertex: number, around: readonly number[], border: readonly number[]): Row {
  if (border.length === 2)
    return [
      [vertex, 0.75],
      [border[0]!, 0.125],
      [border[1]!, 0.125],
    ]
  const share = around.length === 3 ? 3 / 16 : 3 / (8 * around.length)
  return [[vertex, 1 - around.length * share], ...around.map(other => [other, share] as const)]
}

const edgeRow = ({ a, b, opposite: [c, d] }: Edge): Row =>
  d === undefined
    ? [
        [a, 0.5],
        [b, 0.5],
      ]
    : [
        [a, 0.375],
        [b, 0.375],
        [c!, 0.125],
        [d, 0.125],
      ]

function splitTriangles(triangles: ArrayLike<number>, middle: LoopScheme['middle']): Uint32Array {
  const split = new Uint32Array(triangles.length * 4)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!]
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    split.set([a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca], 4 * t)
  }
  return split
}

/** Computes the step for a topology of `count` vertices. */
export function loopScheme(triangles: ArrayLike<number>, count: number): LoopScheme {
  const edges = findEdges(triangles, count)
  const around = Array.from({ length: count }, (): number[] => [])
  const border = Array.from({ length: count }, (): number[] => [])
  for (const { a, b, opposite } of edges.values()) {
    around[a]!.push(b)
    around[b]!.push(a)
    if (opposite.length > 1) continue
    border[a]!.push(b)
    border[b]!.push(a)
  }
  const rows = [
    ...around.map((own, vertex) => vertexRow(vertex, own, border[vertex]!)),
    ...[...edges.values()].map(edgeRow),
  ]
  const middle = (a: number, b: number): number => edges.get(Math.min(a, b) * count + Math.max(a, b))!.index
  const starts = new Uint32Array(rows.length + 1)
  rows.forEach((row, i) => (starts[i + 1] = starts[i]! + row.length))
  const entries = rows.flat()
  return {
    count: rows.length,
    triangles: splitTriangles(triangles, middle),
    middle,
    starts,
    sources: Uint32Array.from(entries, ([source]) => source),
    weights: Float64Array.from(entries, ([, weight]) => weight),
  }
}

/** Applies a step to values of `stride` numbers per vertex. */
export function refine(
  { count, starts, sources, weights }: LoopScheme,
  values: ArrayLike<number>,
  stride: number,
): Float64Array {
  const refined = new Float64Array(count * stride)
  for (let i = 0; i < count; i++)
    for (let entry = starts[i]!; entry < starts[i + 1]!; entry++) {
      const [from, weight] = [sources[entry]! * stride, weights[entry]!]
      for (let k = 0; k < stride; k++) refined[i * stride + k]! += values[from + k]! * weight
    }
  return refined
}

/** Returns unit normals, weighted by the area of the triangles around each vertex. */
export function vertexNormals(points: ArrayLike<number>, triangles: ArrayLike<number>): Float64Array {
  const normals = new Float64Array(points.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t]!, 3 * triangles[t + 1]!, 3 * triangles[t + 2]!]
    const [ux, uy, uz] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!, points[b + 2]! - points[a + 2]!]
    const [vx, vy, vz] = [points[c]! - points[a]!, points[c + 1]! - points[a + 1]!, points[c + 2]! - points[a + 2]!]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const vertex of [a, b, c]) for (let k = 0; k < 3; k++) normals[vertex + k]! += normal[k]!
  }
  for (let i = 0; i < normals.length; i += 3) {
    const size = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1
    for (let k = 0; k < 3; k++) normals[i + k]! /= size
  }
  return normals
}
