import { sql, type Transaction } from '../../database/index.ts'
import { takeBackApprovals } from '../../designs/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { withdrawEvents } from '../../events/index.ts'
import { writeTags } from '../desk/deskStore.ts'
import { removeReminder } from '../next/reminderStore.ts'
import { removeParcel } from '../parcels/parcelStore.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { takeBackPayment } from '../staff/notePayment.ts'
import { type ChangedOrder, claimUndo, hasMadeBulk, listBulkOrders } from './bulkStore.ts'
import type { BulkContext, BulkResults } from './bulkTypes.ts'
import { changeEach } from './changeOrders.ts'
import { type OrderSnapshot, restoreHandover, undoStatus } from './orderSnapshot.ts'

async function restoreDesk(trx: Transaction, orderId: string, { desk }: OrderSnapshot): Promise<void> {
  await sql`update orders set due_on = ${desk.due_on}::date, is_due_set = ${desk.is_due_set},
    assignee_id = ${desk.assignee_id}::uuid, version = version + 1 where id = ${orderId}`.execute(trx)
  await writeTags(trx, orderId, desk.tags)
}

/** Takes one order back. Throws `stale-version` if it was changed since, `undo-ended` if something of it has left. */
async function undoOne(
  trx: Transaction,
  { order, changed }: { readonly order: OrderRecord; readonly changed: ChangedOrder },
  { by, now, actions }: BulkContext,
): Promise<void> {
  if (order.version !== changed.version) throw new ProblemError('stale-version')
  if (!(await withdrawEvents(trx, { ids: changed.event_ids, now }))) throw new ProblemError('undo-ended')
  const { before, made } = changed
  await actions.takeBack(trx, { ...made, orderId: order.id, now, lastNoteId: before.last_note })
  if (made.reminderId) await removeReminder(trx, made.reminderId)
  if (made.parcelId) await removeParcel(trx, made.parcelId)
  if (made.payment) await takeBackPayment(trx, { ...made.payment, orderId: order.id })
  await restoreHandover(trx, order.id, before)
  const locked = (await findOrderToChange(trx, order.id))!
  if (order.status === before.status) await restoreDesk(trx, order.id, before)
  else await undoStatus(trx, { order: locked, before, actorId: by.actorId, actorRole: by.role, now })
  if (made.reviews) await takeBackApprovals(trx, made.reviews)
}

/**
 * Takes back a person's own change of several orders, order by order; one that somebody has changed since stays. Throws
 * `not-found`, or `undo-ended` after its seconds or if it was taken back already.
 */
export async function undoOrders(id: string, context: BulkContext): Promise<BulkResults> {
  const { run, by, now } = context
  const changed = await run(async trx => {
    const whose = { id, by: by.actorId }
    if (!(await hasMadeBulk(trx, whose))) throw new ProblemError('not-found')
    if ((await claimUndo(trx, { ...whose, now })) === undefined) throw new ProblemError('undo-ended')
    return listBulkOrders(trx, id)
  })
  const byId = new Map(changed.map(each => [each.order_id, each]))
  const results = await changeEach([...byId.keys()], context, async (trx, order) =>
    undoOne(trx, { order, changed: byId.get(order.id)! }, context),
  )
  return { id, undoUntil: null, results }
}
