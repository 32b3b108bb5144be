import { CART_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

/** Deletes carts that nobody has changed for long, guests' sooner; returns how many. For a job of the worker. */
export async function sweepCarts(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from carts where changed_at < ${now}::timestamptz
      - make_interval(days => case when owner_id is null then ${CART_LIMITS.guestDays}::int else ${CART_LIMITS.customerDays}::int end)`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0n)
}
