const ALPHA_STEP = 17
/** A tone that less of the tile has is an edge between two others. */
const TONE_SHARE = 0.004

/** A drawing that has nearly all of the sixteen that there are is a ramp: with no more than these it would show its steps in print. */
export const MOST_TONES = 12

/** Alpha in 16 levels: no eye sees the difference on cloth. */
export const coarse = (alpha: number): number => Math.round(alpha / ALPHA_STEP) * ALPHA_STEP

/** The tones that a drawing is made of, clear cloth among them, palest first. `counts`: how many of its pixels have each alpha; `seen`: a share of them that is none of an edge. */
export function tonesAmong(counts: Uint32Array, pixels: number, seen = 1): number[] {
  const least = Math.min(TONE_SHARE, seen)
  const byTone = new Uint32Array(256)
  for (const [alpha, count] of counts.entries()) byTone[coarse(alpha)]! += count
  return [...byTone.keys()].filter(tone => byTone[tone]! > least * pixels)
}
