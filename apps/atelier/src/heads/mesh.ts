import type { FaceMesh } from './canonicalFace.ts'
import { LIDS, LIPS } from './landmarks.ts'
import { type Point, ramp, type Triangle } from './vectors.ts'

export type Side = 'left' | 'right'

/** A head under construction. Every vertex has a share of lip, lid rim, shade inside, and crease. */
export interface HeadMesh {
  readonly points: Point[]
  readonly triangles: Triangle[]
  readonly lip: number[]
  readonly rim: number[]
  readonly dark: number[]
  readonly crease: number[]
}

interface Marks {
  readonly lip?: number
  readonly rim?: number
  readonly dark?: number
}

/** Adds a vertex and returns its index. */
export function addVertex(mesh: HeadMesh, point: Point, { lip = 0, rim = 0, dark = 0 }: Marks = {}): number {
  mesh.lip.push(lip)
  mesh.rim.push(rim)
  mesh.dark.push(dark)
  mesh.crease.push(0)
  return mesh.points.push(point) - 1
}

/**
 * Joins two closed loops by triangles. Quads before `flipAt` are split along one diagonal and the others along the other,
 * so that the two halves of a head mirror each other.
 */
export function joinLoops(
  { triangles }: HeadMesh,
  outer: readonly number[],
  inner: readonly number[],
  { isReversed, flipAt = outer.length }: { readonly isReversed: boolean; readonly flipAt?: number },
): void {
  outer.forEach((a, n) => {
    const next = (n + 1) % outer.length
    const [b, c, d] = [outer[next]!, inner[n]!, inner[next]!]
    const pair: Triangle[] =
      n < flipAt
        ? [
            [a, c, b],
            [b, c, d],
          ]
        : [
            [a, c, d],
            [a, d, b],
          ]
    for (const [x, y, z] of pair) triangles.push(isReversed ? [x, z, y] : [x, y, z])
  })
}

/** Opens the canonical face: its eyes and the inside of its lips are cut out. */
export function openFace({ points, triangles }: FaceMesh): HeadMesh {
  const holes = [LIDS.left, LIDS.right, LIPS[3]].map(loop => new Set<number>(loop))
  const isInHole = (triangle: Triangle): boolean => holes.some(hole => triangle.every(vertex => hole.has(vertex)))
  const zeros = (): number[] => points.map(() => 0)
  return {
    points: points.map(([x, y, z]): Point => {
      // Cheeks a little narrower at the ears.
      const narrow = 1 - 0.075 * ramp(Math.abs(x), 5, 7.7) * ramp(y, -9, -1)
      return [x * narrow, y, z]
    }),
    triangles: triangles.filter(triangle => !isInHole(triangle)),
    lip: zeros(),
    rim: zeros(),
    dark: zeros(),
    crease: zeros(),
  }
}
