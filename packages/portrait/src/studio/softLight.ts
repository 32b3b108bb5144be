import { DIRECTIONS, FOLDED, harmonics, SAMPLES, unit, type Triple } from './sphere.ts'

interface Softbox {
  readonly towards: Triple
  /** A larger value gives a smaller and harder light. */
  readonly focus: number
  readonly light: Triple
}

/**
 * The light on people: a grey cyclorama with three softboxes, gentler on faces than the lobes that light cloth. x right,
 * y up, z towards the camera. Linear light.
 */
const FLOOR: Triple = [0.11, 0.11, 0.115]
const CEILING: Triple = [0.27, 0.28, 0.3]
const SOFTBOXES: readonly Softbox[] = [
  { towards: [0.45, 0.7, 0.55], focus: 6, light: [0.62, 0.6, 0.57] },
  { towards: [-0.85, 0.35, 0.4], focus: 5, light: [0.3, 0.32, 0.36] },
  { towards: [-0.55, 0.4, -0.75], focus: 8, light: [1.3, 1.36, 1.48] },
]

/** The one directional light, 48° to the side and 38° above: it models a face. */
export const SOFT_KEY = { towards: unit([0.585, 0.616, 0.527]), colour: [0.98, 0.94, 0.88] as Triple } as const

/** Radiance from a direction, in three colours. */
function radianceFrom(from: Triple): number[] {
  const light = [0, 1, 2].map(k => FLOOR[k]! + (CEILING[k]! - FLOOR[k]!) * (0.5 + 0.5 * from[1]))
  for (const { towards, focus, light: own } of SOFTBOXES) {
    const [tx, ty, tz] = unit(towards)
    const share = Math.max(0, from[0] * tx + from[1] * ty + from[2] * tz) ** focus
    for (const k of [0, 1, 2]) light[k]! += own[k]! * share
  }
  return light
}

function coefficients(): Float64Array {
  const sums = new Float64Array(27)
  for (const from of DIRECTIONS) {
    const light = radianceFrom(from)
    harmonics(from).forEach((value, n) => {
      for (const k of [0, 1, 2]) sums[3 * n + k]! += (FOLDED[n]! * value * light[k]! * 4 * Math.PI) / SAMPLES
    })
  }
  return sums
}

/** Ambient light on a white surface by its normal: nine coefficients, three colours each. */
export const SOFT_SKY: Readonly<Float64Array> = coefficients()
