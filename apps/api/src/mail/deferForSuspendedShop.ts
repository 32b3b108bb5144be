import { sql, type Transaction } from '../database/index.ts'

/**
 * Whether the shop is closed. Its event then waits in the outbox until it is open again. An event of a deleted shop is
 * dropped.
 */
export async function deferIfSuspended(
  trx: Transaction,
  job: { readonly eventId: string; readonly queue: string },
): Promise<boolean> {
  const tenant = await trx.selectFrom('tenants').select('suspended_at').executeTakeFirst()
  if (tenant?.suspended_at === null) return false
  if (tenant) await sql`select pass_on_again(${job.eventId}, ${job.queue})`.execute(trx)
  return true
}
