import type { Response_ } from '@kitwright/contract'
import { findPage, type KeysetRun, sql, type Transaction } from '../database/index.ts'
import { type Exchange, ProblemError } from '../endpoint/index.ts'
import { recordEvent } from '../events/index.ts'

type Page = Response_<'GET /api/office/messages'>

interface Row {
  readonly id: string
  readonly contact: string
  readonly subject: string
  readonly message: string
  readonly sent_at: Date
  readonly answered_at: Date | null
}

/** Stores a message to the shop and notifies its staff. */
export async function keepMessage({ body, person, now, run }: Exchange<'POST /api/contact'>): Promise<void> {
  const { contact, subject, message } = body
  await run(async trx => {
    await insertMessage(trx, { contact, subject, message, personId: person?.id ?? null, now })
  })
}

interface NewMessage extends Pick<Row, 'contact' | 'subject' | 'message'> {
  readonly personId: string | null
  /** The design that it is about. */
  readonly design?: { readonly id: string; readonly revision: number }
  readonly now: Date
}

/** Stores a message to the shop and notifies its staff. Returns the message's id. */
export async function insertMessage(trx: Transaction, written: NewMessage): Promise<string> {
  const { contact, subject, message, personId, design, now } = written
  const { rows } = await sql<{ id: string }>`
    insert into contact_messages (contact, subject, message, account_id, design_id, design_revision, sent_at)
    values (${contact}, ${subject}, ${message}, ${personId}, ${design?.id ?? null}, ${design?.revision ?? null}, ${now})
    returning id`.execute(trx)
  await recordEvent(trx, { kind: 'MessageSent', subjectId: rows[0]!.id, payload: {} })
  return rows[0]!.id
}

/** A message about a design. */
export interface DesignMessage {
  readonly id: string
  readonly message: string
  readonly sent_at: Date
  readonly design_revision: number
}

/** Lists the messages about a design, latest first. */
export async function listDesignMessages(trx: Transaction, designId: string): Promise<DesignMessage[]> {
  const { rows } = await sql<DesignMessage>`
    select id, message, sent_at, design_revision from contact_messages
    where design_id = ${designId} order by sent_at desc, id limit 200`.execute(trx)
  return rows
}

/** Marks the open messages about a design as answered, since a verdict answers them. */
export async function answerDesignMessages(trx: Transaction, designId: string, now: Date): Promise<void> {
  await sql`update contact_messages set answered_at = ${now}
    where design_id = ${designId} and answered_at is null`.execute(trx)
}

/** Opens the messages about a design again that were answered at that instant. */
export async function reopenDesignMessages(trx: Transaction, designId: string, answeredAt: Date): Promise<void> {
  await sql`update contact_messages set answered_at = null
    where design_id = ${designId} and answered_at = ${answeredAt}`.execute(trx)
}

/** A message as a mail to staff shows it. */
interface MessageToTell extends Pick<Row, 'contact' | 'subject' | 'message'> {
  /** The design that its owner answers about. */
  readonly design_id: string | null
}

/** Returns a message. Throws if it does not exist, since the caller already knows of it. */
export async function getMessage(trx: Transaction, id: string): Promise<MessageToTell> {
  const { rows } = await sql<MessageToTell>`
    select contact, subject, message, design_id from contact_messages where id = ${id}`.execute(trx)
  if (!rows[0]) throw new Error(`there is no message ${id}`)
  return rows[0]
}

const OPEN: KeysetRun = {
  parts: [sql`answered_at is null`],
  keys: [{ column: 'sent_at', kind: 'time' }],
  isFalling: false,
}
const ANSWERED: KeysetRun = {
  parts: [sql`answered_at is not null`],
  keys: [{ column: 'answered_at', kind: 'time' }],
  isFalling: true,
}
/** Limit of the count: nobody waits for more. */
const MAX_COUNTED = 2_000

/** Returns unanswered messages first, the longest waiting on top, then answered ones, latest first. */
export async function listMessages({ query, run }: Exchange<'GET /api/office/messages'>): Promise<Page> {
  const { found, total, page } = await run(async trx => {
    const { ids, ...places } = await findPage(trx, {
      table: 'contact_messages',
      runs: [OPEN, ANSWERED],
      order: '',
      ...query,
    })
    const { rows } = await sql<Row>`
      select id, contact, subject, message, sent_at, answered_at from contact_messages where id = any(${ids}::uuid[])
      order by array_position(${ids}::uuid[], id)`.execute(trx)
    return { found: rows, total: await countMessages(trx), page: places }
  })
  const items = found.map(({ id, contact, subject, message, sent_at, answered_at }) => ({
    id,
    contact,
    subject,
    message,
    sentAt: sent_at.toISOString(),
    answeredAt: answered_at?.toISOString() ?? null,
  }))
  const isTotalExact = total <= MAX_COUNTED
  return { items, pageSize: query.pageSize, total: Math.min(total, MAX_COUNTED), isTotalExact, ...page }
}

async function countMessages(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from contact_messages limit ${MAX_COUNTED + 1}) counted`.execute(trx)
  return rows[0]!.count
}

export async function markAnswered({
  params,
  body,
  now,
  run,
}: Exchange<'PUT /api/office/messages/{id}/answered'>): Promise<void> {
  const { rows } = await run(async trx =>
    sql`update contact_messages set answered_at = ${body.isAnswered ? now : null}::timestamptz
      where id = ${params.id} returning id`.execute(trx),
  )
  if (rows.length === 0) throw new ProblemError('not-found')
}

export async function countOpenMessages(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_messages where answered_at is null`.execute(trx)
  return rows[0]!.count
}
