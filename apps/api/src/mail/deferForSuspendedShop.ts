import { sql, type Transaction } from '../database/index.ts'

/** Whether the shop is closed: then its event waits in the outbox until it is open again; one whose shop is gone is forgotten. */
export async function deferIfSuspended(
  trx: Transaction,
  job: { readonly eventId: string; readonly queue: string },
): Promise<boolean> {
  const tenant = await trx.selectFrom('tenants').select('suspended_at').executeTakeFirst()
  if (tenant?.suspended_at === null) return false
  if (tenant) await sql`select pass_on_again(${job.eventId}, ${job.queue})`.execute(trx)
  return true
}
