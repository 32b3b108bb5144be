import { visibleLetter, type FontLang, isolateDirection } from '@kitwright/library'

const SCRIPTS: readonly (readonly [lang: Exclude<FontLang, 'en'> | 'ar' | 'he', letter: RegExp])[] = [
  ['kh', /\p{Script=Khmer}/u],
  ['th', /\p{Script=Thai}/u],
  ['kr', /\p{Script=Hangul}/u],
  ['jp', /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ['cn', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
]
/** From this many missing letters on, the script is named instead of the letters. */
const SCRIPT_FROM = 3
const MAX_NAMED = 6

/**
 * Names missing letters by their script from `SCRIPT_FROM` of them on, since vowel signs mean nothing alone; else one
 * by one.
 */
export function letterNames(letters: readonly string[], nameOf: (lang: (typeof SCRIPTS)[number][0]) => string): string {
  const whole = SCRIPTS.filter(([, letter]) => letters.filter(each => letter.test(each)).length >= SCRIPT_FROM)
  const others = letters.filter(each => !whole.some(([, letter]) => letter.test(each)))
  const named = [
    ...whole.map(([lang]) => nameOf(lang)),
    ...others.slice(0, MAX_NAMED).map(letter => isolateDirection(visibleLetter(letter))),
  ]
  return named.join(', ') + (others.length > MAX_NAMED ? ' …' : '')
}
