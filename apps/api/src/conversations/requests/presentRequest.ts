import type { Response_ } from '@kitwright/contract'
import { dayAfter, dayIn } from '@kitwright/measure'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { type CartCaller, findKeeping, keeperOf } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { listPrices } from './listPrices.ts'
import { requestLinkPath } from './requestLink.ts'
import { undoUntilOf } from './giveOffer.ts'
import {
  countRevisions,
  listOfferRevisions,
  listWishes,
  type OfferContent,
  type OfferRevision,
  type RequestRecord,
} from './requestStore.ts'

type Offer = Response_<'GET /api/quote-offers/{token}'>
type OfficeOffer = Response_<'GET /api/office/quote-requests/{id}'>
type OwnOffer = Response_<'GET /api/customer-offers'>['items'][number]
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
  const answer = presentAnswer(request, { revision: await countRevisions(trx, request.id), now })
  return { ...answer, keeping: keeping ?? null, wishes: await listWishes(trx, request.id) }
}

/** The state that people see: a sent offer whose last instant has passed has expired. */
const stateOf = ({ state, expires_at }: RequestRecord, now: Date): Offer['state'] =>
  state === 'sent' && expires_at !== null && expires_at <= now ? 'expired' : state

const presentLine = ({ text, qty, unitCents, totalCents, source, garment = null }: OfferContent['lines'][number]) => ({
  text,
  qty,
  unitCents,
  totalCents,
  source,
  garment,
})

function presentAnswer(
  request: RequestRecord,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Omit<Offer, 'keeping' | 'wishes'> {
  const { number, version, team, items, note, offer, total_cents, sent_at, expires_at } = request
  return {
    number,
    state: stateOf(request, now),
    version,
    team,
    items: [...items],
    neededBy: request.needed_by,
    note,
    askedAt: request.asked_at.toISOString(),
    offer: offer && {
      revision,
      lines: offer.lines.map(presentLine),
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

/** Returns the day that an offer holds until unless staff choose another. */
export function usualExpiry({ settings }: Pick<TenantContext, 'settings'>, now: Date): string {
  const { timeZone, quoteDays } = parseSettings(settings)
  return dayAfter(dayIn(now, timeZone), quoteDays)
}

/** Presents a request to staff, with what the price list says for its garments. */
export async function presentRequest(
  trx: Transaction,
  request: RequestRecord,
  { tenant, linkSecret, now }: OfficePresentation,
): Promise<OfficeRequest> {
  const { id, contact, conversation_id: conversationId, items, offer, started_by, wished_at } = request
  const listed = []
  // Requests that are settled need no prices.
  if (request.state === 'asked' || request.state === 'sent')
    for (const { productType, pieces } of items) listed.push(...(await listPrices(trx, { productType, pieces, now })))
  return {
    ...presentAnswer(request, { revision: await countRevisions(trx, id), now }),
    id,
    contact,
    conversationId,
    linkPath: offer ? requestLinkPath(linkSecret, id) : null,
    listPrices: listed,
    kept: await presentKept(trx, request),
    expiresOn: usualExpiry(tenant, now),
    wishedAt: wished_at?.toISOString() ?? null,
    isOfShop: started_by !== null,
    owner: await presentOwner(trx, request),
  }
}

async function presentOwner(
  trx: Transaction,
  { owner_id: id, owned_at, owned_by: by }: RequestRecord,
): Promise<OfficeRequest['owner']> {
  if (id === null || owned_at === null || by === null) return null
  return { id, name: nameIn(await listOwners(trx, [id]), id), since: owned_at.toISOString(), by }
}

const presentRevision = (sent: OfferRevision, sentBy: string): OfficeOffer['revisions'][number] => ({
  revision: sent.revision,
  lines: sent.content.lines.map(line => ({ ...presentLine(line), reason: line.reason ?? '' })),
  note: sent.content.note,
  totalCents: sent.total_cents,
  sentAt: sent.sent_at.toISOString(),
  expiresAt: sent.expires_at.toISOString(),
  sentBy,
})

/** Presents a request on its own page: with all revisions and wishes. `by` is the member of staff who reads it. */
export async function presentOfficeOffer(
  trx: Transaction,
  request: RequestRecord,
  { by, ...presentation }: OfficePresentation & { readonly by: string },
): Promise<OfficeOffer> {
  const revisions = await listOfferRevisions(trx, request.id)
  const people = await listOwners(
    trx,
    revisions.map(({ sent_by }) => sent_by),
  )
  return {
    ...(await presentRequest(trx, request, presentation)),
    revisions: revisions.map(sent => presentRevision(sent, nameIn(people, sent.sent_by))),
    wishes: await listWishes(trx, request.id),
    undoUntil: undoUntilOf(request, by, presentation.now)?.toISOString() ?? null,
  }
}

/** Presents a request to its customer. */
export function presentOwnOffer(
  request: RequestRecord,
  { linkSecret, now }: Omit<OfficePresentation, 'tenant'>,
): OwnOffer {
  const { id, number, items, asked_at, total_cents, expires_at } = request
  return {
    number,
    state: stateOf(request, now),
    items: [...items],
    lines: (request.offer?.lines ?? []).map(({ text, qty }) => ({ text, qty })),
    askedAt: asked_at.toISOString(),
    totalCents: total_cents,
    expiresAt: expires_at?.toISOString() ?? null,
    linkPath: request.offer ? requestLinkPath(linkSecret, id) : null,
  }
}
