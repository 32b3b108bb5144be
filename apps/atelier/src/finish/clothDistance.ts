import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { type HitPointInfo, MeshBVH } from 'three-mesh-bvh'
import { type Distance, distanceGrid } from '../body/distanceGrid.ts'
import type { Vec3 } from '../body/solids.ts'
import { particleNormals } from './normals.ts'
import type { SewnMesh } from './sewnMesh.ts'

const CELL_M = 0.0035

export interface ClothRegion {
  readonly pieces: readonly string[]
  readonly low: Vec3
  readonly high: Vec3
}

/**
 * Metres to draped cloth, positive on its outer side, inside a box: what is laid on the cloth later is kept off it by this.
 * Past a free edge the sign is that of the nearest place on the cloth.
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
  return distanceGrid(field, { low, high, cell: CELL_M })
}
