import { LIMITS, type PatternUse } from '@kitwright/design'
import { clamp } from '@kitwright/measure'

const [MIN_SCALE, MAX_SCALE] = LIMITS.patternScale
const LONGEST_MM = LIMITS.motifMm[1]
const thousandth = (scale: number): number => Math.round(clamp(scale, MIN_SCALE, MAX_SCALE) * 1000) / 1000

/**
 * Sets the scale of a pattern. Beyond ten times the original size of a picture that appears once, its motif is enlarged
 * instead, so that it can cover any garment however small it was dropped.
 */
export function scaledPattern(use: PatternUse, scale: number): PatternUse {
  const { motif } = use
  if (motif?.rows !== 'once' || scale <= MAX_SCALE) return { ...use, scale: thousandth(scale) }
  const by = Math.min(scale, LONGEST_MM / Math.max(motif.widthMm, motif.heightMm))
  if (by <= 1) return { ...use, scale: MAX_SCALE }
  const [widthMm, heightMm] = [motif.widthMm * by, motif.heightMm * by]
  return { ...use, motif: { ...motif, widthMm, heightMm }, scale: thousandth(scale / by) }
}
