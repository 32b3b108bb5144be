import { createCanvas } from '@napi-rs/canvas'
import { paperFamilies } from '@kitwright/library/node'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { replaceUnwritable } from './replaceUnwritable.ts'

export interface Letters {
  /** Font size (em). */
  readonly sizeMm: number
  readonly isBold?: boolean
}

/**
 * Line height, and distance from a line's upper edge to its baseline, in font sizes, with space for Khmer signs above
 * and below.
 */
export const LINE = 1.5
export const BASELINE = 1.04
/** Font size at which letters are measured and drawn before scaling down. */
export const FONT_PX = 1000

/** CSS `font` value for a text at the measuring size. */
export const fontFor = (words: string, { isBold = false }: Letters): string =>
  `${FONT_PX}px ${paperFamilies(words, isBold)}`

let scratch: ReturnType<ReturnType<typeof createCanvas>['getContext']> | undefined
const widths = new Map<string, number>()
const MAX_KEPT = 20_000

function widthInEm(words: string, letters: Letters): number {
  const key = `${letters.isBold ? 'b' : ''} ${words}`
  const known = widths.get(key)
  if (known !== undefined) return known
  if (widths.size >= MAX_KEPT) widths.clear()
  scratch ??= createCanvas(1, 1).getContext('2d')
  scratch.font = fontFor(words, letters)
  const width = scratch.measureText(words).width / FONT_PX
  widths.set(key, width)
  return width
}

export const widthOf = (words: string, letters: Letters): number => widthInEm(words, letters) * letters.sizeMm

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Splits a text into units that may break across lines, each with its trailing characters; Khmer has no spaces between
 * words.
 */
function wordsOf(text: string, tag: string): string[] {
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' })
  segmenters.set(tag, segmenter)
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = words.at(-1)
    const isOpen = last !== undefined && /[#“(]$/.test(last)
    if (last !== undefined && (isOpen || (!isWordLike && !/[#“(]/.test(segment))))
      words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

/** Breaks a word longer than a line between letters. */
function pieces(word: string, roomMm: number, letters: Letters): string[] {
  if (widthOf(word.trimEnd(), letters) <= roomMm) return [word]
  const signs = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map(each => each.segment)
  return signs.reduce<string[]>((lines, sign) => {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(last + sign, letters) <= roomMm) return [...lines.slice(0, -1), last + sign]
    return [...lines, sign]
  }, [])
}

/** Wraps a text into lines of a width, with unwritable letters replaced. */
export function linesIn(text: string, roomMm: number, letters: Letters, say: PaperTexts): string[] {
  const lines = ['']
  for (const word of wordsOf(replaceUnwritable(text, say), say.tag).flatMap(each => pieces(each, roomMm, letters))) {
    const last = lines.at(-1)!
    if (last === '' || widthOf((last + word).trimEnd(), letters) <= roomMm) lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines.map(line => line.trimEnd())
}
