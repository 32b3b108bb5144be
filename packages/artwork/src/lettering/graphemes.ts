import type { TextLayer } from '@kitwright/design'

const CASED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]+/gu
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Khmer's sign that the next consonant stands under this one: older browsers cut after it. */
const COENG = '\u17d2'

/**
 * Returns the text as it is drawn, line by line: composed, without zero-width spaces, in capitals where the script has
 * them.
 */
export function printedLines({ text, isUpperCase }: Pick<TextLayer, 'text' | 'isUpperCase'>): readonly string[] {
  const plain = text.replaceAll('\u200b', '')
  const cased = isUpperCase ? plain.replaceAll(CASED, letters => letters.toUpperCase()) : plain
  return cased.normalize('NFC').split('\n')
}

/** The letters that are really drawn. */
export const printedText = (layer: Pick<TextLayer, 'text' | 'isUpperCase'>): string => printedLines(layer).join('\n')

/** Such letters join, and run the other way: a line with them is only ever drawn as a whole. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

const LETTER = /\p{L}/u

/** The way a line runs, by its first letter: stops and brackets at its ends stand accordingly. */
export const directionOf = (line: string): 'ltr' | 'rtl' =>
  isRightToLeft(LETTER.exec(line)?.[0] ?? '') ? 'rtl' : 'ltr'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a line into the clusters that a reader takes for one letter: a Khmer consonant with all signs above, below and
 * around it, a whole emoji.
 */
export function clustersOf(line: string): readonly string[] {
  const clusters: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    const isJoined = clusters.at(-1)?.endsWith(COENG)
    if (isJoined) clusters.push(clusters.pop()! + segment)
    else clusters.push(segment)
  }
  return clusters
}
