import { sql, type Transaction } from '../database/index.ts'
import { ABSOLUTE_MS, IDLE_MS } from './refreshTokens.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000
const MAX_AT_ONCE = 1_000

/**
 * Removes sessions a month after they were over, and their refresh tokens with them: none of these would be accepted. When its account
 * was last seen is kept there. A bounded number at once: to be asked again, in another transaction, until it answers none.
 */
export async function forgetSessions(trx: Transaction, now: Date): Promise<number> {
  const before = (ms: number): Date => new Date(now.getTime() - KEPT_MS - ms)
  const { numAffectedRows } = await sql`delete from sessions where id in (
    select id from sessions where started_at < ${before(0)}
      and (ended_at < ${before(0)} or last_used_at < ${before(IDLE_MS)} or started_at < ${before(ABSOLUTE_MS)})
    order by started_at limit ${MAX_AT_ONCE} for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
