import { sql, type Transaction } from '../../database/index.ts'
import { keepRating } from '../../designs/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findOrder } from './store.ts'

export interface RatingToKeep {
  readonly orderId: string
  readonly designId: string
  readonly personId: string
  /** A whole number, 1 to 5. */
  readonly stars: number
  readonly comment: string
  readonly now: Date
}

export interface RatingRecord {
  readonly design_id: string
  readonly stars: number
  readonly comment: string
  readonly rated_at: Date
}

export async function listRatings(trx: Transaction, orderId: string): Promise<RatingRecord[]> {
  const { rows } = await sql<RatingRecord>`
    select design_id, stars, comment, rated_at from ratings where order_id = ${orderId} order by design_id`.execute(trx)
  return rows
}

/**
 * Saves the owner's rating of a design of a received order, with the order and with the design. It replaces an earlier
 * rating. Throws `not-found` or `order-status-conflict`.
 */
export async function rateDesign(trx: Transaction, rating: RatingToKeep): Promise<void> {
  const { orderId, designId, stars, comment, now } = rating
  const order = await findOrder(trx, rating.personId, orderId)
  const { rows } = await sql`
    select from order_lines where order_id = ${orderId} and design_id = ${designId} limit 1`.execute(trx)
  if (!order || rows.length === 0) throw new ProblemError('not-found')
  if (order.status !== 'RECEIVED')
    throw new ProblemError('order-status-conflict', [{ path: 'status', id: order.status }])
  await sql`
    insert into ratings (order_id, design_id, stars, comment, rated_at)
    values (${orderId}, ${designId}, ${stars}, ${comment}, ${now}::timestamptz)
    on conflict (tenant_id, order_id, design_id) do update
      set stars = excluded.stars, comment = excluded.comment, rated_at = excluded.rated_at`.execute(trx)
  await keepRating(trx, designId, stars)
}
