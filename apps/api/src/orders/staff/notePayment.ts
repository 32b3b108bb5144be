import type { Transaction } from '../../database/index.ts'
import { type Person, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { type PaymentToWrite, writePayment } from './store.ts'

export interface PaymentToNote extends Omit<PaymentToWrite, 'orderId'> {
  /** The order read by findOrderToChange: locked until the transaction ends. */
  readonly order: OrderRecord
}

/**
 * Refuses payments that an order may not take: a total below zero, or one above its price, which is zero once canceled.
 * A store may not refund money.
 */
export function checkPayment(
  { status, paid_cents, total_cents }: OrderRecord,
  cents: number,
  { roles }: Pick<Person, 'roles'>,
): void {
  if (cents < 0 && !roles.includes('ADMIN')) throw new ProblemError('forbidden')
  if (cents > 0 && status === 'CANCELED')
    throw new ProblemError('payment-canceled', [{ path: 'cents', id: 'too-large' }])
  const after = paid_cents + cents
  if (after < 0 || (cents > 0 && after > total_cents))
    throw new ProblemError('payment-too-much', [{ path: 'cents', id: 'too-large' }])
}

/** Records money received or refunded, and returns the payment's id; the customer gets a receipt. */
export async function notePayment(trx: Transaction, payment: PaymentToNote): Promise<string> {
  const { order, cents, method } = payment
  const id = await writePayment(trx, { ...payment, orderId: order.id })
  const paidCents = order.paid_cents + cents
  const payload = { number: order.number, personId: order.owner_id, cents, method, paidCents }
  await recordEvent(trx, { kind: 'PaymentNoted', subjectId: order.id, payload })
  return id
}
