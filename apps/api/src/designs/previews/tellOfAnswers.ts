import { sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'

/** A design's owner gets at most one mail in this period, however many visitors answer. */
const PAUSE_MS = 6 * 60 * 60 * 1000
const MAX_DESIGNS = 200

interface Untold {
  readonly id: string
  readonly name: string
  readonly owner_id: string
}

interface Counts {
  readonly answers: number
  readonly looksGood: number
  readonly comments: number
}

/**
 * Records a mail event for each design with unread answers that no mail has announced, if its last mail is long ago.
 * Returns how many.
 */
export async function tellOfAnswers(trx: Transaction, now: Date, designId: string | null = null): Promise<number> {
  const since = new Date(now.getTime() - PAUSE_MS)
  const { rows } = await sql<Untold>`
    select d.id, d.name, d.owner_id from designs d
    where d.deleted_at is null and (${designId}::uuid is null or d.id = ${designId}::uuid)
      and d.id in (select design_id from preview_answers where told_at is null and read_at is null)
      and not exists (select from preview_answers a where a.design_id = d.id and a.told_at > ${since})
    limit ${MAX_DESIGNS} for no key update skip locked`.execute(trx)
  for (const design of rows) await tellOf(trx, design, now)
  return rows.length
}

async function tellOf(trx: Transaction, { id, name, owner_id: personId }: Untold, now: Date): Promise<void> {
  const { rows } = await sql<Counts>`
    with told as (
      update preview_answers set told_at = ${now}
      where design_id = ${id} and told_at is null and read_at is null returning looks_good, comment)
    select count(*)::int as answers, (count(*) filter (where looks_good))::int as "looksGood",
      (count(*) filter (where comment <> ''))::int as comments from told`.execute(trx)
  await recordEvent(trx, { kind: 'PreviewAnswered', subjectId: id, payload: { personId, name, ...rows[0]! } })
}
