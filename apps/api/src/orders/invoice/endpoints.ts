import type { Language } from '@kitwright/words'
import { type Endpoints, type Person, ProblemError, type Reply, type TenantContext } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import { createRasters, type FileStore } from '../../files/index.ts'
import { defineJob, type WorkerPool } from '../../workers/index.ts'
import { presentOrder } from '../record/present.ts'
import { findAnyOrder } from '../staff/store.ts'
import { findShipping } from '../record/shippingStore.ts'
import { findOrder, listHistory, listLines, type OrderRecord } from '../record/store.ts'
import type { InvoiceToDraw } from './facts.ts'
import { gatherInvoice, readPictures } from './gatherInvoice.ts'

/** An order's invoice as PDF. */
const drawInvoice = defineJob<InvoiceToDraw, Uint8Array>(new URL('./invoiceWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 800,
})

type Routes = 'GET /api/orders/{id}/invoice' | 'GET /api/office/orders/{id}/invoice'

interface InvoiceRequest {
  readonly tenant: TenantContext
  readonly person: Person
  readonly language: Language
  readonly now: Date
  readonly signal: AbortSignal | undefined
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/** Serves an order's invoice as a file: to its owner at the shop, and any of the tenant's to the office. */
export function createInvoiceEndpoints(files: FileStore, workers: Pick<WorkerPool, 'run'>): Endpoints<Routes> {
  const ensureRaster = createRasters(files, workers)
  const reply = async (
    { tenant, person, language, signal, now, run }: InvoiceRequest,
    find: (trx: Transaction) => Promise<OrderRecord | undefined>,
  ): Promise<Reply<Routes>> => {
    const facts = await run(async trx => {
      const found = await find(trx)
      if (!found) throw new ProblemError('not-found')
      const [lines, history] = [await listLines(trx, found.id), await listHistory(trx, found.id)]
      const order = presentOrder(
        {
          order: found,
          lines,
          history,
          ratings: [],
          printedRoles: new Map(),
          shipping: await findShipping(trx, found.id),
        },
        { tenant, pictureOf: () => '', now },
      )
      return gatherInvoice(trx, { order, ownerId: found.owner_id, tenant, language })
    })
    const pixels = await readPictures({ files, ensureRaster }, tenant, facts.order)
    const caller = { tenantId: tenant.id, accountId: person.id, signal }
    const bytes = await workers.run(drawInvoice, { facts, ...pixels }, caller)
    // An order's status and payments change, so the answer is never cached.
    const value = { bytes, mime: 'application/pdf', cacheControl: 'private, no-store' }
    return { value, headers: { 'content-disposition': `attachment; filename="invoice-${facts.order.number}.pdf"` } }
  }
  return {
    'GET /api/orders/{id}/invoice': async exchange =>
      reply(exchange, async trx => findOrder(trx, exchange.person.id, exchange.params.id)),
    'GET /api/office/orders/{id}/invoice': async exchange =>
      reply(exchange, async trx => findAnyOrder(trx, exchange.params.id)),
  }
}
