import type { ConversationState, InboxView, MessageOrigin } from '@kitwright/contract'
import { MAX_TERMS, isOrderTerm, peopleTerms } from '../accounts/index.ts'
import { findPage, type KeysetPage, type RawBuilder, sql, type Transaction } from '../database/index.ts'

export interface ConversationRecord {
  readonly id: string
  readonly account_id: string | null
  readonly supplier_id: string | null
  readonly contact: string | null
  readonly reply_key: Uint8Array
  readonly state: ConversationState
  readonly snoozed_until: Date | null
  readonly assignee_id: string | null
  readonly is_unread: boolean
  readonly waits_since: Date | null
  readonly version: number
  readonly last_at: Date
  readonly last_origin: MessageOrigin
  readonly last_by: 'customer' | 'supplier' | 'staff'
  readonly last_text: string
}

/** Opens snoozed conversations whose time has come, as unread: every reader of the inbox calls this first. */
export async function wakeConversations(trx: Transaction, now: Date): Promise<void> {
  await sql`update conversations set state = 'open', snoozed_until = null, is_unread = true, version = version + 1
    where snoozed_until <= ${now}`.execute(trx)
}

const IN_VIEW: Readonly<Record<InboxView, (by: string) => RawBuilder<unknown>>> = {
  mine: by => sql`state = 'open' and assignee_id = ${by}`,
  unassigned: () => sql`state = 'open' and assignee_id is null`,
  open: () => sql`state = 'open'`,
  snoozed: () => sql`state = 'snoozed'`,
  // One without a message is there for answers to mails only.
  closed: () => sql`state = 'closed' and last_origin <> ''`,
}
/** A search looks through all of them. */
const ANY_STATE = [sql`state = 'open'`, sql`state = 'snoozed'`, sql`state = 'closed' and last_origin <> ''`]

/** Conversations whose messages, customer, supplier or address match the text. */
const isFound = (search: string): RawBuilder<boolean> => sql<boolean>`(
  id in (select subject_id from search_terms where ${isOrderTerm(search)} limit ${MAX_TERMS})
  or account_id in (${peopleTerms(search)})
  or supplier_id in (select id from suppliers where name ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})
  or strpos(contact, ${search.toLowerCase()}) > 0)`

