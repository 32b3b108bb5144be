import { LOBES } from '../studio/index.ts'

/** Direction, sharpness and colour of each lobe: seven numbers. */
const TABLE = Float64Array.from(LOBES.flatMap(({ towards, sharpness, light }) => [...towards, sharpness, ...light]))

/**
 * Computes a rough surface's mirror image of the studio from its unit direction: products of Gaussians, in closed form (Wang et al.
 * 2009). `own` is the sharpness of the image, `keyShare` what is visible of the first lobe. Writes red, green, blue.
 */
export function mirrorStudio(direction: Float64Array, own: number, keyShare: number, to: Float64Array): void {
  const x = direction[0]! * own
  const y = direction[1]! * own
  const z = direction[2]! * own
  to.fill(0)
  const peak = own / (1 - Math.exp(-2 * own))
  for (let i = 0; i < TABLE.length; i += 7) {
    const sharpness = TABLE[i + 3]!
    const tx = x + TABLE[i]! * sharpness
    const ty = y + TABLE[i + 1]! * sharpness
    const tz = z + TABLE[i + 2]! * sharpness
    const together = Math.sqrt(tx * tx + ty * ty + tz * tz)
    const both = Math.exp(together - own - sharpness) - Math.exp(-together - own - sharpness)
    const share = (i === 0 ? keyShare : 1) * (peak / together) * both
    for (let k = 0; k < 3; k++) to[k] = to[k]! + TABLE[i + 4 + k]! * share
  }
}

/** Returns the sharpness of a mirror image by the cloth's roughness and the cosine of the view. */
export const sharpnessOf = (roughness: number, facing: number): number =>
  Math.min(0.5 / (roughness ** 4 * Math.max(0.25, facing)), 400)

/** Karis' fit of the split-sum integral: writes scale and bias of the reflectance at normal incidence. */
export function reflectance(roughness: number, facing: number, to: Float64Array): void {
  const x = 1 - roughness
  const grazing = Math.min(x * x, 2 ** (-9.28 * facing)) * x + 0.0425 - 0.0275 * roughness
  to[0] = 1.04 - 0.572 * roughness - 1.04 * grazing
  to[1] = 0.022 * roughness - 0.04 + 1.04 * grazing
}
