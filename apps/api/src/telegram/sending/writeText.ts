import { TELEGRAM_LIMITS } from '@kitwright/contract'
import type { AddressedLetter } from '../../mail/index.ts'

/** Cuts a text at the limit, not within a character or a syllable's marks. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text.slice(0, most + 64))) {
    if (index + segment.length > most - 1) break
    end = index + segment.length
  }
  return `${text.slice(0, end)}…`
}

/**
 * Writes a letter as a chat message, without markup, so that nothing in it can be read as any: its subject, its first
 * line, what staff wrote, and the page that shows the rest.
 */
export function writeText({ letter }: AddressedLetter, origin: string): string {
  const url = letter.button?.url ?? origin
  const [first = ''] = letter.lines
  const tail = `\n\n${url}`
  const said = [letter.subject, first, letter.quote ?? ''].filter(part => part !== '').join('\n\n')
  return `${shorten(said, TELEGRAM_LIMITS.text - tail.length)}${tail}`
}
