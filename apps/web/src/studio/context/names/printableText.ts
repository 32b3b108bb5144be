/**
 * Returns the printable text: line breaks stay, other control characters become spaces, half a character is dropped.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '')

const letters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** Truncates a text to as many whole letters as `most` characters hold: a Khmer letter is never split. */
export function truncateGraphemes(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
