import { TELEGRAM_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export type UpdateVerdict = 'new' | 'repeated' | 'first-too-many' | 'too-many'
const MINUTE_MS = 60_000

/** Marks an update as taken. Says whether it is a repeated one, or one too many of its chat within a minute. */
export async function takeUpdate(
  trx: Transaction,
  { updateId, chatId, now }: { readonly updateId: number; readonly chatId: number; readonly now: Date },
): Promise<UpdateVerdict> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from telegram_updates
    where chat_id = ${chatId} and at > ${new Date(now.getTime() - MINUTE_MS)}`.execute(trx)
  const { count } = rows[0]!
  if (count > TELEGRAM_LIMITS.updatesPerMinute) return 'too-many'
  const taken = await sql`insert into telegram_updates (update_id, chat_id, at)
    values (${updateId}, ${chatId}, ${now}) on conflict do nothing returning update_id`.execute(trx)
  if (taken.rows.length === 0) return 'repeated'
  return count === TELEGRAM_LIMITS.updatesPerMinute ? 'first-too-many' : 'new'
}
