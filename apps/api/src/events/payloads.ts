import { z } from 'zod'

export const FACTOR_CHANGES = [
  'app-on',
  'app-off',
  'codes-renewed',
  'recovery-used',
  'passkey-added',
  'passkey-removed',
  'reset',
  'guessed',
] as const

/** The origin the shop was called at. Mails do not link there, since the caller chose it. */
const origin = z.string().optional()
/** The instant until which its mail waits, since the change may be taken back. */
const heldUntil = z.iso.datetime().optional()
const asked = z.object({ email: z.string(), origin, language: z.string() })
const orderChanged = z.object({
  number: z.string(),
  personId: z.uuid(),
  from: z.string(),
  to: z.string(),
  note: z.string(),
  /** True for the staff's reason to go on with less paid. Missing in events of an earlier version. */
  isNoteInternal: z.boolean().optional(),
  /** True if an order was canceled because nothing was paid. */
  isReleased: z.boolean().optional(),
  /** False if another event tells the customer. */
  isTold: z.boolean().optional(),
  heldUntil,
  origin,
})

const orderEdited = z.object({
  number: z.string(),
  personId: z.uuid(),
  editId: z.uuid(),
  /** The number of the order that the removed pieces moved to. */
  splitNumber: z.string().optional(),
  heldUntil,
})
const quoteChanged = z.object({ number: z.string(), personId: z.uuid() })

/**
 * The kinds of events, in the past tense, with the facts their subscribers need. A module with a new event adds it
 * here.
 */
