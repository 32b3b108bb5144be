import { overpaidOf } from '@kitwright/pricing'
import type { Transaction } from '../../database/index.ts'
import type { Exchange, Person, TenantContext } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { checkPayment, notePayment } from '../staff/notePayment.ts'
import { applyEdit } from './applyEdit.ts'
import { otherFeesOf, sumUpContents } from './editRecord.ts'
import { insertEdit, lockEdit, readContents } from './editStore.ts'
import { requireEditRoom } from './saveEdit.ts'

export interface Refund {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly body: Exchange<'POST /api/office/orders/{id}/refunds'>['body']
  readonly person: Person
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
}

/** Returns how much less the order must cost so that the refunded money is not due again. */
function creditedCents({ status, total_cents: totalCents, paid_cents: paidCents }: OrderRecord, cents: number): number {
  if (status === 'CANCELED') return 0
  return Math.max(0, cents - overpaidOf({ totalCents, paidCents }))
}

/** Takes an amount off the order by a free-text line, as an edit of its own. Throws `edits-full`. */
async function creditOrder(
  trx: Transaction,
  cents: number,
  { order, body, person, tenant, now }: Refund,
): Promise<void> {
  await requireEditRoom(trx, order.id)
  const before = await readContents(trx, order)
  const after = { ...before, extras: [...before.extras, { text: body.creditReason, qty: 1, cents: -cents }] }
  const otherFees = otherFeesOf(order)
  const id = await insertEdit(trx, {
    orderId: order.id,
    madeBy: person.id,
    reason: body.creditReason,
    agreement: '',
    pricing: 'frozen',
    before,
    after,
    beforeCents: sumUpContents(before, otherFees).totalCents,
    afterCents: sumUpContents(after, otherFees).totalCents,
    now,
  })
  const edit = (await lockEdit(trx, order.id, id))!
  await applyEdit(trx, { order, edit, by: { id: person.id, role: 'admin' }, tenant, now })
}

/**
 * Notes a refund. With a reason, the order costs that much less from then on, and the database issues a credit note.
 * Throws `payment-too-much` for more than was paid, `edits-full`.
 */
export async function refundOrder(trx: Transaction, refund: Refund): Promise<void> {
  const { order, body, person, now } = refund
  const { cents, method, note, creditReason } = body
  checkPayment(order, -cents, person)
  const credited = creditReason === '' ? 0 : creditedCents(order, cents)
  if (credited > 0) await creditOrder(trx, credited, refund)
  await notePayment(trx, { order, cents: -cents, method, note, by: person.id, now })
}
