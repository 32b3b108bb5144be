import { BufferAttribute, BufferGeometry, Matrix4, type Triangle, type Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { type Cloth, eachTriangle } from './readCloth.ts'

/** Tolerance in grid steps: touching is not crossing. */
const TOLERANCE = 0.5

type Plane = readonly [x: number, y: number, z: number, d: number]
type Flat = readonly [Triangle, Plane]

function planeOf({ a, b, c }: Triangle): Plane {
  const [ux, uy, uz, vx, vy, vz] = [b.x - a.x, b.y - a.y, b.z - a.z, c.x - a.x, c.y - a.y, c.z - a.z]
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
  const length = Math.hypot(...n) || 1
  const [x, y, z] = [n[0] / length, n[1] / length, n[2] / length]
  return [x, y, z, x * a.x + y * a.y + z * a.z]
}

const above = ([x, y, z, d]: Plane, p: Vector3): number => x * p.x + y * p.y + z * p.z - d

/** Whether the stretch p-q goes through the triangle's inside. */
function pierces(p: Vector3, q: Vector3, triangle: Triangle, plane: Plane): boolean {
  const [dp, dq] = [above(plane, p), above(plane, q)]
  if (Math.abs(dp) < TOLERANCE || Math.abs(dq) < TOLERANCE || dp > 0 === dq > 0) return false
  const t = dp / (dp - dq)
  const hit = p.clone().lerp(q, t)
  const corners = [triangle.a, triangle.b, triangle.c]
  return corners.every((a, k) => {
    const b = corners[(k + 1) % 3]!
    const [ux, uy, uz, vx, vy, vz] = [b.x - a.x, b.y - a.y, b.z - a.z, hit.x - a.x, hit.y - a.y, hit.z - a.z]
    const side = plane[0] * (uy * vz - uz * vy) + plane[1] * (uz * vx - ux * vz) + plane[2] * (ux * vy - uy * vx)
    return side > 0
  })
}

function isApart(plane: Plane, { a, b, c }: Triangle): boolean {
  const [da, db, dc] = [above(plane, a), above(plane, b), above(plane, c)]
  return (da > 0 && db > 0 && dc > 0) || (da < 0 && db < 0 && dc < 0)
}

function doCross([s, planeS]: Flat, [t, planeT]: Flat): boolean {
  if (isApart(planeS, t) || isApart(planeT, s)) return false
  const sides = ({ a, b, c }: Triangle): [Vector3, Vector3][] => [
    [a, b],
    [b, c],
    [c, a],
  ]
  return sides(t).some(([p, q]) => pierces(p, q, s, planeS)) || sides(s).some(([p, q]) => pierces(p, q, t, planeT))
}

const shareCorner = (s: Triangle, t: Triangle): boolean =>
  [s.a, s.b, s.c].some(p => p.equals(t.a) || p.equals(t.b) || p.equals(t.c))

/** Number of triangles that pass through another one, and the pieces they are on. */
export function selfIntersections(cloths: readonly Cloth[]): { count: number; pieces: string[] } {
  const positions: number[] = []
  const piece: string[] = []
  for (const cloth of cloths)
    eachTriangle(cloth, (...corners) => {
      for (const v of corners) positions.push(...cloth.position(v))
      piece.push(cloth.piece)
    })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  geometry.setIndex(Array.from({ length: positions.length / 3 }, (_, i) => i))
  // Each triangle of a leaf is tested against each of the other's: with the default of ten that is most of the work.
  const tree = new MeshBVH(geometry, { indirect: true, targetLeafSize: 2 })
  // A triangle is tested against many, so its plane is computed once.
  const planes: Plane[] = []
  const flat = (triangle: Triangle, i: number): Flat => [triangle, (planes[i] ??= planeOf(triangle))]
  const crossed = new Set<number>()
  tree.bvhcast(tree, new Matrix4(), {
    intersectsTriangles(s, t, i, j) {
      if (i < j && !shareCorner(s, t) && doCross(flat(s, i), flat(t, j))) {
        crossed.add(i)
        crossed.add(j)
      }
      return false
    },
  })
  return { count: crossed.size, pieces: [...new Set([...crossed].map(i => piece[i]!))] }
}
