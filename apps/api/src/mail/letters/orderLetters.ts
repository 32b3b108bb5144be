import { isOrderStatus, ORDER_STATUS_TABLE, type OrderStatus } from '@kitwright/contract'
import { KIT_ROLES } from '@kitwright/design'
import { dayIn, formatCount, formatUsd } from '@kitwright/measure'
import { overpaidOf } from '@kitwright/pricing'
import { loadTexts, type Language, type Texts, writeDay } from '@kitwright/words'
import { getAccount } from '../../accounts/index.ts'
import { feeLabel, getOrderToTell, type OrderToTell, tellDue, tellHowToPay, tellWhatToPay } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { RecordedEvent } from '../../events/index.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import type { Letter, LetterSum } from './letter.ts'
import { orderedOf } from './orderListing.ts'
import type { MailTexts } from './texts/mailTexts.ts'

type OrderKey = 'placed' | 'released' | (typeof ORDER_STATUS_TABLE)[OrderStatus]['texts']['letter']
type OrderEventKind = 'OrderPlaced' | 'OrderCanceled' | 'OrderStatusChanged'
function keyOf({ kind, payload }: RecordedEvent<OrderEventKind>): OrderKey | undefined {
  if (kind === 'OrderPlaced') return 'placed'
  if (payload.isReleased) return 'released'
  return isOrderStatus(payload.to) ? ORDER_STATUS_TABLE[payload.to].texts.letter : undefined
}

interface LetterContext {
  readonly say: MailTexts
  readonly language: Language
  readonly settings: MailContext['settings']
}

const discountLabel = (words: Texts['order'], percent: number): string =>
  percent > 0 ? words.discount_with_promotion.replace('{{percent}}', String(percent)) : words.total_discount

/** Returns when an order arrives and how; nothing for an order without a promise. */
async function deliveryFacts(order: OrderToTell, language: Language): Promise<NonNullable<Letter['facts']>> {
  const words = await loadTexts(language, 'shipment')
  const common = await loadTexts(language, 'common')
  const fact = (label: string, value: string | null) => (value === null || value === '' ? [] : [{ label, value }])
  return [
    ...fact(words.promised_label, order.promisedOn && writeDay(order.promisedOn, language)),
    ...fact(words.needed_label, order.neededBy && writeDay(order.neededBy, language)),
    ...fact(words.title, order.method && words[`method_${order.method}`]),
    ...fact(words.purchase_number, order.purchaseNumber),
    ...order.fees.flatMap(fee => fact(feeLabel(fee, { common, shipment: words }), formatUsd(fee.cents))),
  ]
}

/** Returns the order's amounts: its price, what is paid and what is due. */
export async function factsOf(
  order: OrderToTell,
  { say, language }: Omit<LetterContext, 'settings'>,
): Promise<Letter['facts']> {
  const words = await loadTexts(language, 'order')
  const club = await loadTexts(language, 'club')
  const kits = (['home', ...KIT_ROLES] as const).filter(kit => order.kits.includes(kit)).map(kit => club[kit])
  return [
    { label: say('order'), value: order.number },
    ...(order.quoteNumber === null ? [] : [{ label: say('quote_number'), value: order.quoteNumber }]),
    ...(order.designNames.length > 0 ? [{ label: say('designs'), value: order.designNames.join(', ') }] : []),
    ...(order.kits.some(kit => kit !== 'home') ? [{ label: club.kits, value: kits.join(', ') }] : []),
    { label: say('pieces'), value: formatCount(order.qty) },
    ...(await deliveryFacts(order, language)),
    ...(order.discountCents > 0
      ? [{ label: discountLabel(words, order.promotionPercent), value: formatUsd(-order.discountCents) }]
      : []),
    { label: words.total, value: formatUsd(order.totalCents), isStrong: true },
    ...(order.paidCents > 0 ? [{ label: words.paid, value: formatUsd(order.paidCents) }] : []),
    ...(order.paidCents > 0 && order.dueCents > 0
      ? [{ label: words.due, value: formatUsd(order.dueCents), isStrong: true }]
      : []),
    ...(overpaidOf(order) > 0
      ? [{ label: words.refund_due, value: formatUsd(overpaidOf(order)), isStrong: true }]
      : []),
  ]
}

