import { SOFT_KEY } from '@kitwright/portrait/studio'
import { loopScheme, refine, vertexNormals } from '@kitwright/scene/head'
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { AXIS_CM } from '@kitwright/scene/head'
import type { HeadMesh } from './mesh.ts'

const RAYS = 160
/** Distance beyond which skin does not shade skin, centimetres. */
const REACH_CM = 7
const LIFT_CM = 0.05

/** The light that reaches a vertex. */
export interface SkyView {
  /** Share of the hemisphere that is open. */
  readonly open: number
  /** Between these turns the key light, at its own height, reaches the vertex. Radians from the vertex's side of the head. */
  readonly lit: readonly [from: number, to: number]
}

const TURNS = 60
/** Heights of the key light that are tried: it is a softbox. */
const KEY_RAYS = [-0.1, 0, 0.1]
const KEY_HEIGHT = Math.asin(SOFT_KEY.towards[1])
/** A light that grazes a place counts as free: the cosine darkens it. */
const GRAZING = 0.06
/** A place that the key never reaches. */
const NEVER = [0.5, -0.5] as const

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
  const [normal, side, up, ray] = [new Vector3(), new Vector3(), new Vector3(), new Ray()]
  return points.map((_, vertex) => {
    normal.fromArray(normals, 3 * vertex)
    side
      .set(Math.abs(normal.x) < 0.9 ? 1 : 0, Math.abs(normal.x) < 0.9 ? 0 : 1, 0)
      .cross(normal)
      .normalize()
    up.crossVectors(normal, side)
    let open = 0
    for (const { x, y, z } of DIRECTIONS) {
      ray.direction.set(0, 0, 0).addScaledVector(side, x).addScaledVector(up, y).addScaledVector(normal, z)
      ray.origin.fromArray(smooth, 3 * vertex).addScaledVector(normal, LIFT_CM)
      const hit = tree.raycastFirst(ray, DoubleSide)
      const free = hit ? Math.min(1, hit.distance / REACH_CM) ** 2 : 1
      open += free / RAYS
    }
    const isHit = (turn: number): boolean => {
      const hits = KEY_RAYS.filter(rise => {
        const height = KEY_HEIGHT + rise
        ray.direction.set(Math.sin(turn) * Math.cos(height), Math.sin(height), Math.cos(turn) * Math.cos(height))
        if (ray.direction.dot(normal) < GRAZING) return false
        ray.origin.fromArray(smooth, 3 * vertex).addScaledVector(normal, LIFT_CM)
        return tree.raycastFirst(ray, DoubleSide) !== null
      })
      return hits.length > KEY_RAYS.length / 2
    }
    const facing = (turn: number): number =>
      normal.y * Math.sin(KEY_HEIGHT) + (normal.x * Math.sin(turn) + normal.z * Math.cos(turn)) * Math.cos(KEY_HEIGHT)
    return { open, lit: litTurns(isHit, facing, Math.atan2(smooth[3 * vertex]!, smooth[3 * vertex + 2]! + AXIS_CM)) }
  })
}

/** Returns the turns about the best one between which nothing stands before the light, from `own`. */
function litTurns(isHit: (turn: number) => boolean, facing: (turn: number) => number, own: number): [number, number] {
  const turns = Array.from({ length: TURNS }, (_, i) => (2 * Math.PI * i) / TURNS - Math.PI)
  const hit = turns.map(isHit)
  const reached = turns.map((turn, i) => (hit[i] ? -1 : facing(turn)))
  const best = reached.indexOf(Math.max(...reached))
  if (reached[best]! < GRAZING) return [...NEVER]
  const ends = [-1, 1].map(way => {
    let steps = 0
    while (steps < TURNS / 2 && !hit[(best + way * (steps + 1) + TURNS) % TURNS]) steps++
    return (way * (steps + 0.5) * 2 * Math.PI) / TURNS
  })
  const from = Math.atan2(Math.sin(turns[best]! - own), Math.cos(turns[best]! - own))
  return [from + ends[0]!, from + ends[1]!]
}
