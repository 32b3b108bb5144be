import { latinDigits } from '@kitwright/measure'
import { isOrderTerm, isPerson, MAX_TERMS, peopleTerms, phoneKey } from '../../accounts/index.ts'
import { type RawBuilder, sql, startsWith, type Transaction } from '../../database/index.ts'

export interface OrderSearch {
  /** Empty for every order that passes the filters. */
  readonly search: string
  readonly prefix: string
  readonly filters: readonly RawBuilder<unknown>[]
  /** Whether the filters name the few orders that may match. */
  readonly isAmongFew: boolean
  /** One of {@link FEW}. */
  readonly few: number
  /** One of {@link MANY}. */
  readonly most: number
  /** The number of them to return first, by placement date. */
  readonly first?: { readonly isFalling: boolean; readonly most: number } | undefined
}

/**
 * Up to this many orders that pass filters are counted, and sorted after they were found. A range of days may lie at the
 * end of what the list is sorted by, so more of them are looked for.
 */
export const FEW = { usually: 1_000, inDays: 3_000 } as const
/**
 * The same of orders that match a text, by what they are sorted by: the latest orders are met soon along the list, while
 * a customer's name may stand at its end.
 */
export const MANY = { byPlaced: 3_000, otherwise: 8_000 } as const
/** Up to this many orders are asked one by one whether they match a text that half of the shop matches. */
const ASKED = 1_000

/**
 * The matching orders. A few are given by their ids; many as a condition, when there are more than `total`. If the first
 * were requested, only they are `ids`, with the number of all.
 */
export type Matches =
  | { readonly kind: 'few'; readonly ids: readonly string[]; readonly total: number }
  | ({ readonly kind: 'many'; readonly total: number } & Sieve)

interface Sieve {
  readonly where: RawBuilder<unknown>
  readonly given?: RawBuilder<unknown>
}

const backwards = (text: string): string => Array.from(text).toReversed().join('')
const DIGITS = 6

/**
 * Matches an order's number by its beginning, with or without the shop's letters, the hyphen and the leading zeros
 * (`AK51`), or by its last digits: ranges, which an index serves. Returns none for text that is no part of a number.
 */
function isNumber(search: string, prefix: string): RawBuilder<boolean>[] {
  const text = latinDigits(search).toUpperCase()
  const [, hyphened, plain, digits] = /^(?:([A-Z0-9]{1,6})-|([A-Z]{1,6})\s*)?(\d+)$/.exec(text) ?? []
  const letters = hyphened ?? plain ?? prefix
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
  // Letters, a hyphen and digits match the beginning; digits alone may match the end.
  return /^\d+$/.test(text) ? [...beginnings, startsWith('number_tail', backwards(text))] : beginnings
}

/**
 * Matches an order by its number or by the end of its phone number. Its owner and the names in its lines are searched
 * separately.
 */
function isOrder({ search, prefix }: OrderSearch): RawBuilder<boolean>[] {
  const phone = phoneKey(search)
  return [...isNumber(search, prefix), ...(phone === null ? [] : [startsWith('phone_tail', backwards(phone))])]
}

export const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** Finds the orders that match a text and filters. */
export async function findMatches(trx: Transaction, wanted: OrderSearch): Promise<Matches> {
  const { search, filters, few } = wanted
  if (search !== '') return findSearched(trx, wanted)
  const ids = await findFiltered(trx, { filters, most: few })
  return ids.length > few ? { kind: 'many', total: few, where: all(filters) } : { kind: 'few', ids, total: ids.length }
}

/** Returns the ids of orders that pass the filters; one more than the limit if there are more. */
async function findFiltered(
  trx: Transaction,
  { filters, most }: { readonly filters: OrderSearch['filters']; readonly most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders where ${all(filters)} limit ${most + 1}`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Returns the orders that match the text among those that pass the filters, if the filters leave few; undefined
 * otherwise. A text that half of the shop matches is then not looked up along the whole list.
 */
async function findAmongFiltered(
  trx: Transaction,
  { filters }: OrderSearch,
  matches: RawBuilder<unknown>,
): Promise<Matches | undefined> {
  if (filters.length === 0) return undefined
  const passing = await findFiltered(trx, { filters, most: ASKED })
  if (passing.length > ASKED) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${passing}::uuid[]) and ${matches}`.execute(trx)
  return { kind: 'few', ids: rows.map(({ id }) => id), total: rows.length }
}

/** Returns `with terms as …, found as …`; if there are more than the limit, the limit plus one. */
function findings({ search, filters, most }: OrderSearch, own: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  const some = (condition: RawBuilder<unknown>) => sql`select id, placed_at from orders
    where ${condition} and ${all(filters)} limit ${most + 1}`
  const isUsual = sql`(select count(*) from terms) < ${MAX_TERMS}`
  return sql`with terms as materialized (${peopleTerms(search)}),
    of_people as (select o.id, o.placed_at from (select distinct subject_id from terms where ${isUsual}) people
      cross join lateral (${some(sql`owner_id = subject_id`)}) o limit ${most + 1}),
    found as materialized (select id, placed_at from of_people
      union (select o.id, o.placed_at from (select distinct subject_id from search_terms where ${isUsual} and ${isOrderTerm(search)}
          limit ${most + 1}) named
        cross join lateral (${some(sql`id = subject_id`)}) o)
      ${sql.join(
        own.map(each => sql`union (${some(sql`${isUsual} and ${each}`)})`),
        sql` `,
      )} limit ${most + 1})`
}

async function findSearched(trx: Transaction, wanted: OrderSearch): Promise<Matches> {
  const { search, filters, first, most, isAmongFew } = wanted
  const own = isOrder(wanted)
  const isNamed = sql`exists (select from search_terms t where t.subject_id = orders.id and ${isOrderTerm(search)})`
  const either = (isOwner: RawBuilder<unknown>) => sql`(${sql.join([...own, isNamed, isOwner], sql` or `)})`
  // Evaluated for each order, since `exists` would read all accounts first.
  const matchesEach = either(sql`(select ${isPerson(search)} from accounts a where a.id = orders.owner_id)`)
  const among = isAmongFew ? await findAmongFiltered(trx, wanted, matchesEach) : undefined
  if (among) return among
  const found = findings(wanted, own)
  const way = sql.raw(first?.isFalling ? 'desc' : 'asc')
  const shown = first ? sql`order by placed_at ${way}, id ${way} limit ${first.most}` : sql`limit ${most}`
  const { rows } = await sql<{ ids: string[]; count: number; terms: number }>`${found}
    select array(select id from found ${shown}) as ids, (select count(*)::int from found) as count,
      (select count(*)::int from terms) as terms`.execute(trx)
  const { ids, count, terms } = rows[0]!
  if (count <= most && terms < MAX_TERMS) return { kind: 'few', ids, total: count }
  // If half the shop matches the name or e-mail, a scan meets matches at once.
  if (terms >= MAX_TERMS) {
    const few = await findAmongFiltered(trx, wanted, matchesEach)
    return few ?? { kind: 'many', total: wanted.few, where: all([...filters, matchesEach]) }
  }
  const sieve = {
    given: sql`with people as materialized (select distinct subject_id from (${peopleTerms(search)}) t)`,
    // `is true` prevents a join, which would not follow the list in its order.
    where: all([...filters, either(sql`(owner_id in (select subject_id from people)) is true`)]),
  }
  return { kind: 'many', total: most, ...sieve }
}
