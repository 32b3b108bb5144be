const ALPHA_STEP = 17
/** A tone with a smaller share of the tile is an edge between two others. */
const TONE_SHARE = 0.004

/**
 * A drawing that has nearly all of the sixteen tones is a gradient. With only twelve or fewer it would show steps in
 * print.
 */
export const MOST_TONES = 12

/** Rounds alpha to 16 levels, which on cloth cannot be told from the original. */
export const coarse = (alpha: number): number => Math.round(alpha / ALPHA_STEP) * ALPHA_STEP

/**
 * Tones of a drawing, clear cloth among them, palest first. `counts`: number of pixels by alpha; `seen`: smallest share
 * of pixels of a tone that is no edge.
 */
export function tonesAmong(counts: Uint32Array, pixels: number, seen = 1): number[] {
  const least = Math.min(TONE_SHARE, seen)
  const byTone = new Uint32Array(256)
  for (const [alpha, count] of counts.entries()) byTone[coarse(alpha)]! += count
  return [...byTone.keys()].filter(tone => byTone[tone]! > least * pixels)
}
