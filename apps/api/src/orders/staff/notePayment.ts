import type { Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { type PaymentToWrite, writePayment } from './store.ts'

export interface PaymentToNote extends Omit<PaymentToWrite, 'orderId'> {
  /** The order read by findOrderToChange: locked until the transaction ends. */
  readonly order: OrderRecord
}

/** Records money received or refunded; the customer gets a receipt. */
export async function notePayment(trx: Transaction, payment: PaymentToNote): Promise<void> {
  const { order, cents, method } = payment
  await writePayment(trx, { ...payment, orderId: order.id })
  const paidCents = order.paid_cents + cents
  const payload = { number: order.number, personId: order.owner_id, cents, method, paidCents }
  await recordEvent(trx, { kind: 'PaymentNoted', subjectId: order.id, payload })
}
