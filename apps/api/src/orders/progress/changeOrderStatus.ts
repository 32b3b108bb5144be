import type { OrderActor, OrderStatus, TransitionGuard } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { lockDesignsForProduction, releaseDesigns } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import {
  adoptMendedRevisions,
  isReadyToSew,
  listFreeDesigns,
  listOrderedDesigns,
  markHandoverSent,
  writeStatus,
} from '../record/changeStore.ts'
import { payingRuleFor } from '../record/paymentTerms.ts'
import { isProofOwed } from '../contents/orderToProve.ts'
import {
  failedGuards,
  findTransition,
  type GuardFacts,
  isOnlyMoney,
  owedBefore,
  type Transition,
} from '../record/statusTable.ts'
import { isSampleCredited } from '../samples/creditStore.ts'
import { findOrderToChange, type HistoryRecord, listHistory, type OrderRecord, wasSentOwing } from '../record/store.ts'
import { movePromise } from './movePromise.ts'

export interface StatusChange {
  /** The order read by findOrderToChange: locked until the transaction ends. */
  readonly order: OrderRecord
  readonly to: OrderStatus
  readonly role: OrderActor
  readonly actorId: string | null
  readonly note: string
  readonly tenant: Pick<TenantContext, 'settings'>
  /** The origin that the shop was called at, for links in the mail; null without a request. */
  readonly origin: string | null
  readonly now: Date
  /** False if another event tells the customer. */
  readonly isTold?: boolean
  /** The instant until which the mails wait, since the change may be taken back. */
  readonly heldUntil?: Date | undefined
}

/**
 * Moves an order by the table, with its dates, its history and the status of its designs. Throws
 * `order-status-conflict` with the present status and the failed guards. Throws `proof-not-accepted` if only that is
 * missing, `sample-credited` for canceling samples that another order used; if only money is missing, `payment-reason-required` to staff and `payment-due` to others. Returns the ids of
 * the recorded events.
 */
export async function changeOrderStatus(trx: Transaction, change: StatusChange): Promise<string[]> {
  const { order, to, role, now } = change
  const move = findTransition(order.status, to, role)
  if (!move) throw conflict(order.status)
  if (to === 'CANCELED' && (await isSampleCredited(trx, order.id))) throw new ProblemError('sample-credited')
  const designs = await listOrderedDesigns(trx, order.id)
  const history = await listHistory(trx, order.id)
  const facts = factsOf(
    { ...change, history },
    { areDesignsReady: designs.every(isReadyToSew), isProofOwed: await isProofOwed(trx, order, change.tenant) },
  )
  const failed = failedGuards(move, facts)
  if (failed.length > 0) throw refusal(change, failed)
  const { id, status: from } = order
  const dates = datesAfter(order, move, now)
  const owedCents = owedBefore(move, facts) || null
  const by = { actorId: change.actorId, actorRole: role }
  await writeStatus(trx, { id, from, to, ...dates, note: change.note, owedCents, ...by, now })
  const told = await recordEvent(trx, {
    kind: to === 'CANCELED' ? 'OrderCanceled' : 'OrderStatusChanged',
    subjectId: id,
    payload: {
      number: order.number,
      personId: order.owner_id,
      from,
      to,
      note: change.note,
      isNoteInternal: owedCents !== null,
      ...(role === 'system' && to === 'CANCELED' && { isReleased: true }),
      ...(change.isTold === false && { isTold: false }),
      ...(change.heldUntil && { heldUntil: change.heldUntil.toISOString() }),
      ...(change.origin !== null && { origin: change.origin }),
    },
  })
  await moveDesigns(trx, change, designs)
  const changed = await findOrderToChange(trx, id)
  const { tenant, heldUntil } = change
  const moved = changed ? await movePromise(trx, { order: changed, tenant, now, heldUntil }) : null
  return moved === null ? [told] : [told, moved]
}

/** Gives the ordered designs the state that belongs to the order's new status. */
async function moveDesigns(
  trx: Transaction,
  { order: { id, status: from }, to, actorId, now }: StatusChange,
  designs: Awaited<ReturnType<typeof listOrderedDesigns>>,
): Promise<void> {
  const ids = designs.map(design => design.id)
  if (to === 'APPROVED') await adoptMendedRevisions(trx, id, designs)
  if (to === 'PROCESSING') await lockDesignsForProduction(trx, ids)
  if (from === 'PROCESSING' && to === 'COMPLETED') await markHandoverSent(trx, { orderId: id, actorId, now })
  if (from === 'PROCESSING') await releaseDesigns(trx, await listFreeDesigns(trx, id, ids))
}

function refusal({ order, role }: StatusChange, failed: readonly TransitionGuard[]): ProblemError {
  if (failed.length === 1 && failed[0] === 'proof') return new ProblemError('proof-not-accepted')
  if (!isOnlyMoney(failed)) return conflict(order.status, failed)
  if (role !== 'store' && role !== 'admin') return new ProblemError('payment-due')
  return new ProblemError('payment-reason-required', [{ path: 'note', id: 'required' }])
}

const conflict = (status: OrderStatus, guards: readonly string[] = []): ProblemError =>
  new ProblemError('order-status-conflict', [
    { path: 'status', id: status },
    ...guards.map(guard => ({ path: 'guard', id: guard })),
  ])

/** Returns the facts that the table's guards check. */
export const factsOf = (
  {
    order,
    note,
    role,
    tenant,
    history,
    now,
  }: Pick<StatusChange, 'order' | 'note' | 'role' | 'tenant' | 'now'> & { readonly history: readonly HistoryRecord[] },
  known: Pick<GuardFacts, 'areDesignsReady' | 'isProofOwed'>,
): GuardFacts => ({
  ...known,
  supplier: order.supplier,
  paidCents: order.paid_cents,
  totalCents: order.total_cents,
  rule: payingRuleFor(order.credit_days, tenant),
  wasSentOwing: wasSentOwing(order, history),
  isOnAccount: order.credit_days !== null,
  role,
  note,
  deliveredAt: order.delivered_at,
  now,
})

function datesAfter(order: OrderRecord, { sets, clears }: Transition, now: Date) {
  const after = (date: 'approved' | 'delivered' | 'received', before: Date | null): Date | null => {
    if (sets === date) return now
    return clears === date ? null : before
  }
  return {
    approvedAt: after('approved', order.approved_at),
    deliveredAt: after('delivered', order.delivered_at),
    receivedAt: after('received', order.received_at),
  }
}
