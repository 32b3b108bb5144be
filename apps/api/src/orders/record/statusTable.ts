import {
  ORDER_STATUS_TABLE,
  ORDER_STATUSES,
  type OrderActor,
  type OrderDate,
  type OrderStatus,
  type PaymentGuard,
  type TransitionGuard,
} from '@kitwright/contract'
import { unpaidShare, type PayingRule } from './paymentTerms.ts'

export interface Transition {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
  readonly guards?: readonly TransitionGuard[]
  readonly sets?: OrderDate
  readonly clears?: OrderDate
}

/** All allowed moves of an order after it was placed, from the contract's table of statuses. */
export const ORDER_TRANSITIONS: readonly Transition[] = ORDER_STATUSES.flatMap(from =>
  ORDER_STATUS_TABLE[from].moves.map(move => ({ from, ...move })),
)

/** Returns the move from one status to another for a role; undefined when the table has none. */
export const findTransition = (from: OrderStatus, to: OrderStatus, role: OrderActor): Transition | undefined =>
  ORDER_TRANSITIONS.find(move => move.from === from && move.to === to && move.by.includes(role))

/** Returns whether the owner may cancel an order of this status. */
export const canOwnerCancel = (status: OrderStatus): boolean =>
  findTransition(status, 'CANCELED', 'owner') !== undefined

/** The facts that the guards check. */
export interface GuardFacts {
  readonly areDesignsReady: boolean
  readonly isProofOwed: boolean
  readonly supplier: string | null
  readonly paidCents: number
  readonly totalCents: number
  readonly rule: PayingRule
  /** Whether it was sent out with less paid than the rule requires, for a reason given then. */
  readonly wasSentOwing: boolean
  /** Whether it is paid after its delivery. */
  readonly isOnAccount: boolean
  readonly role: OrderActor
  readonly note: string
  readonly deliveredAt: Date | null
  readonly now: Date
}

/** A parcel on its way counts as received after this many milliseconds. */
export const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000

const PAID_BEFORE: Readonly<Record<PaymentGuard, (facts: GuardFacts) => number>> = {
  deposit: ({ rule }) => rule.deposit,
  balance: ({ rule }) => rule.delivery,
  settled: ({ isOnAccount }) => (isOnAccount ? 0 : 100),
}
const isPaymentGuard = (guard: TransitionGuard): guard is PaymentGuard => Object.hasOwn(PAID_BEFORE, guard)

/** Returns whether only money blocks the move. */
export const isOnlyMoney = (failed: readonly TransitionGuard[]): boolean =>
  failed.length > 0 && failed.every(isPaymentGuard)

/** Returns the amount that the move requires beforehand and that is unpaid. */
export const owedBefore = ({ guards = [] }: Transition, facts: GuardFacts): number =>
  Math.max(0, ...guards.filter(isPaymentGuard).map(guard => unpaidShare(facts, PAID_BEFORE[guard](facts))))

const isStaff = ({ role }: GuardFacts): boolean => role === 'store' || role === 'admin'
const isPaidOrSaid = (guard: PaymentGuard) => (facts: GuardFacts) =>
  unpaidShare(facts, PAID_BEFORE[guard](facts)) === 0 || (isStaff(facts) && facts.note !== '')

const GUARDS: Readonly<Record<TransitionGuard, (facts: GuardFacts) => boolean>> = {
  designsReady: ({ areDesignsReady }) => areDesignsReady,
  proof: ({ isProofOwed }) => !isProofOwed,
  supplier: ({ supplier }) => supplier !== null && supplier !== '',
  deposit: isPaidOrSaid('deposit'),
  balance: isPaidOrSaid('balance'),
  settled: facts => facts.wasSentOwing || isPaidOrSaid('settled')(facts),
  reason: ({ note }) => note !== '',
  refundNote: ({ paidCents, note }) => paidCents === 0 || note !== '',
  fortnight: ({ deliveredAt, now }) => deliveredAt !== null && now.getTime() - deliveredAt.getTime() >= FORTNIGHT_MS,
}

/** Returns the guards of the move that fail. */
export const failedGuards = ({ guards = [] }: Transition, facts: GuardFacts): TransitionGuard[] =>
  guards.filter(guard => !GUARDS[guard](facts))
