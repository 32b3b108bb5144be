import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { OrderPromise } from '../promise/computePromise.ts'
import { promiseBy, shopDay, termsOf } from '../promise/promiseTerms.ts'
import { readQueueAhead } from '../promise/queueAhead.ts'
import { stepDaysOf } from '../record/presentShipping.ts'
import { findShipping, type ShippingRecord } from '../record/shippingStore.ts'
import { listHistory, type OrderRecord } from '../record/store.ts'

interface PromiseToMove {
  /** The order, locked until the transaction ends, with its present status. */
  readonly order: OrderRecord
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
  /** The instant until which the mail waits, since the change may be taken back. */
  readonly heldUntil?: Date | undefined
  /** The words of staff for the move, which the customer reads; empty if the calendar moves it. */
  readonly reason?: string
  /** Another lead time than the stored one, to compute with. */
  readonly leadDays?: number
}

/** The days of an order as they are computed now. */
interface MovedPromise {
  readonly shipping: ShippingRecord
  readonly days: OrderPromise
  readonly isKept: boolean
  readonly promisedOn: string
}

/** Computes the days of an order again, and writes nothing; null for one that promises no day any more. */
export async function computeMove(
  trx: Transaction,
  { order, tenant, now, leadDays }: Pick<PromiseToMove, 'order' | 'tenant' | 'now' | 'leadDays'>,
): Promise<MovedPromise | null> {
  const shipping = await findShipping(trx, order.id)
  if (!shipping || order.status === 'CANCELED' || order.status === 'RECEIVED') return null
  const facts = leadDays === undefined ? shipping : { ...shipping, lead_days: leadDays }
  const days = await computeAgain(trx, { order, tenant, now, shipping: facts })
  const today = shopDay(now, tenant)
  const isKept = days.receivedOn <= shipping.promised_on || (shipping.is_set_by_staff && shipping.promised_on >= today)
  return { shipping, days, isKept, promisedOn: isKept ? shipping.promised_on : days.receivedOn }
}

/**
 * Computes the days of an order again, from what has happened. A later day of arrival is told to the customer; an
 * earlier one leaves the promise as it is. Returns the id of the event, or null if the promise did not move.
 */
export async function movePromise(
  trx: Transaction,
  { order, tenant, now, heldUntil, reason = '' }: PromiseToMove,
): Promise<string | null> {
  const move = await computeMove(trx, { order, tenant, now })
  if (!move) return null
  const { shipping, days, isKept, promisedOn } = move
  await sql`
    update order_shipping set approve_on = ${days.approvedOn}::date, start_on = ${days.startedOn}::date,
      make_on = least(${days.madeOn}::date, ${promisedOn}::date), promised_on = ${promisedOn}::date,
      promise_reason = case when ${isKept} then promise_reason else ${reason} end,
      is_set_by_staff = is_set_by_staff and ${isKept}
    where order_id = ${order.id}`.execute(trx)
  if (isKept) return null
  return recordMove(trx, order, {
    was: shipping.promised_on,
    on: promisedOn,
    reason,
    ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
  })
}

async function computeAgain(
  trx: Transaction,
  {
    order,
    tenant,
    now,
    shipping,
  }: Pick<PromiseToMove, 'order' | 'tenant' | 'now'> & { readonly shipping: ShippingRecord },
): Promise<OrderPromise> {
  const ahead = await readQueueAhead(trx, order.placed_at)
  return promiseBy(termsOf(tenant), {
    ...stepDaysOf(order, await listHistory(trx, order.id), tenant),
    today: shopDay(now, tenant),
    leadDays: shipping.lead_days,
    transitDays: shipping.transit_days,
    pieces: order.qty,
    ahead: shipping.is_rush ? ahead.rush : ahead.usual,
    isRush: shipping.is_rush,
  })
}

interface Move {
  readonly was: string
  readonly on: string
  /** The staff's words; empty if the calendar moved it. */
  readonly reason: string
  readonly heldUntil?: string
}

/** Records that a promise moved; the customer gets a mail. Returns the event's id. */
export const recordMove = async (
  trx: Transaction,
  { id, number, owner_id: personId }: Pick<OrderRecord, 'id' | 'number' | 'owner_id'>,
  move: Move,
): Promise<string> =>
  recordEvent(trx, { kind: 'PromiseChanged', subjectId: id, payload: { number, personId, ...move } })
