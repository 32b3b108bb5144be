import { isOnPaper } from '@kitwright/library/node'
import type { PaperKey, PaperTexts } from '../../paper/paperTexts.ts'

/**
 * Characters that direct other letters or are invisible: a page does not need them, and some would be drawn as a box.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff]/gu
const LETTER = /[\p{L}\p{M}\p{N}]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns why a character cannot be written; undefined if it can. */
function lackOf(sign: string): PaperKey | undefined {
  if (Array.from(sign).every(letter => isOnPaper(letter))) return undefined
  return LETTER.test(sign) && !/\p{Emoji_Presentation}|\ufe0f/u.test(sign) ? 'press:other_letters' : 'press:other_sign'
}

const kept = new Map<string, string>()
const MAX_KEPT = 20_000

function replaced(words: string, say: PaperTexts): string {
  const signs = Array.from(segmenter.segment(words), ({ segment }) => segment)
  const shown: string[] = []
  let [lack, isOpen] = [undefined as PaperKey | undefined, false]
  for (const sign of signs) {
    const next = lackOf(sign)
    // Two adjacent words of one script get one note.
    if (next === undefined && isOpen && sign === ' ') {
      shown.push(sign)
      continue
    }
    if (next === undefined) shown.push(sign)
    else if (!isOpen || next !== lack) shown.push(`(${say(next)})`)
    else while (shown.at(-1) === ' ') shown.pop()
    ;[lack, isOpen] = [next, next !== undefined]
  }
  return shown.join('')
}

/**
 * Replaces each run of letters that no paper font can write by a short note in the paper's language, and drops control characters.
 * Idempotent.
 */
export function replaceUnwritable(words: string, say: PaperTexts): string {
  const text = words
    .normalize('NFC')
    .replaceAll(/[\t\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(UNSEEN, sign => (sign === '\n' ? sign : ''))
  // Most text is writable and needs no splitting.
  if (Array.from(text).every(letter => isOnPaper(letter))) return text
  const key = `${say.tag} ${text}`
  const known = kept.get(key) ?? replaced(text, say)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, known)
  return known
}
