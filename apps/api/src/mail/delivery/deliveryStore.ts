import { sql, type Transaction } from '../../database/index.ts'
import { orderOf, type RecordedEvent } from '../../events/index.ts'
import type { AddressedLetter } from '../letters/letter.ts'
import type { Failure } from './deliveryFailure.ts'

/** The lease of a mail that is being sent. It lasts as long as the mail's job may take. */
const LEASE_MS = 90_000
export const LONGEST_SECONDS = LEASE_MS / 1_000

/**
 * Claims the mail of an event. Returns false if it has been sent or given up. Throws while another process has claimed
 * it, to be retried later: a job runs in one process at a time, but there may be an older version or a second job.
 */
export async function claimDelivery(trx: Transaction, eventId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    with found as (select id, tell_at <= ${now} as is_free from events
      where id = ${eventId} and told_at is null and failed_at is null for update),
    taken as (update events set attempts = attempts + 1, tell_at = ${new Date(now.getTime() + LEASE_MS)}
      where id in (select id from found where is_free))
    select is_free from found`.execute(trx)
  if (rows[0]?.is_free === false) throw new Error('This mail is in other hands')
  return rows.length > 0
}

/** Records that there will be a mail, before it is tried. Its content and recipient are known only then. */
export async function expectMails(trx: Transaction, eventIds: readonly string[]): Promise<void> {
  await sql`
    insert into deliveries (event_id, kind, state, attempts, made_at, tried_at)
    select id, kind, 'waiting', 0, happened_at, happened_at from events
      where id = any(${[...eventIds]}::uuid[]) and told_at is null and failed_at is null
    on conflict (tenant_id, event_id) do nothing`.execute(trx)
}

/** Drops a mail that nobody wants, or no longer wants. */
export async function dropMail(trx: Transaction, eventId: string, now: Date): Promise<void> {
  await trx.updateTable('events').set({ told_at: now }).where('id', '=', eventId).execute()
  await trx.deleteFrom('deliveries').where('event_id', '=', eventId).execute()
}

/** Marks a mail as sent, so that it is not processed again. */
export async function markSent(trx: Transaction, eventId: string, now: Date): Promise<void> {
  await trx.updateTable('events').set({ told_at: now }).where('id', '=', eventId).execute()
  await trx
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: now, tried_at: now, reason: null, server_said: null })
    .where('event_id', '=', eventId)
    .execute()
}

/** Records a mail and its recipient. A retry uses the same row. Returns its id. */
export async function noteDelivery(
  trx: Transaction,
  { id: eventId, ...event }: RecordedEvent,
  { addressed, now }: { addressed: AddressedLetter; now: Date },
): Promise<string> {
  const { to, language } = addressed
  const { rows } = await sql<{ id: string }>`
    insert into deliveries (event_id, kind, recipient, language, order_id, state, attempts, made_at, tried_at)
    values (${eventId}, ${event.kind}, ${to}, ${language}, ${orderOf(event)}, 'waiting', 1, ${now}, ${now})
    on conflict (tenant_id, event_id) do update set recipient = excluded.recipient, language = excluded.language,
      order_id = excluded.order_id, attempts = deliveries.attempts + 1, tried_at = excluded.tried_at
    returning id`.execute(trx)
  return rows[0]!.id
}

export interface DeliveryFailure {
  readonly eventId: string
  readonly kind: string
  readonly failure: Failure
  readonly now: Date
}

/**
 * Records why a mail was not sent, and releases it. A mail that could not be composed may have no row yet, and gets
 * one.
 */
export async function noteFailure(trx: Transaction, { eventId, kind, failure, now }: DeliveryFailure): Promise<void> {
  const { reason, serverSaid } = failure
  await trx.updateTable('events').set({ tell_at: now, last_error: reason }).where('id', '=', eventId).execute()
  await sql`
    insert into deliveries (event_id, kind, state, attempts, reason, server_said, made_at, tried_at)
    values (${eventId}, ${kind}, 'failed', 1, ${reason}, ${serverSaid}, ${now}, ${now})
    on conflict (tenant_id, event_id) do update set state = 'failed', attempts = greatest(deliveries.attempts, 1), reason = excluded.reason,
      server_said = excluded.server_said, tried_at = excluded.tried_at`.execute(trx)
}

/** Gives a mail up, unless it has been sent since. */
export async function markDeliveryDead(
  trx: Transaction,
  { eventId, kind, now }: Omit<DeliveryFailure, 'failure'>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('events')
    .set({ failed_at: now })
    .where('id', '=', eventId)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  // Without a row, its process ended at each try before it could record a reason.
  await sql`
    insert into deliveries (event_id, kind, state, attempts, reason, made_at, tried_at)
    values (${eventId}, ${kind}, 'dead', 1, 'failed', ${now}, ${now})
    on conflict (tenant_id, event_id) do update set state = 'dead', attempts = greatest(deliveries.attempts, 1), reason = coalesce(deliveries.reason, 'failed')`.execute(
    trx,
  )
}

const KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Removes mails that were sent or given up long ago, because addresses must not be stored needlessly. Mails that were
 * given up cannot be sent again afterwards. Returns their number.
 */
export async function forgetDeliveries(trx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from deliveries
      where state in ('sent', 'dead') and made_at <= ${new Date(now.getTime() - KEPT_MS)} returning event_id),
    forgotten as (delete from events where failed_at is not null and id in (select event_id from gone))
    select from gone`.execute(trx)
  return rows.length
}
