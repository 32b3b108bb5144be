import type { NextEffect, OrderStatus } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { approveDesigns } from '../../designs/index.ts'
import { ProblemError, requireRight } from '../../endpoint/index.ts'
import { nameOfPlan, type NextPlan, planNextStep } from '../next/planNextStep.ts'
import { readNextFacts } from '../next/readNextFacts.ts'
import { changeOrderStatus } from '../progress/changeOrderStatus.ts'
import { requireMoveRight } from '../progress/moveRight.ts'
import { findOrderToChange } from '../record/store.ts'
import { confirmSlip } from '../slips/store.ts'
import type { TrackingDetails } from '../parcels/parcelStore.ts'
import { sendWhole } from '../parcels/sendWhole.ts'
import { checkPayment, notePayment } from '../staff/notePayment.ts'
import type { PaymentRecord } from '../staff/store.ts'
import type { BulkContext, ChangeMade, ChangeToMake } from './bulkTypes.ts'
import type { MadeThings } from './orderActions.ts'

type PaymentMethod = PaymentRecord['method']

const MOVES: Partial<Record<NextEffect, OrderStatus>> = {
  approve: 'APPROVED',
  start: 'PROCESSING',
  complete: 'COMPLETED',
  'send-out': 'ON_THE_WAY',
  receive: 'RECEIVED',
}

interface StepChoices {
  /** The plan that staff saw. */
  readonly plan?: string | undefined
  readonly method?: PaymentMethod | undefined
  /** The carrier and tracking number of a step that sends the order out. */
  readonly parcel?: { readonly [K in keyof TrackingDetails]?: string | undefined } | undefined
}

const trackingOf = ({
  carrier = '',
  tracking = '',
  trackingUrl = '',
}: NonNullable<StepChoices['parcel']>): TrackingDetails => ({
  carrier,
  tracking,
  trackingUrl,
})

/** A step that was not looked at must need neither eyes nor money. */
function requirePlan(plan: NextPlan, looked: string | undefined): void {
  if (looked !== undefined && looked !== nameOfPlan(plan)) throw new ProblemError('stale-version')
  if (plan.missing.length > 0)
    throw new ProblemError(
      'order-status-conflict',
      plan.missing.map(id => ({ path: 'guard', id })),
    )
  if (plan.effects.length === 0) throw new ProblemError('nothing-to-do')
  if (looked === undefined && (plan.payment !== null || plan.effects.includes('approve-designs')))
    throw new ProblemError('needs-look')
}

/** Notes the payment that the plan names, by its receipt if there is one. */
async function takePayment(
  trx: Transaction,
  { order, heldUntil }: ChangeToMake,
  { plan, method, by, now }: { plan: NextPlan; method: PaymentMethod } & Pick<BulkContext, 'by' | 'now'>,
): Promise<ChangeMade> {
  const { cents, slipId } = plan.payment!
  requireRight(by, 'money')
  checkPayment(order, cents, by)
  const payment = { order, cents, method, note: '', by: by.actorId, now, heldUntil }
  const { id, eventId } = await notePayment(trx, payment)
  if (slipId !== null) await confirmSlip(trx, { slipId, paymentId: id, by: by.actorId, now })
  return { eventIds: [eventId], made: { payment: { id, cents, slipId } } }
}

/**
 * Takes the next step of a locked order with all that belongs to it. Throws `stale-version` if the plan has changed
 * since it was shown, `needs-look` for a step that nobody looked at and that needs eyes or money, `nothing-to-do`.
 */
export async function takeNextStep(
  trx: Transaction,
  change: ChangeToMake,
  { plan: looked, method = 'khqr', parcel }: StepChoices,
  context: BulkContext,
): Promise<ChangeMade> {
  const { order, heldUntil } = change
  const { by, tenant, origin, now, actions } = context
  const facts = await readNextFacts(trx, order, { role: by.role, tenant, now })
  const plan = planNextStep(facts)
  requirePlan(plan, looked)
  const acting = { orderId: order.id, by: by.actorId, now, heldUntil }
  const eventIds: string[] = []
  let made: MadeThings = {}
  for (const effect of plan.effects) {
    const to = MOVES[effect]
    if (effect === 'approve-designs') {
      requireRight(by, 'review')
      made = { ...made, reviews: await approveDesigns(trx, { ids: facts.toReview, by: by.actorId, now }) }
    } else if (effect === 'send-proof') {
      const proofId = await actions.sendProof(trx, acting)
      made = { ...made, ...(proofId !== undefined && { proofId }) }
    } else if (effect === 'take-payment') {
      const paid = await takePayment(trx, change, { plan, method, by, now })
      eventIds.push(...paid.eventIds)
      made = { ...made, ...paid.made }
    } else if (effect === 'hand-over') {
      requireRight(by, 'production')
      made = { ...made, ...(await actions.handOver(trx, { ...acting, tenantId: tenant.id, isNow: false })) }
    } else if (to) {
      requireMoveRight(by, to)
      // Read again, since a payment before has changed it.
      const locked = (await findOrderToChange(trx, order.id))!
      const move = { order: locked, to, ...by, note: '', tenant, origin, now, heldUntil }
      if (effect === 'send-out' && parcel) {
        const sent = await sendWhole(trx, move, trackingOf(parcel))
        eventIds.push(...sent.eventIds)
        made = { ...made, ...sent.made }
      } else eventIds.push(...(await changeOrderStatus(trx, move)))
    }
  }
  return { eventIds, made }
}
