import { sql, type Transaction } from '../database/index.ts'

/** Half-open. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface SumRecord {
  readonly month: string | null
  readonly orders: number
  readonly known: number
  readonly estimated: number
  readonly sales_cents: number
  readonly cost_cents: number
}

const SUMS = sql`
  (count(*) filter (where is_first))::int as orders,
  (count(*) filter (where is_first and state <> 'incomplete'))::int as known,
  (count(*) filter (where is_first and state = 'estimate'))::int as estimated,
  coalesce(sum(sales_cents) filter (where state <> 'incomplete'), 0)::float8 as sales_cents,
  coalesce(sum(cost_cents) filter (where state <> 'incomplete'), 0)::float8 as cost_cents`

const inSpan = ({ from, to }: Span) => sql`placed_at >= ${from}::timestamptz and placed_at < ${to}::timestamptz`

/** Sums a period by month of the shop's time zone, and as a whole (without a month). */
export async function sumMargins(trx: Transaction, span: Span, timeZone: string): Promise<SumRecord[]> {
  const { rows } = await sql<SumRecord>`
    select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM') as month, ${SUMS}
    from order_margins where ${inSpan(span)} group by grouping sets ((1), ()) order by 1 nulls first`.execute(trx)
  return rows
}

export interface ProductRecord {
  readonly product_type: string
  readonly qty: number
  readonly sales_cents: number
  readonly cost_cents: number
}

/** Sums the orders with complete costs by product, highest sales first. */
export async function sumProducts(trx: Transaction, span: Span): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRecord>`
    select product_type, sum(qty)::float8 as qty, sum(sales_cents)::float8 as sales_cents, sum(cost_cents)::float8 as cost_cents
    from order_margins where ${inSpan(span)} and state <> 'incomplete' group by 1 order by 3 desc, 1`.execute(trx)
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
