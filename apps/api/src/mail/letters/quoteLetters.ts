import { dayIn, formatCount, formatUsd } from '@kitwright/measure'
import { type Language, writeDay } from '@kitwright/words'
import { type Account, getAccount } from '../../accounts/index.ts'
import { getQuoteToTell, type QuoteToTell } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { AddressedLetter, Letter } from './letter.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import type { MailTexts } from './texts/mailTexts.ts'

type QuoteEventKind = 'QuoteSent' | 'QuoteReplied' | 'QuoteExpiring'
interface Reader {
  readonly account: Account
  readonly quote: QuoteToTell
}

/** Returns the quote and its customer; null if they want no such mails. */
async function readerOf({ trx, event, codeKey }: MailContext<QuoteEventKind>): Promise<Reader | null> {
  const account = await getAccount(trx, event.payload.personId)
  return { account, quote: await getQuoteToTell(trx, { id: event.subjectId, linkSecret: codeKey }) }
}

/** Returns the last day in the shop's time zone. */
const lastDay = ({ expiresAt }: QuoteToTell, language: Language, { settings }: Pick<MailContext, 'settings'>): string =>
  expiresAt ? writeDay(dayIn(expiresAt, parseSettings(settings).timeZone), language) : ''

const factsOf = (quote: QuoteToTell, date: string, say: MailTexts): NonNullable<Letter['facts']> => [
  { label: say('quote_number'), value: quote.number },
  ...(quote.lines.length === 0 ? [{ label: say('designs'), value: quote.designNames.join(', ') }] : []),
  ...quote.lines.map(({ text, qty, cents }) => ({ label: `${text} × ${formatCount(qty)}`, value: formatUsd(cents) })),
  ...(quote.deliveryCents ? [{ label: say('quote_delivery'), value: formatUsd(quote.deliveryCents) }] : []),
  { label: say('quote_pieces'), value: formatCount(quote.qty) },
  ...(date === '' ? [] : [{ label: say('quote_until'), value: date }]),
  ...(quote.totalCents === null
    ? []
    : [{ label: say('quote_total'), value: formatUsd(quote.totalCents), isStrong: true }]),
]

/** Sends a revision of a quote to its customer, with the link that accepts it. */
export const quoteLetter: LetterWriter<'QuoteSent'> = async context => {
  const reader = await readerOf(context)
  // A newer revision has its own mail, and an answered quote needs none.
  if (!reader || reader.quote.state !== 'sent' || reader.quote.revision !== context.event.payload.revision) return null
  const { account, quote } = reader
  const { number, designNames, totalCents, note } = quote
  const date = lastDay(quote, account.language, context)
  const gaps = { number, designs: designNames.join(', '), date, total: formatUsd(totalCents ?? 0) }
  return toAccountByName(account, say => ({
    subject: say('quote_subject', gaps),
    lines: [context.event.payload.revision === 1 ? say('quote_text', gaps) : say('quote_again_text', gaps)],
    ...(note !== '' && { quote: note }),
    facts: factsOf(quote, date, say),
    button: { label: say('quote_button'), url: `${context.origin}${quote.linkPath}` },
    after: [say('quote_why')],
  }))
}

/** Tells the customer what staff answered to a message. */
export const quoteReplyLetter: LetterWriter<'QuoteReplied'> = async context => {
  const reader = await readerOf(context)
  const message = reader?.quote.messages.find(({ id }) => id === context.event.payload.messageId)
  if (!reader || !message) return null
  const { account, quote } = reader
  return toAccountByName(account, say => ({
    subject: say('quote_reply_subject', { number: quote.number }),
    lines: [say('quote_reply_text', { number: quote.number })],
    quote: message.text,
    facts: factsOf(quote, lastDay(quote, account.language, context), say),
    button: { label: say('quote_open_button'), url: `${context.origin}${quote.linkPath}` },
    after: [say('quote_why')],
  }))
}

/** Reminds the customer of a quote that ends soon. */
export const quoteExpiringLetter: LetterWriter<'QuoteExpiring'> = async context => {
  const reader = await readerOf(context)
  if (!reader || reader.quote.state !== 'sent') return null
  const { account, quote } = reader
  const date = lastDay(quote, account.language, context)
  const gaps = { number: quote.number, date, total: formatUsd(quote.totalCents ?? 0) }
  return toAccountByName(account, say => ({
    subject: say('quote_expiring_subject', gaps),
    lines: [say('quote_expiring_text', gaps)],
    facts: factsOf(quote, date, say),
    button: { label: say('quote_button'), url: `${context.origin}${quote.linkPath}` },
    after: [say('quote_why')],
  }))
}

/** Tells a member of the staff that a customer asks for a quote, wrote about one, or declined one. */
export async function quoteNews(
  { trx, event, shop, origin, codeKey }: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const quote = await getQuoteToTell(trx, { id: event.subjectId, linkSecret: codeKey })
  const customer = await getAccount(trx, quote.ownerId)
  const name = `${customer.first_name} ${customer.last_name}`
  const gaps = { number: quote.number, name, designs: quote.designNames.join(', ') }
  const last = quote.messages.findLast(({ isOfShop }) => !isOfShop)?.text ?? ''
  const about = quote.state === 'declined' ? 'declined' : quote.revision === null ? 'asked' : 'message'
  const words = about === 'declined' ? quote.declineReason : last
  return toAccountByName(account, say => ({
    subject: say(`staff_quote_${about}_subject`, gaps),
    lines: [say(`staff_quote_${about}_text`, gaps)],
    ...(words !== '' && { quote: words }),
    facts: [
      ...factsOf(quote, '', say),
      { label: say('customer'), value: `${name}\n${customer.email}`.trim() },
      { label: say('phone'), value: quote.phone },
    ],
    button: { label: say('staff_quote_button'), url: `${origin}/office/quotes/${event.subjectId}` },
    after: [say('staff_why', { shop })],
  }))
}
