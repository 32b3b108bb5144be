import { QUOTE_LIMITS } from '@kitwright/contract'
import { dayAfter, dayIn, endOfDay } from '@kitwright/measure'
import { parseLanguage } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { findConversation, settleForms } from '../conversationStore.ts'
import { readCorrespondent } from '../presentConversation.ts'
import { writeMessage } from '../writeMessage.ts'
import { listPrices } from './listPrices.ts'
import { requestLinkPath } from './requestLink.ts'
import { countRevisions, keepOffer, lockRequest, type OfferContent, type RequestRecord } from './requestStore.ts'
import { loadRequestTexts } from './requestTexts.ts'

type SendBody = Exchange<'POST /api/office/quote-requests/{id}/offer'>['body']
type Body = Omit<SendBody, 'version'>

/** An offer as staff typed it, and for whom it is sent. */
export interface TypedOffer {
  readonly body: Body
  readonly by: string
  readonly tenant: TenantContext
  /** The origin at which the shop was called, for the link. */
  readonly origin: string
  readonly linkSecret: string | Uint8Array
  readonly now: Date
}

interface OfferToSend extends TypedOffer {
  readonly id: string
  readonly body: SendBody
}

type TypedLine = Body['lines'][number]

/** Throws `invalid-input` for a line without a price, and for an own price of a garment without its reason. */
function requirePrice({ unitCents, garment, reason }: TypedLine, path: string): void {
  if (unitCents === null && garment === null)
    throw new ProblemError('invalid-input', [{ path: `${path}.unitCents`, id: 'required' }])
  if (unitCents !== null && garment !== null && reason === '')
    throw new ProblemError('invalid-input', [{ path: `${path}.reason`, id: 'required' }])
}

/** Throws `invalid-input` if two lines price the same garment, which would leave open which price an order gets. */
function requireDifferentGarments(lines: readonly TypedLine[]): void {
  const garments = new Set<string>()
  lines.forEach(({ garment }, i) => {
    const key = garment && `${garment.productType} ${garment.fabric}`
    if (key !== null && garments.has(key))
      throw new ProblemError('invalid-input', [{ path: `lines.${i}.garment`, id: 'duplicate' }])
    if (key !== null) garments.add(key)
  })
}

/** Returns the lines with their prices; the server takes those of the list. Throws `invalid-input`, `no-price`. */
async function priceLines(trx: Transaction, { lines }: Body, now: Date): Promise<OfferContent['lines']> {
  requireDifferentGarments(lines)
  const priced: OfferContent['lines'][number][] = []
  for (const [i, line] of lines.entries()) {
    requirePrice(line, `lines.${i}`)
    const { text, qty, unitCents, garment, reason } = line
    const listed = garment && (await listPrices(trx, { ...garment, pieces: qty, now }))
    const inList = listed?.find(({ fabric }) => fabric === garment?.fabric)
    if (garment && !inList) throw new ProblemError('no-price', [{ path: `lines.${i}.garment`, id: 'not-offered' }])
    const cents = unitCents ?? inList!.unitCents
    const source = unitCents === null ? 'list' : 'manual'
    priced.push({ text, qty, unitCents: cents, totalCents: cents * qty, source, garment, reason })
  }
  return priced
}

/** Returns the last instant of the day. Throws `quote-expiry-invalid` for a past day or one too far away. */
function expiryOf({ expiresOn }: Body, { tenant, now }: TypedOffer): Date {
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
  { by, now, origin, linkSecret, body }: TypedOffer,
): Promise<void> {
  const { id } = request
  const conversation = await findConversation(trx, request.conversation_id)
  if (!conversation) throw new ProblemError('not-found')
  const { email, language } = await readCorrespondent(trx, conversation)
  const hasMail = email !== null
  const { say } = await loadRequestTexts(request.language === null ? language : parseLanguage(request.language))
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
 * Sends the next revision of an offer. Throws `no-price`, `quote-full`, `quote-expiry-invalid`, `quote-total-too-high`,
 * `invalid-input`.
 */
export async function sendRevision(trx: Transaction, request: RequestRecord, offer: TypedOffer): Promise<void> {
  const { body, by, now } = offer
  if ((await countRevisions(trx, request.id)) >= QUOTE_LIMITS.revisions) throw new ProblemError('quote-full')
  const lines = await priceLines(trx, body, now)
  const expiresAt = expiryOf(body, offer)
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  if (totalCents > QUOTE_LIMITS.totalCents) throw new ProblemError('quote-total-too-high')
  await keepOffer(trx, { id: request.id, content: { lines, note: body.note }, totalCents, expiresAt, by, now })
  await writeOffer(trx, { request, totalCents }, offer)
}

/**
 * Sends an offer for a request; it replaces the one before. Throws `not-found`, `quote-answered`, `quote-changed` and
 * the problems of {@link sendRevision}.
 */
export async function sendOffer(trx: Transaction, { id, ...offer }: OfferToSend): Promise<void> {
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  if (request.state === 'accepted' || request.state === 'declined') throw new ProblemError('quote-answered')
  if (request.version !== offer.body.version) throw new ProblemError('quote-changed')
  await sendRevision(trx, request, offer)
}
