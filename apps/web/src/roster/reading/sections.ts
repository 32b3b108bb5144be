import { isChatter, isSection, isTotal } from './chat/chat.ts'
import type { LineReading } from './line/readLine.ts'
import type { SourceRow } from './table/sourceRows.ts'
import type { IgnoredReason } from './types.ts'
import { isStaff } from './words/vocabulary.ts'

export const hasData = ({ numbers, sizes, wrong, printName, sleeve }: LineReading): boolean =>
  numbers.length + sizes.length + wrong.length > 0 || printName !== '' || sleeve !== ''

/** A heading that says the size of those below it. */
export const isSizeAlone = ({ name, sizes, numbers, extra }: LineReading, text: string): boolean =>
  name === '' && sizes.length === 1 && numbers.length + extra.length === 0 && text.endsWith(':')

/** The same without a colon: `L`, `Size L`. */
export const isBareSize = ({ name, sizes, numbers, lead, extra }: LineReading, { cells }: SourceRow): boolean =>
  cells === null && name === '' && sizes.length === 1 && lead === null && numbers.length + extra.length === 0

/** A heading that says what those below it play. */
export const isRoleAlone = ({ name, versions, lead, ...rest }: LineReading): boolean =>
  name === '' && versions.length === 1 && lead === null && !hasData({ name, versions, lead, ...rest })

/** A heading above those who do not play: `Staff:`. */
export const isStaffAlone = ({ name, wrong, lead, ...rest }: LineReading): boolean =>
  name === '' &&
  lead === null &&
  wrong.length > 0 &&
  wrong.every(({ kind }) => kind === 'wrongVersion') &&
  !hasData({ name, lead, ...rest, wrong: [] })

const EVERYBODY = /^(?:all|everyone|everybody|ទាំងអស់|គ្រប់គ្នា)(?![\p{L}\p{M}])/iu
/** `All size L`: a size for those who have none. */
export const sizeOfAll = ({ name, sizes, numbers, lead }: LineReading): string | null =>
  EVERYBODY.test(name) && numbers.length === 0 && lead === null ? (sizes[0] ?? null) : null

/** Whether those below a heading do not play. */
export const isStaffRole = (role: string): boolean => isStaff(role.replace(/[ :៖]{1,3}$/, ''))

const MEASURES = /^(?:sizes?|qty|quantity|chest|length|width|ទំហំ|សាយ|ចំនួន)$/iu
/** The heading of a table of another kind: a size chart, a sum by size. */
export const isForeignHeading = (cells: readonly string[]): boolean => {
  const filled = cells.filter(Boolean)
  return filled.length > 1 && MEASURES.test(filled[0] ?? '') && filled.every(cell => !/\d/.test(cell))
}

/** Most words that a name has; a longer line is a sentence. */
const MOST_WORDS = 5
export const isLong = (name: string): boolean => name.split(' ').length > MOST_WORDS

/** `Sophal:`, `My list:`: words and a colon, and nothing of a player. */
const isHeadingLike = (text: string, { lead, versions, extra, ...reading }: LineReading): boolean =>
  /[:៖]$/.test(text) &&
  lead === null &&
  versions.length + extra.length === 0 &&
  !hasData({ lead, versions, extra, ...reading })

/** A line that is written to a person: what is not a player in it, and why; null for a line that may be one. */
export function whyNoPlayer(text: string, reading: LineReading): IgnoredReason | null {
  if (isTotal(text)) return 'total'
  const { name, sizes, numbers, lead, wrong } = reading
  if (isSection(text) && sizes.length === 0) return 'title'
  if (isHeadingLike(text, reading)) return 'title'
  if ((isChatter(text) || isLong(name)) && sizes.length === 0) return 'text'
  if (name === '' && sizes.length === 0 && wrong.length === 0 && (numbers.length === 0 || lead === null)) {
    return numbers.length === 1 && lead === null ? null : 'text'
  }
  return null
}
