import { type Call, ORDER_STATUSES, type OrderStatus } from '@kitwright/contract'
import { latinDigits } from '@kitwright/measure'
import { isPerson, likeText, phoneKey } from '../../accounts/index.ts'
import { type RawBuilder, sortBy, sql, type Transaction } from '../../database/index.ts'
import type { OrderedAt } from '../../designs/index.ts'
import { overdueCents, type PayingRule } from '../paying.ts'
import { LIVE } from '../statusTable.ts'
import { type ListedOrder, type OrderRecord, SENT_OWING } from '../store.ts'

type Filter = NonNullable<NonNullable<Call<'GET /api/office/orders'>['query']>['status']>

export interface OfficeList {
  readonly rule: PayingRule
  readonly page: number
  readonly pageSize: number
  readonly status?: Filter
  readonly customer?: string
  readonly sort?: NonNullable<Call<'GET /api/office/orders'>['query']>['sort']
  /** Empty for all. */
  readonly search: string
}

const SORTS = {
  number: 'number',
  customer: `a.first_name || ' ' || a.last_name collate "km-x-icu"`,
  pieces: 'qty',
  total: 'total_cents',
  paid: 'paid_cents',
  status: `array_position('{${ORDER_STATUSES.join(',')}}'::text[], status)`,
  placed: 'placed_at',
}

/** Whether an order is what the text looks for: by its number, its telephone or its owner. */
function isWanted(search: string): RawBuilder<boolean> {
  const phone = phoneKey(search)
  // An order's telephone is E.164.
  const byPhone = phone === null ? sql`` : sql` or orders.phone like ${likeText(phone)}`
  return sql`(number ilike ${likeText(latinDigits(search))} or ${isPerson(search)}${byPhone})`
}

/** Whether an order's next step waits for money: an approved one for its deposit, a later one for the rest. */
const waitsFor = (due: 'deposit' | 'balance', rule: PayingRule): RawBuilder<boolean> =>
  sql`((status = 'APPROVED') = ${due === 'deposit'} and ${overdueCents(rule)} > 0)`

function isOf(filter: Filter | undefined, rule: PayingRule): RawBuilder<boolean> {
  if (filter === undefined) return sql`true`
  if (filter === 'deposit-due') return waitsFor('deposit', rule)
  if (filter === 'balance-due') return waitsFor('balance', rule)
  return sql`status = ${filter}`
}

/** Orders of all customers, or of one; newest first unless sorted. */
export async function listAllOrders(
  trx: Transaction,
  { rule, page, pageSize, status, customer, sort = '-placed', search }: OfficeList,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const { rows } = await sql<ListedOrder & { total: number }>`
    select o.*, l.design_names, l.design_id, l.revision, l.product_type, ${SENT_OWING} as was_sent_owing
    from (
      select orders.*, count(*) over ()::int as total,
        row_number() over (order by ${sortBy(sort, SORTS)}, placed_at desc, orders.id) as place
      from orders
      join accounts a on a.tenant_id = orders.tenant_id and a.id = orders.owner_id
      where ${isOf(status, rule)}
        and (${customer ?? null}::uuid is null or owner_id = ${customer ?? null})
        and ${search === '' ? sql`true` : isWanted(search)}
      order by place limit ${pageSize} offset ${(page - 1) * pageSize}) o
    cross join lateral (
      select array_agg(distinct design_name) as design_names, (array_agg(design_id order by position))[1] as design_id,
        (array_agg(revision order by position))[1] as revision,
        (array_agg(product_type order by position))[1] as product_type
      from order_lines where order_id = o.id) l
    order by o.place`.execute(trx)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findAnyOrder(trx: Transaction, id: string): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`select * from orders where id = ${id}`.execute(trx)
  return rows[0]
}

export interface PaymentRecord {
  readonly id: string
  readonly cents: number
  readonly method: 'bank' | 'khqr' | 'cash' | 'other'
  readonly note: string
  readonly noted_by: string
  readonly noted_at: Date
}

