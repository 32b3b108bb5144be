import { dayAfter } from '@kitwright/measure'
import { type Call, DESK_LIMITS, ORDER_STATUSES } from '@kitwright/contract'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { isOneOf } from './orderWaits.ts'

type Query = NonNullable<Call<'GET /api/office/orders'>['query']>

/** Filters of the list of orders, beside its status and its customer. */
export interface OrderFilters extends Omit<
  Query,
  'status' | 'customer' | 'sort' | 'search' | 'after' | 'before' | 'pageSize'
> {
  readonly totalFrom?: number | undefined
  readonly totalTo?: number | undefined
  /** Of the time of placing. */
  readonly placedFrom?: Date | undefined
  readonly placedBefore?: Date | undefined
}

/** Days are compared as numbers, which indexes serve: the columns count from 2000-01-01. */
const dayNumber = (day: string): RawBuilder<unknown> => sql`(${day}::date - date '2000-01-01')`
const NO_DAY = 2_147_483_647

function inDays(column: string, from: string | undefined, to: string | undefined): RawBuilder<unknown>[] {
  const name = sql.raw(column)
  if (from === undefined && to === undefined) return []
  return [
    sql`${name} < ${NO_DAY}`,
    ...(from === undefined ? [] : [sql`${name} >= ${dayNumber(from)}`]),
    ...(to === undefined ? [] : [sql`${name} <= ${dayNumber(to)}`]),
  ]
}

const PAID = {
  none: sql`paid_cents = 0`,
  part: sql`paid_cents > 0 and paid_cents < total_cents`,
  full: sql`paid_cents >= total_cents`,
} as const

/** The same as `urgencyOf`, as a condition. */
function isUrgent(urgency: 'late' | 'soon', today: string): RawBuilder<unknown> {
  const missed = sql`(order_status_is(status, 'live') and promised_day < ${dayNumber(today)})`
  const over = sql`(order_status_is(status, 'at_shop') and due_day < ${dayNumber(today)})`
  if (urgency === 'late') return sql`(${missed} or ${over})`
  return sql`order_status_is(status, 'at_shop') and due_day >= ${dayNumber(today)}
    and due_day <= ${dayNumber(dayAfter(today, DESK_LIMITS.soonDays))} and promised_day >= ${dayNumber(today)}`
}

/** Up to this many orders of a tag or a product are found before the others are looked at. */
const MANY = 1_000

/** The orders that a tag or a product has, if they are few; otherwise each order is asked whether it has it. */
export interface FewMembers {
  readonly tagged?: readonly string[] | undefined
  readonly ofProduct?: readonly string[] | undefined
}

const fewOf = async (trx: Transaction, members: RawBuilder<unknown>): Promise<readonly string[] | undefined> => {
  const { rows } = await sql<{ order_id: string }>`${members} limit ${MANY + 1}`.execute(trx)
  return rows.length > MANY ? undefined : rows.map(({ order_id }) => order_id)
}

/** Finds the orders of the tag and of the product that the filters name, if they are few. */
export async function readMembers(trx: Transaction, { tag, product }: OrderFilters): Promise<FewMembers> {
  const ofProduct = sql`select distinct order_id from order_lines where product_type = ${product}`
  return {
    tagged: tag ? await fewOf(trx, sql`select order_id from order_tags where tag = ${tag}`) : undefined,
    ofProduct: product === undefined ? undefined : await fewOf(trx, ofProduct),
  }
}

/**
 * Whether an order is among the few, or has such a row. A subquery of one value is evaluated order by order, where the
 * planner would otherwise read all rows first.
 */
const isMember = (few: readonly string[] | undefined, row: RawBuilder<unknown>): RawBuilder<unknown> =>
  few ? sql`id = any(${[...few]}::uuid[])` : sql`coalesce((select true from ${row} limit 1), false)`

/** Returns the conditions of the filters; empty for none. `today` is a day of the shop. */
export function narrowOrders(filters: OrderFilters & FewMembers, today: string): RawBuilder<unknown>[] {
  const { assignee, tag, supplier, product, paid, urgency, totalFrom, totalTo } = filters
  const ranges = [
    ...(totalFrom === undefined ? [] : [sql`total_cents >= ${totalFrom}`]),
    ...(totalTo === undefined ? [] : [sql`total_cents <= ${totalTo}`]),
    ...(paid === undefined ? [] : [PAID[paid]]),
    ...(filters.placedFrom === undefined ? [] : [sql`placed_at >= ${filters.placedFrom}`]),
    ...(filters.placedBefore === undefined ? [] : [sql`placed_at < ${filters.placedBefore}`]),
    ...inDays('due_day', filters.dueFrom, filters.dueTo),
    ...inDays('promised_day', filters.promisedFrom, filters.promisedTo),
  ]
  return [
    ...(assignee === undefined
      ? []
      : [assignee === 'none' ? sql`assignee_id is null` : sql`assignee_id = ${assignee}`]),
    // As a literal, which the partial index contains.
    ...(filters.turn === undefined ? [] : [sql`turn = ${sql.lit(filters.turn)}`]),
    ...(supplier === undefined ? [] : [sql`supplier_id = ${supplier}`]),
    ...(filters.source === undefined ? [] : [sql`source = ${filters.source}`]),
    ...(tag ? [isMember(filters.tagged, sql`order_tags t where t.order_id = orders.id and t.tag = ${tag}`)] : []),
    ...(product === undefined
      ? []
      : [isMember(filters.ofProduct, sql`order_lines l where l.order_id = orders.id and l.product_type = ${product}`)]),
    ...(urgency === undefined ? [] : [isUrgent(urgency, today)]),
    // The indexes that serve ranges begin with the status.
    ...(ranges.length === 0 ? [] : [isOneOf(ORDER_STATUSES), ...ranges]),
  ]
}
