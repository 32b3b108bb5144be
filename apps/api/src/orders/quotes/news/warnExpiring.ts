import { sql, type Transaction } from '../../../database/index.ts'
import { recordEvent } from '../../../events/index.ts'

const DAY_MS = 86_400_000
/** Days before its end at which the customer of a quote is reminded. */
const WARN_DAYS = 2
/** The rest waits for the next hour. */
const BATCH = 200

/**
 * Reminds customers of quotes that end within two days, once for each revision, and returns how many. A quote that held
 * for less than four days is not reminded of, nor one whose customer waits for an answer.
 */
export async function warnExpiring(trx: Transaction, now: Date): Promise<number> {
  const until = new Date(now.getTime() + WARN_DAYS * DAY_MS)
  const { rows } = await sql<{ id: string; number: string; owner_id: string }>`
    update customer_quotes set warned_at = ${now} where id in (
      select q.id from customer_quotes q
      join customer_quote_revisions r on r.quote_id = q.id and r.revision = q.active_revision
      where q.state = 'sent' and q.warned_at is null and q.waits_since is null
        and q.expires_at > ${now} and q.expires_at <= ${until} and r.sent_at <= q.expires_at - interval '4 days'
      order by q.expires_at limit ${BATCH} for update of q skip locked)
    returning id, number, owner_id`.execute(trx)
  for (const { id, number, owner_id: personId } of rows)
    await recordEvent(trx, { kind: 'QuoteExpiring', subjectId: id, payload: { number, personId } })
  return rows.length
}
