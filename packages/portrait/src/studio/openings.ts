/** The geometry of a piece that openings are found by: metres. */
export interface OpeningMesh {
  readonly isRim: boolean
  readonly position: Float32Array
  readonly index: Uint32Array
}

/**
 * A hole through which one sees a garment's inside: neck, hem, cuff, leg, waist. Columns of a 4 × 4 matrix from metres to
 * the opening's own space: its outline lies near the unit circle in x and y, and z is the distance from its plane in units
 * of `SLACK_M` plus how far the outline leaves that plane.
 */
export type OpeningMatrix = readonly number[]

type Vector = [number, number, number]

/** The most openings of a model, the largest ones. */
export const MAX_OPENINGS = 4
/** Outlines of smaller radius are an eyelet's or a button's, metres. */
const LEAST_RADIUS_M = 0.025
const SLACK_M = 0.004
/** Sewn vertices are equal to the bit on this grid, metres. */
const GRID_M = 0.00005
const HALF = 2 ** 16
const WIDE = 2 ** 17

const keyOf = (position: Float32Array, v: number): number => {
  const at = (k: number): number => Math.round(position[3 * v + k]! / GRID_M) + HALF
  return (at(0) * WIDE + at(1)) * WIDE + at(2)
}

interface WeldedMesh {
  readonly points: readonly Vector[]
  /** Corners of all triangles, three each, as indices into `points`. */
  readonly corners: readonly number[]
}

/** Joins the pieces where they are sewn together. */
function weld(meshes: readonly OpeningMesh[]): WeldedMesh {
  const known = new Map<number, number>()
  const points: Vector[] = []
  const corners: number[] = []
  for (const { isRim, position, index } of meshes) {
    if (isRim) continue
    const own = Array.from({ length: position.length / 3 }, (_, v) => {
      const key = keyOf(position, v)
      const found = known.get(key) ?? points.push([position[3 * v]!, position[3 * v + 1]!, position[3 * v + 2]!]) - 1
      known.set(key, found)
      return found
    })
    for (const v of index) corners.push(own[v]!)
  }
  return { points, corners }
}

