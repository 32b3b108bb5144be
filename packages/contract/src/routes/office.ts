import { LIMITS } from '../terms/limits.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'
import { PAYMENT_METHODS } from '../terms/enums.ts'
import { costOfRow } from '../costs/costSchemas.ts'
import { ORDER_WAITS } from '../terms/orderWaits.ts'
import {
  DESK_LIMITS,
  NEXT_EFFECTS,
  NEXT_TURNS,
  ORDER_SOURCES,
  PAID_SHARES,
  REMINDER_KINDS,
  URGENCIES,
  WAITING_TURNS,
} from '../terms/desk.ts'
import { PROPOSAL_STATES, REVIEW_LIMITS } from '../terms/review.ts'

// The office: the calls of staff. `auth` states the right that a call needs; `staff` is everyone of the staff.

const byId = z.object({ id: s.uuid })
const { ifMatch } = s

export const owner = z.object({
  id: s.uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
})
export const staffMember = owner.extend({
  role: z.enum(['STORE', 'ADMIN']),
  /** The role of the shop's own; null for one of the two that every shop has. */
  ownRole: z.object({ id: s.uuid, name: z.string() }).nullable(),
  rights: z.array(s.right),
  /** Whether they have not opened their invitation yet, and so have no password. */
  isInvited: z.boolean(),
  hasSecondFactor: z.boolean(),
  isBlocked: z.boolean(),
  createdAt: s.instant,
})
/** Mails about new orders, about messages to the shop, and each morning about what waits. */
export const staffNotifications = z.strictObject({ orders: z.boolean(), messages: z.boolean(), digest: z.boolean() })
export const customer = owner.extend({
  isBlocked: z.boolean(),
  createdAt: s.instant,
  orders: z.int(),
  designs: z.int(),
  lastSeenAt: s.instant.nullable(),
})
export const officeHome = z.object({
  designsToReview: z.int(),
  orders: z.record(z.string(), z.int()),
  /** Approved orders that wait for their deposit, and the amount still due for them. */
  depositsDue: z.int(),
  depositsDueCents: s.cents,
  /** Orders produced, sent or received that are not paid as far as the payment rule requires. */
  balancesDue: z.int(),
  balancesDueCents: s.cents,
  messages: z.int(),
  /** Orders before production whose customer asked for changes of the proof and has received no new proof since. */
  proofsToChange: z.int(),
  /** Orders with an unanswered question from their supplier. */
  suppliersAsking: z.int(),
  /** Orders with a receipt that nobody has answered. */
  slipsWaiting: z.int(),
  claimsWaiting: z.int(),
  /** Quotes whose customer waits for an answer. */
  quotesWaiting: z.int(),
  /** Suppliers with work in hand whose last link ends within three days, or has ended. */
  linksEnding: z.int(),
})
export const review = z.object({
  revision: z.int(),
  status: z.enum(['ready', 'rejected']),
  comment: z.string(),
  by: z.string(),
  at: s.instant,
})
/** An answer of a design's owner to a comment. */
const reviewAnswer = z.object({ id: s.uuid, text: z.string(), at: s.instant, revision: z.int() })
/** A reason for changes, by its name and by what the customer reads. */
export const reviewReason = z.object({ id: z.string(), label: s.names, text: s.names })
/** A revision that staff proposed to the owner. */
const proposal = z.object({
  id: s.uuid,
  baseRevision: z.int(),
  state: z.enum(PROPOSAL_STATES),
  note: z.string(),
  by: z.string(),
  at: s.instant,
  answeredAt: s.instant.nullable(),
  /** The owner's reason for declining. */
  answer: z.string(),
  /** The revision that an accepted proposal became. */
  revision: z.int().nullable(),
})
export const officeDesignRow = s.designRow.extend({
  owner,
  liveOrders: z.int(),
  /** Time since which the design waits for staff: a review was requested, or an order in progress needs one. Null if it does not wait. */
  waitingSince: s.instant.nullable(),
})
/** The number of players with a name or a number that is not printed, and whether the customer accepts that. */
const unprintedCount = z.object({ names: z.int(), numbers: z.int(), isAccepted: z.boolean() })
export const officeDesign = officeDesignRow.extend({
  document: z.unknown(),
  reviews: z.array(review),
  /** The owner's answers to comments, the latest first. */
  answers: z.array(reviewAnswer),
  /** The latest first. */
  proposals: z.array(proposal),
  /** Language in which the owner reads. */
  ownerLanguage: s.language,
  /** Instant until which the caller can take the last verdict or proposal back; null if they cannot. */
  undoUntil: s.instant.nullable(),
  /** The orders that contain it, newest first, with the names and numbers of orders in review that are not printed. */
  orders: z.array(z.object({ id: s.uuid, number: z.string(), status: s.orderStatus, unprinted: unprintedCount })),
})
/** Filter of the staff's designs: waiting for staff, saved and not sent, or by status. */
export const officeDesignFilter = z.enum(['waiting', 'saved', ...s.designStatus.options])
/** Filter of the staff's orders: one status, or orders that wait for money or for the staff. */
export const officeOrderFilter = z.enum([...s.orderStatus.options, ...ORDER_WAITS])
export const reviewBody = z
  .strictObject({
    status: z.enum(['ready', 'rejected']),
    comment: s.optionalParagraph(LIMITS.reviewComment),
    /** Ids of the saved reasons that the comment is made of. */
    reasons: z.array(s.plain(40).min(1)).max(REVIEW_LIMITS.reasons).optional(),
    /** The layer that the comment is about: the owner's studio opens there. */
    layerId: s.plain(64).min(1).optional(),
    /** Whether the verdict can be taken back for some seconds. Its mail waits as long. */
    canUndo: z.boolean().optional(),
  })
  .refine(({ status, comment }) => status === 'ready' || comment !== '', { path: ['comment'], message: 'required' })
