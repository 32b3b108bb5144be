import { sql, type Transaction } from '../database/index.ts'

/** Returns the seconds for which the mail of an event still waits; 0 if it does not. */
export async function secondsHeld(trx: Transaction, { eventId, now }: { eventId: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ until: string | null }>`
    select payload ->> 'heldUntil' as until from events where id = ${eventId}`.execute(trx)
  const until = rows[0]?.until
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000)) : 0
}

/**
 * Withdraws events whose mails still wait: nobody is told of them. Returns false, and withdraws none, if one was told
 * already or is being told.
 */
export async function withdrawEvents(
  trx: Transaction,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select told_at is null and failed_at is null and attempts = 0 as is_open from events where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(trx)
  if (!rows.every(({ is_open }) => is_open)) return false
  await sql`update events set told_at = ${now} where id = any(${[...ids]}::uuid[])`.execute(trx)
  await sql`delete from deliveries where event_id = any(${[...ids]}::uuid[])`.execute(trx)
  await sql`delete from telegram_messages where event_id = any(${[...ids]}::uuid[])`.execute(trx)
  return true
}
