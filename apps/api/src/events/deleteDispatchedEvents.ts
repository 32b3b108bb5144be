import { sql, type Transaction } from '../database/index.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000
const MAX_AT_ONCE = 2_000

/**
 * Removes events dispatched more than a month ago. Waiting events and those given up stay. Removes a bounded number;
 * call it again, in another transaction, until it returns 0.
 */
export async function deleteDispatchedEvents(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from events where id in (
    select id from events where told_at < ${new Date(now.getTime() - KEPT_MS)} order by told_at limit ${MAX_AT_ONCE}
    for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
