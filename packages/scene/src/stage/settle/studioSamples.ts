import { LOBES } from '@kitwright/portrait/studio'

type Triple = readonly [number, number, number]

/** One direction of a lobe. All samples of a frame together are the whole studio. */
export interface StudioSample {
  /** Unit vector in light space. */
  readonly towards: Triple
  /** Radiance times solid angle over π, linear. */
  readonly light: Triple
  /** Index of the lobe, and the share of it that the sample stands for. */
  readonly lobe: number
  readonly share: number
}

/**
 * Directions per lobe in one frame: key, fill, left edge, right edge, ceiling, floor, camera. Each frame holds every
 * lobe, so that any number of frames has the studio's colour.
 */
const COARSE = [2, 1, 1, 1, 1, 1, 1] as const
const FINE = [6, 2, 2, 1, 2, 1, 2] as const
export type LightCount = 8 | 16

/** Radical inverse (van der Corput). */
export function radicalInverse(i: number, base: number): number {
  let [digit, sum] = [1, 0]
  for (let rest = i; rest > 0; rest = Math.floor(rest / base)) {
    digit /= base
    sum += digit * (rest % base)
  }
  return sum
}

function cross(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Returns the direction of a lobe at two numbers of 0-1: spread as its Gaussian is, so all directions weigh the same. */
function directionIn(lobe: number, u: number, v: number): Triple {
  const { towards, sharpness } = LOBES[lobe]!
  const along = 1 + Math.log(u + (1 - u) * Math.exp(-2 * sharpness)) / sharpness
  const off = Math.sqrt(Math.max(0, 1 - along * along))
  const a = unit(cross(Math.abs(towards[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], towards))
  const b = cross(towards, a)
  const [x, y] = [off * Math.cos(2 * Math.PI * v), off * Math.sin(2 * Math.PI * v)]
  return [0, 1, 2].map(k => towards[k]! * along + a[k]! * x + b[k]! * y) as unknown as Triple
}

/** Returns the samples of a frame. Those of successive frames fill each lobe evenly (Halton 2, 3). */
export function samplesOf(frame: number, count: LightCount): StudioSample[] {
  const counts = count === 8 ? COARSE : FINE
  return counts.flatMap((own, lobe) => {
    const { sharpness, light } = LOBES[lobe]!
    const solidAngle = ((2 * Math.PI) / sharpness) * (1 - Math.exp(-2 * sharpness))
    return Array.from({ length: own }, (_, k) => {
      const i = frame * own + k + 1
      const towards = directionIn(lobe, radicalInverse(i, 2), (radicalInverse(i, 3) + lobe * 0.37) % 1)
      const share = 1 / own
      return { towards, light: light.map(c => (c * solidAngle * share) / Math.PI) as unknown as Triple, lobe, share }
    })
  })
}
