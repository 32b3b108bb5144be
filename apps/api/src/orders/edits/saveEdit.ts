import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { applyEdit } from './applyEdit.ts'
import { areContentsAlike } from './editRecord.ts'
import { insertEdit, listEdits, lockEdit } from './editStore.ts'
import { type EditInput, readEdit } from './readEdit.ts'

/** Edits of one order. */
const MAX_EDITS = 100

/** Throws `edits-full` if an order can have no more edits. */
export async function requireEditRoom(trx: Transaction, orderId: string): Promise<void> {
  if ((await listEdits(trx, orderId)).length >= MAX_EDITS) throw new ProblemError('edits-full')
}

export interface EditToSave extends Omit<EditInput, 'body'> {
  readonly body: Exchange<'POST /api/office/orders/{id}/edits'>['body']
  readonly role: 'store' | 'admin'
}

/**
 * Saves an edit of a locked order. It is applied at once, unless the total rises and nothing says that the customer
 * agreed: then it waits for them. An edit that waited before is replaced. Throws the problems of {@link readEdit},
 * `edit-empty`, `edits-full`, `price-changed`, `credit-exceeded`.
 */
export async function saveEdit(trx: Transaction, edit: EditToSave): Promise<void> {
  const { order, body, staffId, role, tenant, now } = edit
  const { before, after, sums, sumsBefore } = await readEdit(trx, edit)
  if (areContentsAlike(before, after)) throw new ProblemError('edit-empty')
  if (sums.totalCents !== body.shownTotalCents) throw new ProblemError('price-changed')
  await requireEditRoom(trx, order.id)
  const { reason, pricing } = body
  const isDearer = sums.totalCents > sumsBefore.totalCents
  const agreement = isDearer ? body.agreement : ''
  const cents = { beforeCents: sumsBefore.totalCents, afterCents: sums.totalCents }
  const kept = { orderId: order.id, madeBy: staffId, reason, agreement, pricing, before, after, ...cents, now }
  const id = await insertEdit(trx, kept)
  if (isDearer && agreement === '') {
    const payload = { number: order.number, personId: order.owner_id, editId: id }
    await recordEvent(trx, { kind: 'OrderEditSent', subjectId: order.id, payload })
    return
  }
  const stored = (await lockEdit(trx, order.id, id))!
  await applyEdit(trx, { order, edit: stored, by: { id: staffId, role }, tenant, now })
}
