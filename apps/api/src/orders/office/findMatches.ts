import { latinDigits } from '@kitwright/measure'
import { isPerson, MAX_TERMS, peopleTerms, phoneKey } from '../../accounts/index.ts'
import { type RawBuilder, sql, startsWith, type Transaction } from '../../database/index.ts'

export interface Search {
  /** Empty for whatever the filters let through. */
  readonly search: string
  readonly prefix: string
  readonly filters: readonly RawBuilder<unknown>[]
  readonly most: number
}

/** A few orders by their ids, or what tells whether an order is one of many. */
export type Matches =
  | { readonly ids: readonly string[] }
  | { readonly where: RawBuilder<unknown>; readonly given?: RawBuilder<unknown> }

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

export const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** The orders that a text and filters want. */
export async function findMatches(trx: Transaction, wanted: Search): Promise<Matches> {
  const { search, filters, most } = wanted
  if (search !== '') return findSearched(trx, wanted)
  const { rows } = await sql<{ id: string }>`select id from orders where ${all(filters)} limit ${most + 1}`.execute(trx)
  return rows.length > most ? { where: all(filters) } : { ids: rows.map(({ id }) => id) }
}

async function findSearched(trx: Transaction, wanted: Search): Promise<Matches> {
  const { search, filters, most } = wanted
  const own = isOrder(wanted)
  const { rows } = await sql<{ id: string | null; terms: number }>`
    with terms as materialized (${peopleTerms(search)}),
    of_people as (
      select o.id from (select distinct subject_id from terms) people cross join lateral (
        select id from orders where owner_id = subject_id and ${all(filters)} limit ${most + 1}) o limit ${most + 1})
    select found.id, terms from (select count(*)::int as terms from terms) counted left join lateral (
      select id from of_people where terms < ${MAX_TERMS}
      ${sql.join(
        own.map(
          each =>
            sql`union (select id from orders where terms < ${MAX_TERMS} and ${each} and ${all(filters)} limit ${most + 1})`,
        ),
        sql` `,
      )} limit ${most + 1}) found on true`.execute(trx)
  const ids = rows.flatMap(({ id }) => id ?? [])
  const { terms } = rows[0]!
  if (ids.length <= most && terms < MAX_TERMS) return { ids }
  const either = (isOwner: RawBuilder<unknown>) => all([...filters, sql`(${sql.join([...own, isOwner], sql` or `)})`])
  // Whose name or e-mail half the shop has is met at once: asked of each order, where `exists` would read all accounts beforehand.
  if (terms >= MAX_TERMS)
    return { where: either(sql`(select ${isPerson(search)} from accounts a where a.id = orders.owner_id)`) }
  // `is true` keeps it from becoming a join, which would not go along the list in its order.
  return {
    given: sql`with people as materialized (select distinct subject_id from (${peopleTerms(search)}) t)`,
    where: either(sql`(owner_id in (select subject_id from people)) is true`),
  }
}
