import type { Language } from '@kitwright/words'
import { listOwners } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError, type Reply, type TenantContext } from '../../endpoint/index.ts'
import { createRasters, type FileStore, readPixels } from '../../files/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { defineJob, type WorkerPool } from '../../workers/index.ts'
import { readFabricNames } from '../contents/fabricNames.ts'
import { letterheadOf } from '../invoice/gatherInvoice.ts'
import { callerByLink, getCallersQuote } from './endpoints.ts'
import { presentQuote } from './presentQuote.ts'
import type { QuoteRecord } from './record/quoteRecord.ts'
import type { PaperFacts, PaperToDraw } from './paper/paperFacts.ts'

/** A revision of a quote as PDF. */
const drawPaper = defineJob<PaperToDraw, Uint8Array>(new URL('./paper/quotePaperWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 800,
})

type Routes =
  | 'GET /api/customer-quotes/{id}/revisions/{revision}/pdf'
  | 'GET /api/quote-links/{token}/revisions/{revision}/pdf'
  | 'GET /api/office/quotes/{id}/revisions/{revision}/pdf'

interface DrawerDependencies {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
}
interface PaperDependencies extends DrawerDependencies {
  /** Signs the links that open a quote without an account. */
  readonly linkSecret: string | Uint8Array
}

interface PaperToGather {
  readonly quote: QuoteRecord
  readonly revision: number
  readonly tenant: TenantContext
  readonly language: Language
  readonly now: Date
}

/** Gathers what a revision's paper states. Throws `not-found` for one that was not sent. */
async function gatherPaper(
  trx: Transaction,
  { quote, revision, tenant, language, now }: PaperToGather,
): Promise<PaperFacts> {
  const presented = await presentQuote(trx, quote, { tenant, now, pictureOf: () => '' })
  const sent = presented.revisions.find(each => each.revision === revision)
  if (!sent) throw new ProblemError('not-found')
  const owner = (await listOwners(trx, [quote.owner_id])).get(quote.owner_id)
  const { address, landmark } = quote
  return {
    ...letterheadOf(tenant),
    language,
    number: quote.number,
    place: landmark === '' ? address : `${address} (${landmark})`,
    customer: { name: owner ? `${owner.firstName} ${owner.lastName}` : '', email: owner?.email ?? '' },
    fabrics: await readFabricNames(trx, language),
    revision: sent,
  }
}

type Call = Pick<Exchange<Routes>, 'tenant' | 'language' | 'signal' | 'now' | 'run'>

interface PaperToServe {
  readonly facts: PaperFacts
  readonly signal: AbortSignal
  readonly accountId?: string
}
interface ServedPaper {
  readonly value: { readonly bytes: Uint8Array; readonly mime: string; readonly cacheControl: string }
  readonly headers: Readonly<Record<'content-disposition', string>>
}

/** Creates what draws a paper with the shop's logo, as the answer to a request. */
export function createQuotePaperDrawer({ files, workers }: DrawerDependencies) {
  const ensureRaster = createRasters(files, workers)
  return async (tenant: TenantContext, { facts, signal, accountId }: PaperToServe): Promise<ServedPaper> => {
    const address = parseSettings(tenant.settings).logo
    const logo = await readPixels({ files, ensureRaster }, { tenantId: tenant.id, address })
    const caller = { tenantId: tenant.id, signal, ...(accountId !== undefined && { accountId }) }
    const bytes = await workers.run(drawPaper, { facts, logo }, caller)
    const value = { bytes, mime: 'application/pdf', cacheControl: 'private, no-store' }
    const name = `quote-${facts.number}-${facts.revision.revision}.pdf`
    return { value, headers: { 'content-disposition': `attachment; filename="${name}"` } }
  }
}

/** Serves a revision of a quote as PDF: to its customer, by its link, and to staff. */
export function createQuotePaperEndpoints({ files, workers, linkSecret }: PaperDependencies): Endpoints<Routes> {
  const draw = createQuotePaperDrawer({ files, workers })
  const reply = async (
    { tenant, language, signal, now, run }: Call,
    revision: number,
    { find, ...caller }: { find: (trx: Transaction) => Promise<QuoteRecord>; accountId?: string },
  ): Promise<Reply<Routes>> => {
    const facts = await run(async trx => gatherPaper(trx, { quote: await find(trx), revision, tenant, language, now }))
    return draw(tenant, { facts, signal, ...caller })
  }
  return {
    'GET /api/customer-quotes/{id}/revisions/{revision}/pdf': async call =>
      reply(call, call.params.revision, {
        find: async trx => getCallersQuote(trx, { id: call.params.id, personId: call.person.id }),
        accountId: call.person.id,
      }),
    'GET /api/quote-links/{token}/revisions/{revision}/pdf': async call =>
      reply(call, call.params.revision, {
        find: async trx => getCallersQuote(trx, callerByLink(linkSecret, call.params.token)),
      }),
    'GET /api/office/quotes/{id}/revisions/{revision}/pdf': async call =>
      reply(call, call.params.revision, {
        find: async trx => getCallersQuote(trx, { id: call.params.id, personId: null }),
        accountId: call.person.id,
      }),
  }
}
