import { vertexNormals, type HeadSurface, type HeadTopology } from '../head/index.ts'
import type { Buffers } from './buffers.ts'
import { ramp } from './headwear.ts'

/** Height of a shirt's neck at the middle of the throat, cm, and how much it falls towards the front. */
const NECKLINE = { y: -15.2, fall: -0.28 } as const

/** Returns a shirt with a round neck over the shoulders of a head. */
export function shirtBuffers({ rest, triangles }: HeadTopology, { points, normals }: HeadSurface): Buffers {
  const count = rest.length / 3
  const under = Float32Array.from(
    { length: count },
    (_, v) => NECKLINE.y + NECKLINE.fall * rest[3 * v + 2]! - rest[3 * v + 1]!,
  )
  const worn = Float64Array.from(points, (value, i) => {
    const below = under[Math.floor(i / 3)]!
    // A vertex above the neckline comes down to it, so that the edge is smooth.
    const down = i % 3 === 1 ? Math.min(0, below) : 0
    return value + normals[i]! * (0.45 + 0.25 * ramp(below, 1.3, 0.9)) + down
  })
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    if ([0, 1, 2].some(k => under[triangles[t + k]!]! > 0)) kept.push(...triangles.subarray(t, t + 3))
  const open = under.map(below => 0.45 + 0.25 * ramp(below, 0, 1.5))
  return { points: worn, normals: vertexNormals(worn, kept), triangles: kept, more: { aOpen: [open, 1] } }
}
