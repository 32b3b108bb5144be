import { sql, type Transaction } from '../../database/index.ts'
import type { DesignRecord, FullDesignRecord } from '../storage/store.ts'

export type OwnedDesign = DesignRecord & { readonly owner_id: string; readonly waiting_since: Date | null }
export type FullOwnedDesign = FullDesignRecord & OwnedDesign

const COLUMNS = sql.raw(
  'd.id, d.owner_id, d.name, d.product_type, d.status, d.revision, d.version, d.comment, d.sent_at, d.rating, d.created_at, d.updated_at, null as preview_token, d.queued_at as waiting_since',
)

/** Returns the designs with these ids, in the order of the ids. */
export async function readRows(trx: Transaction, ids: readonly string[]): Promise<OwnedDesign[]> {
  const { rows } = await sql<OwnedDesign>`
    select ${COLUMNS} from designs d where d.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], d.id)`.execute(trx)
  return rows
}

export async function findAnyDesign(trx: Transaction, id: string): Promise<FullOwnedDesign | undefined> {
  const { rows } = await sql<FullOwnedDesign>`
    select ${COLUMNS}, r.document, r.document_hash from designs d
    join design_revisions r on r.design_id = d.id and r.revision = d.revision
    where d.id = ${id} and d.deleted_at is null`.execute(trx)
  return rows[0]
}

/** Finds a design like findAnyDesign and locks it against other changes. */
export async function findAnyDesignToChange(trx: Transaction, id: string): Promise<FullOwnedDesign | undefined> {
  await sql`select from designs where id = ${id} for update`.execute(trx)
  return findAnyDesign(trx, id)
}

export interface ReviewRecord {
  readonly position: string
  readonly revision: number
  readonly status: 'ready' | 'rejected'
  readonly comment: string
  readonly reviewed_by: string
  readonly reviewed_at: Date
  readonly undo_until: Date | null
  /** The layer that the comment is about. */
  readonly layer_id: string | null
}

/** Lists a design's reviews, latest first. */
export async function listReviews(trx: Transaction, designId: string): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select position::text, revision, status, comment, reviewed_by, reviewed_at, undo_until, layer_id from design_reviews
    where design_id = ${designId} order by position desc limit 100`.execute(trx)
  return rows
}

export interface ReviewToWrite {
  readonly id: string
  readonly revision: number
  readonly status: 'ready' | 'rejected'
  readonly comment: string
  readonly by: string
  readonly now: Date
  /** Ids of saved reasons. */
  readonly reasons?: readonly string[]
  readonly layerId?: string | undefined
  /** The state before the verdict, and the end of the time in which it can be undone with its mail. */
  readonly undo?: {
    readonly before: { readonly status: string; readonly sentAt: string | null; readonly comment: string | null }
    readonly eventId: string
    readonly until: Date
  }
}

export async function writeReview(trx: Transaction, review: ReviewToWrite): Promise<void> {
  const { id, revision, status, comment, by, now, reasons = [], layerId = null, undo } = review
  await sql`
    with reviewed as (
      update designs set status = ${status}, sent_at = null, comment = ${comment === '' ? null : comment}, version = version + 1
      where id = ${id} returning id)
    insert into design_reviews (design_id, revision, status, comment, reviewed_by, reviewed_at, reasons, before, event_id,
      undo_until, layer_id)
    select id, ${revision}::int, ${status}, ${comment}, ${by}::uuid, ${now}::timestamptz,
      ${JSON.stringify(reasons)}::jsonb, ${undo ? JSON.stringify(undo.before) : null}::jsonb, ${undo?.eventId ?? null}::uuid,
      ${undo?.until ?? null}::timestamptz, ${layerId}
    from reviewed`.execute(trx)
}

/** Counts the designs of each account. */
export async function countByOwner(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ owner_id: string; count: number }>`
    select owner_id, count(*)::int as count from designs where owner_id = any(${ids}::uuid[]) and deleted_at is null
    group by owner_id`.execute(trx)
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]))
}