/** Returns, for each point of a free edge, its neighbours along that edge. */
function freeEdges({ points, corners }: WeldedMesh): Map<number, number[]> {
  const uses = new Map<number, number>()
  for (let i = 0; i < corners.length; i++) {
    const [a, b] = [corners[i]!, corners[i % 3 === 2 ? i - 2 : i + 1]!]
    const key = Math.min(a, b) * points.length + Math.max(a, b)
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  const next = new Map<number, number[]>()
  const link = (from: number, to: number): void => {
    const known = next.get(from)
    if (known) known.push(to)
    else next.set(from, [to])
  }
  for (const [key, count] of uses) {
    const [a, b] = [Math.floor(key / points.length), key % points.length]
    if (count !== 1 || a === b) continue
    link(a, b)
    link(b, a)
  }
  return next
}

function loopsOf(next: ReadonlyMap<number, readonly number[]>): number[][] {
  const seen = new Set<number>()
  const loops: number[][] = []
  for (const start of next.keys()) {
    if (seen.has(start)) continue
    const loop = [start]
    seen.add(start)
    for (const v of loop)
      for (const to of next.get(v)!) {
        if (seen.has(to)) continue
        seen.add(to)
        loop.push(to)
      }
    loops.push(loop)
  }
  return loops
}

/** Returns the number of the connected part of cloth for each point. */
function partOfPoint({ points, corners }: WeldedMesh): Int32Array {
  const root = Int32Array.from(points, (_, i) => i)
  const rootOf = (i: number): number => {
    let at = i
    while (root[at] !== at) at = root[at] = root[root[at]!]!
    return at
  }
  for (let i = 0; i < corners.length; i++) if (i % 3 > 0) root[rootOf(corners[i]!)] = rootOf(corners[i - 1]!)
  return root.map((_, i) => rootOf(i))
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** Multiplies by the covariance of points around their middle. */
const spread =
  (around: readonly Vector[]) =>
  (v: Vector): Vector => {
    const sum: Vector = [0, 0, 0]
    for (const p of around) {
      const along = dot(p, v)
      for (const k of [0, 1, 2] as const) sum[k] += along * p[k]
    }
    return sum
  }

/** Returns the two principal directions of points that lie near a plane (power iteration). */
function axesOf(around: readonly Vector[]): [Vector, Vector] {
  const apply = spread(around)
  let first: Vector = unit([1, 0.3, 0.2])
  for (let i = 0; i < 40; i++) first = unit(apply(first))
  let second = unit(cross(first, [0.2, 1, 0.3]))
  for (let i = 0; i < 40; i++) {
    const next = apply(second)
    const along = dot(next, first)
    second = unit([next[0] - along * first[0], next[1] - along * first[1], next[2] - along * first[2]])
  }
  return [first, second]
}

function toOpening(loop: readonly Vector[]): { readonly radius: number; readonly opening: OpeningMatrix } {
  const middle = ([0, 1, 2] as const).map(k => loop.reduce((sum, p) => sum + p[k], 0) / loop.length) as Vector
  const around = loop.map(p => minus(p, middle))
  const [x, y] = axesOf(around)
  const z = cross(x, y)
  const reach = (axis: Vector): number => Math.max(...around.map(p => Math.abs(dot(p, axis))), 1e-4)
  const rows = [x, y, z].map((axis, i) => {
    const scale = 1 / (reach(axis) + (i === 2 ? SLACK_M : 0))
    return [...axis.map(value => value * scale), -dot(axis, middle) * scale]
  })
  const opening = [0, 1, 2, 3].flatMap(k => [...rows.map(row => row[k]!), k === 3 ? 1 : 0])
  return { radius: Math.max(reach(x), reach(y)), opening }
}

/** Returns the outlines of a sewn model's openings. Cloth with a single outline (a pocket, a button) is a patch without an inside. */
function outlinesOf(meshes: readonly OpeningMesh[]): Vector[][] {
  const welded = weld(meshes)
  const part = partOfPoint(welded)
  const loops = loopsOf(freeEdges(welded))
  const outlines = new Map<number, number>()
  for (const [start] of loops) outlines.set(part[start!]!, (outlines.get(part[start!]!) ?? 0) + 1)
  return loops.filter(([start]) => outlines.get(part[start!]!)! > 1).map(loop => loop.map(v => welded.points[v]!))
}

/** Finds the openings of a sewn model. */
export const findOpenings = (meshes: readonly OpeningMesh[]): OpeningMatrix[] =>
  outlinesOf(meshes)
    .map(toOpening)
    .filter(({ radius }) => radius >= LEAST_RADIUS_M)
    .toSorted((a, b) => b.radius - a.radius)
    .slice(0, MAX_OPENINGS)
    .map(({ opening }) => opening)
/** Height of an outline over its longer radius below which it is level, as a hem is and a cuff is not. */
const LEVEL = 0.5

/** Returns the points of a model's hem: its lowest level outline around the body. Null when it has none. */
export function findHem(meshes: readonly OpeningMesh[]): readonly (readonly number[])[] | null {
  const level = outlinesOf(meshes).filter(outline => {
    const reach = ([0, 1, 2] as const).map(
      k => Math.max(...outline.map(p => p[k])) - Math.min(...outline.map(p => p[k])),
    )
    const isAroundBody = Math.min(...outline.map(p => p[0])) < 0 && Math.max(...outline.map(p => p[0])) > 0
    return isAroundBody && reach[1]! < (LEVEL * Math.max(reach[0]!, reach[2]!)) / 2 && reach[0]! > 4 * LEAST_RADIUS_M
  })
  const height = (outline: readonly Vector[]): number => outline.reduce((sum, p) => sum + p[1], 0) / outline.length
  return level.toSorted((a, z) => height(a) - height(z))[0] ?? null
}