export const payment = z.object({
  id: s.uuid,
  cents: s.cents,
  method: z.enum(PAYMENT_METHODS),
  note: z.string(),
  by: z.string(),
  at: s.instant,
})
/** A possible next status of the order, with what is missing for it. */
export const move = z.object({
  to: s.orderStatus,
  missing: z.array(z.string()),
  needsNote: z.boolean(),
  /** Unpaid part of what the payment rule requires before this step, in cents. The note must then explain why the order proceeds. */
  owedCents: s.cents,
})
/** The effects that one button has for an order now. */
export const nextStep = z.object({
  /** Empty where nothing is to be done or something is missing. */
  effects: z.array(z.enum(NEXT_EFFECTS)),
  /** The payment that it records: what is due before the step, by the receipt that waits for an answer. */
  payment: z.object({ cents: s.cents, slipId: s.uuid.nullable() }).nullable(),
  turn: z.enum(NEXT_TURNS),
  /** Conditions that the step lacks, by name. */
  missing: z.array(z.string()),
  /** Whom staff may remind, of what, and the last reminder of it; null where the order waits for nobody else. */
  reminder: z
    .object({ about: z.enum(REMINDER_KINDS), last: z.object({ at: s.instant, byName: z.string() }).nullable() })
    .nullable(),
  /** Names effects and payment: a step on another plan than the order has by then is refused. */
  plan: z.string(),
})
/** A member of staff as others name them. */
export const colleague = z.object({ id: s.uuid, name: z.string() })

/** The team's facts of an order, as its row shows them. */
const orderDesk = z.object({
  promisedOn: s.day.nullable(),
  /** The internal day by which it is to be done; the promised day until staff set another. */
  dueOn: s.day.nullable(),
  isDueSet: z.boolean(),
  /** `late` if a promised or due day has passed, `soon` if the due day is near; null once it does not matter. */
  urgency: z.enum(URGENCIES).nullable(),
  assignee: colleague.nullable(),
  tags: z.array(z.string()),
})
const orderNote = z.object({
  id: s.uuid,
  text: z.string(),
  by: z.string(),
  at: s.instant,
  mentions: z.array(colleague),
})
/** The same with the notes, latest first. */
const orderDeskFull = orderDesk.extend({ notes: z.array(orderNote) })

