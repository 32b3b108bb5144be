import type { Transaction } from '../database/index.ts'
import { type Endpoints, type Exchange, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { type FilesDependencies, fileKey, isPdf, storePdf, storePicture } from '../files/index.ts'
import { COST_LIMITS, type Response_ } from '@kitwright/contract'
import { findOrderToChange } from '../orders/index.ts'
import { invoiceCents, rateFor } from './checkAmount.ts'
import {
  deleteInvoice,
  findInvoice,
  findInvoiceFile,
  type InvoiceRecord,
  insertInvoice,
  listInvoices,
  writeInvoiceFile,
} from './invoiceStore.ts'
import { presentCost } from './presentCost.ts'
import { readCost } from './readCost.ts'

type Cost = Response_<'GET /api/office/orders/{id}/cost'>
type Routes =
  | 'GET /api/office/orders/{id}/cost'
  | 'POST /api/office/orders/{id}/supplier-invoices'
  | 'DELETE /api/office/supplier-invoices/{id}'
  | 'POST /api/office/supplier-invoices/{id}/file'
  | 'GET /api/office/supplier-invoices/{id}/file'

async function answer(trx: Transaction, orderId: string, tenant: TenantContext): Promise<{ value: Cost }> {
  const report = await readCost(trx, orderId, tenant)
  if (!report) throw new ProblemError('not-found')
  return { value: await presentCost(trx, report) }
}

/** Locks the invoice's order, so that two changes come after each other. */
async function requireInvoice(trx: Transaction, id: string): Promise<InvoiceRecord> {
  const invoice = await findInvoice(trx, id)
  if (!invoice || !(await findOrderToChange(trx, invoice.order_id))) throw new ProblemError('not-found')
  return invoice
}

async function recordInvoice(trx: Transaction, exchange: Exchange<'POST /api/office/orders/{id}/supplier-invoices'>) {
  const { params, body, person, tenant, now } = exchange
  const order = await findOrderToChange(trx, params.id)
  if (!order) throw new ProblemError('not-found')
  if (!order.supplier) throw new ProblemError('order-without-supplier')
  const rielPerDollar = rateFor(body.currency, tenant)
  if ((await listInvoices(trx, order.id)).length >= COST_LIMITS.invoices) throw new ProblemError('cost-limit-reached')
  const cents = invoiceCents(body.amount, { currency: body.currency, rielPerDollar })
  const facts = { orderId: order.id, supplier: order.supplier, cents, rielPerDollar, by: person.id, now }
  if (!(await insertInvoice(trx, { ...body, ...facts })))
    throw new ProblemError('invoice-taken', [{ path: 'number', id: 'duplicate' }])
}

async function storeFile(
  exchange: Exchange<'POST /api/office/supplier-invoices/{id}/file'>,
  kept: FilesDependencies,
): Promise<string> {
  const sent = await exchange.upload()
  return (await isPdf(sent)) ? (await storePdf(exchange, kept, sent)).id : (await storePicture(exchange, kept, sent)).id
}

/** Endpoints of what orders cost the shop: the prices, pieces and layouts make it, the suppliers' invoices replace it. */
export const createCostEndpoints = (kept: FilesDependencies): Endpoints<Routes> => ({
  'GET /api/office/orders/{id}/cost': async ({ params, tenant, run }) =>
    run(async trx => answer(trx, params.id, tenant)),
  'POST /api/office/orders/{id}/supplier-invoices': async exchange =>
    exchange.run(async trx => {
      await recordInvoice(trx, exchange)
      return answer(trx, exchange.params.id, exchange.tenant)
    }),
  'DELETE /api/office/supplier-invoices/{id}': async ({ params, tenant, run }) =>
    run(async trx => {
      const { order_id: orderId } = await requireInvoice(trx, params.id)
      await deleteInvoice(trx, params.id)
      return answer(trx, orderId, tenant)
    }),
  'POST /api/office/supplier-invoices/{id}/file': async exchange => {
    const { params, tenant, run } = exchange
    await run(async trx => requireInvoice(trx, params.id))
    const fileId = await storeFile(exchange, kept)
    return run(async trx => {
      const { order_id: orderId } = await requireInvoice(trx, params.id)
      await writeInvoiceFile(trx, params.id, fileId)
      return answer(trx, orderId, tenant)
    })
  },
  'GET /api/office/supplier-invoices/{id}/file': async ({ params, tenant, run }) => {
    const file = await run(async trx => findInvoiceFile(trx, params.id))
    const bytes = file && (await kept.store.find(fileKey(tenant.id, file.file_id)))
    if (!bytes) throw new ProblemError('not-found')
    const isPaper = file.mime === 'application/pdf'
    return {
      value: { bytes, mime: file.mime, cacheControl: 'private, no-store' },
      headers: { 'content-disposition': `attachment; filename="invoice${isPaper ? '.pdf' : ''}"` },
    }
  },
})
