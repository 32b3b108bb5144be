import { type Call, DESK_LIMITS, hasStatusClass, type Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type RunInTenant, type TenantContext } from '../../endpoint/index.ts'
import { changeTags, checkColleagues, renewVersion, writeAssignee, writeDue } from '../desk/deskStore.ts'
import { changeOrderStatus } from '../progress/changeOrderStatus.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { writeBulk, writeBulkOrder } from './bulkStore.ts'
import { takeSnapshot } from './orderSnapshot.ts'

export type BulkChange = NonNullable<Call<'POST /api/office/bulk/orders'>['body']>['change']
export type BulkResults = Response_<'POST /api/office/bulk/orders'>
export type BulkResult = BulkResults['results'][number]

/** Mails leave this long after the last moment of an undo, so that an undo in progress is not overtaken. */
const GRACE_MS = 2_000

export interface BulkContext {
  readonly tenant: TenantContext
  readonly by: { readonly role: 'store' | 'admin'; readonly actorId: string }
  readonly origin: string
  readonly now: Date
  /** Returns the text of an error id in the reader's language. */
  readonly describe: (id: string) => string
  readonly run: RunInTenant
}

interface OrderToChange {
  readonly order: OrderRecord
  readonly change: BulkChange
  readonly heldUntil: Date
}

/** Makes a change to one locked order and returns the ids of the recorded events. */
async function changeOne(
  trx: Transaction,
  { order, change, heldUntil }: OrderToChange,
  { tenant, by, origin, now }: BulkContext,
): Promise<string[]> {
  const { id } = order
  if (change.kind === 'move')
    return changeOrderStatus(trx, { order, to: change.to, ...by, note: '', tenant, origin, now, heldUntil })
  if (!hasStatusClass(order.status, 'live') && change.kind === 'due')
    throw new ProblemError('order-status-conflict', [{ path: 'status', id: order.status }])
  if (change.kind === 'assign') await writeAssignee(trx, id, change.assigneeId)
  else if (change.kind === 'due') await writeDue(trx, id, change.on)
  else {
    await changeTags(trx, id, { add: change.add ?? [], remove: change.remove ?? [] })
    await renewVersion(trx, id)
  }
  return []
}

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
    const eventIds = await changeOne(trx, { order, change, heldUntil }, context)
    await writeBulkOrder(trx, { bulkId, orderId: order.id, before, eventIds })
  })
  const isChanged = results.some(({ error }) => error === null)
  return { id: bulkId, undoUntil: isChanged ? undoUntil.toISOString() : null, results }
}
