import type { NextEffect, NextTurn, OrderStatus, ReminderKind } from '@kitwright/contract'

/** The facts that decide an order's next step. */
export interface NextFacts {
  readonly status: OrderStatus
  readonly role: 'store' | 'admin'
  /** Ordered designs without a verdict, and whether one was rejected and not mended. */
  readonly toReview: readonly string[]
  readonly isRejected: boolean
  readonly isProofOwed: boolean
  /** State of the latest proof; `outdated` if the order was changed since; null without one. */
  readonly proof: 'making' | 'stopped' | 'sent' | 'accepted' | 'changes' | 'outdated' | null
  /** Unpaid part of what the rule requires before the next step, in cents. */
  readonly owedCents: number
  /** The oldest receipt that waits for an answer. */
  readonly slipId: string | null
  readonly hasSupplier: boolean
  /** Whether the supplier is one of the shop's own, who gets print files by a link. */
  readonly isSupplierListed: boolean
  /** The supplier's state; null before the hand-over. */
  readonly handover: string | null
  /** Whether print files are being made. */
  readonly isPacking: boolean
  /** Whether its customer collects it at the shop, so that no carrier has it. */
  readonly isPickUp: boolean
}

export interface NextPlan {
  readonly effects: readonly NextEffect[]
  readonly payment: { readonly cents: number; readonly slipId: string | null } | null
  readonly turn: NextTurn
  readonly missing: readonly string[]
}

const waitFor = (turn: NextTurn, missing: readonly string[] = []): NextPlan => ({
  effects: [],
  payment: null,
  turn,
  missing,
})

const doAll = (effects: readonly NextEffect[], turn: NextTurn = 'shop'): NextPlan => ({
  effects,
  payment: null,
  turn,
  missing: [],
})

/**
 * Puts the payment that is due before the effects. Without a receipt the customer acts next: the shop can only ask, or
 * note what was paid at the counter. A receipt waits for the shop.
 */
function withPayment(plan: NextPlan, { owedCents, slipId }: NextFacts): NextPlan {
  if (owedCents === 0) return plan
  const turn = slipId === null ? 'customer' : 'shop'
  return { ...plan, turn, effects: ['take-payment', ...plan.effects], payment: { cents: owedCents, slipId } }
}

function planReview({ toReview, isRejected, isProofOwed, proof }: NextFacts): NextPlan {
  if (isRejected) return waitFor('customer', ['designsReady'])
  const verdict: NextEffect[] = toReview.length > 0 ? ['approve-designs'] : []
  if (!isProofOwed) return doAll([...verdict, 'approve'])
  if (verdict.length === 0 && proof === 'making') return waitFor('press')
  if (verdict.length === 0 && proof === 'sent') return waitFor('customer')
  return doAll([...verdict, ...(proof === 'making' || proof === 'sent' ? [] : (['send-proof'] as const))])
}

function planProduction({ isSupplierListed, handover, isPacking }: NextFacts): NextPlan {
  if (handover === null && isPacking) return waitFor('press')
  if (handover === null && isSupplierListed) return doAll(['hand-over'])
  return doAll(['complete'], handover === null || handover === 'sent' ? 'shop' : 'supplier')
}

/** A parcel on the way waits for its carrier. A store leaves the receipt to administrators. */
function planDelivery(facts: NextFacts): NextPlan {
  const plan = withPayment(doAll(['receive'], facts.isPickUp ? 'customer' : 'carrier'), facts)
  return facts.role === 'admin' ? plan : waitFor(plan.turn)
}

/** Plans what one button does for an order: all that belongs together, as far as the shop can go now. */
export function planNextStep(facts: NextFacts): NextPlan {
  const { status, hasSupplier, isSupplierListed } = facts
  if (status === 'REVIEWING') return planReview(facts)
  if (status === 'APPROVED') {
    if (!hasSupplier) return waitFor('shop', ['supplier'])
    return withPayment(doAll(isSupplierListed ? ['start', 'hand-over'] : ['start']), facts)
  }
  if (status === 'PROCESSING') return planProduction(facts)
  if (status === 'COMPLETED') return withPayment(doAll(['send-out']), facts)
  if (status === 'ON_THE_WAY') return planDelivery(facts)
  if (status === 'RECEIVED' && facts.owedCents > 0) return withPayment(doAll([]), facts)
  return waitFor('nobody')
}

/** Returns what staff may remind somebody of; null where the order waits for the shop alone. */
export function reminderOf({ status, proof, owedCents, slipId, handover }: NextFacts): ReminderKind | null {
  if (status === 'REVIEWING') return proof === 'sent' ? 'proof' : null
  if (status === 'PROCESSING') return handover !== null && handover !== 'sent' ? 'supplier' : null
  // A receipt that waits is the shop's turn.
  if (owedCents === 0 || slipId !== null) return null
  return status === 'APPROVED' ? 'deposit' : 'balance'
}

/** Names a plan, so that a step on another one can be refused. */
export const nameOfPlan = ({ effects, payment }: Pick<NextPlan, 'effects' | 'payment'>): string =>
  [...effects, ...(payment ? [payment.cents, payment.slipId ?? ''] : [])].join(' ')
