import { latinDigits } from './digits.ts'

const CAMBODIA = '855'
/** ITU-T E.164: at most 15 digits with the country code, which never begins with 0. */
const E164 = /^\+[1-9]\d{7,14}$/
/** Cambodian numbers have 8 or 9 digits after the country code, never beginning with the trunk 0. */
const CAMBODIAN = /^\+855[1-9]\d{7,8}$/

/** Characters ignored between digits: spaces, dashes of any width, brackets, and invisible characters. */
const MARKS = /[\s\p{Cf}\p{Pd}()./]/gu

/**
 * Parses a telephone number to E.164 (`+85512345678`). A number without a country code is Cambodian. Accepts Khmer
 * digits, spaces, the usual separators and the invisible marks that contact lists add. Null for anything else.
 */
export function parsePhone(text: string): string | null {
  const plain = latinDigits(text.normalize('NFKC'))
    .replace(/^\s*tel:/i, '')
    .replace(MARKS, '')
  if (!/^\+?\d{1,20}$/.test(plain)) return null
  const number = withCountry(plain).replace(/^\+8550/, `+${CAMBODIA}`)
  return (number.startsWith(`+${CAMBODIA}`) ? CAMBODIAN : E164).test(number) ? number : null
}

function withCountry(plain: string): string {
  if (plain.startsWith('+')) return plain
  if (plain.startsWith('00')) return `+${plain.slice(2)}`
  if (plain.startsWith('0')) return `+${CAMBODIA}${plain.slice(1)}`
  const isWhole = plain.startsWith(CAMBODIA) && CAMBODIAN.test(`+${plain.replace(/^8550/, CAMBODIA)}`)
  return isWhole ? `+${plain}` : `+${CAMBODIA}${plain}`
}
