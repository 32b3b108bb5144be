import { randomUUID } from 'node:crypto'
import { DESK_LIMITS, type OrderActor } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent, withdrawEvents } from '../../events/index.ts'
import { type EditContents, otherFeesOf, sumUpContents } from '../edits/editRecord.ts'
import { findEdit, insertEdit, releaseRemovedDesigns, writeAnswer, writeContents } from '../edits/editStore.ts'
import { requireEditRoom } from '../edits/saveEdit.ts'
import { writeStatus } from '../record/changeStore.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { findSupplier } from '../../suppliers/index.ts'
import { writePayment, writeSupplier } from '../staff/store.ts'
import { readSplit } from './readSplit.ts'
import { claimSplitUndo, insertSplit, insertSplitOrder, isSplitOff } from './splitStore.ts'

/** The mail leaves this long after the last moment of an undo. */
const GRACE_MS = 2_000

type Actor = { readonly id: string; readonly role: OrderActor }

interface SplitToMake {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly body: Exchange<'POST /api/office/orders/{id}/split'>['body']
  readonly by: Actor
  /** Of the new order. */
  readonly number: string
  readonly now: Date
}

interface ContentsToReplace {
  readonly order: OrderRecord
  readonly before: EditContents
  readonly after: EditContents
  readonly reason: string
  readonly by: Actor
  readonly now: Date
}

/** Replaces the contents of an order, as an edit that is applied at once. Returns the edit's id. */
async function replaceContents(trx: Transaction, change: ContentsToReplace): Promise<string> {
  const { order, before, after, reason, by, now } = change
  const otherFees = otherFeesOf(order)
  const sums = sumUpContents(after, otherFees)
  const id = await insertEdit(trx, {
    orderId: order.id,
    madeBy: by.id,
    reason,
    agreement: '',
    pricing: 'frozen',
    before,
    after,
    beforeCents: sumUpContents(before, otherFees).totalCents,
    afterCents: sums.totalCents,
    now,
  })
  await writeAnswer(trx, { id, state: 'applied', by: by.id, now })
  await writeContents(trx, { id: order.id, contents: after, sums })
  return id
}

interface MoneyToMove {
  readonly from: Pick<OrderRecord, 'id' | 'number'>
  readonly to: Pick<OrderRecord, 'id' | 'number'>
  readonly cents: number
  readonly by: string
  readonly now: Date
}

/** Moves payments from one order to another; both name the other one's number. */
async function moveMoney(trx: Transaction, { from, to, cents, by, now }: MoneyToMove): Promise<void> {
  if (cents === 0) return
  const payment = { method: 'other', by, now } as const
  await writePayment(trx, { ...payment, orderId: from.id, cents: -cents, note: `→ ${to.number}` })
  await writePayment(trx, { ...payment, orderId: to.id, cents, note: `← ${from.number}` })
}

/** Names the supplier of the new order. Throws `not-found` for an unknown one, `supplier-ended`. */
async function giveToSupplier(trx: Transaction, id: string, supplierId: string): Promise<void> {
  const supplier = await findSupplier(trx, supplierId)
  if (!supplier) throw new ProblemError('not-found', [{ path: 'supplierId', id: 'not-found' }])
  if (supplier.ended_at !== null) throw new ProblemError('supplier-ended')
  await writeSupplier(trx, { id, supplier: supplier.name, supplierId })
}

/**
 * Splits an order: moves pieces at their prices, with their share of the payments, to a new order. The mail waits until
 * the split can no longer be taken back. Throws the problems of {@link readSplit}, `supplier-ended` and `edits-full`.
 */
export async function splitOrder(
  trx: Transaction,
  { order, body, by, number, now }: SplitToMake,
): Promise<{ readonly id: string; readonly number: string; readonly undoUntil: Date }> {
  const split = await readSplit(trx, order, body.lines)
  await requireEditRoom(trx, order.id)
  const { before, stays, moves, movesSums: sums, paidCents } = split
  const id = randomUUID()
  await insertSplitOrder(trx, { id, fromId: order.id, number, contents: moves, sums, by, now })
  if (body.supplierId !== undefined) await giveToSupplier(trx, id, body.supplierId)
  const editId = await replaceContents(trx, { order, before, after: stays, reason: body.reason, by, now })
  const kept = new Set(stays.lines.map(line => line.design_id))
  const moved = moves.lines.map(line => line.design_id).filter(each => !kept.has(each))
  await releaseRemovedDesigns(trx, moved)
  await moveMoney(trx, { from: order, to: { id, number }, cents: paidCents, by: by.id, now })
  const undoUntil = new Date(now.getTime() + DESK_LIMITS.undoSeconds * 1_000)
  const heldUntil = new Date(undoUntil.getTime() + GRACE_MS).toISOString()
  const payload = { number: order.number, personId: order.owner_id, editId, splitNumber: number, heldUntil }
  const eventId = await recordEvent(trx, { kind: 'OrderEdited', subjectId: order.id, payload })
  await insertSplit(trx, { id, fromId: order.id, editId, eventId, sums, paidCents, by: by.id, now, undoUntil })
  return { id, number, undoUntil }
}

interface UndoToMake {
  /** The new order. */
  readonly id: string
  readonly by: Actor
  readonly now: Date
}

/**
 * Takes a split back: the pieces and the money return, and the new order is canceled. Returns the id of the first order.
 * Throws `not-found`, `undo-ended` after its seconds or once the mail has left, `stale-version` if either order changed.
 */
export async function undoSplit(trx: Transaction, { id, by, now }: UndoToMake): Promise<string> {
  if (!(await isSplitOff(trx, id))) throw new ProblemError('not-found')
  const split = await claimSplitUndo(trx, id, now)
  if (!split) throw new ProblemError('undo-ended')
  const from = (await findOrderToChange(trx, split.from_id))!
  const order = (await findOrderToChange(trx, id))!
  if (from.version !== split.from_version || order.version !== split.version) throw new ProblemError('stale-version')
  const edit = await findEdit(trx, split.edit_id)
  if (!edit || !(await withdrawEvents(trx, { ids: [split.event_id], now }))) throw new ProblemError('undo-ended')
  await moveMoney(trx, { from: order, to: from, cents: split.paid_cents, by: by.id, now })
  const { reason } = edit
  await replaceContents(trx, { order: from, before: edit.after, after: edit.before, reason, by, now })
  const actor = { actorId: by.id, actorRole: by.role }
  const { status, delivered_at: deliveredAt, received_at: receivedAt, approved_at: approvedAt } = order
  const dates = { approvedAt, deliveredAt, receivedAt }
  await writeStatus(trx, { id, from: status, to: 'CANCELED', ...dates, note: '', owedCents: null, ...actor, now })
  return split.from_id
}
