import { KHMER_METRICS, type FontMetrics } from '@kitwright/library'

const KHMER = /[\u1780-\u17ff\u19e0-\u19ff]/
/** Beyond Latin-1 and Khmer no table says how high letters are: emoji, Chinese, stacked marks, and letters that another font lends. */
const UNKNOWN = /[^\p{ASCII}\u00a0-\u00ff\u1780-\u17ff\u19e0-\u19ff\u2010-\u2027]/u
/** Round letters pass the line by this much. */
const ROUND_EM = 0.02
/** Capitals, digits and marks that stay between baseline and cap height. */
const FLAT = /^[A-Z0-9 .'’:+-]*$/

/** How far letters reach from the height that a line is centred on, em. */
export interface LineHeights {
  /** Half the height of capitals, or of Khmer consonants, over the baseline. Names then share a baseline. */
  readonly middle: number
  /** Room for the letters. Rare deep Khmer stacks leave it. */
  readonly half: number
  /** Room that no letter leaves. */
  readonly reach: number
}

/** Highest and lowest ink of a text over its baseline, em. */
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
