import { Vector3 } from 'three'

type Direction = readonly [x: number, y: number, z: number]
type Radiance = readonly [r: number, g: number, b: number]

interface Softbox {
  readonly towards: Direction
  /** Larger is smaller and harder. */
  readonly focus: number
  readonly light: Radiance
}

/** Seen from the camera: x right, y up, z towards it. A white cyclorama with three softboxes. */
const FLOOR: Radiance = [0.2, 0.2, 0.21]
const CEILING: Radiance = [0.42, 0.43, 0.45]
const SOFTBOXES: readonly Softbox[] = [
  { towards: [0.45, 0.7, 0.55], focus: 6, light: [0.95, 0.93, 0.9] },
  { towards: [-0.85, 0.35, 0.4], focus: 5, light: [0.36, 0.38, 0.42] },
  { towards: [-0.55, 0.4, -0.75], focus: 8, light: [0.9, 0.95, 1.05] },
]

/** The one light that is not spread out; it draws the folds. Linear light. */
export const KEY = { towards: new Vector3(0.6, 0.7, 0.62).normalize(), colour: new Vector3(0.62, 0.6, 0.575) } as const

function radianceFrom(x: number, y: number, z: number): [number, number, number] {
  const up = 0.5 + 0.5 * y
  const light = FLOOR.map((low, k) => low + (CEILING[k]! - low) * up) as [number, number, number]
  for (const { towards, focus, light: own } of SOFTBOXES) {
    const length = Math.hypot(...towards)
    const along = Math.max(0, (x * towards[0] + y * towards[1] + z * towards[2]) / length) ** focus
    for (let k = 0; k < 3; k++) light[k]! += own[k]! * along
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

/** Nine coefficients for the cloth shader: the studio's light on a white surface, by its normal. */
export function studioSky(): Vector3[] {
  const sums = Array.from({ length: 9 }, () => new Vector3())
  const golden = Math.PI * (3 - Math.sqrt(5))
  for (let i = 0; i < SAMPLES; i++) {
    const y = 1 - (2 * (i + 0.5)) / SAMPLES
    const r = Math.sqrt(1 - y * y)
    const [x, z] = [r * Math.cos(golden * i), r * Math.sin(golden * i)]
    const radiance = new Vector3(...radianceFrom(x, y, z)).multiplyScalar((4 * Math.PI) / SAMPLES)
    harmonics(x, y, z).forEach((value, k) => sums[k]!.addScaledVector(radiance, value))
  }
  return sums.map((sum, k) => sum.multiplyScalar(FOLDED[k]!))
}
