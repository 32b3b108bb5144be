import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { withdrawEvents } from '../../events/index.ts'
import { reopenDesignMessages } from '../../tenants/index.ts'
import { findAnyDesignToChange } from './store.ts'

interface Verdict {
  readonly position: string
  readonly revision: number
  readonly status: string
  readonly reviewed_by: string
  readonly reviewed_at: Date
  readonly before: { readonly status: string; readonly sentAt: string | null; readonly comment: string | null } | null
  readonly event_id: string | null
  readonly undo_until: Date | null
}

/**
 * Takes a person's own last verdict on a design back, with its mail. Throws `not-found`, `undo-ended` after its seconds
 * or if the mail has left, `stale-version` if the design was changed or reviewed since.
 */
export async function takeBackVerdict(
  trx: Transaction,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const design = await findAnyDesignToChange(trx, id)
  if (!design) throw new ProblemError('not-found')
  const { rows } = await sql<Verdict>`
    select position::text, revision, status, reviewed_by, reviewed_at, before, event_id, undo_until from design_reviews
    where design_id = ${id} order by position desc limit 1`.execute(trx)
  const [last] = rows
  if (!last || last.reviewed_by !== by || !last.undo_until || !last.before || !last.event_id)
    throw new ProblemError('undo-ended')
  if (last.undo_until < now) throw new ProblemError('undo-ended')
  if (design.revision !== last.revision || design.status !== last.status) throw new ProblemError('stale-version')
  if (!(await withdrawEvents(trx, { ids: [last.event_id], now }))) throw new ProblemError('undo-ended')
  const { status, sentAt, comment } = last.before
  const { numAffectedRows } = await sql`
    with gone as (
      delete from design_reviews where design_id = ${id} and position = ${last.position}::bigint returning design_id)
    update designs set status = ${status}, sent_at = ${sentAt}::timestamptz, comment = ${comment}, version = version + 1
    where id = (select design_id from gone)`.execute(trx)
  await reopenDesignMessages(trx, id, last.reviewed_at)
  // The database keeps verdicts that are older than a minute.
  if (numAffectedRows !== 1n) throw new ProblemError('undo-ended')
}