export interface InboxQuery {
  readonly view: InboxView
  readonly by: string
  readonly search: string
  readonly pageSize: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export interface InboxPage extends Omit<KeysetPage, 'ids'> {
  readonly rows: readonly ConversationRecord[]
  readonly total: number
  readonly isTotalExact: boolean
}

/** The longest count: nobody waits for more. */
const MAX_COUNTED = 1_000

/** Lists the conversations of a view, the latest message first. A search looks through the open, snoozed and closed ones. */
export async function listConversations(trx: Transaction, query: InboxQuery): Promise<InboxPage> {
  const { view, by, search, ...page } = query
  const isSearch = search !== ''
  const parts = isSearch ? ANY_STATE : [IN_VIEW[view](by)]
  const given = isSearch
    ? sql`with matching as materialized (select id from conversations where ${isFound(search)})`
    : sql``
  const where = isSearch ? sql`id in (select id from matching)` : undefined
  const { ids, before, after } = await findPage(trx, {
    table: 'conversations',
    runs: [{ parts, keys: [{ column: 'last_at', kind: 'time' }], isFalling: true }],
    where,
    given,
    order: isSearch ? 'search' : view,
    ...page,
  })
  const { rows } = await sql<ConversationRecord>`select * from conversations where id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], id)`.execute(trx)
  const { rows: counts } = await sql<{ count: number }>`${given} select count(*)::int as count from (
    select from conversations where ${where ?? parts[0]} limit ${MAX_COUNTED + 1}) counted`.execute(trx)
  const total = counts[0]!.count
  return { rows, before, after, total: Math.min(total, MAX_COUNTED), isTotalExact: total <= MAX_COUNTED }
}

export interface InboxCounts {
  readonly unread: number
  readonly mine: number
  readonly unassigned: number
  readonly open: number
  readonly snoozed: number
}

/** Counts the conversations of the views; closed ones are not counted. */
export async function countInbox(trx: Transaction, by: string): Promise<InboxCounts> {
  const { rows } = await sql<InboxCounts>`
    select count(*) filter (where state = 'open' and is_unread)::int as unread,
      count(*) filter (where state = 'open' and assignee_id = ${by})::int as mine,
      count(*) filter (where state = 'open' and assignee_id is null)::int as unassigned,
      count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'snoozed')::int as snoozed
    from conversations where state in ('open', 'snoozed')`.execute(trx)
  return rows[0]!
}

/** A conversation that waits for an answer, as the day of the staff shows it. */
export interface WaitingMessage {
  /** A request waits for an offer, which answers it. */
  readonly kind: 'message' | 'request'
  readonly id: string
  readonly number: string
  readonly name: string
  readonly text: string
  readonly at: string
}

interface WaitingRow {
  readonly id: string
  /** The first request of the conversation that has no offer, or whose customer wishes a change. */
  readonly request_id: string | null
  readonly number: string | null
  readonly name: string
  readonly text: string
  readonly at: Date
  readonly total: number
}

/**
 * Returns the open conversations that wait longest for an answer to a form, a mail or a message from the customer's
 * page, and the number of all. Wishes, claims and quotes are waited for where they belong.
 */
export async function readWaitingMessages(
  trx: Transaction,
  most: number,
): Promise<{ items: WaitingMessage[]; total: number }> {
  const { rows } = await sql<WaitingRow>`
    select c.id, r.id as request_id, r.number, coalesce(nullif(trim(a.full_name), ''), a.email, c.contact, '') as name, c.last_text as text, c.waits_since as at,
      (count(*) over ())::int as total
    from conversations c left join accounts a on a.id = c.account_id
    left join lateral (select q.id, q.number from quote_requests q where q.conversation_id = c.id
      and (q.state = 'asked' or (q.state = 'sent' and q.wished_at is not null)) order by q.asked_at, q.id limit 1) r on true
    where c.state = 'open' and c.waits_since is not null and c.last_by = 'customer' and c.last_origin in ('form', 'mail', 'page', 'telegram')
    order by c.waits_since, c.id limit ${most}`.execute(trx)
  const items = rows.map(({ id, request_id, number, name, text, at }) => ({
    kind: request_id === null ? ('message' as const) : ('request' as const),
    id: request_id ?? id,
    number: number ?? '',
    name,
    text,
    at: at.toISOString(),
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** Counts the open conversations in which the other side waits for an answer. */
export async function countWaitingConversations(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations where state = 'open' and waits_since is not null`.execute(trx)
  return rows[0]!.count
}

export async function findConversation(trx: Transaction, id: string): Promise<ConversationRecord | undefined> {
  const { rows } = await sql<ConversationRecord>`select * from conversations where id = ${id}`.execute(trx)
  return rows[0]
}

export async function findConversationByKey(
  trx: Transaction,
  replyKey: Uint8Array,
): Promise<ConversationRecord | undefined> {
  const { rows } = await sql<ConversationRecord>`
    select * from conversations where reply_key = ${Buffer.from(replyKey)}`.execute(trx)
  return rows[0]
}

/** Returns the conversation, locked until the transaction ends. */
export async function holdConversation(trx: Transaction, id: string): Promise<ConversationRecord | undefined> {
  const { rows } = await sql<ConversationRecord>`select * from conversations where id = ${id} for update`.execute(trx)
  return rows[0]
}

/**
 * Returns the id of a customer's conversation, which begins now if they have none. A stranger who has confirmed the
 * address since keeps the conversation.
 */
export async function ensureConversation(trx: Transaction, accountId: string, now: Date): Promise<string> {
  await sql`update conversations c set account_id = a.id, contact = null from accounts a
    where a.id = ${accountId} and a.email_confirmed_at is not null and c.contact = a.email
      and not exists (select from conversations own where own.account_id = a.id)`.execute(trx)
  await sql`insert into conversations (account_id, state, last_at) values (${accountId}, 'closed', ${now})
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ id: string }>`select id from conversations where account_id = ${accountId}`.execute(trx)
  return rows[0]!.id
}

export interface StateChange {
  readonly id: string
  readonly state: ConversationState
  readonly until: Date | null
}

/** Changes the state; whoever closes a conversation has settled what it asks. Returns false if it does not exist. */
export async function writeState(trx: Transaction, { id, state, until }: StateChange, now: Date): Promise<boolean> {
  const isClosed = state === 'closed'
  const { numAffectedRows } = await sql`update conversations set state = ${state}, version = version + 1,
      snoozed_until = ${state === 'snoozed' ? until : null}::timestamptz, is_unread = false,
      waits_since = case when ${isClosed} then null else waits_since end
    where id = ${id}`.execute(trx)
  if (isClosed) await settleForms(trx, id, now)
  return numAffectedRows === 1n
}

/** Marks the messages of the contact form as answered. */
export async function settleForms(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update contact_messages set answered_at = ${now} where conversation_id = ${id} and answered_at is null`.execute(
    trx,
  )
}

export async function writeAssignee(trx: Transaction, id: string, assigneeId: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`update conversations set assignee_id = ${assigneeId}, version = version + 1
    where id = ${id}`.execute(trx)
  return numAffectedRows === 1n
}

export async function writeUnread(trx: Transaction, id: string, isUnread: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`update conversations set is_unread = ${isUnread} where id = ${id}`.execute(trx)
  return numAffectedRows === 1n
}
