import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { answerDesignMessages, reopenDesignMessages } from '../../tenants/index.ts'
import { findAnyDesignToChange, writeReview } from './store.ts'

/** An approval with what the design was before it. */
export interface DesignApproval {
  readonly designId: string
  readonly revision: number
  readonly status: string
  readonly sentAt: string | null
  readonly comment: string | null
}

interface ApprovalRequest {
  readonly ids: readonly string[]
  readonly by: string
  readonly now: Date
}

/**
 * Approves the present revision of each design; the mail of what follows tells their owners. Throws `design-in-use` for
 * one in production.
 */
export async function approveDesigns(trx: Transaction, { ids, by, now }: ApprovalRequest): Promise<DesignApproval[]> {
  const approvals: DesignApproval[] = []
  // In the order of their ids, as everything that locks several designs.
  for (const id of ids.toSorted()) {
    const design = await findAnyDesignToChange(trx, id)
    if (!design) throw new ProblemError('not-found')
    if (design.status === 'processing') throw new ProblemError('design-in-use')
    const { revision, status, comment, sent_at } = design
    await answerDesignMessages(trx, id, now)
    await writeReview(trx, { id, revision, status: 'ready', comment: '', by, now })
    approvals.push({ designId: id, revision, status, sentAt: sent_at?.toISOString() ?? null, comment })
  }
  return approvals
}

/** Takes approvals back. Throws `stale-version` for a design that was changed or reviewed since. */
export async function takeBackApprovals(trx: Transaction, approvals: readonly DesignApproval[]): Promise<void> {
  for (const { designId, revision, status, sentAt, comment } of approvals) {
    const { rows } = await sql<{ reviewed_at: Date }>`
      with gone as (
        delete from design_reviews r using designs d
        where r.design_id = ${designId} and r.revision = ${revision} and r.status = 'ready' and d.id = r.design_id
          and d.status = 'ready' and d.revision = r.revision
          and r.position = (select max(position) from design_reviews where design_id = ${designId})
        returning r.design_id, r.reviewed_at),
      back as (update designs set status = ${status}, sent_at = ${sentAt}::timestamptz, comment = ${comment}, version = version + 1
      where id = (select design_id from gone) returning id)
      select gone.reviewed_at from gone join back on back.id = gone.design_id`.execute(trx)
    if (!rows[0]) throw new ProblemError('stale-version')
    await reopenDesignMessages(trx, designId, rows[0].reviewed_at)
  }
}
