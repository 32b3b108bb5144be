import type { Call, DesignStatus } from '@kitwright/contract'
import { sortBy, sql, type Transaction } from '../../database/index.ts'
import type { DesignRecord, FullDesignRecord } from '../store.ts'

export type OwnedDesign = DesignRecord & { readonly owner_id: string }
export type FullOwnedDesign = FullDesignRecord & { readonly owner_id: string }

const COLUMNS = sql.raw(
  'd.id, d.owner_id, d.name, d.product_type, d.status, d.revision, d.version, d.comment, d.rating, d.created_at, d.updated_at, null as preview_token',
)

export interface OfficeList {
  readonly page: number
  readonly pageSize: number
  readonly status?: DesignStatus
  readonly customer?: string
  readonly sort?: NonNullable<Call<'GET /api/office/designs'>['query']>['sort']
  /** A `like` pattern; empty for all. */
  readonly like: string
}

const SORTS = {
  name: 'd.name collate "km-x-icu"',
  customer: `a.first_name || ' ' || a.last_name collate "km-x-icu"`,
  status: `array_position('{reviewing,rejected,ready,processing}'::text[], d.status)`,
  changed: 'd.updated_at',
}
const WAITING = sql.raw(`case when d.status = 'reviewing' then d.updated_at end`)

/** Designs of all customers, or of one; unless sorted, what is to be reviewed has waited longest first, the rest newest first. */
export async function listAllDesigns(
  trx: Transaction,
  { page, pageSize, status, customer, sort, like }: OfficeList,
): Promise<{ rows: OwnedDesign[]; total: number }> {
  const { rows } = await sql<OwnedDesign & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total from designs d
    join accounts a on a.tenant_id = d.tenant_id and a.id = d.owner_id
    where d.deleted_at is null and (${status ?? null}::text is null or d.status = ${status ?? null})
      and (${customer ?? null}::uuid is null or d.owner_id = ${customer ?? null})
      and (${like} = '' or d.name ilike ${like})
    order by ${sort ? sortBy(sort, SORTS) : WAITING}, d.updated_at desc, d.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findAnyDesign(trx: Transaction, id: string): Promise<FullOwnedDesign | undefined> {
  const { rows } = await sql<FullOwnedDesign>`
    select ${COLUMNS}, r.document, r.document_hash from designs d
    join design_revisions r on r.design_id = d.id and r.revision = d.revision
    where d.id = ${id} and d.deleted_at is null`.execute(trx)
  return rows[0]
}

/** As findAnyDesign, held against other changes. */
export async function findAnyDesignToChange(trx: Transaction, id: string): Promise<FullOwnedDesign | undefined> {
  await sql`select from designs where id = ${id} for update`.execute(trx)
  return findAnyDesign(trx, id)
}

export interface ReviewRecord {
  readonly revision: number
  readonly status: 'ready' | 'rejected'
  readonly comment: string
  readonly reviewed_by: string
  readonly reviewed_at: Date
}

/** Latest first. */
export async function listReviews(trx: Transaction, designId: string): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select revision, status, comment, reviewed_by, reviewed_at from design_reviews
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
}

export async function writeReview(trx: Transaction, review: ReviewToWrite): Promise<void> {
  const { id, revision, status, comment, by, now } = review
  await sql`
    with reviewed as (
      update designs set status = ${status}, comment = ${comment === '' ? null : comment}, version = version + 1
      where id = ${id} returning id)
    insert into design_reviews (design_id, revision, status, comment, reviewed_by, reviewed_at)
    select id, ${revision}::int, ${status}, ${comment}, ${by}::uuid, ${now}::timestamptz from reviewed`.execute(trx)
}

export async function countToReview(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from designs where status = 'reviewing' and deleted_at is null`.execute(trx)
  return rows[0]!.count
}

/** How many designs each account has. */
export async function countByOwner(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ owner_id: string; count: number }>`
    select owner_id, count(*)::int as count from designs where owner_id = any(${ids}::uuid[]) and deleted_at is null
    group by owner_id`.execute(trx)
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]))
}
