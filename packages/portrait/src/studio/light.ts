import { DIRECTIONS, FOLDED, harmonics, SAMPLES, unit, type Triple } from './sphere.ts'

/** A light as a spherical Gaussian: radiance `light · exp(sharpness · (cos - 1))`. Linear light. */
export interface LightLobe {
  readonly towards: Triple
  /** A larger value gives a smaller and harder light. */
  readonly sharpness: number
  readonly light: Triple
}

const lobe = (towards: Triple, sharpness: number, power: number, tint: Triple = [1, 1, 1]): LightLobe => ({
  towards: unit(towards),
  sharpness,
  light: [power * tint[0], power * tint[1], power * tint[2]],
})

/**
 * The studio, the same on the screen and in portraits: x right, y up, z towards the camera. A soft key from the upper
 * right, a fill from the left, two edges from behind, ceiling, floor and the camera's side. Before exposure.
 */
const RAW: readonly LightLobe[] = [
  lobe([0.82, 0.54, 0.38], 20, 13, [1, 0.995, 0.99]),
  lobe([-0.78, 0.2, 0.6], 4, 0.62, [0.985, 0.992, 1]),
  lobe([-0.82, 0.3, -0.5], 12, 2.2, [0.97, 0.99, 1.02]),
  lobe([0.8, 0.35, -0.6], 14, 1),
  lobe([0, 1, 0.15], 2.2, 0.36),
  lobe([0, -1, 0.25], 1.6, 0.18, [1, 1, 1.01]),
  lobe([0, 0.1, 1], 1.1, 0.12),
]

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const radianceOf = ({ towards, sharpness, light }: LightLobe, from: Triple): Triple => {
  const share = Math.exp(sharpness * (dot(towards, from) - 1))
  return [light[0] * share, light[1] * share, light[2] * share]
}

/** Integrates radiance over the sphere with a weight per direction. */
function integrate(lobes: readonly LightLobe[], weight: (from: Triple) => number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const from of DIRECTIONS) {
    const share = (weight(from) * 4 * Math.PI) / SAMPLES
    if (share === 0) continue
    for (const each of lobes) {
      const light = radianceOf(each, from)
      for (const k of [0, 1, 2] as const) sum[k] += share * light[k]
    }
  }
  return sum
}

/** Light that a white surface reflects: irradiance over π. */
const reflected = (lobes: readonly LightLobe[], normal: Triple): [number, number, number] =>
  integrate(lobes, from => Math.max(0, dot(normal, from)) / Math.PI)

/** Cloth that faces the camera, a little to the key, reflects its own colour times this. */
const EXPOSURE = 1.2
const FACING: Triple = unit([0.16, 0.12, 0.98])
const atFacing = reflected(RAW, FACING)

/** The studio's lights, exposed so that a colour stays that colour. The first is the key. */
export const LOBES: readonly LightLobe[] = RAW.map(each => ({
  ...each,
  light: ([0, 1, 2] as const).map(k => (each.light[k] * EXPOSURE) / atFacing[k]) as unknown as Triple,
}))

const [keyLobe, ...others] = LOBES as readonly [LightLobe, ...LightLobe[]]

/** The key as a directional light that brings out the folds: the light of a white surface that faces it. */
export const KEY = { towards: keyLobe.towards, colour: reflected([keyLobe], keyLobe.towards) as Triple } as const

/** Mean radiance from all around, for light that goes from cloth to cloth. */
export const MEAN_LIGHT: Triple = integrate(LOBES, () => 1 / (4 * Math.PI))

/** Light of all lobes but the key on a white surface by its normal: nine coefficients, three colours each. */
export const SKY: Readonly<Float64Array> = Float64Array.from(
  FOLDED.flatMap((folded, n) => integrate(others, from => folded * harmonics(from)[n]!)),
)
