import type { Point } from '@kitwright/measure'
import { Vector3 } from 'three'
import { particleNormals } from '../cloth/normals.ts'
import type { SewnMesh, SewnSheet } from '../cloth/sewnMesh.ts'

/** A place on the draped cloth: metres and unit vectors. */
export interface ClothPoint {
  readonly position: Vector3
  /** Away from the body. */
  readonly normal: Vector3
  /** Directions along the cloth in which the piece's x and y grow. */
  readonly across: Vector3
  readonly down: Vector3
}

/** Finds the point on the cloth at flat millimetres of one piece; throws when they lie more than 3 mm off it. */
export type ClothPoints = (at: Point) => ClothPoint

const CELL_MM = 10
const MAX_OFF_MM = 3

type Weights = readonly [number, number, number]

interface NearestTriangle {
  /** First index of the triangle. */
  readonly triangle: number
  readonly weights: Weights
}

function weightsIn({ points, triangles }: SewnSheet, t: number, at: Point): Weights {
  const [a, b, c] = [0, 1, 2].map(k => points[triangles[t + k]!]!) as [Point, Point, Point]
  const whole = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  const u = ((b.x - at.x) * (c.y - at.y) - (c.x - at.x) * (b.y - at.y)) / whole
  const v = ((c.x - at.x) * (a.y - at.y) - (a.x - at.x) * (c.y - at.y)) / whole
  return [u, v, 1 - u - v]
}

/** Triangles by the cells of a grid that their boxes touch. */
function bucketTriangles({ points, triangles }: SewnSheet): (at: Point) => readonly number[] {
  const cells = new Map<string, number[]>()
  const cell = (mm: number): number => Math.floor(mm / CELL_MM)
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map(k => points[triangles[t + k]!]!)
    const [xs, ys] = [corners.map(p => p.x), corners.map(p => p.y)]
    for (let i = cell(Math.min(...xs)); i <= cell(Math.max(...xs)); i++) {
      for (let j = cell(Math.min(...ys)); j <= cell(Math.max(...ys)); j++) {
        const key = `${i}_${j}`
        cells.set(key, [...(cells.get(key) ?? []), t])
      }
    }
  }
  return at => cells.get(`${cell(at.x)}_${cell(at.y)}`) ?? []
}

/** Distance outside a triangle by barycentric weights, millimetres. */
function offMm({ points, triangles }: SewnSheet, { triangle, weights }: NearestTriangle): number {
  const inside = weights.map(w => Math.max(0, w))
  const sum = inside.reduce((total, w) => total + w, 0)
  let [dx, dy] = [0, 0]
  weights.forEach((w, k) => {
    const p = points[triangles[triangle + k]!]!
    dx += (w - inside[k]! / sum) * p.x
    dy += (w - inside[k]! / sum) * p.y
  })
  return Math.hypot(dx, dy)
}

function nearestTriangle(sheet: SewnSheet, at: Point): NearestTriangle {
  let best: NearestTriangle | undefined
  let least = Infinity
  for (let t = 0; t < sheet.triangles.length; t += 3) {
    const found = { triangle: t, weights: weightsIn(sheet, t, at) }
    const off = offMm(sheet, found)
    if (off < least) [best, least] = [found, off]
  }
  if (!best || least > MAX_OFF_MM) throw new Error(`${at.x}, ${at.y} lies ${least.toFixed(1)} mm off piece ${sheet.id}`)
  return best
}

/** The directions in which the piece's x and y grow on one triangle. */
function directions({ points, triangles }: SewnSheet, t: number, corners: readonly Vector3[]): [Vector3, Vector3] {
  const [a, b, c] = [0, 1, 2].map(k => points[triangles[t + k]!]!) as [Point, Point, Point]
  const [u, v] = [corners[1]!.clone().sub(corners[0]!), corners[2]!.clone().sub(corners[0]!)]
  const whole = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  const mix = (ku: number, kv: number): Vector3 => new Vector3().addScaledVector(u, ku).addScaledVector(v, kv)
  return [
    mix((c.y - a.y) / whole, -(b.y - a.y) / whole).normalize(),
    mix(-(c.x - a.x) / whole, (b.x - a.x) / whole).normalize(),
  ]
}

/** A look-up by flat millimetres on one draped piece. Throws when the garment has no such piece. */
export function clothPoints(worn: SewnMesh, piece: string): ClothPoints {
  const sheet = worn.sheets.find(s => s.id === piece)
  if (!sheet) throw new Error(`no piece ${piece} was draped`)
  const normals = particleNormals(worn)
  const near = bucketTriangles(sheet)
  const find = (at: Point): NearestTriangle => {
    for (const triangle of near(at)) {
      const weights = weightsIn(sheet, triangle, at)
      if (Math.min(...weights) >= -1e-9) return { triangle, weights }
    }
    return nearestTriangle(sheet, at)
  }
  return at => {
    const { triangle, weights } = find(at)
    const particles = [0, 1, 2].map(k => 3 * sheet.particle[sheet.triangles[triangle + k]!]!)
    const gather = (of: Float64Array): Vector3[] => particles.map(p => new Vector3().fromArray(of, p))
    const blend = (vectors: readonly Vector3[]): Vector3 =>
      vectors.reduce((sum, v, k) => sum.addScaledVector(v, weights[k]!), new Vector3())
    const corners = gather(worn.positions)
    const [across, down] = directions(sheet, triangle, corners)
    return { position: blend(corners), normal: blend(gather(normals)).normalize(), across, down }
  }
}
