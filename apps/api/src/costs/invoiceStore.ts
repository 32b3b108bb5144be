import type { CostCurrency, CostKind } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'

export interface InvoiceRecord {
  readonly id: string
  readonly order_id: string
  readonly supplier: string
  readonly number: string
  readonly day: string
  readonly currency: CostCurrency
  readonly amount: number
  readonly riel_per_dollar: number | null
  readonly cents: number
  readonly covers: readonly CostKind[]
  readonly note: string
  readonly file_id: string | null
  readonly noted_by: string
  readonly noted_at: Date
}

const COLUMNS = sql`
  id, order_id, supplier, number, to_char(day, 'YYYY-MM-DD') as day, currency, amount::float8 as amount, riel_per_dollar,
  cents::float8 as cents, covers, note, file_id, noted_by, noted_at`

/** Returns the suppliers' invoices of an order, the earliest first. */
export async function listInvoices(trx: Transaction, orderId: string): Promise<InvoiceRecord[]> {
  const { rows } = await sql<InvoiceRecord>`
    select ${COLUMNS} from supplier_invoices where order_id = ${orderId} order by supplier_invoices.day, id`.execute(
    trx,
  )
  return rows
}

export async function findInvoice(trx: Transaction, id: string): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<InvoiceRecord>`select ${COLUMNS} from supplier_invoices where id = ${id}`.execute(trx)
  return rows[0]
}

export interface NewInvoice {
  readonly orderId: string
  readonly supplier: string
  readonly number: string
  readonly day: string
  readonly currency: CostCurrency
  readonly amount: number
  readonly rielPerDollar: number | null
  readonly cents: number
  readonly covers: readonly CostKind[]
  readonly note: string
  readonly by: string
  readonly now: Date
}

/** Inserts an invoice; false if the supplier's invoice of this number is recorded for the order. */
export async function insertInvoice(trx: Transaction, invoice: NewInvoice): Promise<boolean> {
  const { orderId, supplier, number, day, currency, amount, rielPerDollar, cents, covers, note, by, now } = invoice
  const { rows } = await sql`
    insert into supplier_invoices (order_id, supplier, number, day, currency, amount, riel_per_dollar, cents, covers, note, noted_by, noted_at)
    values (${orderId}, ${supplier}, ${number}, ${day}::date, ${currency}, ${amount}::bigint, ${rielPerDollar}::int, ${cents}::bigint,
      ${[...covers]}::text[], ${note}, ${by}, ${now}::timestamptz)
    on conflict do nothing returning id`.execute(trx)
  return rows.length > 0
}

export async function deleteInvoice(trx: Transaction, id: string): Promise<void> {
  await sql`delete from supplier_invoices where id = ${id}`.execute(trx)
}

export async function writeInvoiceFile(trx: Transaction, id: string, fileId: string): Promise<void> {
  await sql`update supplier_invoices set file_id = ${fileId} where id = ${id}`.execute(trx)
}

/** Returns the MIME type of an invoice's file. */
export async function findInvoiceFile(
  trx: Transaction,
  id: string,
): Promise<{ readonly file_id: string; readonly mime: string } | undefined> {
  const { rows } = await sql<{ file_id: string; mime: string }>`
    select i.file_id, f.mime from supplier_invoices i join files f on f.id = i.file_id where i.id = ${id}`.execute(trx)
  return rows[0]
}
