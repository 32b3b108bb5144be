import type { Response_ } from '@kitwright/contract'
import { dayAfter, dayIn } from '@kitwright/measure'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { type CartCaller, findKeeping, keeperOf } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { listPrices } from './listPrices.ts'
import { requestLinkPath } from './requestLink.ts'
import type { RequestRecord } from './requestStore.ts'

type Offer = Response_<'GET /api/quote-offers/{token}'>
type OfficeRequest = Response_<'GET /api/office/quote-requests'>['items'][number]

interface OfferPresentation {
  readonly caller: CartCaller
  readonly now: Date
}

/** Presents an offer to whoever has its link. */
export async function presentOffer(
  trx: Transaction,
  request: RequestRecord,
  { caller, now }: OfferPresentation,
): Promise<Offer> {
  const kept = await findKeeping(trx, request.id)
  const keeping = kept && {
    keptBy: await keeperOf(trx, kept, caller),
    isUsed: kept.order_id !== null,
    isExpired: kept.expires_at <= now,
  }
  return { ...presentAnswer(request, now), keeping: keeping ?? null }
}

function presentAnswer(request: RequestRecord, now: Date): Omit<Offer, 'keeping'> {
  const { number, version, team, items, note, offer, total_cents, sent_at, expires_at } = request
  const isExpired = request.state === 'sent' && expires_at !== null && expires_at <= now
  return {
    number,
    state: isExpired ? 'expired' : request.state,
    version,
    team,
    items: [...items],
    neededBy: request.needed_by,
    note,
    askedAt: request.asked_at.toISOString(),
    offer: offer && {
      // Offers of an earlier version have no garments.
      lines: offer.lines.map(line => ({ ...line, garment: line.garment ?? null })),
      note: offer.note,
      totalCents: Number(total_cents),
      sentAt: sent_at!.toISOString(),
      expiresAt: expires_at!.toISOString(),
    },
  }
}

/** Presents to staff for whom an accepted offer is kept, who sent it, and the order that used it. */
async function presentKept(trx: Transaction, { id, sent_by }: RequestRecord): Promise<OfficeRequest['kept']> {
  const kept = await findKeeping(trx, id)
  if (!kept || sent_by === null) return null
  const { owner_id, order_id, order_number } = kept
  const people = await listOwners(trx, [sent_by, ...(owner_id === null ? [] : [owner_id])])
  return {
    by: nameIn(people, sent_by),
    customer: owner_id === null ? null : { id: owner_id, name: nameIn(people, owner_id) },
    order: order_id === null || order_number === null ? null : { id: order_id, number: order_number },
  }
}

interface OfficePresentation {
  readonly tenant: TenantContext
  readonly linkSecret: string | Uint8Array
  readonly now: Date
}

/** Presents a request to staff, with what the price list says for its garments. */
export async function presentRequest(
  trx: Transaction,
  request: RequestRecord,
  { tenant, linkSecret, now }: OfficePresentation,
): Promise<OfficeRequest> {
  const { id, contact, conversation_id: conversationId, items, offer } = request
  const { timeZone, quoteDays } = parseSettings(tenant.settings)
  const listed = []
  // Requests that are settled need no prices.
  if (request.state === 'asked' || request.state === 'sent')
    for (const { productType, pieces } of items) listed.push(...(await listPrices(trx, { productType, pieces, now })))
  return {
    ...presentAnswer(request, now),
    id,
    contact,
    conversationId,
    linkPath: offer ? requestLinkPath(linkSecret, id) : null,
    listPrices: listed,
    kept: await presentKept(trx, request),
    expiresOn: dayAfter(dayIn(now, timeZone), quoteDays),
  }
}
