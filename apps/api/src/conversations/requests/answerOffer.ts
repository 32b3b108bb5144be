import type { Language } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { holdOffer } from '../../orders/index.ts'
import { insertMessage } from '../../tenants/index.ts'
import { findConversation } from '../conversationStore.ts'
import { keepAnswer, lockRequest, type RequestRecord } from './requestStore.ts'
import { loadRequestTexts } from './requestTexts.ts'

interface OfferAnswer {
  readonly id: string
  readonly state: 'accepted' | 'declined'
  /** The version that was seen: an older one is refused. */
  readonly version: number
  readonly language: Language
  /** The account or the browser that the prices are kept for. */
  readonly caller: Parameters<typeof holdOffer>[2]['caller']
  readonly now: Date
}

/** Throws `quote-superseded` unless a version shows the active revision. Wishes count up the version as well. */
export function requireSeen({ version, offer_version }: RequestRecord, seen: number): void {
  if (seen > version || seen < (offer_version ?? version)) throw new ProblemError('quote-superseded')
}

/**
 * Accepts or declines an offer once, keeps its prices for an order, and tells the staff in the conversation. Throws `not-found`, `quote-not-sent`,
 * `quote-answered`, `quote-superseded`, `quote-expired`.
 */
export async function answerOffer(trx: Transaction, answer: OfferAnswer): Promise<void> {
  const { id, state, version, language, caller, now } = answer
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  if (request.state === 'asked') throw new ProblemError('quote-not-sent')
  if (request.state !== 'sent') throw new ProblemError('quote-answered')
  requireSeen(request, version)
  if (request.expires_at! <= now) throw new ProblemError('quote-expired')
  await keepAnswer(trx, { id, state, now })
  if (state === 'accepted') {
    const { number, offer, sent_by: offered_by, expires_at } = request
    // Offers of an earlier version have no garments.
    const lines = offer!.lines.map(({ text, qty, unitCents, garment = null }) => ({ text, qty, unitCents, garment }))
    const askedBy = request.owner_id ?? (await findConversation(trx, request.conversation_id))?.account_id ?? null
    const held = { id, number, lines, offered_by: offered_by!, expires_at: expires_at! }
    await holdOffer(trx, held, { caller, askedBy, now })
  }
  const { say } = await loadRequestTexts(language)
  const { contact, number, owner_id: personId } = request
  const subject = say(`message_${state}`, { number })
  await insertMessage(trx, { contact, subject, message: subject, personId, now })
}
