import { hasStatusClass } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, requireRight } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { changeTags, renewVersion, writeAssignee, writeDue } from '../desk/deskStore.ts'
import { changeOrderStatus } from '../progress/changeOrderStatus.ts'
import { requireMoveRight } from '../progress/moveRight.ts'
import type { OrderRecord } from '../record/store.ts'
import type { BulkChange, BulkContext, ChangeMade, ChangeToMake } from './bulkTypes.ts'
import { remind } from './remind.ts'
import { requireMailable } from './requireMailable.ts'
import { takeNextStep } from './takeNextStep.ts'

/** Writes what staff keep about an order. */
async function changeDesk(
  trx: Transaction,
  { id, status }: OrderRecord,
  change: Extract<BulkChange, { kind: 'assign' | 'due' | 'tag' }>,
): Promise<void> {
  if (change.kind === 'assign') await writeAssignee(trx, id, change.assigneeId)
  else if (change.kind === 'due') {
    if (!hasStatusClass(status, 'live'))
      throw new ProblemError('order-status-conflict', [{ path: 'status', id: status }])
    await writeDue(trx, id, change.on)
  } else {
    await changeTags(trx, id, { add: change.add, remove: change.remove })
    await renewVersion(trx, id)
  }
}

async function handOver(
  trx: Transaction,
  { order, heldUntil }: ChangeToMake,
  context: BulkContext,
): Promise<ChangeMade> {
  const { tenant, by, origin, now, actions } = context
  const acting = { orderId: order.id, tenantId: tenant.id, by: by.actorId, now, heldUntil }
  const eventIds =
    order.status === 'PROCESSING'
      ? []
      : await changeOrderStatus(trx, { order, to: 'PROCESSING', ...by, note: '', tenant, origin, now, heldUntil })
  return { eventIds, made: await actions.handOver(trx, { ...acting, isNow: true }) }
}

async function writeToCustomer(
  trx: Transaction,
  { order, heldUntil }: ChangeToMake,
  { subject, text }: Extract<BulkChange, { kind: 'mail' }>,
  by: string,
): Promise<ChangeMade> {
  const { id, number, owner_id: personId } = order
  await requireMailable(trx, personId)
  const payload = { number, personId, subject, text, by, heldUntil: heldUntil.toISOString() }
  return { eventIds: [await recordEvent(trx, { kind: 'CustomerWritten', subjectId: id, payload })], made: {} }
}

/** Makes a change to one locked order. Returns what an undo takes back. */
export async function applyChange(
  trx: Transaction,
  toMake: ChangeToMake,
  change: BulkChange,
  context: BulkContext,
): Promise<ChangeMade> {
  const { order, heldUntil } = toMake
  const { tenant, by, origin, now, actions } = context
  switch (change.kind) {
    case 'move': {
      requireMoveRight(by, change.to)
      const moved = { order, to: change.to, ...by, note: '', tenant, origin, now, heldUntil }
      return { eventIds: await changeOrderStatus(trx, moved), made: {} }
    }
    case 'files': {
      requireRight(by, 'production')
      const packId = await actions.makeFiles(trx, { orderId: order.id, by: by.actorId, now, heldUntil })
      return { eventIds: [], made: packId === undefined ? {} : { packId } }
    }
    case 'handover':
      requireRight(by, 'production')
      return handOver(trx, toMake, context)
    case 'mail':
      requireRight(by, 'orders')
      return writeToCustomer(trx, toMake, change, by.actorId)
    case 'remind':
      requireRight(by, 'orders')
      return remind(trx, toMake, change, context)
    case 'next':
      return takeNextStep(trx, toMake, change, context)
    default:
      await changeDesk(trx, order, change)
      return { eventIds: [], made: {} }
  }
}
