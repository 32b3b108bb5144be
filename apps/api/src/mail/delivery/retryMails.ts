import { sql, type Transaction } from '../../database/index.ts'

export interface RetrySelection {
  /** Includes mails that wait for their next try. Otherwise only those that were given up. */
  readonly areFailedWanted: boolean
  readonly now: Date
}

const statesOf = ({ areFailedWanted }: Pick<RetrySelection, 'areFailedWanted'>): string[] =>
  areFailedWanted ? ['failed', 'dead'] : ['dead']

/** Counts the unsent mails of this tenant. */
export async function countUnsent(trx: Transaction, wanted: Pick<RetrySelection, 'areFailedWanted'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from deliveries where state = any(${statesOf(wanted)}::text[])`.execute(trx)
  return rows[0]!.n
}

/** Retries all of them once, at once. Returns their number. Mails whose subject is deleted are skipped. */
export async function retryMails(trx: Transaction, { now, ...wanted }: RetrySelection): Promise<number> {
  const { rows } = await sql`
    with reopened as (
      update events set tell_at = case when failed_at is null then tell_at else ${now}::timestamptz end, failed_at = null
      where told_at is null and id in (select event_id from deliveries where state = any(${statesOf(wanted)}::text[])) returning id),
    waiting as (
      update deliveries set state = 'waiting' where event_id in (select id from reopened) returning event_id)
    select pass_on_again(event_id, 'mail') from waiting`.execute(trx)
  return rows.length
}
