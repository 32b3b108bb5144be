import { DESK_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

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

export interface NoteToWrite {
  /** The order, locked until the transaction ends. */
  readonly orderId: string
  readonly text: string
  readonly mentions: readonly string[]
  readonly by: string
  readonly now: Date
}

/** Writes an internal note. Throws `notes-full`. */
export async function writeNote(trx: Transaction, { orderId, text, mentions, by, now }: NoteToWrite): Promise<void> {
  const { rows } = await sql`
    insert into order_notes (order_id, text, by_id, at, mentions)
    select ${orderId}::uuid, ${text}, ${by}::uuid, ${now}::timestamptz, ${[...new Set(mentions)]}::uuid[]
    where (select count(*) from order_notes where order_id = ${orderId}) < ${DESK_LIMITS.notes} returning id`.execute(
    trx,
  )
  if (rows.length === 0) throw new ProblemError('notes-full')
}
