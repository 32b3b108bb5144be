import { QUOTE_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { isDraftOfShop, type QuoteRecord, stateOf } from './record/quoteRecord.ts'
import { insertMessage, keepRefusal, listMessages, lockQuote } from './record/quoteStore.ts'

/** The caller: the quote's customer, or a person who has its link. */
export interface QuoteCaller {
  readonly id: string
  /** Null by the link, and for staff. */
  readonly personId: string | null
  /** The link that the caller has; absent without one. */
  readonly linkVersion?: number
}

/** Throws `not-found` for another person's quote and for one that staff still prepare, `quote-link-replaced` for an earlier link, `quote-link-off`. */
export function requireCaller(quote: QuoteRecord | undefined, { personId, linkVersion }: QuoteCaller): QuoteRecord {
  if (!quote || (personId !== null && quote.owner_id !== personId)) throw new ProblemError('not-found')
  const isStaff = personId === null && linkVersion === undefined
  if (!isStaff && isDraftOfShop(quote)) throw new ProblemError('not-found')
  if (linkVersion !== undefined && quote.is_link_off) throw new ProblemError('quote-link-off')
  if (linkVersion !== undefined && linkVersion !== quote.link_version)
    throw new ProblemError(linkVersion < quote.link_version ? 'quote-link-replaced' : 'not-found')
  return quote
}

/** Returns a quote that the caller may read, locked. Throws `not-found`, `quote-link-replaced`. */
export async function lockCallersQuote(trx: Transaction, caller: QuoteCaller): Promise<QuoteRecord> {
  return requireCaller(await lockQuote(trx, caller.id), caller)
}

/** Throws unless this revision can be answered now: `quote-not-sent`, `quote-answered`, `quote-superseded`, `quote-expired`. */
export function requireAnswerable(quote: QuoteRecord, revision: number, now: Date): void {
  if (quote.state === 'accepted' || quote.state === 'declined') throw new ProblemError('quote-answered')
  if (quote.active_revision === null) throw new ProblemError('quote-not-sent')
  if (quote.active_revision !== revision) throw new ProblemError('quote-superseded')
  if (stateOf(quote, now) === 'expired') throw new ProblemError('quote-expired')
}

interface Refusal extends QuoteCaller {
  readonly revision: number
  readonly reason: string
  readonly now: Date
}

/** Declines a quote for good. Throws the problems of {@link requireAnswerable}. */
export async function declineQuote(trx: Transaction, { revision, reason, now, ...caller }: Refusal): Promise<void> {
  const quote = await lockCallersQuote(trx, caller)
  requireAnswerable(quote, revision, now)
  await keepRefusal(trx, { id: quote.id, reason, isByLink: caller.personId === null, now })
  const payload = { number: quote.number, personId: quote.owner_id }
  await recordEvent(trx, { kind: 'QuoteDeclined', subjectId: quote.id, payload })
}

interface Message {
  readonly itemId: string | null
  readonly text: string
  readonly now: Date
}

/** Throws `quote-answered`, `quote-full`, or `not-found` for an item that the quote does not have. */
async function requireMessage(trx: Transaction, quote: QuoteRecord, { itemId }: Message): Promise<void> {
  if (quote.state === 'accepted' || quote.state === 'declined') throw new ProblemError('quote-answered')
  if (itemId !== null && !quote.items.some(({ id }) => id === itemId))
    throw new ProblemError('not-found', [{ path: 'itemId', id: 'not-found' }])
  if ((await listMessages(trx, quote.id)).length >= QUOTE_LIMITS.messages) throw new ProblemError('quote-full')
}

/** Keeps a customer's message; the quote then waits for staff. A sent revision can still be accepted. */
export async function writeToShop(trx: Transaction, caller: QuoteCaller, message: Message): Promise<void> {
  const quote = await lockCallersQuote(trx, caller)
  await requireMessage(trx, quote, message)
  await insertMessage(trx, { quoteId: quote.id, staffId: null, ...message })
  const payload = { number: quote.number, personId: quote.owner_id }
  await recordEvent(trx, { kind: 'QuoteMessaged', subjectId: quote.id, payload })
}

/** Keeps an answer of staff and mails it to the customer. */
export async function writeToCustomer(
  trx: Transaction,
  { id, staffId }: { readonly id: string; readonly staffId: string },
  message: Message,
): Promise<void> {
  const quote = await lockQuote(trx, id)
  if (!quote) throw new ProblemError('not-found')
  if (isDraftOfShop(quote)) throw new ProblemError('quote-not-sent')
  await requireMessage(trx, quote, message)
  const messageId = await insertMessage(trx, { quoteId: id, staffId, ...message })
  const payload = { number: quote.number, personId: quote.owner_id, messageId }
  await recordEvent(trx, { kind: 'QuoteReplied', subjectId: id, payload })
}
