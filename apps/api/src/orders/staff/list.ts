import type { Call, OrderStatus, OrderWait } from '@kitwright/contract'
import { DESK_LIMITS, hasStatusClass, ORDER_STATUSES, ORDER_WAITS } from '@kitwright/contract'
import {
  findPage,
  type KeysetList,
  type ListedPage,
  type KeysetRun,
  type SortKey,
  sql,
  sumTallies,
  type Transaction,
} from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { orderPrefixOf } from '../record/orderNumber.ts'
import { type PayingRule, payingRuleOf } from '../record/paymentTerms.ts'
import { type ListedOrder, listRows } from '../record/store.ts'
import { narrowOrders, type OrderFilters, readMembers } from './narrowOrders.ts'
import { sumDue } from './sumDue.ts'
import { all, FEW, findMatches, MANY, type OrderSearch } from './findMatches.ts'
import { isOneOf, WAIT_STATUSES, waitsFor } from './orderWaits.ts'

type Query = NonNullable<Call<'GET /api/office/orders'>['query']>

export interface OfficeList extends OrderFilters {
  readonly rule: PayingRule
  /** The present day of the shop. */
  readonly today: string
  /** The prefix of the shop's order numbers. */
  readonly prefix: string
  readonly pageSize: number
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly status?: Query['status']
  /** Only these statuses, in place of `status`. */
  readonly statuses?: readonly OrderStatus[]
  readonly customer?: string | undefined
  readonly sort?: Query['sort']
  /** Empty for all. */
  readonly search: string
}

/** Returns the settings of the shop that the list of orders depends on. */
export const listingOf = (tenant: TenantContext, now: Date): Pick<OfficeList, 'rule' | 'prefix' | 'today'> => ({
  rule: payingRuleOf(tenant),
  prefix: orderPrefixOf(tenant),
  today: shopDay(now, tenant),
})

const PLACED: SortKey = { column: 'placed_at', kind: 'time' }
const KEYS: Readonly<Record<string, readonly SortKey[]>> = {
  number: [{ column: 'number collate "C"', kind: 'text' }],
  customer: [{ column: 'owner_name', kind: 'text' }, PLACED],
  pieces: [{ column: 'qty', kind: 'number' }, PLACED],
  total: [{ column: 'total_cents', kind: 'number' }, PLACED],
  paid: [{ column: 'paid_cents', kind: 'number' }, PLACED],
  placed: [PLACED],
  due: [{ column: 'due_day', kind: 'number' }, PLACED],
  promised: [{ column: 'promised_day', kind: 'number' }, PLACED],
  who: [{ column: 'assignee_name', kind: 'text' }, PLACED],
  cost: [{ column: 'cost_key', kind: 'number' }, PLACED],
  margin: [{ column: 'margin_key', kind: 'number' }, PLACED],
}

/** The columns that the list is sorted by and divided into. */
const SORTED_BY = sql.raw(
  'id, status, placed_at, number, owner_name, qty, total_cents, paid_cents, due_day, promised_day, assignee_name, cost_key, margin_key',
)

/**
 * Up to this many due orders are found first and then sorted. If there are more, a scan along the list soon meets them.
 */
const MAX_FOUND = 500

/**
 * Among up to this many orders of a tag or a product, each is asked whether it matches a text. With more, looking the
 * text up costs less.
 */
const MAX_AMONG = 200

/** Up to this many orders that wait for somebody are counted. */
const MAX_COUNTED = 20_000

/** The values of sort keys of orders that have no cost. */
const NO_VALUE: Readonly<Record<string, string>> = { cost: '9007199254740991', margin: '2147483647' }

const isWait = (filter: Query['status']): filter is OrderWait => ORDER_WAITS.some(wait => wait === filter)

/**
 * Returns the statuses that the filters leave. The list is read status by status, so one without any match would be
 * scanned to its end.
 */
