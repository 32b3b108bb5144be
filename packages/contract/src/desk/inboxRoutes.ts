import { eachLanguage } from '@kitwright/words'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { CONVERSATION_STATES, INBOUND_OUTCOMES, INBOX_LIMITS, INBOX_VIEWS, MESSAGE_ORIGINS } from './inboxTerms.ts'
import { LIMITS } from '../terms/limits.ts'

// The inbox: one conversation with each customer, stranger or supplier, saved replies, and mails that come in.

const byId = z.object({ id: s.uuid })
const ofMessage = byId.extend({ messageId: s.uuid })
/** Microseconds since 1970 and the entry's id, so that entries of one instant keep their sequence. */
const cursor = z.string().regex(/^\d{1,18}~[\w-]{1,80}$/)
const person = z.object({ id: s.uuid, name: z.string() })
const author = z.enum(['customer', 'supplier', 'staff', 'system'])

const conversationRow = z.object({
  id: s.uuid,
  kind: z.enum(['customer', 'supplier', 'stranger']),
  /** Name of the account or supplier; of a stranger the address or phone number. */
  name: z.string(),
  state: z.enum(CONVERSATION_STATES),
  /** Null while snoozed: until the other side writes. */
  snoozedUntil: s.instant.nullable(),
  assignee: person.nullable(),
  isUnread: z.boolean(),
  /** Since when the other side waits for an answer. */
  waitsSince: s.instant.nullable(),
  last: z.object({ at: s.instant, origin: z.enum(MESSAGE_ORIGINS), by: author, text: z.string() }),
})
const conversation = conversationRow.extend({
  customerId: s.uuid.nullable(),
  supplierId: s.uuid.nullable(),
  /** Null if nobody can be mailed: a stranger who left a phone number, or a supplier. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The language of the account or supplier, or the one that a stranger's last message is written in. */
  language: s.language,
  /** The order of a supplier's last question, on whose page an answer appears. */
  orderId: s.uuid.nullable(),
  /** Whether an answer to our mail comes in here. */
  takesMail: z.boolean(),
})
const attachment = z.object({ name: z.string(), type: z.string(), bytes: z.int() })
const entry = z.object({
  id: z.string(),
  at: s.instant,
  origin: z.enum(MESSAGE_ORIGINS),
  by: author,
  /** Staff, customer or supplier. Empty for the system and for an erased person. */
  name: z.string(),
  /** The answer or status that the entry tells of. */
  what: z.string(),
  subject: z.string(),
  text: z.string(),
  order: z.object({ id: s.uuid, number: z.string() }).nullable(),
  design: person.nullable(),
  quote: z.object({ id: s.uuid, number: z.string() }).nullable(),
  /** Of a mail: its sender, if that is not the address of the conversation. */
  sender: z.string(),
  isAutomatic: z.boolean(),
  /** Attachments of a mail, which are not kept. */
  attachments: z.array(attachment),
  /** Until then its writer can take it back. */
  undoUntil: s.instant.nullable(),
})
/** A conversation and its latest entries, latest first. */
export const conversationPage = z.object({
  conversation,
  entries: z.array(entry),
  /** Cursor of the earlier entries; null if there are none. */
  before: cursor.nullable(),
})

const replyText = z.strictObject(eachLanguage(() => s.paragraph(INBOX_LIMITS.replyText)))
const replyLabel = z.strictObject(eachLanguage(() => s.text(INBOX_LIMITS.replyLabel)))
const savedReply = z.strictObject({ id: s.plain(40).min(1), label: replyLabel, text: replyText })
/** The replies that staff choose from. `version` is 0 while the shop uses the packaged ones. */
export const savedReplyList = z.object({ version: z.int(), replies: z.array(savedReply) })

const ownMessage = z.object({
  id: z.string(),
  at: s.instant,
  isFromShop: z.boolean(),
  /** Name of the member of staff. */
  name: z.string(),
  text: z.string(),
  orderId: s.uuid.nullable(),
  designId: s.uuid.nullable(),
})
/** The messages between a customer and the shop, latest first. */
export const ownConversation = z.object({ messages: z.array(ownMessage) })

