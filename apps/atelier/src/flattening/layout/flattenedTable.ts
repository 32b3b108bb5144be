import type { SewnMesh } from '../pieceMeshes/sewnMesh.ts'

/** Position of each vertex of a garment that is ironed flat on a table, mm: x to the wearer's left, y down. */
export interface Table {
  readonly x: Float64Array
  readonly y: Float64Array
}

/** Coordinates of the vertices that stay fixed (1). */
export interface FixedCoordinates {
  readonly x: Uint8Array
  readonly y: Uint8Array
}

export const copyOf = ({ x, y }: Table): Table => ({ x: x.slice(), y: y.slice() })

/** A triangle of the whole garment: its vertices, and its edges as on the cloth, with the back mirrored. */
export interface Corner {
  readonly vertices: readonly [number, number, number]
  /** Vectors from each corner to the next, in mm. */
  readonly edges: readonly (readonly [x: number, y: number])[]
}

/** Returns the triangles in their unstrained shape. */
export const cornersOf = ({ pieces }: SewnMesh): Corner[] =>
  pieces.flatMap(({ triangles, sheets, points, vertices }) =>
    triangles.map((triangle, i): Corner => {
      const flat = triangle.map(k => [sheets[i]! * points[k]!.x, points[k]!.y] as const)
      return {
        vertices: [vertices[triangle[0]]!, vertices[triangle[1]]!, vertices[triangle[2]]!],
        edges: [0, 1, 2].map(k => {
          const [from, to] = [flat[k]!, flat[(k + 1) % 3]!]
          return [to[0] - from[0], to[1] - from[1]] as const
        }),
      }
    }),
  )

/**
 * Returns the largest and the smallest stretch of the map from a triangle to the table; the smallest is negative where
 * the triangle is turned over.
 */
export function strainOf({ vertices: [a, b, c], edges }: Corner, { x, y }: Table): { most: number; least: number } {
  const [[ux, uy], [wx, wy]] = [edges[0]!, edges[2]!]
  const [vx, vy] = [-wx, -wy]
  const [px, py, qx, qy] = [x[b]! - x[a]!, y[b]! - y[a]!, x[c]! - x[a]!, y[c]! - y[a]!]
  const d = ux * vy - uy * vx
  const [j00, j01] = [(px * vy - qx * uy) / d, (qx * ux - px * vx) / d]
  const [j10, j11] = [(py * vy - qy * uy) / d, (qy * ux - py * vx) / d]
  const sum = Math.hypot(j00 + j11, j10 - j01)
  const difference = Math.hypot(j00 - j11, j10 + j01)
  return { most: (sum + difference) / 2, least: (sum - difference) / 2 }
}

/** Returns the number of folded triangles. */
export const countFolds = (corners: readonly Corner[], table: Table): number =>
  corners.filter(corner => strainOf(corner, table).least <= 0).length
