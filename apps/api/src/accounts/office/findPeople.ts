import { foldText, latinDigits } from '@kitwright/measure'
import { type RawBuilder, sql, startsWith } from '../../database/index.ts'

/** For `like`, its own signs taken literally. */
export const likeText = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`

/** For `like` on a column of folded text, as `name_key`; empty where all are wanted. */
export const likeFolded = (search: string): string => (search.trim() === '' ? '' : likeText(foldText(search)))

const PHONE = /^\+?[\d\s\p{Pd}()./]+$/u

/**
 * The digits that any way of writing a number has in common: without the country code of Cambodia and the 0 that stands in its
 * place. Null for what is no part of a number.
 */
export function phoneKey(search: string): string | null {
  const text = latinDigits(search).replaceAll(/\p{Cf}/gu, '')
  if (!PHONE.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:00)?855(?=\d)|^00/, '')
  const key = digits.replace(/^0/, '')
  return key === '' ? null : key
}

/** Whether the account (`a`, if it is not called otherwise) is whom the text looks for: by e-mail, by name in either order, by telephone. */
export function isPerson(search: string, account = 'a'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  const [name, phone] = [foldText(search), phoneKey(search)]
  const byName = name === '' ? sql`` : sql` or ${column('name_key')} like ${likeText(name)}`
  const byPhone = phone === null ? sql`` : sql` or ${column('phone_key')} like ${likeText(phone)}`
  return sql`(${column('email')} ilike ${likeText(search)}${byName}${byPhone})`
}

/** The longest part of a text that `search_terms` stores, without the letter before it. */
const MAX_LETTERS = 39
/** A text of marks alone finds nothing. */
const term = (kind: 'n' | 'e' | 'p' | 'd' | 'o', part: string): RawBuilder<boolean> =>
  part === '' ? sql<boolean>`false` : startsWith('term', kind + Array.from(part).slice(0, MAX_LETTERS).join(''))

/** Whether `search_terms` keeps as much as is looked for, so that whoever is found by it is whom the text looks for. */
export const isWhollyKept = (search: string): boolean =>
  [search.toLowerCase(), foldText(search)].every(text => Array.from(text).length <= MAX_LETTERS)

/** More are not looked at: so many are better met by walking along the list. */
export const MAX_TERMS = 4_000

/** The accounts that the text looks for, by an index: a query for their `subject_id`s, some more than once, and some more where the text is very long. */
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

/** The same for designs by what they are called. */
export const designTerms = (search: string): RawBuilder<unknown> =>
  sql`select subject_id from search_terms where ${term('d', foldText(search))} limit ${MAX_TERMS}`

/** Whether a term is of an order in which a design or a player is called so. */
export const isOrderTerm = (search: string): RawBuilder<boolean> => term('o', foldText(search))
