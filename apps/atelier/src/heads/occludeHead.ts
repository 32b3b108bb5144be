import { loopScheme, refine, vertexNormals } from '@kitwright/scene/head'
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import type { HeadMesh } from './mesh.ts'

const RAYS = 160
/** Distance beyond which skin does not shade skin, centimetres. */
const REACH_CM = 7
const LIFT_CM = 0.05

/** The open sky of a vertex: its share of the hemisphere, and the mean direction towards it. */
export interface SkyView {
  readonly open: number
  readonly towards: Vector3
}

/** Directions over the hemisphere about z, weighted by the cosine. */
const DIRECTIONS = Array.from({ length: RAYS }, (_, i) => {
  const share = (i + 0.5) / RAYS
  const angle = i * 2.39996
  return new Vector3(Math.sqrt(share) * Math.cos(angle), Math.sqrt(share) * Math.sin(angle), Math.sqrt(1 - share))
})

/** Casts rays from each vertex of the head, as it looks after one step of subdivision. */
export function occludeHead({ points, triangles }: HeadMesh): readonly SkyView[] {
  const scheme = loopScheme(Uint16Array.from(triangles.flat()), points.length)
  const smooth = refine(scheme, Float64Array.from(points.flat()), 3)
  const normals = vertexNormals(smooth, scheme.triangles)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(smooth), 3))
  geometry.setIndex([...scheme.triangles])
  const tree = new MeshBVH(geometry)
  const [normal, side, up, ray, towards] = [new Vector3(), new Vector3(), new Vector3(), new Ray(), new Vector3()]
  return points.map((_, vertex) => {
    normal.fromArray(normals, 3 * vertex)
    side
      .set(Math.abs(normal.x) < 0.9 ? 1 : 0, Math.abs(normal.x) < 0.9 ? 0 : 1, 0)
      .cross(normal)
      .normalize()
    up.crossVectors(normal, side)
    let open = 0
    towards.set(0, 0, 0)
    for (const { x, y, z } of DIRECTIONS) {
      ray.direction.set(0, 0, 0).addScaledVector(side, x).addScaledVector(up, y).addScaledVector(normal, z)
      ray.origin.fromArray(smooth, 3 * vertex).addScaledVector(normal, LIFT_CM)
      const hit = tree.raycastFirst(ray, DoubleSide)
      const free = hit ? Math.min(1, hit.distance / REACH_CM) ** 2 : 1
      open += free / RAYS
      towards.addScaledVector(ray.direction, free)
    }
    return { open, towards: towards.normalize().clone() }
  })
}