function statusesOf(list: Pick<OfficeList, 'status' | 'statuses' | 'urgency'>): readonly OrderStatus[] {
  const { status, statuses = ORDER_STATUSES, urgency } = list
  const left = status === undefined ? statuses : isWait(status) ? WAIT_STATUSES[status] : [status]
  if (urgency === undefined) return left
  return left.filter(each => hasStatusClass(each, urgency === 'late' ? 'live' : 'at_shop'))
}

/**
 * Returns the runs of the list. Sorted by status, each status is one run, newest first. Otherwise all orders are one
 * run, filtered by these statuses where they were found.
 */
function runsOf(sort: string, statuses: readonly OrderStatus[], isFound = false): KeysetRun[] {
  const isFalling = sort.startsWith('-')
  const key = isFalling ? sort.slice(1) : sort
  const partOf = (status: OrderStatus) => sql`status = ${status}`
  if (key === 'status') {
    const runs = statuses.map(status => ({ parts: [partOf(status)], keys: [PLACED], isFalling: true }))
    return isFalling ? runs.toReversed() : runs
  }
  const parts = isFound ? [sql`true`] : statuses.map(partOf)
  const none = NO_VALUE[key]
  if (none === undefined) return [{ parts, keys: KEYS[key]!, isFalling }]
  // Orders whose cost is unknown come last, whichever way the others are sorted.
  const known = sql.raw(`${KEYS[key]![0]!.column} < ${none}`)
  const unknown = sql.raw(`${KEYS[key]![0]!.column} = ${none}`)
  return [
    { parts: parts.map(part => sql`${part} and ${known}`), keys: KEYS[key]!, isFalling },
    { parts: parts.map(part => sql`${part} and ${unknown}`), keys: [PLACED], isFalling: true },
  ]
}

/**
 * Returns orders of all customers, or of one; newest first unless sorted. The page is found first and the rest joined
 * to it.
 */
export async function listAllOrders(trx: Transaction, list: OfficeList): Promise<ListedPage<ListedOrder>> {
  const { sort = '-placed', pageSize, after, before } = list
  const statuses = statusesOf(list)
  const { total, isTotalExact, ...narrowed } = await narrow(trx, list, statuses)
  const page = await findPage(trx, { ...narrowed, order: sort, pageSize, after, before })
  return { rows: await listRows(trx, page.ids), total, isTotalExact, before: page.before, after: page.after }
}

/** Returns the first orders of the list, as many as one change may have, with the number of all that match. */
export async function listMatching(
  trx: Transaction,
  list: Omit<OfficeList, 'pageSize' | 'after' | 'before'>,
): Promise<{ items: Pick<ListedOrder, 'id' | 'number' | 'status'>[]; total: number; isTotalExact: boolean }> {
  const whole = { ...list, pageSize: DESK_LIMITS.bulk }
  const { total, isTotalExact, ...narrowed } = await narrow(trx, whole, statusesOf(list))
  const { ids } = await findPage(trx, { ...narrowed, order: list.sort ?? '-placed', pageSize: whole.pageSize })
  const { rows: items } = await sql<Pick<ListedOrder, 'id' | 'number' | 'status'>>`
    select id, number, status from orders where id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], id)`.execute(trx)
  return { items, total, isTotalExact }
}

type NarrowedList = Pick<KeysetList, 'table' | 'runs' | 'where' | 'given'> &
  Pick<ListedPage<unknown>, 'total' | 'isTotalExact'>

