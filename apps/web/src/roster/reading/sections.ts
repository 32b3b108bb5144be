import { isChatter, isSection, isTotal } from './chat/chat.ts'
import type { LineReading } from './line/readLine.ts'
import type { SourceRow } from './table/sourceRows.ts'
import type { IgnoredReason } from './types.ts'
import { isStaff } from './words/vocabulary.ts'

export const hasData = ({ numbers, sizes, wrong, printName, sleeve }: LineReading): boolean =>
  numbers.length + sizes.length + wrong.length > 0 || printName !== '' || sleeve !== ''

/** Whether a line is a heading that gives the size of the players below it. */
export const isSizeAlone = ({ name, sizes, numbers, extra }: LineReading, text: string): boolean =>
  name === '' && sizes.length === 1 && numbers.length + extra.length === 0 && text.endsWith(':')

/** Whether a line is only a size without a colon: `L`, `Size L`. */
export const isBareSize = ({ name, sizes, numbers, lead, extra }: LineReading, { cells }: SourceRow): boolean =>
  cells === null && name === '' && sizes.length === 1 && lead === null && numbers.length + extra.length === 0

/** Whether a line is a heading that gives the role of the players below it. */
export const isRoleAlone = ({ name, versions, lead, ...rest }: LineReading): boolean =>
  name === '' && versions.length === 1 && lead === null && !hasData({ name, versions, lead, ...rest })

/** Whether a line is a heading above non-players: `Staff:`. */
export const isStaffAlone = ({ name, wrong, lead, ...rest }: LineReading): boolean =>
  name === '' &&
  lead === null &&
  wrong.length > 0 &&
  wrong.every(({ kind }) => kind === 'wrongVersion') &&
  !hasData({ name, lead, ...rest, wrong: [] })

const EVERYBODY = /^(?:all|everyone|everybody|ទាំងអស់|គ្រប់គ្នា)(?![\p{L}\p{M}])/iu
/** Returns the size that `All size L` gives to players without one. */
export const sizeOfAll = ({ name, sizes, numbers, lead }: LineReading): string | null =>
  EVERYBODY.test(name) && numbers.length === 0 && lead === null ? (sizes[0] ?? null) : null

/** Whether a heading's role is a staff role. */
export const isStaffRole = (role: string): boolean => isStaff(role.replace(/[ :៖]{1,3}$/, ''))

const MEASURES = /^(?:sizes?|qty|quantity|chest|length|width|ទំហំ|សាយ|ចំនួន)$/iu
/** Whether the cells are the heading of a size chart or a total by size. */
export const isForeignHeading = (cells: readonly string[]): boolean => {
  const filled = cells.filter(Boolean)
  return filled.length > 1 && MEASURES.test(filled[0] ?? '') && filled.every(cell => !/\d/.test(cell))
}

/** Maximum number of words in a name. A longer line is a sentence. */
const MOST_WORDS = 5
export const isLong = (name: string): boolean => name.split(' ').length > MOST_WORDS

/** Whether a text is words and a colon without player data: `Sophal:`, `My list:`. */
const isHeadingLike = (text: string, { lead, versions, extra, ...reading }: LineReading): boolean =>
  /[:៖]$/.test(text) &&
  lead === null &&
  versions.length + extra.length === 0 &&
  !hasData({ lead, versions, extra, ...reading })

/** Returns why a line is not a player; null for a line that may be one. */
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
