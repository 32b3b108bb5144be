import type { Language } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { insertMessage } from '../../tenants/index.ts'
import { keepAnswer, lockRequest } from './requestStore.ts'
import { loadRequestTexts } from './requestTexts.ts'

interface OfferAnswer {
  readonly id: string
  readonly state: 'accepted' | 'declined'
  /** The version that was seen: an older one is refused. */
  readonly version: number
  readonly language: Language
  readonly now: Date
}

/**
 * Accepts or declines an offer once, and tells the staff in the conversation. Throws `not-found`, `quote-not-sent`,
 * `quote-answered`, `quote-superseded`, `quote-expired`.
 */
export async function answerOffer(trx: Transaction, answer: OfferAnswer): Promise<void> {
  const { id, state, version, language, now } = answer
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  if (request.state === 'asked') throw new ProblemError('quote-not-sent')
  if (request.state !== 'sent') throw new ProblemError('quote-answered')
  if (request.version !== version) throw new ProblemError('quote-superseded')
  if (request.expires_at! <= now) throw new ProblemError('quote-expired')
  await keepAnswer(trx, { id, state, now })
  const { say } = await loadRequestTexts(language)
  const { contact, number } = request
  const subject = say(`message_${state}`, { number })
  await insertMessage(trx, { contact, subject, message: subject, personId: null, now })
}