type PayContext = Omit<LetterContext, 'say'>

const dateIn =
  ({ language, settings }: PayContext) =>
  (instant: string): string =>
    writeDay(dayIn(new Date(instant), parseSettings(settings).timeZone), language)

/** Returns what of an order is due, with its code; nothing if nothing is. */
function sumOf(order: OrderToTell, words: Texts['order'], context: PayContext): Omit<LetterSum, 'title'>[] {
  const due = tellDue(order, words)
  if (!due) return []
  const date = dateIn(context)
  const [code] = order.paymentCodes
  const hasDeadline = typeof order.nextPayment?.until === 'string'
  const notes = code
    ? [
        ...(hasDeadline ? [] : [words.pay_khqr_until.replace('{{date}}', () => date(code.expiresAt))]),
        words.pay_khqr_same_phone,
      ]
    : []
  return [{ due, amounts: tellWhatToPay(order, { words, date }), code: code?.text ?? null, codeNotes: notes }]
}

/** Returns how to pay what is due of these orders; nothing if nothing is. */
export async function payAll(orders: readonly OrderToTell[], context: PayContext): Promise<Pick<Letter, 'pay'>> {
  const { language, settings } = context
  const words = await loadTexts(language, 'order')
  const { contact = null } = parseSettings(settings)
  const due = orders.flatMap(order => sumOf(order, words, context).map(sum => ({ order, sum })))
  const [first] = due
  if (!first) return {}
  const isOne = due.length === 1
  const number = due.map(({ order }) => order.number).join(', ')
  return {
    pay: {
      head: words.how_to_pay,
      sums: due.map(({ order, sum }) => ({ ...sum, title: isOne ? null : order.number })),
      ways: tellHowToPay({ ...first.order, number }, { words, language, contact }),
      khqr: first.order.payment.khqr,
    },
  }
}

export const payOf = async (order: OrderToTell, context: PayContext): Promise<Pick<Letter, 'pay'>> =>
  payAll([order], context)

/** Returns the amount that is due and its deadline, for the inbox. */
export const previewOf = ({ pay }: Pick<Letter, 'pay'>): Pick<Letter, 'preview'> =>
  pay?.sums.length === 1 ? { preview: pay.sums[0]!.amounts.slice(0, 2).join(' ') } : {}

/** Returns the steps that an order still has before it, in the words of how it is delivered. */
export function nextOf(
  { expectedSteps, method }: OrderToTell,
  { say, language }: Omit<LetterContext, 'settings'>,
): Pick<Letter, 'next'> {
  const isFetched = method !== null && method !== 'courier'
  const steps = expectedSteps.flatMap(({ step, on }) => {
    if (step === 'placed') return []
    const key = step === 'delivered' && isFetched ? 'next_fetched' : (`next_${step}` as const)
    return [{ on: writeDay(on, language), text: say(key) }]
  })
  return steps.length === 0 ? {} : { next: { head: say('next_head'), steps } }
}

export const orderLink = ({ origin }: Pick<MailContext, 'origin'>, orderId: string): string =>
  `${origin}/me/histories?order=${orderId}`

export const linkTo = (context: Pick<MailContext, 'event' | 'origin'>): string =>
  orderLink(context, context.event.subjectId)

