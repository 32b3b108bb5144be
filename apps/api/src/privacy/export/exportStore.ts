import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

const DAY_MS = 24 * 60 * 60_000
/** Time during which a ZIP can be downloaded. */
export const KEPT_MS = 7 * DAY_MS
export const MOST_A_DAY = 3

export interface ExportRecord {
  readonly id: string
  readonly account_id: string
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly asked_at: Date
  readonly done: number
  readonly total: number
  readonly bytes: number | null
  readonly expires_at: Date | null
}

export const presentExport = (row: ExportRecord): NonNullable<Response_<'GET /api/accounts/exports'>['export']> => ({
  id: row.id,
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  expiresAt: row.expires_at?.toISOString() ?? null,
})

/** Returns the person's latest export, unless it can no longer be fetched. */
export async function findLatest(trx: Transaction, accountId: string, now: Date): Promise<ExportRecord | undefined> {
  const { rows } = await sql<ExportRecord>`select * from account_exports where account_id = ${accountId}
    and (expires_at is null or expires_at > ${now}) order by asked_at desc, id desc limit 1`.execute(trx)
  return rows[0]
}

export async function findExport(trx: Transaction, id: string): Promise<ExportRecord | undefined> {
  const { rows } = await sql<ExportRecord>`select * from account_exports where id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns how many the person has requested within a day, and since when. */
export async function countOfDay(
  trx: Transaction,
  accountId: string,
  now: Date,
): Promise<{ readonly count: number; readonly first: Date | null }> {
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, min(asked_at) as first from account_exports
    where account_id = ${accountId} and asked_at > ${new Date(now.getTime() - DAY_MS)}`.execute(trx)
  return rows[0]!
}

export async function insertExport(trx: Transaction, accountId: string, now: Date): Promise<ExportRecord> {
  const { rows } = await sql<ExportRecord>`
    insert into account_exports (account_id, asked_at) values (${accountId}, ${now}) returning *`.execute(trx)
  return rows[0]!
}

export const noteProgress = async (trx: Transaction, id: string, at: { done: number; total: number }) =>
  sql`update account_exports set done = ${at.done}, total = ${at.total} where id = ${id} and state = 'waiting'`.execute(
    trx,
  )

/** Marks the ZIP as ready. Returns false if its account was erased meanwhile. */
export async function markReady(
  trx: Transaction,
  { id, bytes, now }: { readonly id: string; readonly bytes: number; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update account_exports set state = 'ready', bytes = ${bytes}, done = total,
    expires_at = ${new Date(now.getTime() + KEPT_MS)} where id = ${id} and state = 'waiting'`.execute(trx)
  return numAffectedRows === 1n
}

export const markFailed = async (trx: Transaction, id: string) =>
  sql`update account_exports set state = 'failed' where id = ${id} and state = 'waiting'`.execute(trx)
