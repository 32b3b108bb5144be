import { ORDER_STATUSES } from '@kitwright/contract'
import { readTallies, sql, type Transaction } from '../../database/index.ts'
import type { PayingRule } from '../record/paymentTerms.ts'
import type { OrderRecord } from '../record/store.ts'
import { countAsking } from './orderWaits.ts'
import { sumDue } from './sumDue.ts'

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

/** Updates the order's paid amount and its payments together; returns the payment's id. */
export async function writePayment(trx: Transaction, payment: PaymentToWrite): Promise<string> {
  const { orderId, cents, method, note, by, now } = payment
  const { rows } = await sql<{ id: string }>`
    with paid as (
      update orders set paid_cents = paid_cents + ${cents}::bigint, version = version + 1 where id = ${orderId}
      returning id)
    insert into payments (order_id, cents, method, note, noted_by, noted_at)
    select id, ${cents}::bigint, ${method}, ${note}, ${by}::uuid, ${now}::timestamptz from paid
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Sets the supplier by name, with its id if it is one of the shop's own. */
export async function writeSupplier(
  trx: Transaction,
  { id, supplier, supplierId }: { id: string; supplier: string | null; supplierId: string | null },
): Promise<void> {
  await sql`update orders set supplier = ${supplier}, supplier_id = ${supplierId}::uuid, version = version + 1
    where id = ${id}`.execute(trx)
}

/** Counts the orders of each account. */
export async function countByOwner(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ owner_id: string; count: number }>`
    select owner_id, count(*)::int as count from orders where owner_id = any(${ids}::uuid[]) group by owner_id`.execute(
    trx,
  )
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]))
}

/** Counts the orders under way that use each design. */
export async function countLiveOrders(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ design_id: string; count: number }>`
    select l.design_id, count(distinct o.id)::int as count from order_lines l join orders o on o.id = l.order_id
    where l.design_id = any(${ids}::uuid[]) and order_status_is(o.status, 'live') group by l.design_id`.execute(trx)
  return new Map(rows.map(({ design_id, count }) => [design_id, count]))
}

export interface OrdersWaiting {
  readonly orders: Readonly<Record<string, number>>
  readonly depositsDue: number
  readonly depositsDueCents: number
  readonly balancesDue: number
  readonly balancesDueCents: number
  readonly proofsToChange: number
  readonly suppliersAsking: number
  readonly slipsWaiting: number
  readonly claimsWaiting: number
}

/**
 * Counts orders by status, and orders that wait for money (approved ones for their deposit, later ones for the rest) or
 * for the staff.
 */
export async function countWaiting(trx: Transaction, rule: PayingRule): Promise<OrdersWaiting> {
  const tallies = await readTallies(
    trx,
    ORDER_STATUSES.map(status => `order ${status}`),
  )
  const counts = ORDER_STATUSES.map(status => [status, tallies.get(`order ${status}`) ?? 0] as const)
  const due = await sumDue(trx, rule)
  return {
    orders: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    depositsDue: due['deposit-due'].count,
    depositsDueCents: due['deposit-due'].cents,
    balancesDue: due['balance-due'].count,
    balancesDueCents: due['balance-due'].cents,
    ...(await countAsking(trx)),
  }
}

/** Returns whether the order's supplier has its files. */
export async function isHandedOver(trx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from handovers h join orders o on o.id = h.order_id and o.supplier_id = h.supplier_id
    where h.order_id = ${orderId}`.execute(trx)
  return rows.length > 0
}

/** Lists the order that an order fills in, and those that fill it in, the earliest first. */
export async function listRelated(
  trx: Transaction,
  { id, fillInOf }: { readonly id: string; readonly fillInOf: string | null },
): Promise<Pick<OrderRecord, 'id' | 'number' | 'status'>[]> {
  const { rows } = await sql<Pick<OrderRecord, 'id' | 'number' | 'status'>>`
    select id, number, status from orders where id = ${fillInOf} or fill_in_of = ${id}
    order by placed_at, id limit 100`.execute(trx)
  return rows
}

/** Lists the order that an order was split off, and those that were split off it, the earliest first. */
export async function listSplits(
  trx: Transaction,
  id: string,
): Promise<(Pick<OrderRecord, 'id' | 'number' | 'status'> & { readonly is_origin: boolean })[]> {
  const { rows } = await sql<Pick<OrderRecord, 'id' | 'number' | 'status'> & { is_origin: boolean }>`
    select o.id, o.number, o.status, o.id = s.from_id as is_origin
    from order_splits s join orders o on o.id = case when s.order_id = ${id} then s.from_id else s.order_id end
    where (s.order_id = ${id} or s.from_id = ${id}) and s.undone_at is null
    order by s.made_at, o.id limit 100`.execute(trx)
  return rows
}
