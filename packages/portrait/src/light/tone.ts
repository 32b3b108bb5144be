/** Converts an sRGB number 0-1 to linear light, within 0.002 of the exact curve. */
export const toLinear = (c: number): number => c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878)

const STEPS = 4096
const SRGB = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
})

/** Converts linear light 0-1 to an sRGB number 0-255, not rounded. */
export const toSrgb = (c: number): number => SRGB[c <= 0 ? 0 : c >= 1 ? STEPS : (c * STEPS + 0.5) | 0]!

/**
 * Start of the compression of highlights, and how much colour they lose. Khronos takes 0.15, which turns the lit folds of
 * orange cloth salmon. The studio's shader has the same numbers.
 */
const PRESSED = 0.76
const DESATURATION = 0.04

/**
 * Khronos PBR Neutral with less desaturation, in place: brand colours stay themselves, only highlights are compressed. Three numbers of linear light
 * become three sRGB numbers 0-255.
 */
export function toneMap(colour: Float64Array): void {
  const low = Math.min(colour[0]!, colour[1]!, colour[2]!)
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04
  let r = colour[0]! - offset
  let g = colour[1]! - offset
  let b = colour[2]! - offset
  const peak = Math.max(r, g, b)
  if (peak >= PRESSED) {
    const pressed = 1 - 0.0576 / (peak - 0.52)
    const own = 1 / (DESATURATION * (peak - pressed) + 1)
    const scale = (pressed / peak) * own
    const white = pressed * (1 - own)
    r = r * scale + white
    g = g * scale + white
    b = b * scale + white
  }
  colour[0] = toSrgb(r)
  colour[1] = toSrgb(g)
  colour[2] = toSrgb(b)
}