export async function listPayments(trx: Transaction, orderId: string): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select id, cents, method, note, noted_by, noted_at from payments
    where order_id = ${orderId} order by position limit 500`.execute(trx)
  return rows
}

export interface PaymentToWrite extends Pick<PaymentRecord, 'cents' | 'method' | 'note'> {
  readonly orderId: string
  readonly by: string
  readonly now: Date
}

/** The order's paid amount and its payments change together. */
export async function writePayment(trx: Transaction, payment: PaymentToWrite): Promise<void> {
  const { orderId, cents, method, note, by, now } = payment
  await sql`
    with paid as (
      update orders set paid_cents = paid_cents + ${cents}::bigint, version = version + 1 where id = ${orderId}
      returning id)
    insert into payments (order_id, cents, method, note, noted_by, noted_at)
    select id, ${cents}::bigint, ${method}, ${note}, ${by}::uuid, ${now}::timestamptz from paid`.execute(trx)
}

export async function writeSupplier(trx: Transaction, id: string, supplier: string | null): Promise<void> {
  await sql`update orders set supplier = ${supplier}, version = version + 1 where id = ${id}`.execute(trx)
}

/** How many orders each account has placed. */
export async function countByOwner(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ owner_id: string; count: number }>`
    select owner_id, count(*)::int as count from orders where owner_id = any(${ids}::uuid[]) group by owner_id`.execute(
    trx,
  )
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]))
}

/** How many orders under way use each design. */
export async function countLiveOrders(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ design_id: string; count: number }>`
    select l.design_id, count(distinct o.id)::int as count from order_lines l join orders o on o.id = l.order_id
    where l.design_id = any(${ids}::uuid[]) and o.status = any(${LIVE}::text[]) group by l.design_id`.execute(trx)
  return new Map(rows.map(({ design_id, count }) => [design_id, count]))
}

/** When the first order under way of the design `d` was placed. */
export const ORDERED_AT: OrderedAt = sql`(select min(o.placed_at) from order_lines l join orders o on o.id = l.order_id
  where l.design_id = d.id and o.status = any(${LIVE}::text[]))`

/** The orders a design is in, newest first. */
export async function listOrdersOf(
  trx: Transaction,
  designId: string,
): Promise<{ id: string; number: string; status: OrderStatus }[]> {
  const { rows } = await sql<{ id: string; number: string; status: OrderStatus }>`
    select id, number, status from orders
    where id in (select order_id from order_lines where design_id = ${designId})
    order by placed_at desc, id limit 100`.execute(trx)
  return rows
}

export interface OrdersWaiting {
  readonly orders: Readonly<Record<string, number>>
  readonly depositsDue: number
  readonly depositsDueCents: number
  readonly balancesDue: number
  readonly balancesDueCents: number
}

/** Counts by status, and orders whose next step waits for money: approved ones for their deposit, later ones for the rest. */
export async function countWaiting(trx: Transaction, rule: PayingRule): Promise<OrdersWaiting> {
  const { rows } = await sql<{ status: string; count: number; due: number; cents: number }>`
    select status, count(*)::int as count, (count(*) filter (where overdue > 0))::int as due, sum(overdue)::bigint as cents
    from (select status, ${overdueCents(rule)} as overdue from orders) o group by status`.execute(trx)
  const [deposits, balances] = [true, false].map(isDeposit =>
    rows.filter(row => (row.status === 'APPROVED') === isDeposit),
  )
  const sumOf = (of: typeof rows | undefined, key: 'due' | 'cents'): number =>
    of!.reduce((sum, row) => sum + row[key], 0)
  return {
    orders: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    depositsDue: sumOf(deposits, 'due'),
    depositsDueCents: sumOf(deposits, 'cents'),
    balancesDue: sumOf(balances, 'due'),
    balancesDueCents: sumOf(balances, 'cents'),
  }
}
