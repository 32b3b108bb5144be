import { sql, type Transaction } from '../database/index.ts'
import type { ConversationRecord } from './conversationStore.ts'
import type { EntryAttachment } from './entryStore.ts'

export interface MessageToInsert {
  readonly conversationId: string
  readonly kind: 'mail' | 'page' | 'telegram' | 'reply' | 'note'
  readonly subject?: string
  readonly text: string
  readonly staffId?: string
  readonly orderId?: string | undefined
  readonly designId?: string | undefined
  readonly sender?: string
  /** Its Message-ID: a mail that comes a second time is not inserted. */
  readonly mailId?: string | null
  readonly isAutomatic?: boolean
  readonly attachments?: readonly EntryAttachment[]
  readonly undoUntil?: Date
  readonly before?: Snapshot
  readonly now: Date
}

/** The fields of a conversation that an answer changes. */
export type Snapshot = Pick<
  ConversationRecord,
  'state' | 'assignee_id' | 'is_unread' | 'last_origin' | 'last_by' | 'last_text'
> & { readonly waits_since: string | null; readonly snoozed_until: string | null; readonly last_at: string }

export const takeSnapshot = (record: ConversationRecord): Snapshot => ({
  state: record.state,
  assignee_id: record.assignee_id,
  is_unread: record.is_unread,
  last_origin: record.last_origin,
  last_by: record.last_by,
  last_text: record.last_text,
  waits_since: record.waits_since?.toISOString() ?? null,
  snoozed_until: record.snoozed_until?.toISOString() ?? null,
  last_at: record.last_at.toISOString(),
})

/** Returns an id for a message to come. */
export async function newMessageId(trx: Transaction): Promise<string> {
  const { rows } = await sql<{ id: string }>`select time_uuid() as id`.execute(trx)
  return rows[0]!.id
}

/** Inserts a message; false if the same mail is there already. */
export async function insertMessage(
  trx: Transaction,
  message: MessageToInsert & { readonly id?: string; readonly eventId?: string | null },
): Promise<boolean> {
  const { conversationId, kind, subject = '', text, staffId = null, orderId = null, designId = null, now } = message
  const { sender = '', mailId = null, isAutomatic = false, attachments = [], undoUntil = null, before } = message
  const id = message.id ?? (await newMessageId(trx))
  const { rows } = await sql`
    insert into conversation_messages (id, conversation_id, kind, subject, text, at, staff_id, order_id, design_id, sender, mail_id,
      is_automatic, attachments, event_id, undo_until, before)
    values (${id}, ${conversationId}, ${kind}, ${subject}, ${text}, ${now}, ${staffId}, ${orderId}, ${designId}, ${sender}, ${mailId},
      ${isAutomatic}, ${JSON.stringify(attachments)}::jsonb, ${message.eventId ?? null}, ${undoUntil},
      ${before ? JSON.stringify(before) : null}::jsonb)
    on conflict (tenant_id, mail_id) do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Whether another member of staff has answered since. */
export async function hasNewerAnswer(
  trx: Transaction,
  { conversationId, by, seenAt }: { conversationId: string; by: string; seenAt: Date },
): Promise<boolean> {
  const { rows } = await sql`select from conversation_messages
    where conversation_id = ${conversationId} and kind = 'reply' and staff_id <> ${by} and at > ${seenAt} limit 1`.execute(
    trx,
  )
  return rows.length > 0
}

export interface SentMessage {
  readonly kind: string
  readonly text: string
  readonly subject: string
  readonly staff_id: string | null
  readonly conversation_id: string
  readonly event_id: string | null
  readonly undo_until: Date | null
  readonly before: Snapshot | null
}

export async function findMessage(trx: Transaction, id: string): Promise<SentMessage | undefined> {
  const { rows } = await sql<SentMessage>`
    select kind, text, subject, staff_id, conversation_id, event_id, undo_until, before from conversation_messages where id = ${id}`.execute(
    trx,
  )
  return rows[0]
}

/** Deletes a message that was taken back, and restores what it changed unless somebody has written since. */
export async function deleteMessage(
  trx: Transaction,
  id: string,
  { conversation_id, before }: SentMessage,
): Promise<void> {
  const { rows } = await sql<{ at: Date }>`delete from conversation_messages where id = ${id} returning at`.execute(trx)
  if (!before || !rows[0]) return
  await sql`update contact_messages set answered_at = null
    where conversation_id = ${conversation_id} and answered_at = ${rows[0].at}`.execute(trx)
  await sql`update conversations set state = ${before.state}, assignee_id = ${before.assignee_id}, is_unread = ${before.is_unread},
      waits_since = ${before.waits_since}, snoozed_until = ${before.snoozed_until}, last_at = ${before.last_at},
      last_origin = ${before.last_origin}, last_by = ${before.last_by}, last_text = ${before.last_text}, version = version + 1
    where id = ${conversation_id} and last_at = ${rows[0].at}`.execute(trx)
}

/** Returns the subject of the latest message that has one, for the subject of an answer. */
export async function findLastSubject(trx: Transaction, conversationId: string): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    select subject from (
      select subject, sent_at as at from contact_messages where conversation_id = ${conversationId}
      union all
      select subject, at from conversation_messages where conversation_id = ${conversationId} and subject <> '') said
    order by at desc limit 1`.execute(trx)
  return rows[0]?.subject ?? ''
}

/** Counts the mails of a conversation since an instant. */
export async function countMails(trx: Transaction, conversationId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from conversation_messages
    where conversation_id = ${conversationId} and kind = 'mail' and at > ${since}`.execute(trx)
  return rows[0]!.count
}

export interface OwnMessageRecord {
  readonly id: string
  readonly at: Date
  readonly staff_id: string | null
  readonly text: string
  readonly order_id: string | null
  readonly design_id: string | null
}

/** Lists what a customer and the shop wrote to each other, latest first; never notes. */
export async function listOwnMessages(
  trx: Transaction,
  {
    accountId,
    orderId,
    designId,
    most,
  }: { accountId: string; orderId?: string | undefined; designId?: string | undefined; most: number },
): Promise<OwnMessageRecord[]> {
  const { rows } = await sql<OwnMessageRecord>`
    with c as (select id from conversations where account_id = ${accountId})
    select id, at, staff_id, text, order_id, design_id from (
      select m.id, m.at, m.staff_id, m.text, m.order_id, m.design_id from c join conversation_messages m on m.conversation_id = c.id
        where m.kind <> 'note' and not m.is_automatic
      union all
      select m.id, m.sent_at, null::uuid, m.message, null::uuid, m.design_id from c join contact_messages m on m.conversation_id = c.id
        where m.account_id = ${accountId}) said
    where (${orderId ?? null}::uuid is null or order_id = ${orderId ?? null}::uuid or (order_id is null and design_id is null))
      and (${designId ?? null}::uuid is null or design_id = ${designId ?? null}::uuid or (order_id is null and design_id is null))
    order by at desc, id desc limit ${most}`.execute(trx)
  return rows
}
