import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { applyEdit } from './applyEdit.ts'
import { areContentsAlike, type EditRecord } from './editRecord.ts'
import { lockEdit, readContents, writeAnswer } from './editStore.ts'
import { requireChangeable } from './findLock.ts'

interface EditRef {
  readonly id: string
  readonly edit: string
}

/** Returns an edit that waits with its order, both locked. Throws `not-found`, `edit-answered`, `edit-replaced`. */
async function lockWaiting(
  trx: Transaction,
  { id, edit: editId }: EditRef,
  isAllowed: (order: OrderRecord) => boolean,
): Promise<{ order: OrderRecord; edit: EditRecord }> {
  const order = await findOrderToChange(trx, id)
  if (!order || !isAllowed(order)) throw new ProblemError('not-found')
  const edit = await lockEdit(trx, id, editId)
  if (!edit) throw new ProblemError('not-found')
  if (edit.state === 'replaced') throw new ProblemError('edit-replaced')
  if (edit.state !== 'waiting') throw new ProblemError('edit-answered')
  return { order, edit }
}

interface CustomersAnswer extends EditRef {
  readonly personId: string
  readonly now: Date
}
const isOwnedBy =
  (personId: string) =>
  (order: OrderRecord): boolean =>
    order.owner_id === personId

/**
 * Accepts an edit as the order's customer, at the prices that they saw. Throws `not-found`, `edit-answered`,
 * `edit-replaced`, `order-status-conflict`, `order-pieces-made`, `credit-exceeded`, and `edit-outdated` if the order has
 * other contents than those that the edit began with.
 */
export async function acceptEdit(
  trx: Transaction,
  { personId, tenant, now, ...ref }: CustomersAnswer & { readonly tenant: Pick<TenantContext, 'settings'> },
): Promise<void> {
  const { order, edit } = await lockWaiting(trx, ref, isOwnedBy(personId))
  await requireChangeable(trx, order, edit)
  if (!areContentsAlike(await readContents(trx, order), edit.before)) throw new ProblemError('edit-outdated')
  await applyEdit(trx, { order, edit, by: { id: personId, role: 'owner' }, tenant, now })
  const payload = { number: order.number, personId, editId: edit.id }
  await recordEvent(trx, { kind: 'OrderEditAnswered', subjectId: order.id, payload })
}

/** Declines an edit as the order's customer: the order stays as it is. Throws `not-found`, `edit-answered`, `edit-replaced`. */
export async function declineEdit(
  trx: Transaction,
  { personId, reason, now, ...ref }: CustomersAnswer & { readonly reason: string },
): Promise<void> {
  const { order, edit } = await lockWaiting(trx, ref, isOwnedBy(personId))
  await writeAnswer(trx, { id: edit.id, state: 'declined', by: personId, reason, now })
  const payload = { number: order.number, personId, editId: edit.id }
  await recordEvent(trx, { kind: 'OrderEditAnswered', subjectId: order.id, payload })
}

/** Withdraws an edit before its customer answered. Throws `not-found`, `edit-answered`, `edit-replaced`. */
export async function withdrawEdit(
  trx: Transaction,
  { staffId, now, ...ref }: EditRef & { readonly staffId: string; readonly now: Date },
): Promise<void> {
  const { edit } = await lockWaiting(trx, ref, () => true)
  await writeAnswer(trx, { id: edit.id, state: 'withdrawn', by: staffId, now })
}