export const officeOrderRow = s.orderRow.extend({
  owner,
  supplier: z.string().nullable(),
  desk: orderDesk,
  /** For staff with the right `costs`; null also until it was computed. */
  cost: costOfRow.nullable(),
})
const relatedOrder = z.object({ id: s.uuid, number: z.string(), status: s.orderStatus })
export const officeOrder = s.orderFull.extend({
  owner,
  /** Source of the order, and the member of staff who made it; empty if its customer placed it. */
  source: z.enum(ORDER_SOURCES),
  madeByName: z.string(),
  /** The order that it fills in; null without one. */
  fillInOf: relatedOrder.nullable(),
  /** The orders that fill it in, the earliest first. */
  fillIns: z.array(relatedOrder),
  /** The order that it was split off; null without one. */
  splitOf: relatedOrder.nullable(),
  /** The orders that were split off it, the earliest first. */
  splits: z.array(relatedOrder),
  desk: orderDeskFull,
  payments: z.array(payment),
  /** Each step with the name of the person who took it; empty if nobody did or the name was deleted. */
  history: z.array(
    s.orderFull.shape.history.element.extend({
      byName: z.string(),
      /** When a member of staff took the step back, and who; null for a step that stands. */
      takenBack: z.object({ at: s.instant, byName: z.string() }).nullable(),
    }),
  ),
  moves: z.array(move),
  next: nextStep,
  /** Designs whose ordered revision was rejected and corrected since. Approving the order adopts these revisions. */
  mended: z.array(z.object({ designId: s.uuid, revision: z.int() })),
})
const orderMoney = z.object({
  lineCents: s.cents,
  totalCents: s.cents,
  dueCents: s.cents,
  /** The amount paid beyond the total, in cents. */
  refundCents: s.cents,
})
/** Prices of an order after a line changes size, by price choice. */
export const correctedPrice = z.object({
  /** The other size's price less the present one, in cents; negative if it is cheaper. */
  differenceCents: s.cents,
  keep: orderMoney,
  charge: orderMoney,
})
export const contactBody = z.strictObject({
  contact: s.contact,
  subject: s.text(LIMITS.contactSubject),
  message: s.paragraph(LIMITS.contactMessage),
})
export const contactMessage = z.object({
  id: s.uuid,
  contact: z.string(),
  subject: z.string(),
  message: z.string(),
  sentAt: s.instant,
  answeredAt: s.instant.nullable(),
})

const list = s.keysetPage.extend({ search: s.search })
/** Sort key: ascending; descending with a leading minus. */
const sortedBy = <K extends string>(...keys: readonly K[]) =>
  z.enum(keys.flatMap(key => [key, `-${key}` as const])).optional()

const amount = z.coerce.number().int().min(0).max(1_000_000_000).optional()
/** Filters and sorting of the staff's list of orders. */
export const orderFilters = {
  status: officeOrderFilter.optional(),
  customer: s.uuid.optional(),
  /** A member of staff, or `none`. */
  assignee: z.union([s.uuid, z.literal('none')]).optional(),
  tag: s.plain(DESK_LIMITS.tag).optional(),
  supplier: s.uuid.optional(),
  product: s.productType.optional(),
  paid: z.enum(PAID_SHARES).optional(),
  source: z.enum(ORDER_SOURCES).optional(),
  urgency: z.enum(URGENCIES).optional(),
  /** Whom the order waits for. */
  turn: z.enum(WAITING_TURNS).optional(),
  /** Totals in cents, and days; both ends belong to the range. */
  totalFrom: amount,
  totalTo: amount,
  dueFrom: s.day.optional(),
  dueTo: s.day.optional(),
  promisedFrom: s.day.optional(),
  promisedTo: s.day.optional(),
  sort: sortedBy(
    'number',
    'customer',
    'pieces',
    'total',
    'paid',
    'status',
    'placed',
    'due',
    'promised',
    'who',
    'cost',
    'margin',
  ),
}

