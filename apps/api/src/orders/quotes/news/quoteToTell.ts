import { sql, type Transaction } from '../../../database/index.ts'
import { quoteLinkPath } from '../record/quoteLink.ts'
import { qtyOfItem, type QuoteContent, type QuoteRecord } from '../record/quoteRecord.ts'
import { listMessages } from '../record/quoteStore.ts'

/** A quote as mails describe it. */
export interface QuoteToTell {
  readonly number: string
  readonly ownerId: string
  readonly state: QuoteRecord['state']
  readonly designNames: readonly string[]
  readonly qty: number
  /** The lines that were sent, with their prices; none before the first revision. */
  readonly lines: readonly { readonly text: string; readonly qty: number; readonly cents: number }[]
  /** Delivery in cents; null if the quote names none. */
  readonly deliveryCents: number | null
  /** Null before the first revision was sent. */
  readonly totalCents: number | null
  readonly expiresAt: Date | null
  readonly revision: number | null
  readonly note: string
  readonly neededBy: string | null
  readonly phone: string
  readonly declineReason: string
  readonly messages: readonly { readonly id: string; readonly text: string; readonly isOfShop: boolean }[]
  /** The path that opens it without an account. */
  readonly linkPath: string
}

const linesOf = ({ items, extras }: QuoteContent): QuoteToTell['lines'] => [
  ...items.map(item => ({ text: item.name, qty: qtyOfItem(item), cents: item.totalCents })),
  ...extras.map(({ text, qty, totalCents }) => ({ text, qty, cents: totalCents })),
]

/** Returns the quote as it is now. Throws if it does not exist: events refer to existing quotes. */
export async function getQuoteToTell(
  trx: Transaction,
  { id, linkSecret }: { readonly id: string; readonly linkSecret: string | Uint8Array },
): Promise<QuoteToTell> {
  const { rows } = await sql<QuoteRecord & { content: QuoteContent | null }>`
    select q.*, r.content from customer_quotes q
    left join customer_quote_revisions r on r.quote_id = q.id and r.revision = q.active_revision
    where q.id = ${id}`.execute(trx)
  const [quote] = rows
  if (!quote) throw new Error(`there is no quote ${id}`)
  const { content } = quote
  const messages = await listMessages(trx, id)
  return {
    number: quote.number,
    ownerId: quote.owner_id,
    state: quote.state,
    designNames: [...new Set(quote.items.map(({ name }) => name))],
    qty: quote.items.reduce((sum, item) => sum + qtyOfItem(item), 0),
    lines: content ? linesOf(content) : [],
    deliveryCents: content?.delivery?.cents ?? null,
    totalCents: quote.total_cents,
    expiresAt: quote.expires_at,
    revision: quote.active_revision,
    note: content?.note ?? '',
    neededBy: quote.needed_by,
    phone: quote.phone,
    declineReason: quote.decline_reason,
    messages: messages.map(({ id: messageId, text, staff_id }) => ({
      id: messageId,
      text,
      isOfShop: staff_id !== null,
    })),
    // Whoever gets the mail has an account.
    linkPath: quote.is_link_off ? `/me/quotes/${id}` : quoteLinkPath(linkSecret, { id, version: quote.link_version }),
  }
}

/** A design of a quote as its mails show it. */
export interface QuotedDesign {
  readonly designId: string
  readonly revision: number
  readonly name: string
}

/** Returns the first designs of what was sent last, or of the request; each once. */
export async function listQuotedDesigns(trx: Transaction, id: string, limit: number): Promise<QuotedDesign[]> {
  const { rows } = await sql<{ items: readonly QuotedDesign[] }>`
    select coalesce(r.content -> 'items', q.items) as items from customer_quotes q
    left join customer_quote_revisions r on r.quote_id = q.id and r.revision = q.active_revision
    where q.id = ${id}`.execute(trx)
  const items = rows[0]?.items ?? []
  return [...new Map(items.map(item => [`${item.designId} ${item.revision}`, item])).values()].slice(0, limit)
}
