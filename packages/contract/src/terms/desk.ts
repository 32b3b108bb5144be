/** How urgent an order is: a promised or due day has passed, or the due day is near. */
export const URGENCIES = ['late', 'soon'] as const
export type Urgency = (typeof URGENCIES)[number]

/** Kinds of changes that are made to several orders at once. */
export const BULK_KINDS = ['move', 'assign', 'tag', 'due', 'files', 'handover', 'mail', 'next', 'remind'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** The statuses to which several orders are moved at once. Canceling needs a reason for each, so it is none of them. */
export const BULK_STATUSES = ['APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED'] as const

/**
 * The parts of an order's next step, in this order: the staff's verdict, the proof to its customer, the approval, a payment,
 * production, print files that go to the supplier once checked, and the steps after production.
 */
export const NEXT_EFFECTS = [
  'approve-designs',
  'send-proof',
  'approve',
  'take-payment',
  'start',
  'hand-over',
  'complete',
  'send-out',
  'receive',
] as const
export type NextEffect = (typeof NEXT_EFFECTS)[number]

/** The party that an order waits for: the shop, its customer, its supplier, print files being made, or nobody. */
export const NEXT_TURNS = ['shop', 'customer', 'supplier', 'carrier', 'press', 'nobody'] as const
export type NextTurn = (typeof NEXT_TURNS)[number]

/** Whom open orders wait for: the filter of the list of orders. */
export const WAITING_TURNS = ['shop', 'customer', 'supplier', 'carrier', 'press'] as const satisfies readonly NextTurn[]

/** Subjects of a reminder: the customer of a proof, a deposit or a balance; the supplier of an order in production. */
export const REMINDER_KINDS = ['proof', 'deposit', 'balance', 'supplier'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Filter of orders by what was paid: nothing, a part, or all. */
export const PAID_SHARES = ['none', 'part', 'full'] as const

/** Roles of staff whose list of orders may open with a view. */
export const VIEW_ROLES = ['STORE', 'ADMIN'] as const

/** Columns of the list of orders, in the order in which it shows them. */
export const ORDER_COLUMNS = [
  'customer',
  'designs',
  'qty',
  'total',
  'paid',
  'cost',
  'margin',
  'due',
  'promised',
  'status',
  'supplier',
  'who',
  'tags',
  'placed',
] as const
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

/** Limits of what staff keep about orders. */
export const DESK_LIMITS = {
  /** Orders changed by one call. */
  bulk: 500,
  /** Seconds within which a change of several orders is taken back. Its mails wait as long. */
  undoSeconds: 10,
  /** Hours within which a second reminder is sent only if it is asked for once more. */
  reminderHours: 24,
  tag: 40,
  /** Tags of one order. */
  tags: 12,
  note: 2000,
  mailSubject: 120,
  mailText: 4000,
  /** Notes of one order. */
  notes: 500,
  /** Colleagues called by one note. */
  mentions: 20,
  /** Views of one member of staff. */
  views: 40,
  viewName: 60,
  /** An order is soon due this many days before its due day. */
  soonDays: 2,
} as const

/** Sources of orders: placed by the customer, or by staff after a call, in a conversation or at the counter. */
export const ORDER_SOURCES = ['web', 'phone', 'chat', 'counter'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/** The sources of orders that staff make. */
export const STAFF_SOURCES = ['phone', 'chat', 'counter'] as const

export const STAFF_ORDER_LIMITS = {
  /** Unfinished orders of one shop. */
  drafts: 200,
} as const
