import type { OrderStatus } from '@kitwright/contract'
import { unpaidShare, type PayingRule } from './paymentTerms.ts'

/** The role that moves an order along. `owner` is the customer who placed it, `system` the clock. */
export type ActorRole = 'owner' | 'store' | 'admin' | 'system'

/** A condition that must hold before an order may move. */
export type TransitionGuard =
  | 'designsReady'
  | 'proof'
  | 'supplier'
  | 'reason'
  | 'refundNote'
  | 'fortnight'
  | PaymentGuard

/** Guards on payment; the staff's reason can replace the money. */
export type PaymentGuard = 'deposit' | 'balance' | 'settled'

/** A date of the order that the move sets or clears. */
export type OrderDate = 'approved' | 'delivered' | 'received'

export interface Transition {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly ActorRole[]
  readonly guards?: readonly TransitionGuard[]
  readonly sets?: OrderDate
  readonly clears?: OrderDate
}

/**
 * All allowed moves of an order after it was placed as REVIEWING; any other is a conflict. RECEIVED and CANCELED are
 * final. Guards: `designsReady` all designs are ready; `proof` its customer has accepted the current proof, if the shop
 * requires one; `supplier` one is set; `reason` the note gives a reason; `refundNote` the note explains what happens to
 * money already paid; `fortnight` 14 days since it was handed over; `deposit` and `balance` the tenant's share is paid;
 * `settled` the whole is paid, or a reason for sending it out was given. A note of the staff also satisfies the last
 * three.
 */
export const ORDER_TRANSITIONS: readonly Transition[] = [
  { from: 'REVIEWING', to: 'APPROVED', by: ['admin', 'store'], guards: ['designsReady', 'proof'], sets: 'approved' },
  { from: 'REVIEWING', to: 'CANCELED', by: ['owner', 'admin'] },
  { from: 'REVIEWING', to: 'CANCELED', by: ['store'], guards: ['reason'] },
  { from: 'APPROVED', to: 'REVIEWING', by: ['admin'], guards: ['reason'], clears: 'approved' },
  { from: 'APPROVED', to: 'PROCESSING', by: ['admin', 'store'], guards: ['supplier', 'deposit'] },
  { from: 'APPROVED', to: 'CANCELED', by: ['owner'] },
  { from: 'APPROVED', to: 'CANCELED', by: ['admin'], guards: ['refundNote'] },
  { from: 'APPROVED', to: 'CANCELED', by: ['store'], guards: ['reason'] },
  { from: 'PROCESSING', to: 'COMPLETED', by: ['admin', 'store'] },
  { from: 'PROCESSING', to: 'CANCELED', by: ['admin'], guards: ['reason'] },
  { from: 'COMPLETED', to: 'ON_THE_WAY', by: ['admin', 'store'], guards: ['balance'], sets: 'delivered' },
  { from: 'COMPLETED', to: 'RECEIVED', by: ['admin', 'owner'], guards: ['settled'], sets: 'received' },
  { from: 'ON_THE_WAY', to: 'RECEIVED', by: ['owner', 'admin'], guards: ['settled'], sets: 'received' },
  { from: 'ON_THE_WAY', to: 'RECEIVED', by: ['system'], guards: ['fortnight', 'settled'], sets: 'received' },
  { from: 'ON_THE_WAY', to: 'COMPLETED', by: ['admin'], clears: 'delivered' },
]

/**
 * The statuses that the dashboard counts as in progress, and those that it counts as completed. CANCELED is neither.
 */
export const IN_PROGRESS: readonly OrderStatus[] = ['REVIEWING', 'APPROVED', 'PROCESSING']
export const COMPLETED: readonly OrderStatus[] = ['COMPLETED', 'ON_THE_WAY', 'RECEIVED']

/** Orders that still need their designs, which nobody may delete. */
export const LIVE: readonly OrderStatus[] = ['REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY']

/** Returns the move from one status to another for a role; undefined when the table has none. */
export const findTransition = (from: OrderStatus, to: OrderStatus, role: ActorRole): Transition | undefined =>
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
  readonly role: ActorRole
  readonly note: string
  readonly deliveredAt: Date | null
  readonly now: Date
}

/** A parcel on its way counts as received after this many milliseconds. */
export const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000

const PAID_BEFORE: Readonly<Record<PaymentGuard, (facts: GuardFacts) => number>> = {
  deposit: ({ rule }) => rule.deposit,
  balance: ({ rule }) => rule.delivery,
  settled: () => 100,
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
