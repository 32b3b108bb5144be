import type { Point } from '@kitwright/measure'
import type { WrapMesh } from './packMesh.ts'

/** Maps a point of one side of a mesh (the piece, the flattened garment) to the other; null if the mesh is empty. */
export type Locator = (at: Point) => Point | null

/** The cell size, about twice a triangle's width, mm. */
const CELL_MM = 32
/** The bleed extends no further. */
const MAX_RINGS = 4

const columnOf = (mm: number): number => Math.floor(mm / CELL_MM)
const keyOf = (column: number, row: number): number => column * 4096 + row

/** Returns the triangles by the grid cells that they touch. */
function gridOf({ points, triangles }: WrapMesh, own: 0 | 2): ReadonlyMap<number, readonly number[]> {
  const cells = new Map<number, number[]>()
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]
    const xs = corners.map(k => points[4 * k + own]!)
    const ys = corners.map(k => points[4 * k + own + 1]!)
    for (let column = columnOf(Math.min(...xs)); column <= columnOf(Math.max(...xs)); column++)
      for (let row = columnOf(Math.min(...ys)); row <= columnOf(Math.max(...ys)); row++) {
        const key = keyOf(column, row)
        const cell = cells.get(key)
        if (cell) cell.push(i)
        else cells.set(key, [i])
      }
  }
  return cells
}

interface TriangleHit {
  readonly triangle: number
  /** The barycentric weights of the second and third corner. */
  readonly second: number
  readonly third: number
  /** The distance outside, mm; 0 inside. */
  readonly out: number
}

/**
 * Returns the position of a point in a triangle. The distance outside is in mm: a sliver's barycentric coordinates are
 * large, its heights small.
 */
function placeIn({ points, triangles }: WrapMesh, triangle: number, own: 0 | 2, { x, y }: Point): TriangleHit {
  const at = (k: number): readonly [number, number] => {
    const point = 4 * triangles[triangle + k]! + own
    return [points[point]!, points[point + 1]!]
  }
  const [[ax, ay], [bx, by], [cx, cy]] = [at(0), at(1), at(2)]
  const d = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / d
  const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / d
  const size = Math.abs(d)
  const out = Math.max(
    0,
    ((second + third - 1) * size) / Math.hypot(bx - cx, by - cy),
    (-second * size) / Math.hypot(cx - ax, cy - ay),
    (-third * size) / Math.hypot(bx - ax, by - ay),
  )
  return { triangle, second, third, out }
}

/**
 * Creates the map from the coordinates at `own` of each corner (0 the piece, 2 the flattened garment) to the other
 * ones. Beside the mesh its nearest triangle is extended.
 */
export function createLocator(mesh: WrapMesh, own: 0 | 2): Locator {
  const cells = gridOf(mesh, own)
  const nearest = (at: Point, triangles: Iterable<number>): TriangleHit | null => {
    let best: TriangleHit | null = null
    for (const triangle of triangles) {
      const found = placeIn(mesh, triangle, own, at)
      if (best && found.out >= best.out) continue
      best = found
      if (found.out === 0) break
    }
    return best
  }
  const inRing = (at: Point, reach: number): Set<number> => {
    const [column, row] = [columnOf(at.x), columnOf(at.y)]
    const found = new Set<number>()
    for (let dx = -reach; dx <= reach; dx++)
      for (let dy = -reach; dy <= reach; dy++)
        for (const triangle of cells.get(keyOf(column + dx, row + dy)) ?? []) found.add(triangle)
    return found
  }
  const find = (at: Point): TriangleHit | null => {
    const inside = nearest(at, cells.get(keyOf(columnOf(at.x), columnOf(at.y))) ?? [])
    if (inside?.out === 0) return inside
    for (let reach = 1; reach <= MAX_RINGS; reach++) {
      const found = nearest(at, inRing(at, reach))
      // A nearer triangle may be in the next ring.
      if (found && found.out <= reach * CELL_MM) return found
    }
    return nearest(
      at,
      Array.from({ length: mesh.triangles.length / 3 }, (_, i) => 3 * i),
    )
  }
  const other = own === 0 ? 2 : 0
  return at => {
    const found = find(at)
    if (!found) return null
    const { triangle, second, third } = found
    const sum = (coordinate: 0 | 1): number => {
      const [a, b, c] = [0, 1, 2].map(k => mesh.points[4 * mesh.triangles[triangle + k]! + other + coordinate]!)
      return a! + (b! - a!) * second + (c! - a!) * third
    }
    return { x: sum(0), y: sum(1) }
  }
}
