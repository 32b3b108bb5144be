import { latinDigits } from '@kitwright/measure'
import { isOrderTerm, isPerson, MAX_TERMS, peopleTerms, phoneKey } from '../../accounts/index.ts'
import { type RawBuilder, sql, startsWith, type Transaction } from '../../database/index.ts'

export interface OrderSearch {
  /** Empty for whatever the filters let through. */
  readonly search: string
  readonly prefix: string
  readonly filters: readonly RawBuilder<unknown>[]
  /** How many of them, by when they were placed, are asked for at once. */
  readonly first?: { readonly isFalling: boolean; readonly most: number } | undefined
}

/** Fewer than these are sorted when they were found. */
const FEW = 500
/**
 * Up to this many, sorting the matches is faster than scanning the list if the query uses only the date of placement:
 * an index stores it beside the owner.
 */
const MANY = 3_000

/**
 * A few orders by their ids; some, as a table `found` of id and `placed_at`; or what tells whether an order is one of many: more than `total`.
 * Where the first were asked for, and are known, they are `ids` of as many as there are in all.
 */
export type Matches =
  | { readonly kind: 'few'; readonly ids: readonly string[]; readonly total: number }
  | ({ readonly kind: 'some'; readonly total: number; readonly found: RawBuilder<unknown> } & Sieve)
  | ({ readonly kind: 'many'; readonly total: number } & Sieve)

interface Sieve {
  readonly where: RawBuilder<unknown>
  readonly given?: RawBuilder<unknown>
}

const backwards = (text: string): string => Array.from(text).toReversed().join('')
const DIGITS = 6

/**
 * An order's number by its beginning, with or without the shop's letters, the hyphen and the zeros in front (`AK51`), or by its last
 * digits: ranges, which an index serves. None for what is no part of a number.
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
  // Letters, a hyphen and digits are a beginning; digits alone may be the end.
  return /^\d+$/.test(text) ? [...beginnings, startsWith('number_tail', backwards(text))] : beginnings
}

/** Whether it is what the text looks for: by its number, by the end of its telephone. Its owner and the names in its lines are looked for apart. */
function isOrder({ search, prefix }: OrderSearch): RawBuilder<boolean>[] {
  const phone = phoneKey(search)
  return [...isNumber(search, prefix), ...(phone === null ? [] : [startsWith('phone_tail', backwards(phone))])]
}

export const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** The orders that a text and filters want. */
export async function findMatches(trx: Transaction, wanted: OrderSearch): Promise<Matches> {
  const { search, filters } = wanted
  if (search !== '') return findSearched(trx, wanted)
  const { rows } = await sql<{ id: string }>`select id from orders where ${all(filters)} limit ${FEW + 1}`.execute(trx)
  return rows.length > FEW
    ? { kind: 'many', total: FEW, where: all(filters) }
    : { kind: 'few', ids: rows.map(({ id }) => id), total: rows.length }
}

/** `with terms as …, found as …`: of more than there may be, as many and one more. */
function findings({ search, filters }: OrderSearch, own: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  const some = (condition: RawBuilder<unknown>) => sql`select id, placed_at from orders
    where ${condition} and ${all(filters)} limit ${MANY + 1}`
  const isUsual = sql`(select count(*) from terms) < ${MAX_TERMS}`
  return sql`with terms as materialized (${peopleTerms(search)}),
    of_people as (select o.id, o.placed_at from (select distinct subject_id from terms where ${isUsual}) people
      cross join lateral (${some(sql`owner_id = subject_id`)}) o limit ${MANY + 1}),
    found as materialized (select id, placed_at from of_people
      union (select o.id, o.placed_at from (select distinct subject_id from search_terms where ${isUsual} and ${isOrderTerm(search)}
          limit ${MANY + 1}) named
        cross join lateral (${some(sql`id = subject_id`)}) o)
      ${sql.join(
        own.map(each => sql`union (${some(sql`${isUsual} and ${each}`)})`),
        sql` `,
      )} limit ${MANY + 1})`
}

async function findSearched(trx: Transaction, wanted: OrderSearch): Promise<Matches> {
  const { search, filters, first } = wanted
  const own = isOrder(wanted)
  const found = findings(wanted, own)
  const way = sql.raw(first?.isFalling ? 'desc' : 'asc')
  const shown = first ? sql`order by placed_at ${way}, id ${way} limit ${first.most}` : sql`limit ${FEW}`
  const { rows } = await sql<{ ids: string[]; count: number; terms: number }>`${found}
    select array(select id from found ${shown}) as ids, (select count(*)::int from found) as count,
      (select count(*)::int from terms) as terms`.execute(trx)
  const { ids, count, terms } = rows[0]!
  if (count <= (first ? MANY : FEW) && terms < MAX_TERMS) return { kind: 'few', ids, total: count }
  const isNamed = sql`exists (select from search_terms t where t.subject_id = orders.id and ${isOrderTerm(search)})`
  const either = (isOwner: RawBuilder<unknown>) =>
    all([...filters, sql`(${sql.join([...own, isNamed, isOwner], sql` or `)})`])
  // If half the shop matches the name or e-mail, a scan meets matches at once. The condition is evaluated for each
  // order, since `exists` would read all accounts first.
  if (terms >= MAX_TERMS) {
    const where = either(sql`(select ${isPerson(search)} from accounts a where a.id = orders.owner_id)`)
    return { kind: 'many', total: FEW, where }
  }
  const sieve = {
    given: sql`with people as materialized (select distinct subject_id from (${peopleTerms(search)}) t)`,
    // `is true` keeps it from becoming a join, which would not go along the list in its order.
    where: either(sql`(owner_id in (select subject_id from people)) is true`),
  }
  return count > MANY ? { kind: 'many', total: MANY, ...sieve } : { kind: 'some', total: count, found, ...sieve }
}
