import { QUOTE_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { countLinkUp, lockQuote, switchLinkOff } from './record/quoteStore.ts'

interface LinkToReplace {
  readonly id: string
  readonly body: Exchange<'POST /api/office/quotes/{id}/link'>['body']
  readonly now: Date
}

/**
 * Replaces a quote's link, or switches it off, so that the one before opens nothing any more. The mail with the new one is that of the
 * active revision; without a revision nothing is mailed. Throws `not-found`, `quote-changed`, `quote-full`.
 */
export async function replaceLink(trx: Transaction, { id, body, now }: LinkToReplace): Promise<void> {
  const quote = await lockQuote(trx, id)
  if (!quote) throw new ProblemError('not-found')
  if (quote.version !== body.version) throw new ProblemError('quote-changed')
  if (body.isOff) return switchLinkOff(trx, id, now)
  if (quote.link_version > QUOTE_LIMITS.links) throw new ProblemError('quote-full')
  await countLinkUp(trx, id, now)
  if (!body.isMailed || quote.state !== 'sent' || quote.active_revision === null) return
  const payload = { number: quote.number, personId: quote.owner_id, revision: quote.active_revision }
  await recordEvent(trx, { kind: 'QuoteSent', subjectId: id, payload })
}
