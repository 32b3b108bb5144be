import { QUOTE_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../../database/index.ts'
import type { MessageRecord, QuoteContent, QuoteItem, QuoteRecord, RevisionRecord } from './quoteRecord.ts'

export interface QuoteToInsert {
  readonly ownerId: string
  /** The member of staff who starts it; absent if the customer asks. */
  readonly startedBy?: string
  readonly items: readonly QuoteItem[]
  readonly neededBy: string | null
  readonly address: string
  readonly landmark: string
  readonly phone: string
  readonly now: Date
}

/** Takes the shop's next number. It waits for another quote that is being written. */
export async function takeNumber(trx: Transaction): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into quote_numbers as own (last) values (1)
    on conflict (tenant_id) do update set last = own.last + 1 returning last`.execute(trx)
  return `Q-${String(rows[0]!.last).padStart(6, '0')}`
}

/** Writes a quote. One that the customer asks for waits for staff. */
export async function insertQuote(trx: Transaction, quote: QuoteToInsert): Promise<QuoteRecord> {
  const { ownerId, startedBy = null, items, neededBy, address, landmark, phone, now } = quote
  const { rows } = await sql<QuoteRecord>`
    insert into customer_quotes (number, owner_id, started_by, items, needed_by, address, landmark, phone, asked_at, changed_at, waits_since)
    values (${await takeNumber(trx)}, ${ownerId}, ${startedBy}::uuid, ${JSON.stringify(items)}::jsonb, ${neededBy}::date, ${address}, ${landmark},
      ${phone}, ${now}, ${now}, ${startedBy === null ? now : null}::timestamptz)
    returning *`.execute(trx)
  return rows[0]!
}

export async function findQuote(trx: Transaction, id: string): Promise<QuoteRecord | undefined> {
  const { rows } = await sql<QuoteRecord>`select * from customer_quotes where id = ${id}`.execute(trx)
  return rows[0]
}

/**
 * Finds a quote and locks it until the end of the transaction. It names the tenant since it may be the first statement
 * of a pipelined transaction.
 */
export async function lockQuote(trx: Transaction, id: string): Promise<QuoteRecord | undefined> {
  const { rows } = await sql<QuoteRecord>`
    select * from customer_quotes where tenant_id = current_tenant_id() and id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Returns a customer's quotes, the latest first. */
export async function listOwnQuotes(trx: Transaction, ownerId: string): Promise<QuoteRecord[]> {
  const { rows } = await sql<QuoteRecord>`
    select * from customer_quotes where owner_id = ${ownerId} and (started_by is null or active_revision is not null)
    order by asked_at desc, id limit 200`.execute(trx)
  return rows
}

/** Whether a customer has as many quotes that wait for staff as one may have. Locks the account against others at once. */
export async function hasTooManyAsked(trx: Transaction, ownerId: string): Promise<boolean> {
  await sql`select from accounts where id = ${ownerId} for no key update`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_quotes where owner_id = ${ownerId} and state = 'asked' and started_by is null`.execute(
    trx,
  )
  return rows[0]!.count >= QUOTE_LIMITS.asked
}

export async function listRevisions(trx: Transaction, quoteId: string): Promise<RevisionRecord[]> {
  const { rows } = await sql<RevisionRecord>`
    select revision, sent_by, sent_at, expires_at, content from customer_quote_revisions
    where quote_id = ${quoteId} order by revision`.execute(trx)
  return rows
}

export interface RevisionToInsert {
  readonly quoteId: string
  readonly revision: number
  readonly content: QuoteContent
  readonly expiresAt: Date
  readonly sentBy: string
  readonly now: Date
}

/** Keeps a revision for ever and makes it the one that can be accepted. */
export async function insertRevision(trx: Transaction, sent: RevisionToInsert): Promise<void> {
  const { quoteId, revision, content, expiresAt, sentBy, now } = sent
  await sql`
    with kept as (
      insert into customer_quote_revisions (quote_id, revision, sent_by, sent_at, expires_at, content, total_cents)
      values (${quoteId}, ${revision}::int, ${sentBy}, ${now}, ${expiresAt}, ${JSON.stringify(content)}::jsonb, ${content.totalCents}))
    update customer_quotes set state = 'sent', version = version + 1, active_revision = ${revision}, expires_at = ${expiresAt},
      total_cents = ${content.totalCents}, changed_at = ${now}, waits_since = null, warned_at = null
    where id = ${quoteId}`.execute(trx)
}

export interface AnswerToKeep {
  readonly id: string
  readonly isByLink: boolean
  readonly now: Date
}

/** Notes that the quote became an order, which is written at the end of the same transaction. */
export async function keepAcceptance(
  trx: Transaction,
  { id, isByLink, now, orderId }: AnswerToKeep & { readonly orderId: string },
): Promise<void> {
  await sql`update customer_quotes set state = 'accepted', order_id = ${orderId}, answered_at = ${now}, changed_at = ${now},
    is_by_link = ${isByLink}, waits_since = null, version = version + 1 where id = ${id}`.execute(trx)
}

export async function keepRefusal(
  trx: Transaction,
  { id, isByLink, now, reason }: AnswerToKeep & { readonly reason: string },
): Promise<void> {
  await sql`update customer_quotes set state = 'declined', decline_reason = ${reason}, answered_at = ${now}, changed_at = ${now},
    is_by_link = ${isByLink}, waits_since = null, version = version + 1 where id = ${id}`.execute(trx)
}

/** Makes the quote's link the next one. */
export async function countLinkUp(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update customer_quotes set link_version = link_version + 1, is_link_off = false, version = version + 1, changed_at = ${now}
    where id = ${id}`.execute(trx)
}

/** Switches the quote's link off. */
export async function switchLinkOff(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update customer_quotes set is_link_off = true, version = version + 1, changed_at = ${now}
    where id = ${id}`.execute(trx)
}

export async function listMessages(trx: Transaction, quoteId: string): Promise<MessageRecord[]> {
  const { rows } = await sql<MessageRecord>`
    select id, item_id, text, at, staff_id from customer_quote_messages where quote_id = ${quoteId} order by id`.execute(
    trx,
  )
  return rows
}

export interface MessageToInsert {
  readonly quoteId: string
  readonly itemId: string | null
  readonly text: string
  readonly staffId: string | null
  readonly now: Date
}

/** Keeps a message. The quote then waits for the other side. */
export async function insertMessage(
  trx: Transaction,
  { quoteId, itemId, text, staffId, now }: MessageToInsert,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer_quote_messages (quote_id, item_id, text, at, staff_id)
    values (${quoteId}, ${itemId}, ${text}, ${now}, ${staffId}) returning id`.execute(trx)
  await sql`update customer_quotes set version = version + 1, changed_at = ${now},
    waits_since = ${staffId === null ? sql`coalesce(waits_since, ${now}::timestamptz)` : null}
    where id = ${quoteId}`.execute(trx)
  return rows[0]!.id
}
