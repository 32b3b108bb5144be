import { LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { insertMessage } from '../../tenants/index.ts'
import { requireSeen } from './answerOffer.ts'
import { countRevisions, insertWish, listWishes, lockRequest, type OfferContent } from './requestStore.ts'
import { loadRequestTexts, type RequestTexts } from './requestTexts.ts'

type Body = Exchange<'POST /api/quote-offers/{token}/wishes'>['body']

interface Wish {
  readonly id: string
  readonly body: Body
  readonly language: Language
  readonly now: Date
}

/** Throws `invalid-input` for a wish without content, and for an unknown or repeated line. */
function requireLines({ text, lines }: Body, offer: OfferContent): void {
  const isEmpty = text === '' && lines.every(line => line.qty === null && line.text === '')
  if (isEmpty) throw new ProblemError('invalid-input', [{ path: 'text', id: 'required' }])
  const seen = new Set<number>()
  lines.forEach(({ line }, i) => {
    const id = offer.lines[line] === undefined ? 'not-offered' : seen.has(line) ? 'duplicate' : null
    if (id !== null) throw new ProblemError('invalid-input', [{ path: `lines.${i}.line`, id }])
    seen.add(line)
  })
}

/** Writes the wish as the staff read it in the conversation. */
function writeWish({ text, lines }: Body, offer: OfferContent, { say }: RequestTexts): string {
  const wanted = lines.flatMap(({ line, qty, text: words }) => {
    const of = offer.lines[line]!
    const parts = [...(qty === null ? [] : [say('wish_pieces', { before: of.qty, after: qty })]), words].filter(Boolean)
    return parts.length === 0 ? [] : [`${of.text}: ${parts.join('. ')}`]
  })
  return [...wanted, ...(text === '' ? [] : [text])].join('\n')
}

/**
 * Keeps a customer's wish to change an offer, and writes it into the conversation. The revision can still be accepted, and an
 * expired one can be asked about. Throws `not-found`, `quote-not-sent`, `quote-answered`, `quote-superseded`, `quote-full`.
 */
export async function wishChange(trx: Transaction, { id, body, language, now }: Wish): Promise<void> {
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  if (request.state === 'asked') throw new ProblemError('quote-not-sent')
  if (request.state !== 'sent') throw new ProblemError('quote-answered')
  requireSeen(request, body.version)
  if ((await listWishes(trx, id)).length >= QUOTE_LIMITS.wishes) throw new ProblemError('quote-full')
  const { offer, contact, number, owner_id: personId } = request
  requireLines(body, offer!)
  const lines = body.lines.filter(({ qty, text }) => qty !== null || text !== '')
  await insertWish(trx, { id, revision: await countRevisions(trx, id), text: body.text, lines, now })
  const texts = await loadRequestTexts(language)
  const subject = texts.say('message_wish', { number })
  const message = writeWish(body, offer!, texts)
  if (message.length > LIMITS.contactMessage)
    throw new ProblemError('invalid-input', [{ path: 'text', id: 'too-large' }])
  await insertMessage(trx, { contact, subject, message, personId, now })
}
