import { formatUsd } from '@kitwright/measure'
import { type Account, getAccount } from '../../accounts/index.ts'
import { getOrderToTell, listLateOrders, type OrderToTell } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { AddressedLetter } from './letter.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import { factsOf, linkTo, orderLink, payAll, previewOf } from './orderLetters.ts'

/** An order with its id. */
interface UnpaidOrder {
  readonly id: string
  readonly order: OrderToTell
}

interface ReminderText {
  readonly account: Account
  /** The text of a mail about one order. */
  readonly about: 'overdue' | 'overdue_credit' | 'remind_deposit' | 'remind_balance'
  /** The shop's own words; empty for the usual text. */
  readonly own: string
}

async function readOrders(context: MailContext, ids: Iterable<string>): Promise<UnpaidOrder[]> {
  const orders: UnpaidOrder[] = []
  for (const id of new Set(ids)) orders.push({ id, order: await getOrderToTell(context.trx, { id }, context) })
  return orders
}

const remindedIds = ({ event, otherReminders = [] }: MailContext): string[] =>
  [event, ...otherReminders].map(({ subjectId }) => subjectId)

/** Reminds a customer of what is due of one order, or of all their orders in one mail; null if nothing is. */
async function remindOf(
  unpaid: readonly UnpaidOrder[],
  { account, about, own }: ReminderText,
  context: MailContext,
): Promise<AddressedLetter | null> {
  const [first] = unpaid
  if (!first) return null
  const { language } = account
  const isOne = unpaid.length === 1
  const orders = unpaid.map(({ order }) => order)
  const payment = await payAll(orders, { language, settings: context.settings })
  const total = orders.reduce((sum, { nextPayment }) => sum + (nextPayment?.cents ?? 0), 0)
  const gaps = { number: first.order.number, count: String(orders.length) }
  return toAccountByName(account, async say => ({
    subject: say(isOne ? `${about}_subject` : 'remind_many_subject', gaps),
    ...previewOf(payment),
    lines: own === '' ? [say(isOne ? `${about}_text` : 'remind_many_text', gaps)] : own.split(/\n{2,}/),
    facts: isOne
      ? await factsOf(first.order, { say, language })
      : [
          ...orders.map(({ number, nextPayment }) => ({
            label: say('remind_many_order', { number }),
            value: formatUsd(nextPayment?.cents ?? 0),
          })),
          { label: say('remind_many_total'), value: formatUsd(total), isStrong: true },
        ],
    ...payment,
    button: isOne
      ? { label: say('see_order'), url: orderLink(context, first.id) }
      : { label: say('see_orders'), url: `${context.origin}/me/histories` },
  }))
}

/** Reminds a customer of all orders whose deadline has passed; null if they were paid since. */
export const overdueLetter: LetterWriter<'PaymentOverdue'> = async context => {
  const { trx, event } = context
  const account = await getAccount(trx, event.payload.personId)
  const late = await listLateOrders(trx, account.id, context)
  const orders = await readOrders(context, [...remindedIds(context), ...late])
  const unpaid = orders.filter(
    ({ order }) => order.nextPayment?.by === 'production' || order.nextPayment?.by === 'credit',
  )
  const about = unpaid[0]?.order.nextPayment?.by === 'credit' ? 'overdue_credit' : 'overdue'
  return remindOf(unpaid, { account, about, own: '' }, context)
}

/** Reminds a customer, in the shop's own words, of the orders that staff chose; null if they were paid since. */
async function paymentReminder(
  context: MailContext<'CustomerReminded'>,
  about: 'deposit' | 'balance',
): Promise<AddressedLetter | null> {
  const account = await getAccount(context.trx, context.event.payload.personId)
  const orders = await readOrders(context, remindedIds(context))
  const unpaid = orders.filter(({ order }) => order.dueCents > 0)
  const own = parseSettings(context.settings).reminders[about][account.language]
  return remindOf(unpaid, { account, about: `remind_${about}`, own }, context)
}

/** Reminds the customer of a proof, or of a deposit or a balance; nothing if that is settled. */
export const reminderLetter: LetterWriter<'CustomerReminded'> = async context => {
  const { trx, event, settings, origin } = context
  const { about, personId } = event.payload
  if (about !== 'proof') return paymentReminder(context, about)
  const account = await getAccount(trx, personId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { language } = account
  const own = parseSettings(settings).reminders.proof[language]
  return toAccountByName(account, async say => ({
    subject: say('remind_proof_subject', { number: order.number }),
    lines: own === '' ? [say('remind_proof_text', { number: order.number })] : own.split(/\n{2,}/),
    facts: await factsOf(order, { say, language }),
    button: { label: say('proof_button'), url: `${origin}/me/proof/${event.subjectId}` },
  }))
}

/** Carries what a rule of the shop writes to the customer of an order, in the shop's words. */
export const ruleLetter: LetterWriter<'RuleMailed'> = async context => {
  const { personId, subject, text } = context.event.payload
  const account = await getAccount(context.trx, personId)
  return toAccountByName(account, say => ({
    subject,
    lines: text.split(/\n{2,}/),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}

/** Carries what a rule of the shop writes to a member of the staff; null for a mail without words. */
export async function ruleNews(
  { event, origin }: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const { rule } = event.payload
  if (!rule) return null
  return toAccountByName(account, say => ({
    subject: rule.subject,
    lines: rule.text.split(/\n{2,}/),
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subjectId}` },
  }))
}
