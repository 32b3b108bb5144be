import { DESK_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'

export interface NoteRecord {
  readonly id: string
  readonly text: string
  readonly by_id: string
  readonly at: Date
  readonly mentions: readonly string[]
}

/** Lists the internal notes of an order, latest first. */
export async function listNotes(trx: Transaction, orderId: string): Promise<NoteRecord[]> {
  const { rows } = await sql<NoteRecord>`
    select id, text, by_id, at, mentions from order_notes where order_id = ${orderId}
    order by id desc limit ${DESK_LIMITS.notes}`.execute(trx)
  return rows
}

/** Finds one note of an order. */
export async function findNote(trx: Transaction, orderId: string, id: string): Promise<NoteRecord | undefined> {
  const { rows } = await sql<NoteRecord>`
    select id, text, by_id, at, mentions from order_notes where order_id = ${orderId} and id = ${id}`.execute(trx)
  return rows[0]
}

export interface NoteToWrite {
  /** The order, locked until the transaction ends. */
  readonly orderId: string
  readonly text: string
  readonly mentions: readonly string[]
  readonly by: string
  readonly now: Date
}

/** Writes an internal note, with a mail to each colleague it mentions, and returns its id. Throws `notes-full`. */
export async function writeNote(trx: Transaction, { orderId, text, mentions, by, now }: NoteToWrite): Promise<string> {
  const called = [...new Set(mentions)]
  const { rows } = await sql<{ id: string }>`
    insert into order_notes (order_id, text, by_id, at, mentions)
    select ${orderId}::uuid, ${text}, ${by}::uuid, ${now}::timestamptz, ${called}::uuid[]
    where (select count(*) from order_notes where order_id = ${orderId}) < ${DESK_LIMITS.notes} returning id`.execute(
    trx,
  )
  if (!rows[0]) throw new ProblemError('notes-full')
  for (const accountId of called)
    if (accountId !== by)
      await recordEvent(trx, {
        kind: 'StaffMailAsked',
        subjectId: orderId,
        payload: { about: 'notes', accountId, noteId: rows[0].id },
      })
  return rows[0].id
}
