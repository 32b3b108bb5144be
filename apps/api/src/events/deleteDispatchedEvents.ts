import { sql, type Transaction } from '../database/index.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000
const MAX_AT_ONCE = 2_000

/**
 * Removes events that were told a month ago; those that wait and those that were given up stay. A bounded number at once: to be asked
 * again, in another transaction, until it answers none.
 */
export async function deleteDispatchedEvents(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from events where id in (
    select id from events where told_at < ${new Date(now.getTime() - KEPT_MS)} order by told_at limit ${MAX_AT_ONCE}
    for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