async function narrow(trx: Transaction, list: OfficeList, statuses: readonly OrderStatus[]): Promise<NarrowedList> {
  const { search, customer, status, rule, sort = '-placed' } = list
  const along = { table: 'orders', runs: runsOf(sort, statuses) }
  const wait = isWait(status) ? status : undefined
  const members = await readMembers(trx, list)
  const chosen = narrowOrders({ ...list, ...members }, list.today)
  const isWhole = search === '' && customer === undefined && chosen.length === 0
  if (isWhole && !wait) {
    const kinds = statuses.map(each => `order ${each}`)
    return { ...along, total: await sumTallies(trx, kinds), isTotalExact: true }
  }
  const filters = [
    ...(statuses === ORDER_STATUSES ? [] : [isAnyOf(statuses)]),
    ...(wait ? [waitsFor(wait, rule)] : []),
    ...(customer === undefined ? [] : [sql`owner_id = ${customer}`]),
    ...chosen,
  ]
  if (isWhole && (wait === 'deposit-due' || wait === 'balance-due')) {
    const { count: total } = (await sumDue(trx, rule))[wait]
    if (total > MAX_FOUND) return { ...along, where: all(filters), total, isTotalExact: true }
  }
  const isAmongFew = [members.tagged, members.ofProduct].some(ids => ids !== undefined && ids.length <= MAX_AMONG)
  const found = { table: 'found', runs: runsOf(sort, statuses, true) }
  return narrowToFound(trx, list, { filters, isAmongFew, along, found })
}

/** No order has any of no statuses. */
const isAnyOf = (statuses: readonly OrderStatus[]) => (statuses.length === 0 ? sql`false` : isOneOf(statuses))

const hasDays = ({ dueFrom, dueTo, promisedFrom, promisedTo }: OrderFilters): boolean =>
  [dueFrom, dueTo, promisedFrom, promisedTo].some(day => day !== undefined)

interface QueryPlans extends Pick<OrderSearch, 'filters' | 'isAmongFew'> {
  /** All orders, in list order. */
  readonly along: Pick<KeysetList, 'table' | 'runs'>
  /** The matching orders. */
  readonly found: Pick<KeysetList, 'table' | 'runs'>
}

/**
 * Narrows to orders that wait for somebody. Their own index lists them by placement date. For another order they are
 * found and then sorted: along an index by status, one that few of them have would be scanned to its end.
 */
async function narrowToTurn(
  trx: Transaction,
  { sort = '-placed' }: OfficeList,
  { filters, found: { runs } }: Pick<QueryPlans, 'filters' | 'found'>,
): Promise<NarrowedList> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from orders where ${all(filters)} limit ${MAX_COUNTED + 1}) counted`.execute(
    trx,
  )
  const { count } = rows[0]!
  const totals = { total: Math.min(count, MAX_COUNTED), isTotalExact: count <= MAX_COUNTED }
  if (KEYS[sort.replace('-', '')] === KEYS['placed']) return { table: 'orders', runs, where: all(filters), ...totals }
  const given = sql`with found as materialized (select ${SORTED_BY} from orders where ${all(filters)})`
  return { table: 'found', runs, given, ...totals }
}

async function narrowToFound(
  trx: Transaction,
  list: OfficeList,
  { filters, isAmongFew, along, found }: QueryPlans,
): Promise<NarrowedList> {
  const { search, prefix, pageSize, after, before, turn, sort = '-placed' } = list
  if (turn !== undefined && search === '') return narrowToTurn(trx, list, { filters, found })
  const isByPlaced = sort === 'placed' || sort === '-placed'
  const isFirst = isByPlaced && after === undefined && before === undefined
  const first = isFirst ? { isFalling: sort === '-placed', most: pageSize + 1 } : undefined
  const wanted = await findMatches(trx, {
    search,
    prefix,
    filters,
    isAmongFew,
    first,
    few: hasDays(list) ? FEW.inDays : FEW.usually,
    most: isByPlaced ? MANY.byPlaced : MANY.otherwise,
  })
  if (wanted.kind === 'many') return { ...along, ...wanted, isTotalExact: false }
  // They are read by their ids and then sorted, since otherwise an index of the filter would be scanned for them.
  const few = (ids: readonly string[]) =>
    sql`with found as materialized (select ${SORTED_BY} from orders where id = any(${ids}::uuid[]))`
  return { ...found, given: few(wanted.ids), total: wanted.total, isTotalExact: true }
}
