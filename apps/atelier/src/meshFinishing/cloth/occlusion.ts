import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { particleNormals } from './normals.ts'
import type { SewnMesh } from './sewnMesh.ts'

const RAYS = 40
const REACH_M = 0.25
const LIFT_M = 0.003
const GOLDEN_ANGLE = 2.399963

/** Cosine-weighted directions about +z, by the sunflower rule. */
const DIRECTIONS: readonly (readonly [number, number, number])[] = Array.from({ length: RAYS }, (_, i) => {
  const u = (i + 0.5) / RAYS
  const r = Math.sqrt(u)
  const angle = i * GOLDEN_ANGLE
  return [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - u)]
})

/** The garment's triangles, to cast rays at. */
export function buildTree({ positions, sheets }: SewnMesh): MeshBVH {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  geometry.setIndex(sheets.flatMap(s => Array.from(s.triangles, v => s.particle[v]!)))
  return new MeshBVH(geometry)
}

/** Sky visibility above a point on the garment, on the side of a unit normal: 0 (closed) to 1. */
export type Sky = (at: Vector3, normal: Vector3) => number

export const skyVisibility = (mesh: SewnMesh): Sky => skyFrom(buildTree(mesh))

/** Returns the sky visibility past a tree of triangles. */
export function skyFrom(tree: MeshBVH): Sky {
  const [ray, t, b] = [new Ray(), new Vector3(), new Vector3()]
  return (at, n) => {
    t.set(Math.abs(n.x) < 0.9 ? 1 : 0, Math.abs(n.x) < 0.9 ? 0 : 1, 0)
      .cross(n)
      .normalize()
    b.crossVectors(n, t)
    ray.origin.copy(at).addScaledVector(n, LIFT_M)
    let sum = 0
    for (const [x, y, z] of DIRECTIONS) {
      ray.direction.set(0, 0, 0).addScaledVector(t, x).addScaledVector(b, y).addScaledVector(n, z)
      const hit = tree.raycastFirst(ray, DoubleSide)
      sum += hit ? Math.min(1, hit.distance / REACH_M) : 1
    }
    return sum / RAYS
  }
}

/** Sky visibility above each particle's outer side: 0 (closed) to 1. */
export function ambientOcclusion(mesh: SewnMesh): Float32Array {
  const sky = skyVisibility(mesh)
  const normals = particleNormals(mesh)
  const [at, n] = [new Vector3(), new Vector3()]
  return Float32Array.from({ length: mesh.positions.length / 3 }, (_, i) => {
    n.fromArray(normals, 3 * i)
    return n.lengthSq() < 0.5 ? 1 : sky(at.fromArray(mesh.positions, 3 * i), n)
  })
}
