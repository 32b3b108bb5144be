import type { Language } from '@kitwright/words'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import { createRasters, type FileStore } from '../../files/index.ts'
import { defineJob, type WorkerPool } from '../../workers/index.ts'
import { presentOrder } from '../record/present.ts'
import { findShipping } from '../record/shippingStore.ts'
import { listHistory, listLines, type OrderRecord } from '../record/store.ts'
import { issuedOf, listDocuments } from './documentStore.ts'
import type { InvoiceFacts, InvoiceToDraw } from './facts.ts'
import { gatherInvoice, readPictures } from './gatherInvoice.ts'
import { readInvoiceContents } from './invoiceContents.ts'

/** An order's invoice, a later document or a receipt as PDF. */
const drawInvoice = defineJob<InvoiceToDraw, Uint8Array>(new URL('./invoiceWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 800,
})

export type PaperShop = Pick<TenantContext, 'id' | 'name' | 'settings'>
export type FindOrder = (trx: Transaction) => Promise<OrderRecord | undefined>

interface PaperRequest {
  readonly tenant: PaperShop
  readonly language: Language
  readonly now: Date
}

/** Reads what is drawn: the order's invoice, or the document of this id. Throws `not-found`. */
export async function readFacts(
  trx: Transaction,
  { tenant, language, now }: PaperRequest,
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

interface PaperCaller {
  readonly tenant: PaperShop
  readonly accountId: string
  readonly signal?: AbortSignal | undefined
}

/** Creates the drawer of invoices, later documents and receipts, with the shop's logo and its KHQR. */
export function createPaperDrawer(
  files: FileStore,
  workers: Pick<WorkerPool, 'run'>,
): (facts: InvoiceFacts, caller: PaperCaller) => Promise<Uint8Array> {
  const ensureRaster = createRasters(files, workers)
  return async (facts, { tenant, accountId, signal }) => {
    const pixels = await readPictures({ files, ensureRaster }, tenant, facts.order)
    return workers.run(drawInvoice, { facts, ...pixels }, { tenantId: tenant.id, accountId, ...(signal && { signal }) })
  }
}
