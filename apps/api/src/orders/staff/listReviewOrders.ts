import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

type QueueOrder = NonNullable<Response_<'GET /api/office/review'>['items'][number]['order']>

const MAX_ORDERS = 1_000

/**
 * Returns, by design, the order in review that needs it first, in the order of their due days. Orders without a due day
 * come last.
 */
export async function listReviewOrders(trx: Transaction): Promise<ReadonlyMap<string, QueueOrder>> {
  const { rows } = await sql<QueueOrder & { readonly designId: string }>`
    with reviewing as (
      select id, number, due_on, placed_at from orders where status = 'REVIEWING'
      order by due_on nulls last, placed_at limit ${MAX_ORDERS})
    select l.design_id as "designId", o.id, o.number, sum(l.qty)::int as qty, to_char(o.due_on, 'YYYY-MM-DD') as "dueOn"
    from reviewing o join order_lines l on l.order_id = o.id
    group by o.id, o.number, o.due_on, o.placed_at, l.design_id
    order by o.due_on nulls last, o.placed_at, o.id`.execute(trx)
  const first = new Map<string, QueueOrder>()
  for (const { designId, ...order } of rows) if (!first.has(designId)) first.set(designId, order)
  return first
}