export const payloads = {
  AccountRegistered: z.object({ origin }),
  CodeAsked: asked,
  ResetAsked: asked,
  /** The operator or staff invited one of the staff, without a password: the subject. */
  AdministratorAdded: z.object({}),
  /** Staff added a customer, without a password: the subject. */
  CustomerInvited: z.object({ origin }),
  UnlockAsked: asked,
  PasswordChanged: z.object({ origin }),
  /** A second factor of an account was changed or used in a way that its owner should know: the subject is the account. */
  SecondFactorChanged: z.object({
    what: z.enum(FACTOR_CHANGES),
    /** Recovery codes that are left. */
    codesLeft: z.int().optional(),
    /** Name of the passkey. */
    name: z.string().optional(),
  }),
  /** A customer asked for another e-mail address: the subject is the account. */
  EmailChangeAsked: z.object({ changeId: z.uuid() }),
  /** The address of an account was changed: the subject is the account. */
  EmailChanged: z.object({ changeId: z.uuid() }),
  /** A customer deleted the account: the subject, which is erased once its mail is sent. */
  AccountClosed: z.object({}),
  /** A customer asked for all that the shop keeps about them: the subject is the account. */
  ExportAsked: z.object({ exportId: z.uuid() }),
  /** It can be fetched. */
  ExportReady: z.object({ exportId: z.uuid() }),
  OrderPlaced: z.object({ number: z.string(), personId: z.uuid(), totalCents: z.int(), qty: z.int(), origin }),
  OrderCanceled: orderChanged,
  OrderStatusChanged: orderChanged,
  PaymentNoted: z.object({
    number: z.string(),
    personId: z.uuid(),
    cents: z.int(),
    method: z.string(),
    /** Total paid, including this payment. */
    paidCents: z.int(),
    heldUntil,
  }),
  /** The deadline of an order's deposit has passed. */
  PaymentOverdue: z.object({ number: z.string(), personId: z.uuid() }),
  /** An unpaid order is canceled on this instant, unless something is paid. */
  ReleaseWarned: z.object({ number: z.string(), personId: z.uuid(), on: z.string() }),
  /** Staff refused a picture of a receipt. */
  SlipRefused: z.object({ number: z.string(), personId: z.uuid(), reason: z.string() }),
  /** The promised day of an order moved: days as `2026-11-30`, and the staff's reason, empty if the calendar moved it. */
  PromiseChanged: z.object({
    number: z.string(),
    personId: z.uuid(),
    was: z.string(),
    on: z.string(),
    reason: z.string(),
    heldUntil,
  }),
  /** Pieces of an order were sent. */
  ParcelSent: z.object({ number: z.string(), personId: z.uuid(), parcelId: z.uuid(), heldUntil }),
  /** Staff answered a claim. */
  ClaimAnswered: z.object({ number: z.string(), personId: z.uuid(), claimId: z.uuid() }),
  /** Staff corrected the print of an order line, or its size. */
  LineCorrected: z.object({
    number: z.string(),
    personId: z.uuid(),
    /** Missing in events of an earlier version. */
    lineId: z.uuid().optional(),
    was: z.string(),
    is: z.string(),
    /** Null if the price is unchanged. */
    price: z.object({ choice: z.enum(['keep', 'charge']), differenceCents: z.int() }).nullable(),
  }),
  /** Staff sent an edit of an order, which costs more, to its customer. */
  OrderEditSent: orderEdited,
  /** An edit of an order was applied. */
  OrderEdited: orderEdited,
  /** The customer of an order accepted or declined an edit. */
  OrderEditAnswered: orderEdited,
  /** Staff wrote to the customer of an order. */
  CustomerWritten: z.object({
    number: z.string(),
    personId: z.uuid(),
    subject: z.string(),
    text: z.string(),
    by: z.uuid(),
    heldUntil,
  }),
  /** Staff reminded the customer of an order. */
  CustomerReminded: z.object({
    number: z.string(),
    personId: z.uuid(),
    about: z.enum(['proof', 'deposit', 'balance']),
    by: z.uuid(),
    heldUntil,
  }),
  /** A rule wrote to the customer of an order, in their language, about a subject that they may refuse mails of. */
  RuleMailed: z.object({
    number: z.string(),
    personId: z.uuid(),
    topic: z.enum(['orders', 'designs', 'payments']),
    subject: z.string(),
    text: z.string(),
  }),
  /** Staff asked the supplier of an order how far it is. */
  SupplierAsked: z.object({ number: z.string(), supplierId: z.uuid(), by: z.uuid(), heldUntil }),
  MessageSent: z.object({}),
  /** Staff answered in the inbox: the subject is the conversation. */
  ConversationReplied: z.object({ messageId: z.uuid(), by: z.uuid(), heldUntil }),
  /** A customer or stranger wrote by mail or on their own page: the subject is the conversation. */
  ConversationWritten: z.object({}),
  /** A customer asked for a quote, wrote about one, or declined one: the subject is the quote. */
  QuoteAsked: quoteChanged,
  QuoteMessaged: quoteChanged,
  QuoteDeclined: quoteChanged,
  /** Staff sent a revision of a quote, or answered a message about one: the subject is the quote. */
  QuoteSent: quoteChanged.extend({ revision: z.int() }),
  QuoteReplied: quoteChanged.extend({ messageId: z.uuid() }),
  /** A quote can be accepted for a short time only. */
  QuoteExpiring: quoteChanged,
  /** Print files were requested: the subject is the pack. */
  PackAsked: z.object({ heldUntil }),
  /** The proof of an order was requested: the subject is the proof. */
  ProofAsked: z.object({ heldUntil }),
  /** An order's customer was sent a proof of the print. */
  ProofSent: z.object({ number: z.string(), personId: z.uuid() }),
  ProofAnswered: z.object({ number: z.string(), personId: z.uuid(), verdict: z.enum(['accepted', 'changes']) }),
  /** An order's supplier wrote, sent a picture, or shipped the order. */
  SupplierSaid: z.object({ number: z.string() }),
  /**
   * A mail to one member of staff was requested, about an order, its customer's answer, its supplier's news, a note
   * that mentions them, a message, a quote, an answer to an edit, what waits in the morning, or by a rule.
   */
  StaffMailAsked: z.object({
    about: z.enum([
      'orders',
      'proofs',
      'suppliers',
      'notes',
      'messages',
      'conversations',
      'quotes',
      'edits',
      'rules',
      'digest',
    ]),
    accountId: z.uuid(),
    /** The note that mentions them. */
    noteId: z.uuid().optional(),
    /** The edit that was answered. */
    editId: z.uuid().optional(),
    /** The day of the morning's mail. */
    day: z.string().optional(),
    /** The mail of a rule, in the reader's language. */
    rule: z.object({ subject: z.string(), text: z.string() }).optional(),
  }),
  DesignReviewed: z.object({
    personId: z.uuid(),
    name: z.string(),
    status: z.enum(['ready', 'rejected']),
    comment: z.string(),
    heldUntil,
    origin,
  }),
  /** Staff proposed a revision to a design's owner: the subject is the design. */
  DesignProposed: z.object({
    personId: z.uuid(),
    proposalId: z.uuid(),
    name: z.string(),
    note: z.string(),
    heldUntil,
    origin,
  }),
  /** Visitors answered to a shared design since its owner was last notified: the subject is the design. */
  PreviewAnswered: z.object({
    personId: z.uuid(),
    name: z.string(),
    answers: z.int(),
    looksGood: z.int(),
    comments: z.int(),
  }),
} satisfies Record<string, z.ZodType>

export type EventKind = keyof typeof payloads
export type PayloadOf<K extends EventKind> = z.output<(typeof payloads)[K]>

/** The kinds whose subject is an order. */
const OF_ORDERS: ReadonlySet<string> = new Set<EventKind>([
  'OrderPlaced',
  'OrderCanceled',
  'OrderStatusChanged',
  'PaymentNoted',
  'SlipRefused',
  'PaymentOverdue',
  'ReleaseWarned',
  'PromiseChanged',
  'ParcelSent',
  'ClaimAnswered',
  'LineCorrected',
  'OrderEditSent',
  'OrderEdited',
  'OrderEditAnswered',
  'ProofSent',
  'ProofAnswered',
  'SupplierSaid',
  'CustomerWritten',
  'CustomerReminded',
  'RuleMailed',
  'SupplierAsked',
])

/** The staff notifications that concern an order. */
const NEWS_OF_ORDERS: ReadonlySet<unknown> = new Set(['orders', 'proofs', 'suppliers', 'notes', 'edits', 'rules'])

/** Returns the order that an event concerns, or null. */
export function orderOf(event: { kind: string; subjectId: string; payload?: unknown }): string | null {
  const about = (event.payload as { about?: unknown } | undefined)?.about
  const isNews = event.kind === 'StaffMailAsked' && NEWS_OF_ORDERS.has(about)
  return isNews || OF_ORDERS.has(event.kind) ? event.subjectId : null
}
