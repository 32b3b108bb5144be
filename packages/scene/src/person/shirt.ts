import { vertexNormals, type HeadSurface, type HeadTopology } from '../head/index.ts'
import type { Buffers } from './buffers.ts'
import { ramp } from './headwear.ts'

/** Height of a shirt's neck at the middle of the throat, cm, and how much it falls towards the front. */
const NECKLINE = { y: -13.9, fall: -0.28 } as const

/** A head's skin ends at the shoulders' root: the shirt goes on from this distance, so much wider, sloping, and raised a little. */
const SHOULDER = { from: 5.6, more: 1.7, slope: 0.26, rise: 1.2 } as const

/** Returns a shirt with a round neck over the shoulders of a head. */
export function shirtBuffers({ rest, triangles }: HeadTopology, { points, normals }: HeadSurface): Buffers {
  const count = rest.length / 3
  const under = Float32Array.from(
    { length: count },
    (_, v) => NECKLINE.y + NECKLINE.fall * rest[3 * v + 2]! - rest[3 * v + 1]!,
  )
  const worn = Float64Array.from(
    points,
    (value, i) => value + normals[i]! * (0.45 + 0.25 * ramp(under[Math.floor(i / 3)]!, 1.3, 0.9)),
  )
  for (let i = 0; i < worn.length; i += 3) {
    const away = SHOULDER.more * Math.max(0, Math.abs(worn[i]!) - SHOULDER.from) * ramp(under[i / 3]!, -0.5, 1.5)
    worn[i]! += Math.sign(worn[i]!) * away
    worn[i + 1]! += SHOULDER.rise * ramp(Math.abs(worn[i]!), 4, 9) - SHOULDER.slope * away
  }
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    if ([0, 1, 2].some(k => under[triangles[t + k]!]! > 0)) kept.push(...triangles.subarray(t, t + 3))
  // Below 0 nothing is drawn: the neckline runs through triangles.
  const open = under.map(below => Math.min(3 * below, 0.5 + 0.25 * ramp(below, 0, 1.5)))
  return { points: worn, normals: vertexNormals(worn, kept), triangles: kept, more: { aOpen: [open, 1] } }
}