export const inboxRoutes = {
  'GET /api/office/inbox': {
    summary: 'How many conversations each view of the inbox holds, and how many are unread',
    auth: 'staff',
    response: z.object({ unread: z.int(), mine: z.int(), unassigned: z.int(), open: z.int(), snoozed: z.int() }),
    errors: [],
  },
  'GET /api/office/conversations': {
    summary: 'Conversations of a view, the latest message first',
    auth: 'staff',
    query: s.keysetPage.extend({
      view: z.enum(INBOX_VIEWS).default('open'),
      search: s.optionalText(LIMITS.search),
    }),
    response: s.keyset(conversationRow),
    errors: [],
  },
  'GET /api/office/conversations/{id}': {
    summary: 'A conversation with its entries by pages, latest first',
    auth: 'staff',
    params: byId,
    query: z.object({ before: cursor.optional(), pageSize: z.coerce.number().int().min(1).max(100).default(40) }),
    response: conversationPage,
    errors: ['not-found'],
  },
  'PUT /api/office/conversations/{id}/state': {
    summary: 'Open, snooze or close a conversation; without an instant it is snoozed until the other side writes',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ state: z.enum(CONVERSATION_STATES), until: s.instant.nullable().default(null) }),
    response: null,
    errors: ['not-found', 'snooze-past'],
  },
  'PUT /api/office/conversations/{id}/assignee': {
    summary: 'Assign a conversation to a member of staff, or to nobody',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ assigneeId: s.uuid.nullable() }),
    response: null,
    errors: ['not-found'],
  },
  'PUT /api/office/conversations/{id}/unread': {
    summary: 'Mark a conversation as read or unread',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ isUnread: z.boolean() }),
    response: null,
    errors: ['not-found'],
  },
  'POST /api/office/conversations/{id}/messages': {
    summary: 'Answer by mail, or on a supplier’s page, or keep a note for the team',
    auth: 'orders',
    params: byId,
    body: z.strictObject({
      kind: z.enum(['reply', 'note']),
      text: s.paragraph(INBOX_LIMITS.text),
      /** The latest entry that the writer saw: refused if a colleague has answered since. Null: sent all the same. */
      seenAt: s.instant.nullable(),
      isClosing: z.boolean().default(false),
    }),
    status: 201,
    /** `id` is null for an answer on a supplier's page, which cannot be taken back. */
    response: z.object({ id: s.uuid.nullable(), undoUntil: s.instant.nullable() }),
    errors: ['not-found', 'conversation-answered', 'conversation-unreachable', 'handover-full'],
  },
  'POST /api/office/conversations/{id}/messages/{messageId}/undo': {
    summary: 'Take an own answer or note back, within its seconds',
    auth: 'orders',
    params: ofMessage,
    response: null,
    errors: ['not-found', 'undo-ended'],
  },
  'GET /api/office/saved-replies': {
    summary: 'Replies that staff choose from',
    auth: 'staff',
    response: savedReplyList,
    errors: [],
  },
  'PUT /api/office/saved-replies': {
    summary: 'Replace the saved replies; an empty list brings the packaged ones back',
    auth: 'orders',
    body: z.strictObject({ version: z.int().min(0), replies: z.array(savedReply).max(INBOX_LIMITS.savedReplies) }),
    response: savedReplyList,
    errors: ['stale-version'],
  },
  'GET /api/conversation': {
    summary: 'The own conversation with the shop, latest message first; of one order or design if it is named',
    auth: true,
    query: z.object({ orderId: s.uuid.optional(), designId: s.uuid.optional() }),
    response: ownConversation,
    errors: [],
  },
  'POST /api/conversation/messages': {
    summary: 'Write to the shop, about an own order or design if it is named',
    auth: true,
    body: z.strictObject({
      text: s.paragraph(INBOX_LIMITS.customerText),
      orderId: s.uuid.optional(),
      designId: s.uuid.optional(),
    }),
    status: 201,
    response: ownConversation,
    errors: ['not-found', 'too-many-requests'],
  },
  'POST /api/inbound-mail': {
    summary:
      'Take a mail that came in, as multipart `file` (message/rfc822). Signed by the server’s secret: `x-signature` is the hex HMAC-SHA256 of the timestamp, a full stop and the file; `x-timestamp` is in seconds',
    headers: z.object({
      'x-timestamp': s.line(20).optional(),
      'x-signature': s.line(80).optional(),
    }),
    response: z.object({ outcome: z.enum(INBOUND_OUTCOMES) }),
    errors: [
      'not-found',
      'signature-invalid',
      'file-too-large',
      'mail-unreadable',
      'reply-address-unknown',
      'not-ready',
      'too-many-requests',
    ],
  },
} as const satisfies Record<`${string} /${string}`, Route>
