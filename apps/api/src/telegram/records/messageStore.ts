import type { DeliveryKind, TelegramReason } from '@kitwright/contract'
import { TELEGRAM_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export interface TelegramMessage {
  readonly account_id: string
  readonly kind: string
  readonly state: 'waiting' | 'failed' | 'sent' | 'dead'
  readonly attempts: number
}

/**
 * Records the messages of events whose person is connected. An event that was withdrawn has none: a message without a
 * row is never sent.
 */
export async function expectMessages(trx: Transaction, eventIds: readonly string[]): Promise<void> {
  await sql`
    insert into telegram_messages (event_id, account_id, kind, state, made_at)
    select e.id, l.account_id, e.kind, 'waiting', e.happened_at from events e
      left join conversations c on e.kind = 'ConversationReplied' and c.id = e.subject_id
      join telegram_links l on l.account_id = coalesce(c.account_id, (e.payload ->> 'personId')::uuid) and l.chat_id is not null
      where e.id = any(${[...eventIds]}::uuid[]) and e.told_at is null and e.failed_at is null
        and exists (select from telegram_bots where is_on)
    on conflict (tenant_id, event_id) do nothing`.execute(trx)
}

/** Counts a try and returns the message; undefined if there is none, or none to send. */
export async function claimMessage(trx: Transaction, eventId: string, now: Date): Promise<TelegramMessage | undefined> {
  const { rows } = await sql<TelegramMessage>`
    update telegram_messages set attempts = attempts + 1, tried_at = ${now}
    where event_id = ${eventId} and state in ('waiting', 'failed') returning account_id, kind, state, attempts`.execute(
    trx,
  )
  return rows[0]
}

export const dropMessage = async (trx: Transaction, eventId: string): Promise<unknown> =>
  sql`delete from telegram_messages where event_id = ${eventId}`.execute(trx)

export const markSent = async (trx: Transaction, eventId: string, now: Date): Promise<unknown> =>
  sql`update telegram_messages set state = 'sent', sent_at = ${now}, reason = null where event_id = ${eventId}`.execute(
    trx,
  )

export const markFailed = async (
  trx: Transaction,
  eventId: string,
  { state, reason }: { readonly state: 'failed' | 'dead'; readonly reason: TelegramReason },
): Promise<unknown> =>
  sql`update telegram_messages set state = ${state}, reason = ${reason}
    where event_id = ${eventId} and state <> 'sent'`.execute(trx)

/** Gives a message up after the last try. */
export const buryMessage = async (trx: Transaction, eventId: string): Promise<unknown> =>
  sql`update telegram_messages set state = 'dead', reason = coalesce(reason, 'failed')
    where event_id = ${eventId} and state in ('waiting', 'failed')`.execute(trx)

export interface UnsentMessage {
  readonly id: string
  readonly kind: DeliveryKind
  readonly account_id: string
  readonly name: string
  readonly state: 'failed' | 'dead'
  readonly attempts: number
  readonly reason: TelegramReason | null
  readonly made_at: Date
  readonly tried_at: Date | null
  readonly total: number
}

export async function listUnsent(trx: Transaction): Promise<UnsentMessage[]> {
  const { rows } = await sql<UnsentMessage>`
    select m.id, m.kind, m.account_id, trim(a.first_name || ' ' || a.last_name) as name, m.state, m.attempts, m.reason,
      m.made_at, m.tried_at, (count(*) over ())::int as total
    from telegram_messages m join accounts a on a.id = m.account_id
    where m.state in ('failed', 'dead') order by m.id desc limit ${TELEGRAM_LIMITS.listed}`.execute(trx)
  return rows
}

/** Opens a failed message again. Returns its state before and its event; undefined if there is none. */
export async function reopenMessage(
  trx: Transaction,
  id: string,
): Promise<{ readonly state: TelegramMessage['state']; readonly event_id: string } | undefined> {
  const { rows } = await sql<{ state: TelegramMessage['state']; event_id: string }>`
    select state, event_id from telegram_messages where id = ${id} for update`.execute(trx)
  const found = rows[0]
  if (found && (found.state === 'failed' || found.state === 'dead'))
    await sql`update telegram_messages set state = 'waiting' where id = ${id}`.execute(trx)
  return found
}

const KEPT_MS = 90 * 24 * 60 * 60_000
const UPDATES_KEPT_MS = 2 * 24 * 60 * 60_000

/** Removes messages that were sent or given up long ago, and marks of updates that Telegram does not repeat any more. */
export async function forgetTelegram(trx: Transaction, now: Date): Promise<number> {
  const messages = await sql`delete from telegram_messages
    where state in ('sent', 'dead') and made_at <= ${new Date(now.getTime() - KEPT_MS)}`.execute(trx)
  const updates =
    await sql`delete from telegram_updates where at <= ${new Date(now.getTime() - UPDATES_KEPT_MS)}`.execute(trx)
  return Number(messages.numAffectedRows ?? 0n) + Number(updates.numAffectedRows ?? 0n)
}

/** Holds what is unsent, since the customers of a restored shop may have got it from the original. */
export const holdMessages = async (trx: Transaction): Promise<unknown> =>
  sql`update telegram_messages set state = 'dead', reason = 'held' where state in ('waiting', 'failed')`.execute(trx)
