import type { Response_ } from '@kitwright/contract'
import { dayAfter, dayIn } from '@kitwright/measure'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { listPrices } from './listPrices.ts'
import { requestLinkPath } from './requestLink.ts'
import type { RequestRecord } from './requestStore.ts'

type Offer = Response_<'GET /api/quote-offers/{token}'>
type OfficeRequest = Response_<'GET /api/office/quote-requests'>['items'][number]

/** Presents an offer to whoever has its link. */
export function presentOffer(request: RequestRecord, now: Date): Offer {
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
      lines: [...offer.lines],
      note: offer.note,
      totalCents: Number(total_cents),
      sentAt: sent_at!.toISOString(),
      expiresAt: expires_at!.toISOString(),
    },
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
    ...presentOffer(request, now),
    id,
    contact,
    conversationId,
    linkPath: offer ? requestLinkPath(linkSecret, id) : null,
    listPrices: listed,
    expiresOn: dayAfter(dayIn(now, timeZone), quoteDays),
  }
}
