import type { Call } from '@kitwright/contract'
import { type RawBuilder, sortBy, sql, type Transaction } from '../../database/index.ts'
import type { DesignRecord, FullDesignRecord } from '../store.ts'

type Query = NonNullable<Call<'GET /api/office/designs'>['query']>
export type OwnedDesign = DesignRecord & { readonly owner_id: string; readonly waiting_since: Date | null }
export type FullOwnedDesign = FullDesignRecord & OwnedDesign

const COLUMNS = sql.raw(
  'd.id, d.owner_id, d.name, d.product_type, d.status, d.revision, d.version, d.comment, d.sent_at, d.rating, d.created_at, d.updated_at, null as preview_token, waiting_since',
)

export interface OfficeList {
  readonly page: number
  readonly pageSize: number
  readonly status?: Query['status']
  readonly customer?: string
  readonly sort?: Query['sort']
  /** A `like` pattern; empty for all. */
  readonly like: string
}

const SORTS = {
  name: 'd.name collate "km-x-icu"',
  customer: `a.first_name || ' ' || a.last_name collate "km-x-icu"`,
  status: `array_position('{reviewing,rejected,ready,processing}'::text[], d.status)`,
  waiting: 'waiting_since',
  changed: 'd.updated_at',
}

/** When the first order under way that needs the design `d` was placed; null when none does. The orders' room says so. */
export type OrderedAt = RawBuilder<Date | null>

/**
 * Since when the design `d` waits for the shop: since it was sent or ordered, or mended after that. What was only saved does not
 * wait.
 */
const waiting = (orderedAt: OrderedAt) => sql`
  cross join lateral (select case when d.status = 'reviewing' then least(d.sent_at, ${orderedAt}) end as asked_at) asked
  cross join lateral (select case when asked_at is not null then greatest(asked_at, d.updated_at) end as waiting_since) waits`

const FILTERS = {
  waiting: sql`waiting_since is not null`,
  saved: sql`d.status = 'reviewing' and waiting_since is null`,
}
const matches = (status: Query['status']): RawBuilder<unknown> => {
  if (status === undefined) return sql`true`
  return status === 'waiting' || status === 'saved' ? FILTERS[status] : sql`d.status = ${status}`
}

/** Designs of all customers, or of one; unless sorted, what waits for a review has waited longest first, the rest newest first. */
export async function listAllDesigns(
  trx: Transaction,
  orderedAt: OrderedAt,
  { page, pageSize, status, customer, sort, like }: OfficeList,
): Promise<{ rows: OwnedDesign[]; total: number }> {
  const { rows } = await sql<OwnedDesign & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total from designs d
    join accounts a on a.tenant_id = d.tenant_id and a.id = d.owner_id ${waiting(orderedAt)}
    where d.deleted_at is null and ${matches(status)}
      and (${customer ?? null}::uuid is null or d.owner_id = ${customer ?? null})
      and (${like} = '' or d.name ilike ${like})
    order by ${sort ? sortBy(sort, SORTS) : sql`waiting_since`}, d.updated_at desc, d.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findAnyDesign(
  trx: Transaction,
  id: string,
  orderedAt: OrderedAt = sql`null::timestamptz`,
): Promise<FullOwnedDesign | undefined> {
  const { rows } = await sql<FullOwnedDesign>`
    select ${COLUMNS}, r.document, r.document_hash from designs d
    join design_revisions r on r.design_id = d.id and r.revision = d.revision ${waiting(orderedAt)}
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
      update designs set status = ${status}, sent_at = null, comment = ${comment === '' ? null : comment}, version = version + 1
      where id = ${id} returning id)
    insert into design_reviews (design_id, revision, status, comment, reviewed_by, reviewed_at)
    select id, ${revision}::int, ${status}, ${comment}, ${by}::uuid, ${now}::timestamptz from reviewed`.execute(trx)
}

/** As many as `listAllDesigns` lists as waiting. */
export async function countToReview(trx: Transaction, orderedAt: OrderedAt): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from designs d ${waiting(orderedAt)}
    where d.status = 'reviewing' and d.deleted_at is null and ${FILTERS.waiting}`.execute(trx)
  return rows[0]!.count
}

/** How many designs each account has. */
export async function countByOwner(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ owner_id: string; count: number }>`
    select owner_id, count(*)::int as count from designs where owner_id = any(${ids}::uuid[]) and deleted_at is null
    group by owner_id`.execute(trx)
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]))
}
