import type { OrderActor } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { writeStatus } from '../record/changeStore.ts'
import { lockCreditTerms, sumUsedCredit } from '../record/creditStore.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { moveEditedPromise } from './editPromise.ts'
import { changesPieces, type EditRecord, otherFeesOf, sumUpContents } from './editRecord.ts'
import { releaseRemovedDesigns, writeAnswer, writeContents } from './editStore.ts'

export interface EditToApply {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly edit: EditRecord
  readonly by: { readonly id: string; readonly role: OrderActor }
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
}

/** Throws `credit-exceeded` if a dearer order on account would exceed its customer's limit. */
async function requireCredit(trx: Transaction, { order, edit }: EditToApply): Promise<void> {
  const addedCents = edit.after_cents - edit.before_cents
  if (order.credit_days === null || addedCents <= 0) return
  const terms = await lockCreditTerms(trx, order.owner_id)
  if (!terms || (await sumUsedCredit(trx, order.owner_id)) + addedCents > terms.limit_cents)
    throw new ProblemError('credit-exceeded')
}

/** Takes an approved order back under review: what was approved is not what is made now. */
async function reopen(trx: Transaction, { order, edit, by, now }: EditToApply): Promise<void> {
  await writeStatus(trx, {
    id: order.id,
    from: 'APPROVED',
    to: 'REVIEWING',
    approvedAt: null,
    deliveredAt: order.delivered_at,
    receivedAt: order.received_at,
    note: edit.reason,
    owedCents: null,
    actorId: by.id,
    actorRole: by.role,
    now,
  })
  const { number, owner_id: personId } = order
  const payload = { number, personId, from: 'APPROVED', to: 'REVIEWING', note: edit.reason, isTold: false }
  await recordEvent(trx, { kind: 'OrderStatusChanged', subjectId: order.id, payload })
}

/**
 * Applies an edit: writes the new contents and amounts of its order, and takes an approved order back under review if its
 * pieces change. Throws `credit-exceeded`.
 */
export async function applyEdit(trx: Transaction, applied: EditToApply): Promise<void> {
  const { order, edit, by, now } = applied
  const { before, after } = edit
  await requireCredit(trx, applied)
  // The database lets lines change from here on, until the transaction ends.
  await writeAnswer(trx, { id: edit.id, state: 'applied', by: by.id, now })
  await writeContents(trx, { id: order.id, contents: after, sums: sumUpContents(after, otherFeesOf(order)) })
  const kept = new Set(after.lines.map(line => line.design_id))
  await releaseRemovedDesigns(
    trx,
    before.lines.map(line => line.design_id).filter(id => !kept.has(id)),
  )
  if (order.status === 'APPROVED' && changesPieces(before, after)) await reopen(trx, applied)
  const changed = (await findOrderToChange(trx, order.id))!
  await moveEditedPromise(trx, { order: changed, before, after, reason: edit.reason, tenant: applied.tenant, now })
  const payload = { number: order.number, personId: order.owner_id, editId: edit.id }
  await recordEvent(trx, { kind: 'OrderEdited', subjectId: order.id, payload })
}
