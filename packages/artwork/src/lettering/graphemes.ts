import type { TextLayer } from '@kitwright/design'

const CASED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]+/gu
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** The Khmer sign that puts the next consonant under this one; older browsers cut after it. */
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

/** Returns the letters as drawn. */
export const printedText = (layer: Pick<TextLayer, 'text' | 'isUpperCase'>): string => printedLines(layer).join('\n')

/** Detects right-to-left text. Its letters join, so a line with them is always drawn as a whole. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

const LETTER = /\p{L}/u

/** Returns the direction of a line by its first letter; it places stops and brackets at the line's ends. */
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
