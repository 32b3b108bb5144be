import type { Call } from '@kitwright/contract'
import {
  findPage,
  type KeysetPage,
  type Run,
  type SortKey,
  sql,
  sumTallies,
  type Transaction,
} from '../../database/index.ts'
import { isPerson, peopleTerms } from './findPeople.ts'

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

/** Fewer than these are sorted when they were found; more are met soon enough by whoever walks along the list. */
const MOST_FOUND = 2_000

const IS_CUSTOMER = sql`role = 'CUSTOMER'`

export interface CustomersPage extends KeysetPage {
  readonly total: number
  readonly isTotalExact: boolean
}

/** One page of the customers whose name, e-mail or phone holds the text; newest first unless sorted. */
export async function findCustomers(trx: Transaction, query: CustomersQuery): Promise<CustomersPage> {
  const { search, sort = '-since', pageSize, after, before } = query
  const isFalling = sort.startsWith('-')
  const keys = [KEYS[(isFalling ? sort.slice(1) : sort) as keyof typeof KEYS]]
  const list = { table: 'accounts', pageSize, order: sort, after, before }
  const along: Run = { parts: [IS_CUSTOMER], keys, isFalling }
  if (search === '') {
    const page = await findPage(trx, { ...list, runs: [along] })
    return { ...page, total: await sumTallies(trx, ['customer']), isTotalExact: true }
  }
  const found = await findIds(trx, search)
  if (found.length > MOST_FOUND) {
    const where = sql`id in (select a.id from accounts a where a.id = accounts.id and ${isPerson(search)})`
    return { ...(await findPage(trx, { ...list, runs: [along], where })), total: MOST_FOUND, isTotalExact: false }
  }
  const runs: Run[] = [{ parts: [sql`id = any(${found}::uuid[])`], keys, isFalling }]
  return { ...(await findPage(trx, { ...list, runs })), total: found.length, isTotalExact: true }
}

async function findIds(trx: Transaction, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from (select distinct subject_id from (${peopleTerms(search)}) t) found
    join accounts a on a.id = found.subject_id
    where a.role = 'CUSTOMER' and ${isPerson(search)} limit ${MOST_FOUND + 1}`.execute(trx)
  return rows.map(({ id }) => id)
}
