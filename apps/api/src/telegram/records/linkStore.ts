import { type Notifications, TELEGRAM_LIMITS, type TelegramEnding } from '@kitwright/contract'
import { createHash, randomBytes } from 'node:crypto'
import { sql, type Transaction } from '../../database/index.ts'

export interface LinkRecord {
  readonly account_id: string
  readonly chat_id: number | null
  readonly connected_at: Date | null
  readonly ended: TelegramEnding | null
  readonly topics: Partial<Notifications>
}

/** Everything about the user's own orders is on by default, as by mail; news is off. */
export const topicsOf = ({ topics }: Pick<LinkRecord, 'topics'>): Notifications => ({
  orders: topics.orders ?? true,
  designs: topics.designs ?? true,
  payments: topics.payments ?? true,
  news: topics.news ?? false,
})

export const hashSecret = (text: string): Buffer => createHash('sha256').update(text).digest()

export async function findLink(trx: Transaction, accountId: string): Promise<LinkRecord | undefined> {
  const { rows } = await sql<LinkRecord>`select account_id, chat_id, connected_at, ended, topics from telegram_links
    where account_id = ${accountId}`.execute(trx)
  return rows[0]
}

export async function findLinkByChat(trx: Transaction, chatId: number): Promise<LinkRecord | undefined> {
  const { rows } = await sql<LinkRecord>`select account_id, chat_id, connected_at, ended, topics from telegram_links
    where chat_id = ${chatId}`.execute(trx)
  return rows[0]
}

/** Makes a code that connects a chat with the account, once, in place of an earlier one. Only its hash is stored. */
export async function makeCode(trx: Transaction, accountId: string, now: Date): Promise<{ code: string; until: Date }> {
  const code = randomBytes(32).toString('base64url')
  const until = new Date(now.getTime() + TELEGRAM_LIMITS.codeMinutes * 60_000)
  await sql`insert into telegram_links (account_id, code_hash, code_until) values (${accountId}, ${hashSecret(code)}, ${until})
    on conflict (tenant_id, account_id) do update set code_hash = excluded.code_hash, code_until = excluded.code_until`.execute(
    trx,
  )
  return { code, until }
}

/**
 * Connects the chat with the account of a code, which is used up. A chat belongs to one account: an earlier one is
 * disconnected. Returns the account's id; undefined for an unknown, used or ended code, and for a closed account.
 */
export async function connectChat(
  trx: Transaction,
  { code, chatId, now }: { readonly code: string; readonly chatId: number; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`select l.account_id from telegram_links l
    join accounts a on a.id = l.account_id
    where l.code_hash = ${hashSecret(code)} and l.code_until > ${now} and not a.is_blocked and a.removed_at is null
    for update of l`.execute(trx)
  const accountId = rows[0]?.account_id
  if (accountId === undefined) return undefined
  await sql`update telegram_links set chat_id = null, connected_at = null, ended = 'moved'
    where chat_id = ${chatId} and account_id <> ${accountId}`.execute(trx)
  await sql`update telegram_links set chat_id = ${chatId}, connected_at = ${now}, ended = null, code_hash = null, code_until = null
    where account_id = ${accountId}`.execute(trx)
  return accountId
}

/** Ends a connection, and a code that is open. Returns the account's id; undefined if there was no connection. */
export async function endLink(
  trx: Transaction,
  of: { readonly accountId: string } | { readonly chatId: number },
  ended: TelegramEnding,
): Promise<string | undefined> {
  const whose = 'accountId' in of ? sql`account_id = ${of.accountId}` : sql`chat_id = ${of.chatId}`
  const { rows } = await sql<{ account_id: string }>`update telegram_links
    set chat_id = null, connected_at = null, ended = ${ended}, code_hash = null, code_until = null
    where ${whose} and chat_id is not null returning account_id`.execute(trx)
  return rows[0]?.account_id
}

export async function writeTopics(trx: Transaction, accountId: string, topics: Notifications): Promise<void> {
  await sql`insert into telegram_links (account_id, topics) values (${accountId}, ${JSON.stringify(topics)}::jsonb)
    on conflict (tenant_id, account_id) do update set topics = excluded.topics`.execute(trx)
}

export async function countConnected(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from telegram_links where chat_id is not null`.execute(trx)
  return rows[0]!.count
}
