import { formatUsd } from '@kitwright/measure'
import { type Account, getAccount, listStaffToTell } from '../../accounts/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { getEvent, claimEvent, isLatestOf, recordEvent } from '../../events/index.ts'
import { causeOf, type EventQueue } from '../../jobs/index.ts'
import { findNote, getOrderToTell } from '../../orders/index.ts'
import { getMessage } from '../../tenants/index.ts'
import { deferIfSuspended } from '../deferForSuspendedShop.ts'
import { conversationNews } from './conversationLetters.ts'
import { editNews } from './changeLetters.ts'
import { digestNews } from './digest/digestLetter.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import type { AddressedLetter } from './letter.ts'
import { factsOf } from './orderLetters.ts'
import { orderedOf } from './orderListing.ts'
import { proofNews } from './proofLetters.ts'
import { quoteNews } from './quoteLetters.ts'
import { ruleNews } from './reminderLetters.ts'
import { supplierNews } from './supplierLetters.ts'

const NEWS = 'staff-news'

/** The events that the staff are notified of, with the switch that controls each. */
const FOR_STAFF = {
  OrderPlaced: 'orders',
  ProofAnswered: 'proofs',
  SupplierSaid: 'suppliers',
  MessageSent: 'messages',
  ConversationWritten: 'conversations',
  QuoteAsked: 'quotes',
  QuoteMessaged: 'quotes',
  QuoteDeclined: 'quotes',
  OrderEditAnswered: 'edits',
} as const
/** The events that the staff are notified of. */
export const NEWS_KINDS = Object.keys(FOR_STAFF) as (keyof typeof FOR_STAFF)[]
const SWITCH = {
  orders: 'orders',
  proofs: 'orders',
  suppliers: 'orders',
  messages: 'messages',
  conversations: 'messages',
  quotes: 'orders',
  edits: 'orders',
} as const

/**
 * Requests a mail to each member of the staff who wants one. Each is an event of its own, so a single full mailbox
 * neither hides the news from the others nor makes them get it twice.
 */
export const staffNewsQueue = ({ database, now }: { database: Database; now: () => Date }): EventQueue => ({
  name: NEWS,
  hears: NEWS_KINDS,
  most: 4,
  maxPerShop: 2,
  longestSeconds: 60,
  tries: 10,
  pauseSeconds: 10,
  longestPauseSeconds: 60 * 60,
  act: async ({ tenantId, eventId, ...job }) => {
    const ask = async (trx: Transaction): Promise<void> => {
      if (!(await deferIfSuspended(trx, { eventId, queue: NEWS }))) await askStaffMails(trx, eventId, now())
    }
    await database.withTenant(tenantId, ask, { cause: causeOf(job) })
  },
})

/** Requests a mail to each member of the staff who wants news of the event. Repeated calls have no effect. */
export async function askStaffMails(trx: Transaction, eventId: string, now: Date): Promise<void> {
  if (!(await claimEvent(trx, { eventId, queue: NEWS, now }))) return
  const event = await getEvent(trx, eventId)
  const { kind, subjectId } = event
  const of = event.kind === 'OrderEditAnswered' ? { editId: event.payload.editId } : {}
  const about = FOR_STAFF[kind as keyof typeof FOR_STAFF]
  // Messages that a supplier sends in one go are reported together, after the last of them.
  const isTold = kind !== 'SupplierSaid' || (await isLatestOf(trx, { id: eventId, kind, subjectId }))
  for (const accountId of isTold ? await listStaffToTell(trx, SWITCH[about]) : [])
    await recordEvent(trx, { kind: 'StaffMailAsked', subjectId, payload: { about, accountId, ...of } })
  // No other mail reports this event.
  if (kind !== 'OrderPlaced') await trx.updateTable('events').set({ told_at: now }).where('id', '=', eventId).execute()
}

type News = MailContext<'StaffMailAsked'>

async function orderNews(context: News, account: Account): Promise<AddressedLetter | null> {
  const { trx, event, shop, origin } = context
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const customer = await getAccount(trx, order.ownerId)
  const name = `${customer.first_name} ${customer.last_name}`
  const gaps = { number: order.number, name, total: formatUsd(order.totalCents) }
  return toAccountByName(account, async say => ({
    subject: say('staff_order_subject', gaps),
    lines: [say('staff_order_text', gaps)],
    facts: [
      ...((await factsOf(order, { say, language: account.language })) ?? []),
      { label: say('customer'), value: `${name}\n${customer.email}`.trim() },
      { label: say('phone'), value: order.phone },
      ...(order.note === '' ? [] : [{ label: say('note'), value: order.note }]),
    ],
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subjectId}` },
    ordered: await orderedOf(trx, event.subjectId, account.language),
    after: [say('staff_why', { shop })],
  }))
}

async function messageNews({ trx, event, shop, origin }: News, account: Account): Promise<AddressedLetter | null> {
  const { contact, subject, message, design_id } = await getMessage(trx, event.subjectId)
  const addressed = await toAccountByName(account, say => ({
    ...(design_id === null
      ? {
          subject: say('staff_message_subject', { subject }),
          lines: [say('staff_message_text', { contact })],
          facts: [{ label: say('subject'), value: subject }],
          button: { label: say('staff_message_button'), url: `${origin}/office/inbox` },
        }
      : {
          subject: say('staff_answer_subject', { design: subject }),
          lines: [say('staff_answer_text', { contact, design: subject })],
          button: { label: say('staff_answer_button'), url: `${origin}/office/review?design=${design_id}` },
        }),
    quote: message,
    after: [say('staff_why', { shop })],
  }))
  return addressed && contact.includes('@') ? { ...addressed, replyTo: contact } : addressed
}

/** Tells a colleague of an internal note that mentions them; null once the note is erased. */
async function noteNews(context: News, account: Account): Promise<AddressedLetter | null> {
  const { trx, event, origin } = context
  const note = await findNote(trx, event.subjectId, event.payload.noteId ?? '')
  if (!note) return null
  const { number } = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { first_name, last_name, email } = await getAccount(trx, note.by_id)
  const name = `${first_name} ${last_name}`.trim() || email
  return toAccountByName(account, say => ({
    subject: say('note_subject', { name, number }),
    lines: [say('note_text', { name, number })],
    quote: note.text,
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subjectId}` },
  }))
}

/** Writes the news to a member of the staff, unless they have been blocked or removed since. */
export const staffLetter: LetterWriter<'StaffMailAsked'> = async context => {
  const { payload } = context.event
  const account = await getAccount(context.trx, payload.accountId)
  if (account.is_blocked || account.removed_at) return null
  if (payload.about === 'proofs') return proofNews(context, account)
  if (payload.about === 'quotes') return quoteNews(context, account)
  if (payload.about === 'edits') return editNews(context, account)
  if (payload.about === 'suppliers') return supplierNews(context, account)
  if (payload.about === 'notes') return noteNews(context, account)
  if (payload.about === 'rules') return ruleNews(context, account)
  if (payload.about === 'digest') return digestNews(context, account)
  if (payload.about === 'conversations') return conversationNews(context, account)
  return payload.about === 'messages' ? messageNews(context, account) : orderNews(context, account)
}
