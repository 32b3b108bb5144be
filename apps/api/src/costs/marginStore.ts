import type { CostState } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'

/** Half-open. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** Days of the shop, both included, as `2026-11-30`. */
export interface Days {
  readonly from: string
  readonly to: string
}

export interface MarginSums {
  readonly orders: number
  readonly qty: number
  readonly sales_cents: number
  readonly cost_cents: number
}

/** Sums of one month, product and state of the cost. Orders are counted with one of their products. */
export interface SumRecord extends MarginSums {
  /** As `2026-11`. */
  readonly month: string
  readonly product_type: string
  readonly state: CostState
}

const inSpan = ({ from, to }: Span) => sql`placed_at >= ${from}::timestamptz and placed_at < ${to}::timestamptz`

/** Sums days by month, product and state, the earliest month first, from what triggers counted of each day. */
export async function sumMargins(trx: Transaction, { from, to }: Days): Promise<SumRecord[]> {
  const { rows } = await sql<SumRecord>`
    select to_char(month, 'YYYY-MM') as month, product_type, state, orders, qty, sales_cents, cost_cents from (
      select date_trunc('month', day) as month, product_type, state, sum(orders)::int as orders, sum(qty)::float8 as qty,
        sum(sales_cents)::float8 as sales_cents, sum(cost_cents)::float8 as cost_cents
      from margin_tallies where day between ${from}::date and ${to}::date group by 1, 2, 3) sums
    where (orders, qty, sales_cents, cost_cents) <> (0, 0, 0, 0)
    order by sums.month, product_type, state`.execute(trx)
  return rows
}

export interface OrderMarginRecord {
  readonly number: string
  readonly placed_at: Date
  readonly owner_name: string
  readonly supplier: string | null
  readonly state: string
  readonly total_cents: number
  readonly cost_cents: number
}

/** Lists the orders of a period with their costs, the earliest first. */
export async function listOrderMargins(trx: Transaction, span: Span, limit: number): Promise<OrderMarginRecord[]> {
  const { rows } = await sql<OrderMarginRecord>`
    select number, placed_at, owner_name, supplier, coalesce(cost_state, 'incomplete') as state, total_cents::float8 as total_cents,
      coalesce(cost_cents, 0)::float8 as cost_cents
    from orders where ${inSpan(span)} and status <> 'CANCELED' order by placed_at, id limit ${limit}`.execute(trx)
  return rows
}
