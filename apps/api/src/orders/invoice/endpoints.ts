import type { Language } from '@kitwright/words'
import type { Endpoints, Person, Reply, TenantContext } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { findAnyOrder } from '../staff/store.ts'
import { findOrder } from '../record/store.ts'
import { answerDocuments } from './answerDocuments.ts'
import { createPaperDrawer, type FindOrder, readFacts } from './drawPaper.ts'

type DrawnRoutes =
  | 'GET /api/orders/{id}/invoice'
  | 'GET /api/office/orders/{id}/invoice'
  | 'GET /api/orders/{id}/documents/{document}'
  | 'GET /api/office/orders/{id}/documents/{document}'
type Routes = DrawnRoutes | 'GET /api/orders/{id}/documents' | 'GET /api/office/orders/{id}/documents'

interface InvoiceRequest {
  readonly tenant: TenantContext
  readonly person: Person
  readonly language: Language
  readonly now: Date
  readonly signal: AbortSignal | undefined
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/** Serves an order's invoice and later documents as files: to its owner at the shop, and any of the tenant's to the office. */
export function createInvoiceEndpoints(files: FileStore, workers: Pick<WorkerPool, 'run'>): Endpoints<Routes> {
  const drawPaper = createPaperDrawer(files, workers)
  const reply = async (
    request: InvoiceRequest,
    find: FindOrder,
    documentId: string | null = null,
  ): Promise<Reply<DrawnRoutes>> => {
    const { tenant, person, signal, run } = request
    const facts = await run(async trx => readFacts(trx, request, { find, documentId }))
    const bytes = await drawPaper(facts, { tenant, accountId: person.id, signal })
    // An order's status and payments change, so the answer is never cached.
    const value = { bytes, mime: 'application/pdf', cacheControl: 'private, no-store' }
    const name = facts.drawn ?? `invoice-${facts.order.number}`
    return { value, headers: { 'content-disposition': `attachment; filename="${name}.pdf"` } }
  }
  const own =
    (personId: string, id: string): FindOrder =>
    async trx =>
      findOrder(trx, personId, id)
  const any =
    (id: string): FindOrder =>
    async trx =>
      findAnyOrder(trx, id)
  return {
    'GET /api/orders/{id}/invoice': async exchange => reply(exchange, own(exchange.person.id, exchange.params.id)),
    'GET /api/office/orders/{id}/invoice': async exchange => reply(exchange, any(exchange.params.id)),
    'GET /api/orders/{id}/documents': async ({ params, person, run }) =>
      run(async trx => answerDocuments(trx, await findOrder(trx, person.id, params.id))),
    'GET /api/office/orders/{id}/documents': async ({ params, run }) =>
      run(async trx => answerDocuments(trx, await findAnyOrder(trx, params.id))),
    'GET /api/orders/{id}/documents/{document}': async exchange =>
      reply(exchange, own(exchange.person.id, exchange.params.id), exchange.params.document),
    'GET /api/office/orders/{id}/documents/{document}': async exchange =>
      reply(exchange, any(exchange.params.id), exchange.params.document),
  }
}
