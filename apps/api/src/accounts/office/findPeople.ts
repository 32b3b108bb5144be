import { foldText, latinDigits } from '@kitwright/measure'
import { type RawBuilder, sql, startsWith } from '../../database/index.ts'

/** Pattern for `like` that takes the special characters of the text literally. */
export const likeText = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Pattern for `like` on a column of folded text, as `name_key`; empty if all rows are requested. */
export const likeFolded = (search: string): string => (search.trim() === '' ? '' : likeText(foldText(search)))

const PHONE = /^\+?[\d\s\p{Pd}()./]+$/u

/**
 * Digits that all spellings of a telephone number share: without the country code of Cambodia or the 0 in its place.
 * Null for text that is not part of a number.
 */
export function phoneKey(search: string): string | null {
  const text = latinDigits(search).replaceAll(/\p{Cf}/gu, '')
  if (!PHONE.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:00)?855(?=\d)|^00/, '')
  const key = digits.replace(/^0/, '')
  return key === '' ? null : key
}

/**
 * SQL condition: whether the account (alias `a` by default) matches the text by e-mail, by name in either order, or by
 * telephone.
 */
export function isPerson(search: string, account = 'a'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  const [name, phone] = [foldText(search), phoneKey(search)]
  const byName = name === '' ? sql`` : sql` or ${column('name_key')} like ${likeText(name)}`
  const byPhone = phone === null ? sql`` : sql` or ${column('phone_key')} like ${likeText(phone)}`
  return sql`(${column('email')} ilike ${likeText(search)}${byName}${byPhone})`
}

/** The longest part of a text that `search_terms` stores, without the letter before it. */
const MAX_LETTERS = 39
/** A text that consists only of marks matches nothing. */
const term = (kind: 'n' | 'e' | 'p' | 'd' | 'o', part: string): RawBuilder<boolean> =>
  part === '' ? sql<boolean>`false` : startsWith('term', kind + Array.from(part).slice(0, MAX_LETTERS).join(''))

/** Whether `search_terms` stores terms as long as the search text, so that every match is exact. */
export const isWhollyKept = (search: string): boolean =>
  [search.toLowerCase(), foldText(search)].every(text => Array.from(text).length <= MAX_LETTERS)

/** Maximum number of terms read from the index. For more matches, walking along the list is faster. */
export const MAX_TERMS = 4_000

/**
 * Index query for the `subject_id`s of accounts that match the text. An id may repeat, and a very long text may give
 * false matches.
 */
export function peopleTerms(search: string): RawBuilder<unknown> {
  const [name, phone] = [foldText(search), phoneKey(search)]
  const terms = [
    term('e', search.toLowerCase()),
    ...(name === '' ? [] : [term('n', name)]),
    ...(phone === null ? [] : [term('p', phone)]),
  ]
  return sql`select subject_id from (${sql.join(
    terms.map(each => sql`select subject_id from search_terms where ${each}`),
    sql` union all `,
  )}) found limit ${MAX_TERMS}`
}

/** The same for designs, by name. */
export const designTerms = (search: string): RawBuilder<unknown> =>
  sql`select subject_id from search_terms where ${term('d', foldText(search))} limit ${MAX_TERMS}`

/** Whether a term belongs to an order with a design or player of this name. */
export const isOrderTerm = (search: string): RawBuilder<boolean> => term('o', foldText(search))
