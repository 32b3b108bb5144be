import { LIMITS } from '@kitwright/contract'
import { dayIn } from '@kitwright/measure'
import type { Language } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { insertMessage, parseSettings } from '../../tenants/index.ts'
import { insertRequest } from './requestStore.ts'
import { loadRequestTexts } from './requestTexts.ts'

interface Ask {
  readonly body: Exchange<'POST /api/quote-requests'>['body']
  readonly personId: string | null
  readonly tenant: TenantContext
  readonly language: Language
  readonly now: Date
}

/**
 * Keeps a request for a price, and writes it into the inbox as a message of its contact, which tells the staff. Throws
 * `product-not-offered`, `needed-by-past`.
 */
export async function askWithoutDesign(
  trx: Transaction,
  { body, personId, tenant, language, now }: Ask,
): Promise<{ readonly number: string }> {
  body.items.forEach(({ productType }, i) => {
    if (!tenant.productTypes.includes(productType))
      throw new ProblemError('product-not-offered', [{ path: `items.${i}.productType`, id: 'not-offered' }])
  })
  if (body.neededBy !== null && body.neededBy < dayIn(now, parseSettings(tenant.settings).timeZone))
    throw new ProblemError('needed-by-past', [{ path: 'neededBy', id: 'wrong-date' }])
  const { say, garment } = await loadRequestTexts(language)
  const wishes = body.items.map(({ productType, pieces }) => `${pieces} × ${garment(productType)}`).join(', ')
  const lines = [
    say('message_team', { team: body.team }),
    wishes,
    ...(body.neededBy === null ? [] : [say('message_needed', { day: body.neededBy })]),
    ...(body.note === '' ? [] : [body.note]),
  ]
  const messageId = await insertMessage(trx, {
    contact: body.contact,
    subject: say('message_subject', { wishes }).slice(0, LIMITS.contactSubject),
    message: lines.join('\n').slice(0, LIMITS.contactMessage),
    personId,
    now,
  })
  return { number: await insertRequest(trx, { asked: body, messageId, now }) }
}
