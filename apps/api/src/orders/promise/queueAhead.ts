import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'

/** Pieces that wait to be made before an order. */
export interface QueueAhead {
  /** Before an order at the usual pace: all rush orders, and those that were placed earlier. */
  readonly usual: number
  /** Before a rush order: rush orders that were placed earlier. */
  readonly rush: number
}

/** SQL of the queue before an order that is placed now, or before one placed at an instant. */
export const queueAhead = (before: Date | null = null): RawBuilder<QueueAhead> => sql`(
  select json_build_object(
    'usual', coalesce(sum(o.qty) filter (where coalesce(s.is_rush, false) or ${before}::timestamptz is null or o.placed_at < ${before}), 0)::int,
    'rush', coalesce(sum(o.qty) filter (where s.is_rush and (${before}::timestamptz is null or o.placed_at < ${before})), 0)::int)
  from orders o left join order_shipping s on s.order_id = o.id
  where order_status_is(o.status, 'in_progress'))`

export async function readQueueAhead(trx: Transaction, before: Date | null = null): Promise<QueueAhead> {
  const { rows } = await sql<{ ahead: QueueAhead }>`select ${queueAhead(before)} as ahead`.execute(trx)
  return rows[0]!.ahead
}
