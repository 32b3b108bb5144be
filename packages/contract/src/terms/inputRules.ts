import { parsePhone } from '@kitwright/measure'

/**
 * Pattern of an e-mail address for schemas and forms: zod's own rule for `email`, which forms cannot import without its
 * 24 kB, and top levels in punycode (RFC 5890), as `xn--p1ai`.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z\d-]*[A-Za-z\d])$/

/**
 * Removes invisible characters that are copied along with an address or number: direction marks, joiners, soft hyphens.
 */
export const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

/**
 * Characters that a keyboard or the clipboard adds between letters. Joiners stay: they change the rendering of Khmer
 * and emoji.
 */
const ADDED_MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/**
 * Prepares a password for comparison by the OpaqueString profile of PRECIS (RFC 8265, 4.2): every space becomes U+0020,
 * and the text becomes NFC, so that keyboards that send other code points for the same letters send the same password.
 * Also removes marks that nobody types on purpose.
 */
export const preparePassword = (text: string): string =>
  text
    .replaceAll(ADDED_MARKS, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .normalize('NFC')

/** Name of the spot colour by which cutters recognise their line. */
export const CUT_NAME = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/

/**
 * Invisible characters that direct letters, mark a file or hide. On cloth they would be nothing, or turn the text
 * beside them. Khmer's breaks and joiners stay.
 */
const UNSEEN = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Characters that are nothing alone: breaks, joiners and the selector of how a character is drawn. */
const NOTHING_ALONE = /\u200b|\u200c|\u200d|\ufe0f/g

/** Returns a name as it is sewn: in one line, with single spaces, empty if nothing of it would be visible. */
export function inOneLine(text: string): string {
  const line = text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
  return line.replaceAll(NOTHING_ALONE, '').trim() === '' ? '' : line
}

// oxlint-disable-next-line no-control-regex -- control characters are what a field of one line refuses
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// oxlint-disable-next-line no-control-regex -- all of them but tab, line feed and carriage return
const CONTROL_IN_PARAGRAPH = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Issue message for a one-line field with a control character, a tab or a line break. */
export const NOT_ONE_LINE = 'not-one-line'
/** True if the text has no control characters, tabs or line breaks, and no lone surrogate. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text)
/** The same, but allows tabs and line breaks. */
export const isParagraph = (text: string): boolean => text.isWellFormed() && !CONTROL_IN_PARAGRAPH.test(text)

export const isCutName = (text: string): boolean => CUT_NAME.test(text.trim())
export const isEmail = (text: string): boolean => EMAIL.test(withoutMarks(text).trim())
export const isPhone = (text: string): boolean => parsePhone(text) !== null
