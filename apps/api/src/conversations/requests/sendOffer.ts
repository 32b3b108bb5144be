import { QUOTE_LIMITS } from '@kitwright/contract'
import { dayAfter, dayIn, endOfDay } from '@kitwright/measure'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { findConversation, settleForms } from '../conversationStore.ts'
import { readCorrespondent } from '../presentConversation.ts'
import { writeMessage } from '../writeMessage.ts'
import { listPrices } from './listPrices.ts'
import { requestLinkPath } from './requestLink.ts'
import { keepOffer, lockRequest, type OfferContent, type RequestRecord } from './requestStore.ts'
import { loadRequestTexts } from './requestTexts.ts'

type Body = Exchange<'POST /api/office/quote-requests/{id}/offer'>['body']

interface OfferToSend {
  readonly id: string
  readonly body: Body
  readonly by: string
  readonly tenant: TenantContext
  /** The origin at which the shop was called, for the link. */
  readonly origin: string
  readonly linkSecret: string | Uint8Array
  readonly now: Date
}

/** Returns the lines with their prices; the server takes those of the list. Throws `invalid-input`, `no-price`. */
async function priceLines(trx: Transaction, { lines }: Body, now: Date): Promise<OfferContent['lines']> {
  const priced: OfferContent['lines'][number][] = []
  const garments = new Set<string>()
  for (const [i, { text, qty, unitCents, garment }] of lines.entries()) {
    if (unitCents === null && garment === null)
      throw new ProblemError('invalid-input', [{ path: `lines.${i}.unitCents`, id: 'required' }])
    const listed = garment && (await listPrices(trx, { ...garment, pieces: qty, now }))
    const inList = listed?.find(({ fabric }) => fabric === garment?.fabric)
    if (garment && !inList) throw new ProblemError('no-price', [{ path: `lines.${i}.garment`, id: 'not-offered' }])
    // Two prices for the same garment would leave open which one an order gets.
    const key = garment && `${garment.productType} ${garment.fabric}`
    if (key !== null && garments.has(key))
      throw new ProblemError('invalid-input', [{ path: `lines.${i}.garment`, id: 'duplicate' }])
    if (key !== null) garments.add(key)
    const cents = unitCents ?? inList!.unitCents
    const source = unitCents === null ? 'list' : 'manual'
    priced.push({ text, qty, unitCents: cents, totalCents: cents * qty, source, garment })
  }
  return priced
}

/** Returns the last instant of the day. Throws `quote-expiry-invalid` for a past day or one too far away. */
function expiryOf({ expiresOn }: Body, { tenant, now }: OfferToSend): Date {
  const { timeZone } = parseSettings(tenant.settings)
  const today = dayIn(now, timeZone)
  const isRight = expiresOn >= today && expiresOn <= dayAfter(today, QUOTE_LIMITS.validDays)
  const end = isRight ? endOfDay(expiresOn, timeZone) : null
  if (!end) throw new ProblemError('quote-expiry-invalid', [{ path: 'expiresOn', id: 'wrong-date' }])
  return end
}

/** Writes the offer into the conversation: as a mail, or as a note for staff if only a phone number was left. */
async function writeOffer(
  trx: Transaction,
  { request, totalCents }: { readonly request: RequestRecord; readonly totalCents: number },
  offer: OfferToSend,
): Promise<void> {
  const { id, by, now, origin, linkSecret, body } = offer
  const conversation = await findConversation(trx, request.conversation_id)
  if (!conversation) throw new ProblemError('not-found')
  const { email, language } = await readCorrespondent(trx, conversation)
  const hasMail = email !== null
  const { say } = await loadRequestTexts(language)
  const gaps = {
    number: request.number,
    total: `$${(totalCents / 100).toFixed(2)}`,
    day: body.expiresOn,
    url: `${origin}${requestLinkPath(linkSecret, id)}`,
  }
  const text = [...(body.note === '' ? [] : [body.note]), say('message_offer', gaps)].join('\n\n')
  const kind = hasMail ? 'reply' : 'note'
  await writeMessage(trx, { id: conversation.id, kind, text, seenAt: null, isClosing: false, by, now })
  if (!hasMail) await settleForms(trx, conversation.id, now)
}

/**
 * Sends an offer for a request; it replaces the one before. Throws `not-found`, `quote-answered`, `quote-changed`,
 * `no-price`, `quote-expiry-invalid`, `quote-total-too-high`.
 */
export async function sendOffer(trx: Transaction, offer: OfferToSend): Promise<void> {
  const { id, body, by, now } = offer
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  if (request.state === 'accepted' || request.state === 'declined') throw new ProblemError('quote-answered')
  if (request.version !== body.version) throw new ProblemError('quote-changed')
  const lines = await priceLines(trx, body, now)
  const expiresAt = expiryOf(body, offer)
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  if (totalCents > QUOTE_LIMITS.totalCents) throw new ProblemError('quote-total-too-high')
  await keepOffer(trx, { id, content: { lines, note: body.note }, totalCents, expiresAt, by, now })
  await writeOffer(trx, { request, totalCents }, offer)
}
