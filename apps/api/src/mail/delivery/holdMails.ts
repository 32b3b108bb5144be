import { sql, type Transaction } from '../../database/index.ts'
import { askStaffMails, NEWS_KINDS } from '../letters/staffLetters.ts'
import { LETTER_KINDS } from '../letters/writeLetter.ts'

/**
 * Holds every unsent mail of this tenant until somebody sends it (`kit mail retry`, or *send again* in the office): the
 * customers of a restored or imported shop may have got it from the original. Returns their number.
 */
export async function holdMails(trx: Transaction, now: Date): Promise<number> {
  const { rows: news } = await sql<{ id: string }>`
    select id from events where told_at is null and failed_at is null and kind = any(${[...NEWS_KINDS]}::text[])
    order by id`.execute(trx)
  for (const { id } of news) await askStaffMails(trx, id, now)
  const { rows } = await sql`
    with unsent as (
      update events set failed_at = ${now}
      where told_at is null and failed_at is null and kind = any(${[...LETTER_KINDS]}::text[])
      returning id, kind, happened_at)
    insert into deliveries (event_id, kind, state, attempts, reason, made_at, tried_at)
    select id, kind, 'dead', 0, 'held', happened_at, ${now}::timestamptz from unsent
    on conflict (tenant_id, event_id) do update set state = 'dead', reason = 'held'
    returning 1`.execute(trx)
  return rows.length
}
