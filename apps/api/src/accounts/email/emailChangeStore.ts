import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from '../../database/index.ts'
import { hashToken } from '../tokens/refreshTokens.ts'

const HOUR_MS = 60 * 60_000
/** Validity of the link to the new address. */
export const CONFIRM_MS = 24 * HOUR_MS
/** Validity of the link to the old address: a holiday may lie between. */
const UNDO_MS = 14 * 24 * HOUR_MS

export interface EmailChange {
  readonly id: string
  readonly account_id: string
  readonly session_id: string
  readonly old_email: string
  readonly new_email: string
  readonly expires_at: Date
  readonly confirmed_at: Date | null
}

/** Returns the change that waits for its link. */
export async function findPending(trx: Transaction, accountId: string, now: Date): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`select * from email_changes
    where account_id = ${accountId} and ended_at is null and confirmed_at is null and expires_at > ${now}
    order by asked_at desc limit 1`.execute(trx)
  return rows[0]
}

/** Returns the change by its id, as its mail needs it; undefined if it was ended or deleted since. */
export async function findEmailChange(trx: Transaction, id: string): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`select * from email_changes where id = ${id} and ended_at is null`.execute(
    trx,
  )
  return rows[0]
}

/** Ends the changes that wait: their links stop working. Returns whether there was one. */
export async function endPending(trx: Transaction, accountId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update email_changes set ended_at = ${now}
    where account_id = ${accountId} and ended_at is null and confirmed_at is null`.execute(trx)
  return numAffectedRows > 0n
}

/** Creates the token of a mailed link. It is returned once; only its hash is stored. A later mail replaces it. */
export async function makeChangeLink(trx: Transaction, id: string, kind: 'confirm' | 'undo'): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const column = kind === 'confirm' ? sql`hash` : sql`undo_hash`
  await sql`update email_changes set ${column} = ${hashToken(token)} where id = ${id}`.execute(trx)
  return token
}

/** Uses up the link to the new address. Returns undefined if it is unknown, used, replaced or expired. */
export async function takeConfirmation(trx: Transaction, token: string, now: Date): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`update email_changes set confirmed_at = ${now}
    where hash = ${hashToken(token)} and confirmed_at is null and ended_at is null and expires_at > ${now}
    returning *`.execute(trx)
  return rows[0]
}

/** Uses up the link to the old address. Returns undefined if it is unknown, used or expired. */
export async function takeUndo(trx: Transaction, token: string, now: Date): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`update email_changes set undone_at = ${now}
    where undo_hash = ${hashToken(token)} and undone_at is null and confirmed_at > ${new Date(now.getTime() - UNDO_MS)}
    returning *`.execute(trx)
  return rows[0]
}