/** Carries what staff wrote to the customer of an order, in the staff's words. */
export const writtenLetter: LetterWriter<'CustomerWritten'> = async context => {
  const { personId, subject, text, number } = context.event.payload
  const account = await getAccount(context.trx, personId)
  if (account.removed_at) return null
  return toAccountByName(account, say => ({
    subject,
    lines: [say('written_text', { number })],
    quote: text,
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}

/** The mails that list every line: what is ordered, and what will be produced. */
const LISTING: readonly OrderKey[] = ['placed', 'approved']

/** Returns what the staff wrote to the customer with the new status, unless it is an internal reason. */
function noteLines({ kind, payload }: RecordedEvent<OrderEventKind>, say: MailTexts): string[] {
  if (kind === 'OrderPlaced' || payload.note === '') return []
  if (payload.to === 'CANCELED') return [say('reason', { reason: payload.note })]
  return payload.isNoteInternal === false ? [say('shop_note', { note: payload.note })] : []
}

/** Writes to the customer about the status of their order. */
export const orderLetter: LetterWriter<OrderEventKind> = async context => {
  const { trx, event, settings } = context
  const account = await getAccount(trx, event.payload.personId)
  const key = keyOf(event)
  const isToldElsewhere = event.kind !== 'OrderPlaced' && event.payload.isTold === false
  if (!key || isToldElsewhere) return null
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { number, designNames } = order
  const isPlaced = key === 'placed'
  const isSamples = designNames.length === 0
  const payment = await payOf(order, { language: account.language, settings })
  return toAccountByName(account, async say => ({
    subject: say(`${key}_subject`, { number }),
    lines: [say(isPlaced && isSamples ? 'placed_samples_text' : `${key}_text`, { number }), ...noteLines(event, say)],
    facts: await factsOf(order, { say, language: account.language }),
    ...payment,
    ...(isPlaced && previewOf(payment)),
    ...(!isSamples && nextOf(order, { say, language: account.language })),
    button: { label: say('see_order'), url: linkTo(context) },
    ...(LISTING.includes(key) && { ordered: await orderedOf(trx, event.subjectId, account.language) }),
  }))
}

const METHODS = ['bank', 'khqr', 'cash', 'other'] as const

/** Writes a receipt for a payment or a refund. */
export const paymentLetter: LetterWriter<'PaymentNoted'> = async context => {
  const { trx, event, settings } = context
  const { personId, cents, paidCents, method: paidBy } = event.payload
  const account = await getAccount(trx, personId)
  // Uses the amount at the time of this payment: another may have followed since.
  const order = await getOrderToTell(trx, { id: event.subjectId, paidCents }, context)
  const key = cents < 0 ? 'refunded' : 'paid'
  const method = METHODS.find(each => each === paidBy) ?? 'other'
  return toAccountByName(account, async say => {
    const gaps = { number: order.number, amount: formatUsd(Math.abs(cents)), method: say(`method_${method}`) }
    return {
      subject: say(`${key}_subject`, gaps),
      lines: [say(`${key}_text`, gaps), ...(key === 'paid' && order.dueCents === 0 ? [say('paid_all')] : [])],
      facts: await factsOf(order, { say, language: account.language }),
      ...(await payOf(order, { language: account.language, settings })),
      ...(key === 'paid' && order.designNames.length > 0 && nextOf(order, { say, language: account.language })),
      button: { label: say('see_order'), url: linkTo(context) },
    }
  })
}

/** Tells the customer why a picture of their receipt was refused, and how to pay. */
export const slipLetter: LetterWriter<'SlipRefused'> = async context => {
  const { trx, event, settings } = context
  const { personId, reason } = event.payload
  const account = await getAccount(trx, personId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { number } = order
  return toAccountByName(account, async say => ({
    subject: say('slip_refused_subject', { number }),
    lines: [say('slip_refused_text', { number })],
    quote: reason,
    facts: await factsOf(order, { say, language: account.language }),
    ...(await payOf(order, { language: account.language, settings })),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}

/** Warns the customer that an order without a payment will be canceled; nothing if something was paid since. */
export const releaseLetter: LetterWriter<'ReleaseWarned'> = async context => {
  const { trx, event, settings } = context
  const account = await getAccount(trx, event.payload.personId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  if (order.nextPayment?.by !== 'production' || order.paidCents > 0) return null
  const { number } = order
  const date = writeDay(dayIn(new Date(event.payload.on), parseSettings(settings).timeZone), account.language)
  return toAccountByName(account, async say => ({
    subject: say('release_subject', { number, date }),
    lines: [say('release_text', { number, date })],
    facts: await factsOf(order, { say, language: account.language }),
    ...(await payOf(order, { language: account.language, settings })),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}
