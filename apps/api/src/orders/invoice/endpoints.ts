import type { Language } from '@kitwright/words'
import { type Endpoints, type Person, ProblemError, type Reply, type TenantContext } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import { createRasters, type FileStore } from '../../files/index.ts'
import { defineJob, type WorkerPool } from '../../workers/index.ts'
import { presentOrder } from '../record/present.ts'
import { findAnyOrder } from '../staff/store.ts'
import { findShipping } from '../record/shippingStore.ts'
import { findOrder, listHistory, listLines, type OrderRecord } from '../record/store.ts'
import { answerDocuments } from './answerDocuments.ts'
import { issuedOf, listDocuments } from './documentStore.ts'
import type { InvoiceFacts, InvoiceToDraw } from './facts.ts'
import { gatherInvoice, readPictures } from './gatherInvoice.ts'
import { readInvoiceContents } from './invoiceContents.ts'

/** An order's invoice as PDF. */
const drawInvoice = defineJob<InvoiceToDraw, Uint8Array>(new URL('./invoiceWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 800,
})

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

type FindOrder = (trx: Transaction) => Promise<OrderRecord | undefined>

/** Reads what is drawn: the order's invoice, or the document of this id. Throws `not-found`. */
async function readFacts(
  trx: Transaction,
  { tenant, language, now }: InvoiceRequest,
  { find, documentId }: { readonly find: FindOrder; readonly documentId: string | null },
): Promise<InvoiceFacts> {
  const record = await find(trx)
  if (!record) throw new ProblemError('not-found')
  const documents = await listDocuments(trx, record.id)
  const wanted = documents.find(({ id }) => id === documentId)
  if (documentId !== null && !wanted) throw new ProblemError('not-found')
  const [lines, history] = [await listLines(trx, record.id), await listHistory(trx, record.id)]
  const shipping = await findShipping(trx, record.id)
  const order = presentOrder(
    { order: record, lines, history, ratings: [], printedRoles: new Map(), shipping },
    { tenant, pictureOf: () => '', now },
  )
  return gatherInvoice(trx, {
    order,
    contents: await readInvoiceContents(trx, { record, order, shipping, documents }),
    documents: documents.map(issuedOf),
    drawn: wanted && wanted.kind !== 'invoice' ? wanted.number : null,
    ownerId: record.owner_id,
    tenant,
    language,
  })
}

/** Serves an order's invoice and later documents as files: to its owner at the shop, and any of the tenant's to the office. */
export function createInvoiceEndpoints(files: FileStore, workers: Pick<WorkerPool, 'run'>): Endpoints<Routes> {
  const ensureRaster = createRasters(files, workers)
  const reply = async (
    request: InvoiceRequest,
    find: FindOrder,
    documentId: string | null = null,
  ): Promise<Reply<DrawnRoutes>> => {
    const { tenant, person, signal, run } = request
    const facts = await run(async trx => readFacts(trx, request, { find, documentId }))
    const pixels = await readPictures({ files, ensureRaster }, tenant, facts.order)
    const caller = { tenantId: tenant.id, accountId: person.id, signal }
    const bytes = await workers.run(drawInvoice, { facts, ...pixels }, caller)
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
