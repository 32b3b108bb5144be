import type { CostState } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'
import type { TenantContext } from '../endpoint/index.ts'
import { type CostReport, readCost } from './readCost.ts'

interface MarginRow {
  readonly type: string
  readonly qty: number
  readonly sales: number
  readonly cost: number
}

/** Returns sales and costs of an order by product; the rest, as delivery and samples, without one. */
async function listMarginRows(trx: Transaction, { order, cost }: CostReport): Promise<MarginRow[]> {
  const { rows: sales } = await sql<{ type: string; cents: number }>`
    select product_type as type, sum(total_cents)::float8 as cents from order_lines where order_id = ${order.id} group by 1`.execute(
    trx,
  )
  const salesOf = new Map(sales.map(({ type, cents }) => [type, cents]))
  const products = cost.products.map(({ productType: type, qty, cents }) => ({
    type,
    qty,
    sales: salesOf.get(type) ?? 0,
    cost: cents,
  }))
  const rest = {
    type: '',
    qty: 0,
    sales: order.total_cents - products.reduce((sum, each) => sum + each.sales, 0),
    cost: cost.cents - products.reduce((sum, each) => sum + each.cost, 0),
  }
  return rest.sales === 0 && rest.cost === 0 && products.length > 0 ? products : [...products, rest]
}

async function writeRows(trx: Transaction, report: CostReport): Promise<void> {
  const { order, cost } = report
  await sql`delete from order_margins where order_id = ${order.id}`.execute(trx)
  if (order.status === 'CANCELED') return
  const rows = await listMarginRows(trx, report)
  const state: CostState = cost.state
  await sql`
    insert into order_margins (order_id, product_type, placed_at, qty, sales_cents, cost_cents, state, is_first)
    select ${order.id}, r.type, ${order.placed_at}::timestamptz, r.qty, r.sales, r.cost, ${state}, r.place = 1
    from unnest(${rows.map(({ type }) => type)}::text[], ${rows.map(({ qty }) => qty)}::int[], ${rows.map(({ sales }) => sales)}::bigint[],
      ${rows.map(({ cost: cents }) => cents)}::bigint[]) with ordinality r (type, qty, sales, cost, place)`.execute(trx)
}

/**
 * Computes the cost of an order anew and stores it for lists and figures. `busy` while somebody else changes the order;
 * `gone` for one that there is no more.
 */
export async function writeCost(
  trx: Transaction,
  orderId: string,
  shop: Pick<TenantContext, 'settings'>,
): Promise<'written' | 'busy' | 'gone'> {
  const { rows } = await sql`select from orders where id = ${orderId} for no key update skip locked`.execute(trx)
  const report = await readCost(trx, orderId, shop)
  if (!report) return 'gone'
  if (rows.length === 0) return 'busy'
  const { cents, state } = report.cost
  await sql`
    update orders set cost_cents = ${cents}::bigint, cost_state = ${state}
    where id = ${orderId} and (cost_cents, cost_state) is distinct from (${cents}::bigint, ${state}::text)`.execute(trx)
  await writeRows(trx, report)
  return 'written'
}
