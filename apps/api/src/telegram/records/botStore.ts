import type { TelegramReason } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export interface BotRecord {
  readonly token: Uint8Array
  readonly token_end: string
  readonly bot_id: number
  readonly username: string
  readonly is_on: boolean
  readonly path: string
  readonly secret_hash: Uint8Array
  readonly set_at: Date
  readonly last_sent_at: Date | null
  readonly last_failed_at: Date | null
  readonly last_failure: TelegramReason | null
}

export async function findBot(trx: Transaction): Promise<BotRecord | undefined> {
  const { rows } = await sql<BotRecord>`select * from telegram_bots`.execute(trx)
  return rows[0]
}

export interface BotToStore extends Pick<BotRecord, 'token' | 'token_end' | 'username' | 'path' | 'secret_hash'> {
  readonly botId: number
  readonly by: string
  readonly now: Date
}

/** Stores the shop's bot in place of an earlier one. With another bot every connection ends, since chats belong to a bot. */
export async function writeBot(trx: Transaction, bot: BotToStore): Promise<void> {
  const before = await findBot(trx)
  if (before && before.bot_id !== bot.botId) await endConnections(trx)
  const { token, token_end: end, username, path, secret_hash: hash, botId, by, now } = bot
  await sql`insert into telegram_bots (token, token_end, bot_id, username, path, secret_hash, set_by, set_at)
    values (${token}, ${end}, ${botId}, ${username}, ${path}, ${hash}, ${by}, ${now})
    on conflict (tenant_id) do update set token = excluded.token, token_end = excluded.token_end, bot_id = excluded.bot_id,
      username = excluded.username, path = excluded.path, secret_hash = excluded.secret_hash, set_by = excluded.set_by,
      set_at = excluded.set_at, is_on = true, last_failed_at = null, last_failure = null`.execute(trx)
}

export async function deleteBot(trx: Transaction): Promise<void> {
  await endConnections(trx)
  await sql`delete from telegram_bots where tenant_id = current_tenant_id()`.execute(trx)
}

async function endConnections(trx: Transaction): Promise<void> {
  await sql`update telegram_links set chat_id = null, connected_at = null, ended = 'bot', code_hash = null, code_until = null
    where chat_id is not null or code_hash is not null`.execute(trx)
  await sql`delete from telegram_updates where tenant_id = current_tenant_id()`.execute(trx)
}

/** Returns false if the shop has no bot. */
export async function switchBot(trx: Transaction, isOn: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`update telegram_bots set is_on = ${isOn}`.execute(trx)
  return numAffectedRows === 1n
}

export const noteSent = async (trx: Transaction, now: Date): Promise<unknown> =>
  sql`update telegram_bots set last_sent_at = ${now}`.execute(trx)

export const noteFailed = async (trx: Transaction, reason: TelegramReason, now: Date): Promise<unknown> =>
  sql`update telegram_bots set last_failed_at = ${now}, last_failure = ${reason}`.execute(trx)
