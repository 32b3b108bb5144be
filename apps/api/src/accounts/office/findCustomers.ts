import type { Call } from '@kitwright/contract'
import {
  findPage,
  type KeysetPage,
  type KeysetRun,
  type SortKey,
  sql,
  sumTallies,
  type Transaction,
} from '../../database/index.ts'
import { isPerson, isWhollyKept, MAX_TERMS, peopleTerms } from './findPeople.ts'

interface CustomersQuery {
  readonly pageSize: number
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly search: string
  readonly sort?: NonNullable<Call<'GET /api/office/customers'>['query']>['sort']
}

const KEYS = {
  name: { column: 'full_name', kind: 'text' },
  since: { column: 'created_at', kind: 'time' },
  seen: { column: 'seen_key', kind: 'time' },
} as const satisfies Record<string, SortKey>

/**
 * Up to this number, matches are found first and then sorted. With more, walking along the sorted list meets matches
 * soon enough.
 */
const MAX_FOUND = 2_000

const IS_CUSTOMER = sql`role = 'CUSTOMER'`

export interface CustomersPage extends KeysetPage {
  readonly total: number
  readonly isTotalExact: boolean
}

/** Returns one page of the customers whose name, e-mail or phone contains the text; newest first unless sorted. */
export async function findCustomers(trx: Transaction, query: CustomersQuery): Promise<CustomersPage> {
  const { search, sort = '-since', pageSize, after, before } = query
  const isFalling = sort.startsWith('-')
  const keys = [KEYS[(isFalling ? sort.slice(1) : sort) as keyof typeof KEYS]]
  const list = { table: 'accounts', pageSize, order: sort, after, before }
  const along: KeysetRun = { parts: [IS_CUSTOMER], keys, isFalling }
  if (search === '') {
    const page = await findPage(trx, { ...list, runs: [along] })
    return { ...page, total: await sumTallies(trx, ['customer']), isTotalExact: true }
  }
  // The first page needs only the rows it shows and one that proves there is a next page.
  const isFirst = after === undefined && before === undefined
  const found = await findIds(
    trx,
    search,
    isFirst ? { key: keys[0]!.column, isFalling, most: pageSize + 1 } : undefined,
  )
  if (found === null) {
    const where = isPerson(search, 'accounts')
    return { ...(await findPage(trx, { ...list, runs: [along], where })), total: MAX_FOUND, isTotalExact: false }
  }
  const page = await findPage(trx, {
    ...list,
    table: 'found',
    runs: [{ parts: [sql`true`], keys, isFalling }],
    given: sql`with found as materialized (select * from accounts where id = any(${found.ids}::uuid[]))`,
  })
  return { ...page, total: found.total, isTotalExact: true }
}

interface FirstPageHint {
  readonly key: string
  readonly isFalling: boolean
  readonly most: number
}

/** Returns the first ids in that order, or all, and their number. Null if there are many. */
async function findIds(
  trx: Transaction,
  search: string,
  first: FirstPageHint | undefined,
): Promise<{ ids: string[]; total: number } | null> {
  const isWanted = isWhollyKept(search) ? IS_CUSTOMER : sql`${IS_CUSTOMER} and ${isPerson(search)}`
  const way = sql.raw(first?.isFalling ? 'desc' : 'asc')
  const shown = first ? sql`order by ${sql.ref(first.key)} ${way}, id ${way} limit ${first.most}` : sql``
  const { rows } = await sql<{ ids: string[]; total: number; terms: number }>`
    with terms as materialized (${peopleTerms(search)}),
    found as materialized (
      select a.* from (select distinct subject_id from terms where (select count(*) from terms) < ${MAX_TERMS}) t
      cross join lateral (select * from accounts a where a.id = subject_id and ${isWanted} limit 1) a
      limit ${MAX_FOUND + 1})
    select array(select id from found ${shown}) as ids, (select count(*)::int from found) as total,
      (select count(*)::int from terms) as terms`.execute(trx)
  const { ids, total, terms } = rows[0]!
  return total > MAX_FOUND || terms >= MAX_TERMS ? null : { ids, total }
}
