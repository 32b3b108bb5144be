import type { Call } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'

export type CostPrices = Call<'PUT /api/office/suppliers/{id}/costs/{day}'>['body']

export interface CostListRecord {
  readonly supplier_id: string
  /** A day such as `2026-11-30`. */
  readonly valid_from: string
  readonly prices: CostPrices
  readonly riel_per_dollar: number | null
  readonly version: number
  readonly changed_by: string
  readonly changed_at: Date
}

const COLUMNS = sql`
  supplier_id, to_char(valid_from, 'YYYY-MM-DD') as valid_from, prices, riel_per_dollar, version, changed_by, changed_at`

/** Returns the price lists of a supplier, the latest first. */
export async function listCostLists(trx: Transaction, supplierId: string): Promise<CostListRecord[]> {
  const { rows } = await sql<CostListRecord>`
    select ${COLUMNS} from supplier_cost_lists where supplier_id = ${supplierId}
    order by supplier_cost_lists.valid_from desc`.execute(trx)
  return rows
}

/** Returns the list that is valid on a day: the latest that begins by then. */
export async function findValidList(
  trx: Transaction,
  { supplierId, day }: { readonly supplierId: string; readonly day: string },
): Promise<CostListRecord | undefined> {
  const { rows } = await sql<CostListRecord>`
    select ${COLUMNS} from supplier_cost_lists where supplier_id = ${supplierId} and supplier_cost_lists.valid_from <= ${day}::date
    order by supplier_cost_lists.valid_from desc limit 1`.execute(trx)
  return rows[0]
}

interface CostListToWrite {
  readonly supplierId: string
  readonly day: string
  readonly prices: CostPrices
  readonly rielPerDollar: number | null
  readonly by: string
  readonly now: Date
}

export async function insertCostList(trx: Transaction, list: CostListToWrite): Promise<void> {
  const { supplierId, day, prices, rielPerDollar, by, now } = list
  await sql`
    insert into supplier_cost_lists (supplier_id, valid_from, prices, riel_per_dollar, changed_by, changed_at)
    values (${supplierId}, ${day}::date, ${JSON.stringify(prices)}::jsonb, ${rielPerDollar}::int, ${by}, ${now}::timestamptz)`.execute(
    trx,
  )
}

export async function updateCostList(trx: Transaction, list: CostListToWrite): Promise<void> {
  const { supplierId, day, prices, rielPerDollar, by, now } = list
  await sql`
    update supplier_cost_lists set prices = ${JSON.stringify(prices)}::jsonb, riel_per_dollar = ${rielPerDollar}::int,
      changed_by = ${by}, changed_at = ${now}::timestamptz, version = version + 1
    where supplier_id = ${supplierId} and valid_from = ${day}::date`.execute(trx)
}

export async function deleteCostList(trx: Transaction, supplierId: string, day: string): Promise<void> {
  await sql`delete from supplier_cost_lists where supplier_id = ${supplierId} and valid_from = ${day}::date`.execute(
    trx,
  )
}
