import { formatUsd } from '@kitwright/measure'
import { type Account, getAccount, listStaffToTell } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import { getOrderToTell } from '../orders/index.ts'
import { getMessage } from '../tenants/index.ts'
import { type MailContext, text, toAccountByName, type OutboxEvent, type LetterWriter } from './mailContext.ts'
import type { Addressed } from './letter.ts'
import { factsOf } from './orderLetters.ts'

/** What of it the staff hear, by the name of their switch. */
const FOR_STAFF: Readonly<Record<string, 'orders' | 'messages'>> = { OrderPlaced: 'orders', MessageSent: 'messages' }

/**
 * Asks for a mail to each of the staff who wants one: an event each, told for itself, so that one mailbox that is full neither hides
 * the news from the others nor has them hear it twice.
 */
export async function askStaffMails(
  trx: Transaction,
  { kind, subject_id: subjectId, payload }: OutboxEvent,
): Promise<void> {
  const about = FOR_STAFF[kind]
  if (!about) return
  for (const accountId of await listStaffToTell(trx, about))
    await recordEvent(trx, { kind: 'StaffMailAsked', subjectId, payload: { ...payload, about, accountId } })
}

async function orderNews(context: MailContext, account: Account): Promise<Addressed> {
  const { trx, event, shop, origin } = context
  const order = await getOrderToTell(trx, { id: event.subject_id }, context)
  const customer = await getAccount(trx, order.ownerId)
  const name = `${customer.first_name} ${customer.last_name}`
  const gaps = { number: order.number, name, total: formatUsd(order.totalCents) }
  return toAccountByName(account, async say => ({
    subject: say('staff_order_subject', gaps),
    lines: [say('staff_order_text', gaps)],
    facts: [
      ...((await factsOf(order, { say, language: account.language })) ?? []),
      { label: say('customer'), value: `${name}\n${customer.email}` },
      { label: say('phone'), value: order.phone },
      ...(order.note === '' ? [] : [{ label: say('note'), value: order.note }]),
    ],
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subject_id}` },
    after: [say('staff_why', { shop })],
  }))
}

async function messageNews({ trx, event, shop, origin }: MailContext, account: Account): Promise<Addressed> {
  const { contact, subject, message } = await getMessage(trx, event.subject_id)
  const addressed = await toAccountByName(account, say => ({
    subject: say('staff_message_subject', { subject }),
    lines: [say('staff_message_text', { contact })],
    facts: [{ label: say('subject'), value: subject }],
    quote: message,
    button: { label: say('staff_message_button'), url: `${origin}/office/messages` },
    after: [say('staff_why', { shop })],
  }))
  return contact.includes('@') ? { ...addressed, replyTo: contact } : addressed
}

/** News to one of the staff, unless they have been blocked or removed since. */
export const staffLetter: LetterWriter = async context => {
  const { payload } = context.event
  const account = await getAccount(context.trx, text(payload['accountId']))
  if (account.is_blocked || account.removed_at) return null
  return payload['about'] === 'messages' ? messageNews(context, account) : orderNews(context, account)
}
