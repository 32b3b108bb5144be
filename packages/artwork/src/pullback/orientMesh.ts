import type { WrapCells } from '@kitwright/garment/wrap'

type PackedMesh = Extract<WrapCells, { kind: 'mesh' }>['mesh']

/** x, y on the piece and X, Y on the table of each corner, mm. */
export type MeshPoints = ArrayLike<number>

/** A mesh whose triangles have positive areas on the piece. */
export interface OrientedMesh {
  readonly points: Float64Array
  readonly triangles: Uint32Array
}

/** Returns the corners of the triangle that begins at an index. */
export const cornersAhead = (triangles: ArrayLike<number>, at: number): readonly [number, number, number] => [
  triangles[at]!,
  triangles[at + 1]!,
  triangles[at + 2]!,
]

/** Returns twice a triangle's signed area in the coordinates at `own`: 0 the piece, 2 the table. */
export function doubleArea(points: MeshPoints, corners: readonly [number, number, number], own: 0 | 2): number {
  const [a, b, c] = corners
  const [ax, ay] = [points[4 * a + own]!, points[4 * a + own + 1]!]
  return (
    (points[4 * b + own]! - ax) * (points[4 * c + own + 1]! - ay) -
    (points[4 * b + own + 1]! - ay) * (points[4 * c + own]! - ax)
  )
}

/** Returns a mesh with positive areas on the piece: all triangles of a mirrored one are turned over. */
export function orientMesh({ points, triangles }: PackedMesh): OrientedMesh {
  let area = 0
  for (let i = 0; i < triangles.length; i += 3) area += doubleArea(points, cornersAhead(triangles, i), 0)
  const oriented = Uint32Array.from(triangles)
  if (area < 0)
    for (let i = 0; i < oriented.length; i += 3)
      [oriented[i + 1], oriented[i + 2]] = [oriented[i + 2]!, oriented[i + 1]!]
  return { points: Float64Array.from(points), triangles: oriented }
}
