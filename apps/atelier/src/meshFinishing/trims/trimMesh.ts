import type { Level } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { Vector3 } from 'three'
import type { Trim } from './trim.ts'

/** The piece a trim belongs to, and the level it is made for. */
export interface TrimOf {
  readonly piece: string
  readonly level?: Level
}

/** A trim under construction: vertices as vectors, triangles counter-clockwise from outside. */
export interface Shape {
  readonly positions: Vector3[]
  readonly flat: Point[]
  readonly openness: number[]
  readonly triangles: number[]
}

export const newShape = (): Shape => ({ positions: [], flat: [], openness: [], triangles: [] })

/** Adds a vertex and returns its index. */
export function addVertex(shape: Shape, position: Vector3, flat: Point, openness = 1): number {
  shape.flat.push(flat)
  shape.openness.push(openness)
  return shape.positions.push(position) - 1
}

/**
 * Joins two closed rings of the same count. `next` lies farther along, and the rings turn counter-clockwise seen from
 * there.
 */
export function joinRings(shape: Shape, ring: readonly number[], next: readonly number[]): void {
  ring.forEach((a, k) => {
    const l = (k + 1) % ring.length
    const [b, c, d] = [ring[l]!, next[l]!, next[k]!]
    shape.triangles.push(a, b, c, a, c, d)
  })
}

/** Closes a ring by a fan to a point that lies farther along. */
export function closeRing(shape: Shape, ring: readonly number[], point: number): void {
  ring.forEach((a, k) => shape.triangles.push(a, ring[(k + 1) % ring.length]!, point))
}

function vertexNormals({ positions, triangles }: Shape): Float32Array {
  const sums = positions.map(() => new Vector3())
  const [u, v] = [new Vector3(), new Vector3()]
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!]
    u.subVectors(positions[b]!, positions[a]!).cross(v.subVectors(positions[c]!, positions[a]!))
    for (const i of [a, b, c]) sums[i]!.add(u)
  }
  return Float32Array.from(sums.flatMap(n => n.normalize().toArray()))
}

/** The finished trim; normals are smooth where vertices are shared and sharp where they were added twice. */
export function finishShape({ piece, level }: TrimOf, shape: Shape): Trim {
  return {
    piece,
    ...(level ? { level } : {}),
    positions: Float32Array.from(shape.positions.flatMap(p => p.toArray())),
    normals: vertexNormals(shape),
    flat: shape.flat,
    triangles: Uint32Array.from(shape.triangles),
    openness: Float32Array.from(shape.openness),
  }
}
