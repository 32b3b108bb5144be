import type { OfficeQuote } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress } from '../../designs/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { writeToCustomer } from './answerQuote.ts'
import type { QuoteDependencies } from './endpoints.ts'
import { listQuotes } from './listQuotes.ts'
import { presentOfficeQuote } from './presentOfficeQuote.ts'
import { findQuote } from './record/quoteStore.ts'
import { replaceLink } from './replaceLink.ts'
import { sendQuote } from './sendQuote.ts'
import { startQuote } from './startQuote.ts'

type Routes =
  | 'GET /api/office/quotes'
  | 'POST /api/office/quotes'
  | 'GET /api/office/quotes/{id}'
  | 'POST /api/office/quotes/{id}/revisions'
  | 'POST /api/office/quotes/{id}/messages'
  | 'POST /api/office/quotes/{id}/link'

/** Endpoints with which staff answer quotes. */
export function createOfficeQuoteEndpoints({ pictureSecret, linkSecret }: QuoteDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(pictureSecret)
  const show = async (
    trx: Transaction,
    { tenant, now, params: { id } }: Pick<Exchange<'GET /api/office/quotes/{id}'>, 'tenant' | 'now' | 'params'>,
  ): Promise<OfficeQuote> => {
    const quote = await findQuote(trx, id)
    if (!quote) throw new ProblemError('not-found')
    const pictureOf = (designId: string, revision: number): string => pictures.of(tenant.id, designId, revision)
    return presentOfficeQuote(trx, quote, { tenant, now, pictureOf, linkSecret })
  }
  return {
    'GET /api/office/quotes': async ({ query, now, run }) => ({
      value: await run(async trx => listQuotes(trx, query, now)),
    }),
    'POST /api/office/quotes': async ({ body, person, tenant, now, run }) => ({
      value: await run(async trx => {
        const { id } = await startQuote(trx, { body, staffId: person.id, tenant, now })
        return show(trx, { tenant, now, params: { id } })
      }),
    }),
    'GET /api/office/quotes/{id}': async call => ({ value: await call.run(async trx => show(trx, call)) }),
    'POST /api/office/quotes/{id}/revisions': async call => {
      const { params, body, person, tenant, now, run } = call
      const value = await run(async trx => {
        await sendQuote(trx, { ...params, body, staffId: person.id, tenant, now })
        return show(trx, call)
      })
      return { value }
    },
    'POST /api/office/quotes/{id}/link': async call => {
      const { params, body, now, run } = call
      const value = await run(async trx => {
        await replaceLink(trx, { ...params, body, now })
        return show(trx, call)
      })
      return { value }
    },
    'POST /api/office/quotes/{id}/messages': async call => {
      const { params, body, person, now, run } = call
      const value = await run(async trx => {
        await writeToCustomer(trx, { id: params.id, staffId: person.id }, { ...body, now })
        return show(trx, call)
      })
      return { value }
    },
  }
}
