/**
 * Grammar of a Khmer syllable as shapers know it (https://github.com/harfbuzz/harfbuzz: khmer machine): after a letter
 * come subscripts, vowels and signs, in this order.
 */
const LETTER = '[\\u1780-\\u17b3]'
const JOINER = '[\\u200c\\u200d]'
const SHIFTER = '[\\u17c9\\u17ca\\u17cc]'
const SIGNS = `(?:${JOINER}*[\\u17c6\\u17cb\\u17cd-\\u17d1])*`
const HEAD = `${LETTER}(?:${JOINER}?${SHIFTER})?`
const VOWEL = `[\\u17c1-\\u17c3]?${SIGNS}[\\u17bb-\\u17bd]?${SIGNS}(?:${JOINER}?[\\u17b7-\\u17ba\\u17be])?${SIGNS}[\\u17b6\\u17bf\\u17c0\\u17c4\\u17c5]?`
const SYLLABLE = new RegExp(
  `${HEAD}${SHIFTER}?(?:\\u17d2${HEAD})*${SIGNS}${VOWEL}${SIGNS}(?:\\u17d2${LETTER})?[\\u17c7\\u17c8\\u17d3\\u17dd]*`,
  'gu',
)
/** Vowels of two parts, one of which precedes the letter. */
const IN_PARTS = /[\u17be\u17bf\u17c0\u17c4\u17c5]/gu
const KHMER_MARK = /[\u17b6-\u17d3\u17dd]/gu
/** A mark after nothing, a space or punctuation. */
const ON_NOTHING = /(?<![\p{L}\p{M}\p{N}\p{S}\u200b-\u200d])(?!\ufe0f)\p{M}/gu

/**
 * Returns combining marks without a base letter, each once in order of appearance (for example a Khmer coeng typed
 * twice). They would print on a dotted circle.
 */
export function findLooseMarks(text: string): string[] {
  const rest = text
    .normalize('NFC')
    .replaceAll(IN_PARTS, vowel => `\u17c1${vowel}`)
    .replaceAll(SYLLABLE, 'ក')
  // The remains of a two-part vowel are reported as the vowel.
  const whole = rest.replaceAll(/\u17c1(?=[\u17be\u17bf\u17c0\u17c4\u17c5])/gu, '')
  return [...new Set([...whole.matchAll(KHMER_MARK), ...whole.matchAll(ON_NOTHING)].map(([mark]) => mark))]
}
