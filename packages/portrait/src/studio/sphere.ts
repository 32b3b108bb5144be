export type Triple = readonly [number, number, number]

export function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** The number of `DIRECTIONS`. */
export const SAMPLES = 2400
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
/** Directions spread evenly over the sphere (Fibonacci lattice). */
export const DIRECTIONS: readonly Triple[] = Array.from({ length: SAMPLES }, (_, i) => {
  const y = 1 - (2 * (i + 0.5)) / SAMPLES
  const r = Math.sqrt(1 - y * y)
  return [r * Math.cos(GOLDEN * i), y, r * Math.sin(GOLDEN * i)]
})

/** The nine real spherical harmonics of order two. */
export const harmonics = ([x, y, z]: Triple): number[] => [
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
export const FOLDED = [0.886227, 1.023328, 1.023328, 1.023328, 0.858086, 0.858086, 0.247708, 0.858086, 0.429043].map(
  constant => constant / Math.PI,
)
