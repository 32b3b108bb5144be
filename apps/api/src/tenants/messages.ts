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
    const { rows } = await sql<{ id: string }>`
      insert into contact_messages (contact, subject, message, account_id, sent_at)
      values (${contact}, ${subject}, ${message}, ${person?.id ?? null}, ${now}) returning id`.execute(trx)
    await recordEvent(trx, { kind: 'MessageSent', subjectId: rows[0]!.id, payload: {} })
  })
}

/** Returns a message. Throws if it does not exist, since the caller already knows of it. */
export async function getMessage(trx: Transaction, id: string): Promise<Pick<Row, 'contact' | 'subject' | 'message'>> {
  const { rows } = await sql<Row>`select contact, subject, message from contact_messages where id = ${id}`.execute(trx)
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
