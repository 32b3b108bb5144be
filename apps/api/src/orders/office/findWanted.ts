import { latinDigits } from '@kitwright/measure'
import { isPerson, peopleTerms, phoneKey } from '../../accounts/index.ts'
import { type RawBuilder, sql, startsWith, type Transaction } from '../../database/index.ts'

export interface Search {
  /** Empty for whatever the filters let through. */
  readonly search: string
  readonly prefix: string
  readonly filters: readonly RawBuilder<unknown>[]
  readonly most: number
}

export interface Wanted {
  /** No more than were asked for. */
  readonly ids: readonly string[]
  /** Whether an order is one of them, where they are many. */
  readonly where: readonly RawBuilder<unknown>[]
}

const backwards = (text: string): string => Array.from(text).toReversed().join('')
const DIGITS = 6

/**
 * An order's number by its beginning, with or without the shop's letters and the zeros in front, or by its last digits: ranges, which an
 * index serves. None for what is no part of a number.
 */
function isNumber(search: string, prefix: string): RawBuilder<boolean>[] {
  const text = latinDigits(search).toUpperCase()
  const [, letters = prefix, digits] = /^(?:([A-Z0-9]{1,6})-)?(\d+)$/.exec(text) ?? []
  const beginning = /^[A-Z0-9]{1,6}-?$/.test(text) || /^[A-Z0-9]{1,6}-\d+$/.test(text) ? [text] : []
  const whole = digits?.replace(/^0+/, '') ?? ''
  const padded =
    digits === undefined
      ? []
      : [
          `${letters}-${digits}`,
          ...(whole === ''
            ? []
            : Array.from(
                { length: Math.max(1, DIGITS - whole.length + 1) },
                (_, i) => `${letters}-${'0'.repeat(i)}${whole}`,
              )),
        ]
  const beginnings = [...new Set([...beginning, ...padded])].map(each => startsWith('number collate "C"', each))
  // Letters, a hyphen and digits are a beginning; digits alone may be the end.
  return /^\d+$/.test(text) ? [...beginnings, startsWith('number_tail', backwards(text))] : beginnings
}

/** Whether it is what the text looks for: by its number, by the end of its telephone. Its owner is looked for apart. */
function isOrder({ search, prefix }: Search): RawBuilder<boolean>[] {
  const phone = phoneKey(search)
  return [...isNumber(search, prefix), ...(phone === null ? [] : [startsWith('phone_tail', backwards(phone))])]
}

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** The orders that a text and filters want, as far as they are few. */
export async function findWanted(trx: Transaction, wanted: Search): Promise<Wanted> {
  const { search, filters, most } = wanted
  if (search === '') {
    const { rows } = await sql<{ id: string }>`select id from orders where ${all(filters)} limit ${most}`.execute(trx)
    return { ids: rows.map(({ id }) => id), where: filters }
  }
  const own = isOrder(wanted)
  const { rows } = await sql<{ id: string; is_owner: boolean }>`
    with people as materialized (select distinct subject_id from (${peopleTerms(search)}) t),
    of_people as (
      select o.id from people cross join lateral (
        select id from orders where owner_id = subject_id and ${all(filters)} limit ${most}) o limit ${most})
    select id, bool_or(is_owner) as is_owner from (
      select id, true as is_owner from of_people
      ${sql.join(
        own.map(each => sql`union all (select id, false from orders where ${each} and ${all(filters)} limit ${most})`),
        sql` `,
      )}) found
    group by id limit ${most}`.execute(trx)
  const isOwner = sql`exists (select from accounts a where a.id = orders.owner_id and ${isPerson(search)})`
  const either = sql`(${sql.join(rows.some(row => row.is_owner) || own.length === 0 ? [...own, isOwner] : own, sql` or `)})`
  return { ids: rows.map(({ id }) => id), where: [...filters, either] }
}