export const officeRoutes = {
  'GET /api/office/me': { summary: 'Who of the staff is signed in', auth: 'staff', response: staffMember, errors: [] },
  'GET /api/office/me/notifications': {
    summary: 'Which mails one gets as one of the staff',
    auth: 'staff',
    response: staffNotifications,
    errors: [],
  },
  'PUT /api/office/me/notifications': {
    summary: 'Choose which mails one gets as one of the staff',
    auth: 'staff',
    // A page of the version before says nothing of the morning's mail, which then stays as it is.
    body: staffNotifications.partial({ digest: true }),
    response: staffNotifications,
    errors: [],
  },
  'GET /api/office/home': { summary: 'What waits for the staff', auth: 'staff', response: officeHome, errors: [] },
  'GET /api/office/designs': {
    summary: 'Designs of all customers, or of one; what waits for a review longest first, or sorted',
    auth: 'staff',
    query: list.extend({
      status: officeDesignFilter.optional(),
      customer: s.uuid.optional(),
      sort: sortedBy('name', 'customer', 'status', 'waiting', 'changed'),
    }),
    response: s.keyset(officeDesignRow),
    errors: [],
  },
  'GET /api/office/designs/{id}': {
    summary: 'A design with its document and reviews',
    auth: 'staff',
    params: byId,
    response: officeDesign,
    errors: ['not-found'],
  },
  'POST /api/office/designs/{id}/review': {
    summary: 'Approve or reject the present revision; needs If-Match',
    auth: 'review',
    params: byId,
    headers: ifMatch,
    body: reviewBody,
    response: officeDesign,
    errors: ['not-found', 'precondition-required', 'stale-version', 'design-in-use'],
  },
  'GET /api/office/orders': {
    summary: 'Orders of all customers, or of one; newest first, or sorted; search by number, name, e-mail or phone',
    auth: 'staff',
    query: list.extend(orderFilters),
    response: s.keyset(officeOrderRow),
    errors: ['forbidden'],
  },
  'GET /api/office/bulk/orders': {
    summary: 'The first 500 orders that match the filters of the list, to be changed at once',
    auth: 'staff',
    query: z.object({ search: s.search, ...orderFilters }),
    response: z.object({
      items: z.array(z.object({ id: s.uuid, number: z.string(), status: s.orderStatus })),
      total: z.int(),
      /** If false, at least `total` orders match. */
      isTotalExact: z.boolean(),
    }),
    errors: ['forbidden'],
  },
  'GET /api/office/orders/{id}': {
    summary: 'An order with payments and the moves it may make',
    auth: 'staff',
    params: byId,
    response: officeOrder,
    errors: ['not-found'],
  },
  'GET /api/office/orders/{id}/invoice': {
    summary: 'The invoice of an order as PDF, in the language of Accept-Language',
    auth: 'staff',
    params: byId,
    response: 'binary',
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/move': {
    summary: 'Move an order by the table; needs If-Match',
    auth: ['orders', 'production'],
    params: byId,
    headers: ifMatch,
    body: z.strictObject({ to: s.orderStatus, note: s.optionalParagraph(LIMITS.orderNote) }),
    response: officeOrder,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'order-status-conflict',
      'proof-not-accepted',
      'payment-reason-required',
      'sample-credited',
    ],
  },
  'POST /api/office/orders/{id}/payments': {
    summary: 'Note a payment, or a refund as a negative amount; needs If-Match',
    auth: 'money',
    params: byId,
    headers: ifMatch,
    body: z.strictObject({
      cents: s.cents
        .min(-100_000_000)
        .max(100_000_000)
        .refine(value => value !== 0),
      method: z.enum(PAYMENT_METHODS),
      note: s.optionalParagraph(LIMITS.orderNote),
    }),
    status: 201,
    response: officeOrder,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'payment-too-much',
      'payment-canceled',
      'forbidden',
    ],
  },
  'PUT /api/office/orders/{id}/supplier': {
    summary: 'Set who makes the order; needs If-Match',
    auth: ['orders', 'production'],
    params: byId,
    headers: ifMatch,
    body: z.strictObject({ supplier: s.optionalText(LIMITS.supplier) }),
    response: officeOrder,
    errors: ['not-found', 'precondition-required', 'stale-version', 'order-status-conflict'],
  },
  'PUT /api/office/orders/{id}/desk': {
    summary: 'Set the due day, the assignee and the tags of an order; needs If-Match',
    auth: ['orders', 'production'],
    params: byId,
    headers: ifMatch,
    body: z.strictObject({
      /** Null: the promised day. */
      dueOn: s.day.nullable(),
      assigneeId: s.uuid.nullable(),
      tags: z.array(s.text(DESK_LIMITS.tag)).max(DESK_LIMITS.tags),
    }),
    response: officeOrder,
    errors: ['not-found', 'precondition-required', 'stale-version'],
  },
  'POST /api/office/orders/{id}/notes': {
    summary: 'Add an internal note, which may call colleagues; its customer never reads it',
    auth: 'staff',
    params: byId,
    body: z.strictObject({
      text: s.paragraph(DESK_LIMITS.note),
      mentions: z.array(s.uuid).max(DESK_LIMITS.mentions).default([]),
    }),
    status: 201,
    response: officeOrder,
    errors: ['not-found', 'notes-full'],
  },
  'GET /api/office/orders/{id}/lines/{line}/price': {
    summary:
      'What a line of an order under review costs in another size, by the prices that the order was placed under',
    auth: 'staff',
    params: byId.extend({ line: s.uuid }),
    query: z.strictObject({ size: s.size }),
    response: correctedPrice,
    errors: ['not-found', 'order-status-conflict'],
  },
  'PUT /api/office/orders/{id}/lines/{line}': {
    summary:
      'Correct what is printed of a line of an order under review, and its size; `price` says whether a difference is charged, and is required where there is one; needs If-Match',
    auth: 'orders',
    params: byId.extend({ line: s.uuid }),
    headers: ifMatch,
    body: z.strictObject({
      printName: s.lineInput.shape.printName,
      number: s.lineInput.shape.number,
      size: s.size,
      price: s.priceChoice.optional(),
    }),
    response: officeOrder,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'order-status-conflict',
      'price-undecided',
      'size-not-offered',
    ],
  },
  'GET /api/office/customers': {
    summary: 'Customers, newest first, or sorted; search by name, e-mail or phone',
    auth: 'staff',
    query: list.extend({ sort: sortedBy('name', 'since', 'seen') }),
    response: s.keyset(customer),
    errors: [],
  },
  'GET /api/office/customers/{id}': {
    summary: 'One customer',
    auth: 'staff',
    params: byId,
    response: customer,
    errors: ['not-found'],
  },
  'PUT /api/office/customers/{id}/blocked': {
    summary: 'Block or unblock a customer; blocking ends all sessions',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ isBlocked: z.boolean() }),
    response: null,
    errors: ['not-found'],
  },
  'DELETE /api/office/customers/{id}/sessions': {
    summary: 'Sign a customer out everywhere',
    auth: 'orders',
    params: byId,
    response: null,
    errors: ['not-found'],
  },
  'GET /api/office/messages': {
    summary: 'What people wrote to the shop, unanswered first',
    auth: 'staff',
    query: s.keysetPage,
    response: s.keyset(contactMessage),
    errors: [],
  },
  'PUT /api/office/messages/{id}/answered': {
    summary: 'Mark a message as answered, or not',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ isAnswered: z.boolean() }),
    response: null,
    errors: ['not-found'],
  },
  'GET /api/office/staff': { summary: 'The staff', auth: 'people', response: z.array(staffMember), errors: [] },
  'POST /api/office/staff': {
    summary: 'Make a staff account; without a password the person is invited by mail to choose one',
    auth: 'people',
    body: z.strictObject({
      firstName: s.text(LIMITS.name),
      lastName: s.text(LIMITS.name),
      email: s.email,
      password: s.password.optional(),
      role: z.enum(['STORE', 'ADMIN']),
      /** A role of the shop's own, with the `role` STORE. */
      ownRoleId: s.uuid.nullable().default(null),
    }),
    status: 201,
    response: staffMember,
    errors: ['not-found', 'email-taken', 'password-too-common', 'right-not-owned'],
  },
  'PUT /api/office/staff/{id}': {
    summary: 'Change another staff member’s role or block them; the last administrator stays',
    auth: 'people',
    params: byId,
    body: z.strictObject({
      role: z.enum(['STORE', 'ADMIN']).optional(),
      /** A role of the shop's own; null for none, left out for the present one. */
      ownRoleId: s.uuid.nullable().optional(),
      isBlocked: z.boolean().optional(),
    }),
    response: staffMember,
    errors: ['not-found', 'own-staff-account', 'last-administrator', 'right-not-owned'],
  },
  'DELETE /api/office/staff/{id}': {
    summary: 'Remove another staff member for good; what they did keeps their name',
    auth: 'people',
    params: byId,
    response: null,
    errors: ['not-found', 'own-staff-account', 'last-administrator', 'right-not-owned'],
  },
  'POST /api/office/staff/{id}/invitation': {
    summary: 'Invite a staff member again who has no password yet; links sent before end',
    auth: 'people',
    params: byId,
    response: null,
    errors: ['not-found', 'own-staff-account', 'right-not-owned', 'invitation-used'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
