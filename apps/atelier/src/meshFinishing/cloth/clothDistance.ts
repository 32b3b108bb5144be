import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { type HitPointInfo, MeshBVH } from 'three-mesh-bvh'
import type { Distance } from '../../dressForm/distanceGrid.ts'
import type { Vec3 } from '../../dressForm/solids.ts'
import { particleNormals } from './normals.ts'
import type { SewnMesh } from './sewnMesh.ts'

const CELL_M = 0.0035

/** Samples a field lazily at grid corners and reads it back by trilinear interpolation. */
function sampledWhereAsked(field: Distance, low: Vec3, high: Vec3): Distance {
  const [nx, ny, nz] = [0, 1, 2].map(m => Math.ceil((high[m]! - low[m]!) / CELL_M) + 1) as [number, number, number]
  const samples = new Float32Array(nx * ny * nz).fill(NaN)
  const corner = (i: number, j: number, k: number): number => {
    const q = i + nx * (j + ny * k)
    const known = samples[q]!
    if (!Number.isNaN(known)) return known
    return (samples[q] = field(low[0] + i * CELL_M, low[1] + j * CELL_M, low[2] + k * CELL_M))
  }
  const along = (v: number, m: 0 | 1 | 2, n: number): number => Math.min(n - 1.001, Math.max(0, (v - low[m]) / CELL_M))
  return (x, y, z) => {
    const [fx, fy, fz] = [along(x, 0, nx), along(y, 1, ny), along(z, 2, nz)]
    const [i, j, k] = [fx | 0, fy | 0, fz | 0]
    const [tx, ty, tz] = [fx - i, fy - j, fz - k]
    const edge = (dj: 0 | 1, dk: 0 | 1): number =>
      corner(i, j + dj, k + dk) * (1 - tx) + corner(i + 1, j + dj, k + dk) * tx
    const near = edge(0, 0) * (1 - ty) + edge(1, 0) * ty
    return near + (edge(0, 1) * (1 - ty) + edge(1, 1) * ty - near) * tz
  }
}

export interface ClothRegion {
  readonly pieces: readonly string[]
  readonly low: Vec3
  readonly high: Vec3
}

/**
 * Signed distance to the draped cloth inside a box in metres, positive on its outer side. Items placed on the cloth
 * later use it to stay clear. Past a free edge the sign is that of the nearest point on the cloth.
 */
export function clothDistance(worn: SewnMesh, { pieces, low, high }: ClothRegion): Distance {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(worn.positions), 3))
  const sheets = worn.sheets.filter(s => pieces.includes(s.id))
  geometry.setIndex(sheets.flatMap(s => Array.from(s.triangles, v => s.particle[v]!)))
  const tree = new MeshBVH(geometry)
  const corners = geometry.getIndex()!.array
  const normals = particleNormals(worn)
  const [at, away, normal] = [new Vector3(), new Vector3(), new Vector3()]
  const hit: HitPointInfo = { point: new Vector3(), distance: 0, faceIndex: 0 }
  const field: Distance = (x, y, z) => {
    tree.closestPointToPoint(at.set(x, y, z), hit)
    normal.set(0, 0, 0)
    for (let k = 0; k < 3; k++) {
      const p = 3 * corners[3 * hit.faceIndex + k]!
      normal.x += normals[p]!
      normal.y += normals[p + 1]!
      normal.z += normals[p + 2]!
    }
    return away.subVectors(at, hit.point).dot(normal) < 0 ? -hit.distance : hit.distance
  }
  return sampledWhereAsked(field, low, high)
}
