/** Views of the inbox, in the order of its tabs. */
export const INBOX_VIEWS = ['mine', 'unassigned', 'open', 'snoozed', 'closed'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

export const CONVERSATION_STATES = ['open', 'snoozed', 'closed'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/**
 * The origin of a message: the contact form, a mail, the customer's own page, the shop's Telegram bot, an answer or a note of staff, an answer
 * to a proof, a claim, a quote, a design's review, the page of a supplier, a mail about an order, or a step of an
 * order's status.
 */
export const MESSAGE_ORIGINS = [
  'form',
  'mail',
  'page',
  'telegram',
  'reply',
  'note',
  'proof',
  'claim',
  'quote',
  'design',
  'handover',
  'letter',
  'status',
] as const
export type MessageOrigin = (typeof MESSAGE_ORIGINS)[number]

/** Limits of conversations. */
export const INBOX_LIMITS = {
  /** An answer or a note of staff. */
  text: 4000,
  /** A message that a customer writes on their own page. */
  customerText: 4000,
  /** Characters of a mail's text that are kept. */
  mailText: 10_000,
  /** Seconds in which an answer can be taken back, before its mail leaves. */
  undoSeconds: 10,
  savedReplies: 30,
  replyLabel: 80,
  replyText: 2000,
  /** Mails of one conversation that are taken within an hour; the rest is refused, so that no loop fills the inbox. */
  mailsPerHour: 20,
  /** Attachments of a mail whose names are kept. */
  attachments: 20,
} as const

/** Outcomes of a mail that came in: taken, or why it is no new message. */
export const INBOUND_OUTCOMES = ['taken', 'automatic', 'duplicate', 'too-many', 'empty'] as const
export type InboundOutcome = (typeof INBOUND_OUTCOMES)[number]
