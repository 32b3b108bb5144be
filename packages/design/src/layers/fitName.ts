import type { TextLayer } from '../schema/layers.ts'
import { sizeToFit } from './sampleTeamText.ts'

const KHMER = /[\u1780-\u17ff]/
/** A Latin display face has no Khmer letters. */
const KHMER_FACE = { font: 'kantumruy-pro', weight: 600, isItalic: false } as const
/** Seen from half aside, as on pictures, the body's turn hides the ends of what is as wide as its zone. */
const SEEN = 0.78
/** So much larger the letters are to be before a name goes in two lines. */
const WORTH_A_LINE = 1.3

/** Khmer has no spaces between words. */
const wordsOf = (text: string): string[] =>
  text.includes(' ')
    ? text.split(/(?<= )/)
    : Array.from(new Intl.Segmenter('km', { granularity: 'word' }).segment(text), ({ segment }) => segment)

/** A text in two lines as equal as its words allow; itself where it is one word. */
export function splitInTwo(text: string): string {
  const words = wordsOf(text)
  const splits = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(''), words.slice(at + 1).join('')] as const
    return { lines, difference: Math.abs(lines[0].length - lines[1].length) }
  })
  const [best] = splits.sort((a, b) => a.difference - b.difference)
  return best ? best.lines.map(line => line.trim()).join('\n') : text
}

interface NameFitInput {
  readonly layer: TextLayer
  readonly widthMm: number
}

/** The size at which the lines together are as wide and high as they may be. */
function sizeOf(text: string, { layer, widthMm }: NameFitInput): number {
  const lines = text.split('\n')
  const most = layer.sizeMm / (1 + (lines.length - 1) * layer.lineHeight)
  return Math.min(...lines.map(line => sizeToFit(line, most, widthMm * SEEN, layer.font)))
}

/**
 * Sets a layer's name and fits it to `widthMm`: original size if possible, otherwise smaller, or two lines no taller than one where that
 * makes a long name easier to read.
 */
export function fitName(before: TextLayer, text: string, widthMm = before.maxWidthMm ?? Infinity): TextLayer {
  // The estimate knows a few fonts; a wider one is squeezed by the rest.
  const maxWidthMm = Number.isFinite(widthMm) ? widthMm : null
  const layer = { ...before, maxWidthMm, ...(KHMER.test(text) && KHMER_FACE) }
  // Each player has a name of their own: it is as large as names are, and set to fit when it is drawn.
  if (layer.role === 'playerName' && layer.fit === 'shrink') return { ...layer, text }
  const setting = { layer, widthMm }
  const [one, split] = [sizeOf(text, setting), splitInTwo(text)]
  const two = layer.curve || text.includes('\n') ? 0 : sizeOf(split, setting)
  return two > one * WORTH_A_LINE ? { ...layer, text: split, sizeMm: two } : { ...layer, text, sizeMm: one }
}
