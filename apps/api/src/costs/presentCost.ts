import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn, type Owner } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import type { InvoiceRecord } from './invoiceStore.ts'
import type { CostReport } from './readCost.ts'

type Cost = Response_<'GET /api/office/orders/{id}/cost'>

const presentInvoice = (invoice: InvoiceRecord, people: ReadonlyMap<string, Owner>): Cost['invoices'][number] => ({
  id: invoice.id,
  supplier: invoice.supplier,
  number: invoice.number,
  day: invoice.day,
  currency: invoice.currency,
  amount: invoice.amount,
  cents: invoice.cents,
  rielPerDollar: invoice.riel_per_dollar,
  covers: [...invoice.covers],
  note: invoice.note,
  hasFile: invoice.file_id !== null,
  by: nameIn(people, invoice.noted_by),
  at: invoice.noted_at.toISOString(),
})

function presentRemakes(remakes: CostReport['remakes']): Cost['remakes'] {
  return [...Map.groupBy(remakes, ({ culprit }) => culprit)].map(([culprit, own]) => ({
    culprit,
    cents: own.reduce((sum, { costCents }) => sum + costCents, 0),
    count: own.length,
  }))
}

/** An order without a supplier lacks that before it lacks prices. */
const presentMissing = (missing: CostReport['cost']['missing'], hasSupplier: boolean): Cost['missing'] =>
  missing.map(each => (each.kind === 'list' && !hasSupplier ? { kind: 'supplier', of: '' } : each))

/** Presents the cost of an order to who may see it. */
export async function presentCost(trx: Transaction, report: CostReport): Promise<Cost> {
  const { order, cost, list, invoices, remakes, hasLayout } = report
  const people = await listOwners(
    trx,
    invoices.map(({ noted_by }) => noted_by),
  )
  const hasSupplier = order.supplier_id !== null
  return {
    supplier: order.supplier,
    list: list
      ? { validFrom: list.valid_from, currency: list.prices.currency, rielPerDollar: list.riel_per_dollar }
      : null,
    totalCents: order.total_cents,
    cents: cost.cents,
    state: cost.state,
    marginCents: cost.marginCents,
    marginPermille: cost.marginPermille,
    expectedCents: cost.expectedCents,
    billedCents: cost.billedCents,
    parts: cost.parts.map(part => ({ ...part, missing: presentMissing(part.missing, hasSupplier) })),
    missing: presentMissing(cost.missing, hasSupplier),
    clothMm: Math.round(cost.clothMm),
    printMm2: Math.round(cost.printMm2),
    utilisationPercent: list && !hasLayout ? list.prices.utilisationPercent : null,
    remakes: presentRemakes(remakes),
    invoices: invoices.map(invoice => presentInvoice(invoice, people)),
  }
}
