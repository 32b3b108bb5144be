import { vertexNormals, type HeadSurface, type HeadTopology } from '../head/index.ts'
import type { Buffers } from './buffers.ts'
import { ramp } from './headwear.ts'

export type Neckline = 'round' | 'v'

/** Height of a shirt's neck at the middle of the throat, cm, how much it falls towards the front, and a notch of this width. */
const NECKLINE = {
  round: { y: -13.5, fall: -0.28, notch: 0, wide: 1 },
  v: { y: -13, fall: -0.22, notch: 3.4, wide: 3.4 },
} as const

const COLLAR_CM = 1.15
/** A head's skin ends at the shoulders' root: the shirt goes on from this distance, so much wider, sloping, and raised a little. */
const SHOULDER = { from: 5.4, more: 2.1, slope: 0.22, rise: 1.5 } as const

/** Folds that run from the collar over the chest and the shoulders. Centimetres. */
const folds = (x: number, y: number, z: number): number =>
  0.12 * Math.sin(1.1 * x + 0.5 * y + 1.7 * Math.sin(0.4 * y + 0.3 * z)) + 0.09 * Math.sin(2.3 * x - 0.8 * y + z)

export interface ShirtPart {
  readonly neck: Neckline
  readonly part: 'body' | 'collar'
}

/** Returns a shirt, or its collar, over the shoulders of a head. */
export function shirtBuffers(
  { rest, triangles }: HeadTopology,
  { points, normals }: HeadSurface,
  { neck, part }: ShirtPart,
): Buffers {
  const { y: top, fall, notch, wide } = NECKLINE[neck]
  const under = Float32Array.from({ length: rest.length / 3 }, (_, v) => {
    const [x, y, z] = [rest[3 * v]!, rest[3 * v + 1]!, rest[3 * v + 2]!]
    return top + fall * z - y - notch * Math.max(0, 1 - Math.abs(x) / wide) * ramp(z, -3, 0)
  })
  const isCollar = part === 'collar'
  const worn = Float64Array.from(points, (value, i) => {
    const v = Math.floor(i / 3)
    const below = under[v]!
    const crease = folds(rest[3 * v]!, rest[3 * v + 1]!, rest[3 * v + 2]!) * ramp(below, 1.2, 3.5)
    // A band is a fold of cloth: thickest at its middle.
    const band = isCollar ? 0.06 + 0.06 * Math.sin(Math.PI * Math.min(1, Math.max(0, below / COLLAR_CM))) : 0
    return value + normals[i]! * (0.45 + 0.25 * ramp(below, 1.3, 0.9) + crease + band)
  })
  for (let i = 0; i < worn.length; i += 3) {
    const away = SHOULDER.more * Math.max(0, Math.abs(worn[i]!) - SHOULDER.from) * ramp(under[i / 3]!, -0.5, 1.5)
    worn[i]! += Math.sign(worn[i]!) * away
    worn[i + 1]! += SHOULDER.rise * ramp(Math.abs(worn[i]!), 4, 9) - SHOULDER.slope * away
  }
  const kept: number[] = []
  const isWorn = (v: number): boolean => under[v]! > 0 && !(isCollar && under[v]! > COLLAR_CM)
  for (let t = 0; t < triangles.length; t += 3)
    if ([0, 1, 2].some(k => isWorn(triangles[t + k]!))) kept.push(...triangles.subarray(t, t + 3))
  // Below 0 nothing is drawn: the neckline runs through triangles. The collar shades the cloth below it.
  const open = under.map(below =>
    isCollar
      ? Math.min(30 * below, 30 * (COLLAR_CM - below), 0.8)
      : Math.min(30 * below, 0.3 + 0.55 * ramp(below, COLLAR_CM, COLLAR_CM + 0.9)),
  )
  return { points: worn, normals: vertexNormals(worn, kept), triangles: kept, more: { aOpen: [open, 1] } }
}
