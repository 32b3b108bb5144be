import type { CustomerQuote, CustomerQuoteRow, LineInput } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { promiseNow } from '../placement/placeShipping.ts'
import { readQueueAhead } from '../promise/queueAhead.ts'
import type { PictureOf } from '../record/present.ts'
import {
  type ManualPrice,
  type MessageRecord,
  qtyOfItem,
  type QuoteContent,
  type QuoteItem,
  type QuoteRecord,
  type RevisionRecord,
  stateOf,
} from './record/quoteRecord.ts'
import { listMessages, listRevisions } from './record/quoteStore.ts'

export interface QuotePresentation {
  readonly tenant: TenantContext
  readonly pictureOf: PictureOf
  readonly now: Date
  /** Whether it is shown by its link: then the order has no id. */
  readonly isByLink?: boolean
}

export function presentItem(item: QuoteItem, pictureOf: PictureOf): CustomerQuote['items'][number] {
  const { id, designId, name, productType, fabric, revision, lines } = item
  return {
    id,
    designId,
    name,
    productType: productType as LineInput['productType'],
    fabric,
    revision,
    pictureUrl: pictureOf(designId, revision),
    lines: [...lines],
    qty: qtyOfItem(item),
  }
}

function presentPrice(manual: ManualPrice | null): CustomerQuote['revisions'][number]['items'][number]['price'] {
  if (!manual) return { source: 'list', unitCents: null, offerNumber: null }
  const { unitCents, offer } = manual
  return { source: offer ? 'offer' : 'manual', unitCents, offerNumber: offer?.number ?? null }
}

function presentContent(content: QuoteContent, pictureOf: PictureOf) {
  const { items, extras, delivery = null, note, qty, subtotalCents, discountCents, extrasCents, totalCents } = content
  return {
    items: items.map(item => ({
      ...presentItem(item, pictureOf),
      price: presentPrice(item.manual),
      priced: [...item.priced],
      discountCents: item.discountCents,
      totalCents: item.totalCents,
    })),
    extras: [...extras],
    delivery,
    note,
    qty,
    subtotalCents,
    discountCents,
    extrasCents,
    totalCents,
  }
}

const presentRevision = (
  { revision, sent_at, expires_at, content }: RevisionRecord,
  pictureOf: PictureOf,
): CustomerQuote['revisions'][number] => ({
  revision,
  sentAt: sent_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  ...presentContent(content, pictureOf),
})

const presentMessage = ({ id, item_id, text, at, staff_id }: MessageRecord): CustomerQuote['messages'][number] => ({
  id,
  itemId: item_id,
  text,
  at: at.toISOString(),
  by: staff_id === null ? 'customer' : 'shop',
})

/** Returns the day of arrival if the revision is accepted now. */
async function promisedOn(
  trx: Transaction,
  content: QuoteContent,
  { tenant, now }: QuotePresentation,
): Promise<string> {
  const goods = { lines: content.items.flatMap(({ priced }) => priced), ...content }
  const ahead = await readQueueAhead(trx)
  const method = content.delivery?.method ?? null
  return promiseNow({ tenant, quote: goods, ahead, now, method, isRush: false }).days.receivedOn
}

async function findOrderNumber(trx: Transaction, { order_id: id }: QuoteRecord): Promise<string | null> {
  if (id === null) return null
  const { rows } = await sql<{ number: string }>`select number from orders where id = ${id}`.execute(trx)
  return rows[0]?.number ?? null
}

/** Presents a quote with everything that was sent to its customer. Who set a price and why stays with the shop. */
export async function presentQuote(
  trx: Transaction,
  quote: QuoteRecord,
  presentation: QuotePresentation,
): Promise<CustomerQuote> {
  const { pictureOf, now, isByLink = false } = presentation
  const revisions = await listRevisions(trx, quote.id)
  const state = stateOf(quote, now)
  const active = revisions.find(({ revision }) => revision === quote.active_revision)
  const number = await findOrderNumber(trx, quote)
  return {
    id: quote.id,
    number: quote.number,
    state,
    isOfShop: quote.started_by !== null,
    askedAt: quote.asked_at.toISOString(),
    neededBy: quote.needed_by,
    address: quote.address,
    landmark: quote.landmark,
    items: quote.items.map(item => presentItem(item, pictureOf)),
    revisions: revisions.map(revision => presentRevision(revision, pictureOf)),
    activeRevision: quote.active_revision,
    messages: (await listMessages(trx, quote.id)).map(presentMessage),
    promisedOn: state === 'sent' && active ? await promisedOn(trx, active.content, presentation) : null,
    order: number === null ? null : { id: isByLink ? null : quote.order_id, number },
    declineReason: quote.decline_reason,
  }
}

export const presentQuoteRow = (quote: QuoteRecord, now: Date): CustomerQuoteRow => ({
  id: quote.id,
  number: quote.number,
  state: stateOf(quote, now),
  askedAt: quote.asked_at.toISOString(),
  expiresAt: quote.expires_at?.toISOString() ?? null,
  totalCents: quote.total_cents,
  qty: quote.items.reduce((sum, item) => sum + qtyOfItem(item), 0),
  designNames: [...new Set(quote.items.map(({ name }) => name))],
})
