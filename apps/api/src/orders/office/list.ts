import type { Call, OrderStatus } from '@kitwright/contract'
import { ORDER_STATUSES } from '@kitwright/contract'
import {
  findPage,
  type ListedPage,
  type RawBuilder,
  type Run,
  type SortKey,
  sql,
  sumTallies,
  type Transaction,
} from '../../database/index.ts'
import { overdueCents, type PayingRule } from '../paying.ts'
import { type ListedOrder, listRows } from '../store.ts'
import { DUE_STATUSES, sumDue } from './due.ts'
import { all, findMatches } from './findMatches.ts'

type Query = NonNullable<Call<'GET /api/office/orders'>['query']>

export interface OfficeList {
  readonly rule: PayingRule
  /** What the shop's order numbers begin with. */
  readonly prefix: string
  readonly pageSize: number
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly status?: Query['status']
  readonly customer?: string | undefined
  readonly sort?: Query['sort']
  /** Empty for all. */
  readonly search: string
}

const PLACED: SortKey = { column: 'placed_at', kind: 'time' }
const KEYS: Readonly<Record<string, readonly SortKey[]>> = {
  number: [{ column: 'number collate "C"', kind: 'text' }],
  customer: [{ column: 'owner_name', kind: 'text' }, PLACED],
  pieces: [{ column: 'qty', kind: 'number' }, PLACED],
  total: [{ column: 'total_cents', kind: 'number' }, PLACED],
  paid: [{ column: 'paid_cents', kind: 'number' }, PLACED],
  placed: [PLACED],
}

/** Fewer than these are sorted when they were found; more are met soon enough by whoever walks along the list. */
const MAX_FOUND = 500

const statusesOf = (filter: Query['status']): readonly OrderStatus[] => {
  if (filter === undefined) return ORDER_STATUSES
  return filter === 'deposit-due' || filter === 'balance-due' ? DUE_STATUSES[filter] : [filter]
}

/** By status: one after the other, the newest first in each. Else all of them together. */
function runsOf(sort: string, statuses: readonly OrderStatus[], found: RawBuilder<unknown> | undefined): Run[] {
  const isFalling = sort.startsWith('-')
  const key = isFalling ? sort.slice(1) : sort
  const partOf = (status: OrderStatus) => sql`status = ${status}${found ? sql` and ${found}` : sql``}`
  if (key === 'status') {
    const runs = statuses.map(status => ({ parts: [partOf(status)], keys: [PLACED], isFalling: true }))
    return isFalling ? runs.toReversed() : runs
  }
  const parts = found ? [sql`status = any(${statuses}::text[]) and ${found}`] : statuses.map(partOf)
  return [{ parts, keys: KEYS[key]!, isFalling }]
}

/** Orders of all customers, or of one; newest first unless sorted. The page is found first, all else is joined to it. */
export async function listAllOrders(trx: Transaction, list: OfficeList): Promise<ListedPage<ListedOrder>> {
  const { status, sort = '-placed', pageSize, after, before } = list
  const statuses = statusesOf(status)
  const narrowed = await narrow(trx, list, statuses)
  const page = await findPage(trx, {
    table: 'orders',
    runs: runsOf(sort, statuses, narrowed.found),
    where: narrowed.where,
    given: narrowed.given,
    order: sort,
    pageSize,
    after,
    before,
  })
  const { total, isTotalExact } = narrowed
  return { rows: await listRows(trx, page.ids), total, isTotalExact, before: page.before, after: page.after }
}

interface Narrowed {
  readonly total: number
  readonly isTotalExact: boolean
  /** The few orders that are wanted. */
  readonly found?: RawBuilder<unknown>
  /** Whether an order is wanted, where they are many. */
  readonly where?: RawBuilder<unknown>
  readonly given?: RawBuilder<unknown>
}

async function narrow(trx: Transaction, list: OfficeList, statuses: readonly OrderStatus[]): Promise<Narrowed> {
  const { search, customer, status, rule, prefix } = list
  const due = status === 'deposit-due' || status === 'balance-due' ? status : undefined
  if (search === '' && customer === undefined && !due) {
    const kinds = statuses.map(each => `order ${each}`)
    return { total: await sumTallies(trx, kinds), isTotalExact: true }
  }
  // The many whose money is due are known by their number.
  const sum = due && search === '' && customer === undefined ? (await sumDue(trx, rule))[due].count : undefined
  const filters = [
    ...(status === undefined ? [] : [isOneOf(statuses)]),
    ...(due ? [sql`paid_cents < total_cents and ${overdueCents(rule)} > 0`] : []),
    ...(customer === undefined ? [] : [sql`owner_id = ${customer}`]),
  ]
  if (sum !== undefined && sum > MAX_FOUND) return { where: all(filters), total: sum, isTotalExact: true }
  const wanted = await findMatches(trx, { search, prefix, filters, most: MAX_FOUND })
  if ('ids' in wanted) {
    const { ids } = wanted
    return { found: sql`id = any(${ids}::uuid[])`, total: ids.length, isTotalExact: true }
  }
  return { ...wanted, total: MAX_FOUND, isTotalExact: false }
}

/** As literals: an index that has some orders only is chosen by what the query says. */
const isOneOf = (statuses: readonly OrderStatus[]): RawBuilder<unknown> =>
  sql`status in (${sql.join(statuses.map(status => sql.lit(status)))})`
