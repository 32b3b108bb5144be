import { ORDER_STATUSES, type OrderStatus } from './enums.ts'

// Separate from the other enums because those are loaded on every page, and only pages with orders need the table.

/** Role that moves an order along. `owner` is the customer who placed it, `system` the clock. */
export type OrderActor = 'owner' | 'store' | 'admin' | 'system'

/** Guards on payment; the staff's reason can replace the money. */
export type PaymentGuard = 'deposit' | 'balance' | 'settled'

/** A condition that must hold before an order may move. */
export type TransitionGuard =
  | 'designsReady'
  | 'proof'
  | 'supplier'
  | 'reason'
  | 'refundNote'
  | 'fortnight'
  | PaymentGuard

/** A date of the order that a move sets or clears. */
export type OrderDate = 'approved' | 'delivered' | 'received'

/**
 * Sets of statuses that decide something together, in SQL by the function `order_status_is`.
 *
 * - `known`: every status; the database accepts no other.
 * - `live`: the order still needs its designs, which nobody may delete. `ended`: all others.
 * - `step`: a step of the progress that customers see.
 * - `in_progress`, `made`: the two counters of the dashboard. A made order has left production.
 * - `before_production`: its supplier and its proof may still change.
 * - `in_production`: a supplier may have its files and work on them.
 * - `at_shop`: not handed over to its customer yet, so that a share of the total may be enough.
 * - `owing`: its next step waits for money if it is not paid: the deposit before production, the share for delivery at
 *   the shop, the total afterwards.
 */
export const STATUS_CLASSES = [
  'known',
  'live',
  'ended',
  'step',
  'in_progress',
  'made',
  'before_production',
  'in_production',
  'at_shop',
  'owing',
] as const
export type StatusClass = (typeof STATUS_CLASSES)[number]

interface StatusMove {
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
  readonly guards?: readonly TransitionGuard[]
  readonly sets?: OrderDate
  readonly clears?: OrderDate
}

/** Colours of badges, by the name that the specification gives them. */
type BadgeSeverity = 'info' | 'success' | 'warn' | 'primary' | 'secondary' | 'danger'

interface StatusRow {
  /** The sets it belongs to, without `known`. */
  readonly classes: readonly Exclude<StatusClass, 'known'>[]
  readonly moves: readonly StatusMove[]
  /** Keys of its texts beside `common:status_…`. */
  readonly texts: {
    /** Key of the office's button that moves an order here, without `office:`. */
    readonly move: string
    /** The same if the order comes from a later status of `ORDER_STATUSES`. */
    readonly back: string
    /** Key of the office's sentence where no step forward is possible, without `office:`. */
    readonly stay: string
    /** Beginning of the keys of the mail that tells the customer: `…_subject` and `…_text`. */
    readonly letter: string
  }
  readonly badge: { readonly severity: BadgeSeverity; readonly icon: string }
}

/**
 * The one table of order statuses: the sets that each belongs to, its successors, its texts and its badge. The moves are
 * all that are allowed after an order was placed as REVIEWING; any other is a conflict. Guards: `designsReady` all
 * designs are ready; `proof` its customer has accepted the current proof, if the shop requires one; `supplier` one is
 * set; `reason` the note gives a reason; `refundNote` the note explains what happens to money already paid; `fortnight`
 * 14 days since it was handed over; `deposit` and `balance` the tenant's share is paid; `settled` the whole is paid, or
 * a reason for sending it out was given. A note of the staff also satisfies the last three.
 */
