import { RESPONSE } from '../studio/index.ts'

function easeBetween(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Returns how white an albedo is, by its darkest channel: white cloth is exposed less, and its yarns look even. */
export const whitenessOf = (darkest: number): number => easeBetween(0.25, 0.8, darkest)

/** Returns how dark an albedo is, by its brightest channel: the fibres of black cloth show more than its dye. */
export const darknessOf = (brightest: number): number => 1 - easeBetween(RESPONSE.darkTo, RESPONSE.darkFrom, brightest)
