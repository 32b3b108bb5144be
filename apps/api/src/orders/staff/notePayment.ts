import { sql, type Transaction } from '../../database/index.ts'
import { type Person, ProblemError, requireRight } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { type PaymentToWrite, writePayment } from './store.ts'

export interface PaymentToNote extends Omit<PaymentToWrite, 'orderId'> {
  /** The order read by findOrderToChange: locked until the transaction ends. */
  readonly order: OrderRecord
  /** The receipt's mail waits until then, since the payment may be taken back. */
  readonly heldUntil?: Date | undefined
}

/**
 * Refuses payments that an order may not take: a total below zero, or one above its price, which is zero once canceled.
 * Money back needs the right to refund.
 */
export function checkPayment(
  { status, paid_cents, total_cents }: OrderRecord,
  cents: number,
  { rights }: Pick<Person, 'rights'>,
): void {
  if (cents < 0) requireRight({ rights }, 'refunds')
  if (cents > 0 && status === 'CANCELED')
    throw new ProblemError('payment-canceled', [{ path: 'cents', id: 'too-large' }])
  const after = paid_cents + cents
  if (after < 0 || (cents > 0 && after > total_cents))
    throw new ProblemError('payment-too-much', [{ path: 'cents', id: 'too-large' }])
}

/** Records money received or refunded; the customer gets a receipt. Returns the ids of the payment and of its event. */
export async function notePayment(
  trx: Transaction,
  payment: PaymentToNote,
): Promise<{ readonly id: string; readonly eventId: string }> {
  const { order, cents, method, heldUntil } = payment
  const id = await writePayment(trx, { ...payment, orderId: order.id })
  const paidCents = order.paid_cents + cents
  const held = heldUntil && { heldUntil: heldUntil.toISOString() }
  const payload = { number: order.number, personId: order.owner_id, cents, method, paidCents, ...held }
  return { id, eventId: await recordEvent(trx, { kind: 'PaymentNoted', subjectId: order.id, payload }) }
}

/** Removes a payment of which nobody was told, and lets its receipt wait again. The database keeps older ones. */
export async function takeBackPayment(
  trx: Transaction,
  { orderId, id, cents, slipId }: { orderId: string; id: string; cents: number; slipId: string | null },
): Promise<void> {
  if (slipId !== null)
    await sql`update payment_slips set state = 'waiting', payment_id = null, answered_by = null, answered_at = null
      where id = ${slipId} and payment_id = ${id}`.execute(trx)
  const { numAffectedRows } = await sql`
    with gone as (delete from payments where id = ${id} and order_id = ${orderId} returning order_id)
    update orders set paid_cents = paid_cents - ${cents}::bigint, version = version + 1
    where id = (select order_id from gone)`.execute(trx)
  if (numAffectedRows !== 1n) throw new ProblemError('undo-ended')
}
