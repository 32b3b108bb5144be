import { latinDigits } from '@kitwright/measure'
import { type RawBuilder, sql } from '../../database/index.ts'

/** For `like`, its own signs taken literally. */
export const likeText = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`

const PHONE = /^\+?[\d\s\u200b()./-]+$/

/**
 * The digits that any way of writing a number has in common: without the country code of Cambodia and the 0 that stands in its
 * place. Null for what is no part of a number.
 */
export function phoneKey(search: string): string | null {
  const text = latinDigits(search)
  if (!PHONE.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:00)?855(?=\d)|^00/, '')
  const key = digits.replace(/^0/, '')
  return key === '' ? null : key
}

/** Names as `accounts.name_key` keeps them. */
const nameKey = (search: string): string => search.normalize('NFC').replaceAll(/[\s\u200b-\u200d\ufeff]/g, '')

/** Whether the account `a` is whom the text looks for: by e-mail, by name in either order, by telephone. */
export function isPerson(search: string): RawBuilder<boolean> {
  const phone = phoneKey(search)
  const byPhone = phone === null ? sql`` : sql` or a.phone_key like ${likeText(phone)}`
  return sql`(a.email ilike ${likeText(search)} or a.name_key like lower(${likeText(nameKey(search))})${byPhone})`
}
