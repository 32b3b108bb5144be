import type { Order } from '@kitwright/contract'
import { formatRiel, formatUsd } from '@kitwright/measure'
import { type Texts, type Language } from '@kitwright/words'

type PayableOrder = Pick<Order, 'number' | 'dueCents' | 'nextPayment' | 'payment' | 'paymentCodes'>

export interface PayWords {
  readonly words: Texts['order']
  readonly language: Language
  /** The shop's contact details. */
  readonly contact: { readonly phone: string; readonly email: string } | null
}

const fill = (text: string, gaps: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? '')

interface AmountWords {
  readonly words: Texts['order']
  /** Formats a day of the shop. */
  date(instant: string): string
}

const amountOf = ({ cents, riel }: NonNullable<PayableOrder['nextPayment']>): string =>
  [formatUsd(cents), ...(riel === null ? [] : [formatRiel(riel)])].join(' · ')

/** Returns the amount that is due with its label, which says when; null if nothing is due. */
export function tellDue(
  { nextPayment }: Pick<PayableOrder, 'nextPayment'>,
  words: Texts['order'],
): { label: string; amount: string } | null {
  if (!nextPayment) return null
  const label = fill(words[`pay_${nextPayment.by}`], { amount: '', days: String(nextPayment.creditDays ?? '') })
  return { label: label.trim().replace(/[:៖]$/, ''), amount: amountOf(nextPayment) }
}

/** Returns the amount, its deadline and the remainder after it as lines of text; none if nothing is due. */
export function tellWhatToPay({ dueCents, nextPayment }: PayableOrder, { words, date }: AmountWords): string[] {
  if (!nextPayment) return []
  const { cents, by, until, creditDays, releaseOn } = nextPayment
  const rest = dueCents - cents
  const amount = amountOf(nextPayment)
  return [
    fill(words[`pay_${by}`], { amount, days: String(creditDays ?? '') }),
    ...(until === null ? [] : [fill(words.pay_until, { date: date(until) })]),
    ...(releaseOn === null ? [] : [fill(words.pay_release, { date: date(releaseOn) })]),
    ...(rest > 0 ? [fill(words.pay_rest, { amount: formatUsd(rest) })] : []),
  ]
}

/** Writes each number on its own line, so that none breaks and each can be copied. */
const tellAccount = (
  { bank, holder, account }: PayableOrder['payment']['banks'][number],
  words: Texts['order'],
): string =>
  [
    `${words.pay_bank}: ${bank}`,
    `${words.pay_account}: ${account}`,
    ...(holder === '' ? [] : [`${words.pay_holder}: ${holder}`]),
  ].join('\n')

/**
 * Returns the payment reference and the shop's payment methods as lines; none if nothing is due. A KHQR is a picture
 * and no line.
 */
export function tellHowToPay(order: PayableOrder, { words, language, contact }: PayWords): string[] {
  if (!order.nextPayment) return []
  const { banks, khqr, takesCash, ...own } = order.payment
  const hasCode = order.paymentCodes.length > 0
  const ways = [
    ...banks.map(account => tellAccount(account, words)),
    ...(hasCode || khqr !== null
      ? [`${words.pay_khqr}: ${hasCode ? words.pay_khqr_filled : words.pay_khqr_text}`]
      : []),
    ...(takesCash ? [`${words.pay_cash}: ${words.pay_cash_text}`] : []),
    ...(own[language] === '' ? [] : [own[language]]),
  ]
  const reached = [contact?.phone, contact?.email].filter(Boolean).join(' · ')
  return [
    fill(words.pay_reference_text, { number: order.number }),
    ...(ways.length > 0 ? ways : [words.pay_unknown]),
    ...(reached === '' ? [] : [fill(words.pay_contact, { contact: reached })]),
  ]
}