export const ORDER_STATUS_TABLE = {
  REVIEWING: {
    classes: ['live', 'step', 'in_progress', 'before_production', 'at_shop'],
    moves: [
      { to: 'APPROVED', by: ['admin', 'store', 'system'], guards: ['designsReady', 'proof'], sets: 'approved' },
      { to: 'CANCELED', by: ['owner', 'admin'] },
      { to: 'CANCELED', by: ['store'], guards: ['reason'] },
    ],
    texts: { move: 'back_REVIEWING', back: 'back_REVIEWING', stay: 'next_waits', letter: 'reopened' },
    badge: { severity: 'info', icon: 'eye' },
  },
  APPROVED: {
    classes: ['live', 'step', 'in_progress', 'before_production', 'in_production', 'at_shop', 'owing'],
    moves: [
      { to: 'REVIEWING', by: ['admin'], guards: ['reason'], clears: 'approved' },
      { to: 'PROCESSING', by: ['admin', 'store'], guards: ['supplier', 'deposit'] },
      { to: 'CANCELED', by: ['owner', 'system'] },
      { to: 'CANCELED', by: ['admin'], guards: ['refundNote'] },
      { to: 'CANCELED', by: ['store'], guards: ['reason'] },
    ],
    texts: { move: 'move_APPROVED', back: 'move_APPROVED', stay: 'next_waits', letter: 'approved' },
    badge: { severity: 'success', icon: 'thumb' },
  },
  PROCESSING: {
    classes: ['live', 'step', 'in_progress', 'in_production', 'at_shop'],
    moves: [
      { to: 'COMPLETED', by: ['admin', 'store'] },
      { to: 'CANCELED', by: ['admin'], guards: ['reason'] },
    ],
    texts: { move: 'move_PROCESSING', back: 'move_PROCESSING', stay: 'next_waits', letter: 'processing' },
    badge: { severity: 'warn', icon: 'needle' },
  },
  COMPLETED: {
    classes: ['live', 'step', 'made', 'at_shop', 'owing'],
    moves: [
      { to: 'ON_THE_WAY', by: ['admin', 'store'], guards: ['balance'], sets: 'delivered' },
      { to: 'RECEIVED', by: ['admin', 'owner'], guards: ['settled'], sets: 'received' },
    ],
    texts: { move: 'move_COMPLETED', back: 'back_COMPLETED', stay: 'next_waits', letter: 'completed' },
    badge: { severity: 'primary', icon: 'package' },
  },
  ON_THE_WAY: {
    classes: ['live', 'step', 'made', 'owing'],
    moves: [
      { to: 'RECEIVED', by: ['owner', 'admin'], guards: ['settled'], sets: 'received' },
      { to: 'RECEIVED', by: ['system'], guards: ['fortnight', 'settled'], sets: 'received' },
      { to: 'COMPLETED', by: ['admin'], clears: 'delivered' },
    ],
    texts: { move: 'move_ON_THE_WAY', back: 'move_ON_THE_WAY', stay: 'next_on_the_way', letter: 'on_the_way' },
    badge: { severity: 'secondary', icon: 'truck' },
  },
  RECEIVED: {
    classes: ['ended', 'step', 'made', 'owing'],
    moves: [],
    texts: { move: 'move_RECEIVED', back: 'move_RECEIVED', stay: 'next_none', letter: 'received' },
    badge: { severity: 'danger', icon: 'check' },
  },
  CANCELED: {
    classes: ['ended'],
    moves: [],
    texts: { move: 'move_CANCELED', back: 'move_CANCELED', stay: 'next_none', letter: 'canceled' },
    badge: { severity: 'danger', icon: 'cross' },
  },
} as const satisfies Readonly<Record<OrderStatus, StatusRow>>

/** Returns whether this version knows a status; another version may know more. */
export const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(ORDER_STATUS_TABLE, status)

/** Returns whether a status belongs to a set. */
export const hasStatusClass = (status: OrderStatus, wanted: StatusClass): boolean =>
  wanted === 'known' || ORDER_STATUS_TABLE[status].classes.some(each => each === wanted)

/** Returns the statuses of a set, in the order in which an order passes them. */
export const statusesOf = (wanted: StatusClass): readonly OrderStatus[] =>
  ORDER_STATUSES.filter(status => hasStatusClass(status, wanted))
