import { LOBES } from '../studio/index.ts'

/** Direction, sharpness and colour of each lobe: seven numbers. */
const TABLE = Float64Array.from(LOBES.flatMap(({ towards, sharpness, light }) => [...towards, sharpness, ...light]))

/** Exponents below this one give no light that is seen. */
const LEAST = -16
/** Steps per unit of a table of exponentials. Linear interpolation is within 2e-6 of the exact value. */
const STEPS = 256
const EXPONENTIALS = Float64Array.from({ length: 1 - LEAST * STEPS + 1 }, (_, i) => Math.exp(-i / STEPS))

/** Returns the exponential of a negative number by the table: seven of these a pixel took a seventh of a picture's time. */
function expOfNegative(exponent: number): number {
  if (exponent <= LEAST) return 0
  const at = -exponent * STEPS
  const i = at | 0
  const from = EXPONENTIALS[i]!
  return from + (EXPONENTIALS[i + 1]! - from) * (at - i)
}

/**
 * Computes a rough surface's mirror image of the studio from its unit direction: products of Gaussians, in closed form (Wang et al.
 * 2009). `own` is the sharpness of the image, `keyShare` what is visible of the first lobe. Writes red, green, blue.
 */
export function mirrorStudio(direction: Float64Array, own: number, keyShare: number, to: Float64Array): void {
  const x = direction[0]! * own
  const y = direction[1]! * own
  const z = direction[2]! * own
  const peak = own / (1 - expOfNegative(-2 * own))
  let red = 0
  let green = 0
  let blue = 0
  for (let i = 0; i < TABLE.length; i += 7) {
    const sharpness = TABLE[i + 3]!
    const tx = x + TABLE[i]! * sharpness
    const ty = y + TABLE[i + 1]! * sharpness
    const tz = z + TABLE[i + 2]! * sharpness
    const squared = tx * tx + ty * ty + tz * tz
    const least = own + sharpness + LEAST
    if (least > 0 && squared <= least * least) continue
    const together = Math.sqrt(squared)
    const ahead = expOfNegative(together - own - sharpness)
    if (ahead === 0) continue
    const behind = together < 8 ? expOfNegative(-together - own - sharpness) : 0
    const share = ((i === 0 ? keyShare : 1) * peak * (ahead - behind)) / together
    red += TABLE[i + 4]! * share
    green += TABLE[i + 5]! * share
    blue += TABLE[i + 6]! * share
  }
  to[0] = red
  to[1] = green
  to[2] = blue
}

/** Returns the sharpness of a mirror image by the cloth's roughness and the cosine of the view. */
export function sharpnessOf(roughness: number, facing: number): number {
  const squared = roughness * roughness
  return Math.min(0.5 / (squared * squared * Math.max(0.25, facing)), 400)
}

/** Karis' fit of the split-sum integral: writes scale and bias of the reflectance at normal incidence. */
export function reflectance(roughness: number, facing: number, to: Float64Array): void {
  const x = 1 - roughness
  const grazing = Math.min(x * x, expOfNegative(-9.28 * Math.LN2 * facing)) * x + 0.0425 - 0.0275 * roughness
  to[0] = 1.04 - 0.572 * roughness - 1.04 * grazing
  to[1] = 0.022 * roughness - 0.04 + 1.04 * grazing
}
