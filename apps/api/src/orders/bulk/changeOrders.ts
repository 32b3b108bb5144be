import { DESK_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { checkColleagues } from '../desk/deskStore.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { applyChange } from './applyChange.ts'
import type { BulkChange, BulkContext, BulkResult, BulkResults } from './bulkTypes.ts'
import { writeBulk, writeBulkOrder } from './bulkStore.ts'
import { takeSnapshot } from './orderSnapshot.ts'

/** Mails leave this long after the last moment of an undo, so that an undo in progress is not overtaken. */
const GRACE_MS = 2_000

/** Presents why an order was not changed. Rethrows what is no refusal of this order. */
export function refuse(error: unknown, { describe }: Pick<BulkContext, 'describe'>): NonNullable<BulkResult['error']> {
  if (!(error instanceof ProblemError)) throw error
  return { id: error.id, message: describe(error.id), fields: [...error.fields] }
}

/** Runs the work of one order in a transaction of its own; a refusal changes nothing of this order. */
export async function changeEach(
  ids: readonly string[],
  context: BulkContext,
  work: (trx: Transaction, order: OrderRecord) => Promise<void>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) {
    let number = ''
    const changing = context.run(async trx => {
      const order = await findOrderToChange(trx, id)
      if (!order) throw new ProblemError('not-found')
      number = order.number
      await work(trx, order)
    })
    const error = await changing.then(
      () => null,
      (cause: unknown) => refuse(cause, context),
    )
    results.push({ id, number, error })
  }
  return results
}

/**
 * Changes several orders, each in a transaction of its own, so that a refused one does not stop the others. The mails
 * wait until the change can no longer be taken back.
 */
export async function changeOrders(
  { ids, change }: { readonly ids: readonly string[]; readonly change: BulkChange },
  context: BulkContext,
): Promise<BulkResults> {
  const { run, by, now } = context
  const undoUntil = new Date(now.getTime() + DESK_LIMITS.undoSeconds * 1_000)
  const heldUntil = new Date(undoUntil.getTime() + GRACE_MS)
  const bulkId = await run(async trx => {
    if (change.kind === 'assign' && change.assigneeId !== null)
      await checkColleagues(trx, [change.assigneeId], 'change.assigneeId')
    return writeBulk(trx, { kind: change.kind, by: by.actorId, now, undoUntil })
  })
  const results = await changeEach(ids, context, async (trx, order) => {
    const before = await takeSnapshot(trx, order)
    const { eventIds, made } = await applyChange(trx, { order, heldUntil }, change, context)
    await writeBulkOrder(trx, { bulkId, orderId: order.id, before, eventIds, made })
  })
  const isChanged = results.some(({ error }) => error === null)
  return { id: bulkId, undoUntil: isChanged ? undoUntil.toISOString() : null, results }
}
