type Triple = readonly [number, number, number]

interface Softbox {
  readonly towards: Triple
  /** A larger value gives a smaller and harder light. */
  readonly focus: number
  readonly light: Triple
}

/**
 * The light on people: a white cyclorama with three softboxes, gentler on faces than the lobes that light cloth. x right,
 * y up, z towards the camera. Linear light.
 */
const FLOOR: Triple = [0.2, 0.2, 0.21]
const CEILING: Triple = [0.42, 0.43, 0.45]
const SOFTBOXES: readonly Softbox[] = [
  { towards: [0.45, 0.7, 0.55], focus: 6, light: [0.95, 0.93, 0.9] },
  { towards: [-0.85, 0.35, 0.4], focus: 5, light: [0.36, 0.38, 0.42] },
  { towards: [-0.55, 0.4, -0.75], focus: 8, light: [0.9, 0.95, 1.05] },
]

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** The one directional light; it brings out the folds. */
export const SOFT_KEY = { towards: unit([0.6, 0.7, 0.62]), colour: [0.62, 0.6, 0.575] as Triple } as const

function radianceFrom(x: number, y: number, z: number, k: number): number {
  let light = FLOOR[k]! + (CEILING[k]! - FLOOR[k]!) * (0.5 + 0.5 * y)
  for (const { towards, focus, light: own } of SOFTBOXES) {
    const [tx, ty, tz] = unit(towards)
    light += own[k]! * Math.max(0, x * tx + y * ty + z * tz) ** focus
  }
  return light
}

/** The nine real spherical harmonics of order two. */
const harmonics = (x: number, y: number, z: number): number[] => [
  0.282095,
  0.488603 * y,
  0.488603 * z,
  0.488603 * x,
  1.092548 * x * y,
  1.092548 * y * z,
  0.315392 * (3 * z * z - 1),
  1.092548 * x * z,
  0.546274 * (x * x - y * y),
]

/** Cosine lobe and 1/π folded in, after Ramamoorthi and Hanrahan, "An Efficient Representation for Irradiance Environment Maps" (2001). */
const FOLDED = [0.886227, 1.023328, 1.023328, 1.023328, 0.858086, 0.858086, 0.247708, 0.858086, 0.429043].map(
  constant => constant / Math.PI,
)

const SAMPLES = 1200

function coefficients(): Float64Array {
  const sums = new Float64Array(27)
  const golden = Math.PI * (3 - Math.sqrt(5))
  for (let i = 0; i < SAMPLES; i++) {
    const y = 1 - (2 * (i + 0.5)) / SAMPLES
    const r = Math.sqrt(1 - y * y)
    const [x, z] = [r * Math.cos(golden * i), r * Math.sin(golden * i)]
    harmonics(x, y, z).forEach((value, n) => {
      for (let k = 0; k < 3; k++)
        sums[3 * n + k]! += (FOLDED[n]! * value * radianceFrom(x, y, z, k) * 4 * Math.PI) / SAMPLES
    })
  }
  return sums
}

/** Ambient light on a white surface by its normal: nine coefficients, three colours each. */
export const SOFT_SKY: Readonly<Float64Array> = coefficients()
