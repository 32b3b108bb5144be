import { KHMER_METRICS, type FontMetrics } from '@kitwright/library'

const KHMER = /[\u1780-\u17ff\u19e0-\u19ff]/
/**
 * Characters beyond Latin-1 and Khmer, whose height no table gives: emoji, Chinese, stacked marks, and letters from a
 * fallback font.
 */
const UNKNOWN = /[^\p{ASCII}\u00a0-\u00ff\u1780-\u17ff\u19e0-\u19ff\u2010-\u2027]/u
/** The overshoot of round letters past the line in em. */
const ROUND_EM = 0.02
/** Capitals, digits and marks that stay between baseline and cap height. */
const FLAT = /^[A-Z0-9 .'’:+-]*$/

/** The reach of letters from the height that a line is centred on, in em. */
export interface LineHeights {
  /** Half the height of capitals, or of Khmer consonants, above the baseline. Names then share a baseline. */
  readonly middle: number
  /** The space for the letters. Rare deep Khmer stacks exceed it. */
  readonly half: number
  /** The space that no letter exceeds. */
  readonly reach: number
}

/** Returns the highest and lowest ink of a text from its baseline in em. */
type InkExtent = (text: string) => Pick<FontMetrics, 'ascent' | 'descent'>

export function lineHeights(text: string, metrics: FontMetrics, inkOf: InkExtent): LineHeights {
  const isKhmer = KHMER.test(text)
  const khmer = metrics.khmer ?? KHMER_METRICS
  const middle = (isKhmer ? khmer.letterHeight : metrics.capHeight) / 2
  if (FLAT.test(text)) return { middle, half: middle, reach: middle + ROUND_EM }
  const around = ({ ascent, descent }: ReturnType<InkExtent>): number => Math.max(ascent - middle, descent + middle)
  const latin = around(metrics)
  const drawn = UNKNOWN.test(text) ? around(inkOf(text)) + ROUND_EM : 0
  if (!isKhmer) return { middle, half: latin, reach: Math.max(latin, drawn) }
  const half = around(khmer)
  const highest = around({ ascent: khmer.highest, descent: khmer.lowest })
  return { middle, half, reach: Math.max(half, latin, highest, drawn) }
}
