import { SKY } from '../studio/index.ts'

/** Ambient irradiance of a white surface by its unit normal, for colour channel `k` (spherical harmonics, nine coefficients). */
export function irradianceAt(x: number, y: number, z: number, k: 0 | 1 | 2): number {
  return (
    SKY[k]! +
    SKY[3 + k]! * y +
    SKY[6 + k]! * z +
    SKY[9 + k]! * x +
    SKY[12 + k]! * x * y +
    SKY[15 + k]! * y * z +
    SKY[18 + k]! * (3 * z * z - 1) +
    SKY[21 + k]! * x * z +
    SKY[24 + k]! * (x * x - y * y)
  )
}
