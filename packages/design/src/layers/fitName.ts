import type { TextLayer } from '../schema/layers.ts'
import { sizeToFit } from './sampleTeamText.ts'

const KHMER = /[\u1780-\u17ff]/
/** A Latin display face has no Khmer letters. */
const KHMER_FACE = { font: 'kantumruy-pro', weight: 600, isItalic: false } as const
/** In three-quarter views, such as pictures, the body's curve hides the ends of text as wide as its zone. */
const SEEN = 0.78
/** Factor by which letters must grow before a name goes in two lines. */
const WORTH_A_LINE = 1.3

/** Splits a text into words; Khmer has no spaces between words. */
const wordsOf = (text: string): string[] =>
  text.includes(' ')
    ? text.split(/(?<= )/)
    : Array.from(new Intl.Segmenter('km', { granularity: 'word' }).segment(text), ({ segment }) => segment)

/** Splits a text into two lines as equal as its words allow; returns a single word unchanged. */
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

/** Returns the size at which the lines fit the width and the height. */
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
  // The width estimate knows only a few fonts; wider ones are squeezed by `maxWidthMm`.
  const maxWidthMm = Number.isFinite(widthMm) ? widthMm : null
  const layer = { ...before, maxWidthMm, ...(KHMER.test(text) && KHMER_FACE) }
  // Player names differ, so this keeps the size and fits each name when it is drawn.
  if (layer.role === 'playerName' && layer.fit === 'shrink') return { ...layer, text }
  const setting = { layer, widthMm }
  const [one, split] = [sizeOf(text, setting), splitInTwo(text)]
  const two = layer.curve || text.includes('\n') ? 0 : sizeOf(split, setting)
  return two > one * WORTH_A_LINE ? { ...layer, text: split, sizeMm: two } : { ...layer, text, sizeMm: one }
}
