import type { Call } from '@kitwright/contract'
import { designTerms, likeFolded, MAX_TERMS } from '../../accounts/index.ts'
import {
  findPage,
  type ListedPage,
  type RawBuilder,
  type KeysetRun,
  type SortKey,
  sql,
  sumTallies,
  type Transaction,
} from '../../database/index.ts'
import { type OwnedDesign, readRows } from './store.ts'

type Query = NonNullable<Call<'GET /api/office/designs'>['query']>

export interface OfficeList {
  readonly pageSize: number
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly status?: Query['status']
  readonly customer?: string | undefined
  readonly sort?: Query['sort']
  /** Empty for all. */
  readonly search: string
}

/**
 * Waiting designs are separate from merely saved ones, though both are `reviewing`. In the order in which a list by
 * status shows them.
 */
const STATUSES = ['waiting', 'saved', 'rejected', 'ready', 'processing'] as const
type OfficeStatus = (typeof STATUSES)[number]

const statusesOf = (status: Query['status']): readonly OfficeStatus[] => {
  if (status === undefined) return STATUSES
  return status === 'reviewing' ? ['waiting', 'saved'] : [status]
}

const CHANGED: SortKey = { column: 'updated_at', kind: 'time' }
const QUEUED: SortKey = { column: 'queued_at', kind: 'time' }
const NAMES: Readonly<Record<string, SortKey>> = {
  name: { column: 'name collate "km-x-icu"', kind: 'text' },
  customer: { column: 'owner_name', kind: 'text' },
}
/** The groups of a list by status. */
const BY_STATUS: readonly (readonly OfficeStatus[])[] = [['waiting', 'saved'], ['rejected'], ['ready'], ['processing']]

/**
 * Up to this number, matches are found first and then sorted. With more, walking along the sorted list meets matches
 * soon enough.
 */
const MAX_FOUND = 500

type PartsOf = (statuses: readonly OfficeStatus[]) => RawBuilder<unknown>[]

function runsOf(sort: string, statuses: readonly OfficeStatus[], partsOf: PartsOf): KeysetRun[] {
  const isFalling = sort.startsWith('-')
  const key = isFalling ? sort.slice(1) : sort
  const among = (some: readonly OfficeStatus[]) => statuses.filter(status => some.includes(status))
  const latest = (some: readonly OfficeStatus[]): KeysetRun[] =>
    some.length === 0 ? [] : [{ parts: partsOf(some), keys: [CHANGED], isFalling: true }]
  if (key === 'waiting') {
    // Designs that do not wait come after those that do, in either direction.
    const queue = among(['waiting'])
    const waiting = queue.length === 0 ? [] : [{ parts: partsOf(queue), keys: [QUEUED, CHANGED], isFalling }]
    return [...waiting, ...latest(statuses.filter(status => status !== 'waiting'))]
  }
  if (key === 'status') {
    const runs = BY_STATUS.flatMap(some => latest(among(some)))
    return isFalling ? runs.toReversed() : runs
  }
  const name = NAMES[key]
  return [{ parts: partsOf(statuses), keys: name ? [name, CHANGED] : [CHANGED], isFalling }]
}

/**
 * Lists the designs of all customers, or of one. Unless sorted, designs that await a review come first, longest wait
 * first; the rest come newest first.
 */
export async function listAllDesigns(trx: Transaction, list: OfficeList): Promise<ListedPage<OwnedDesign>> {
  const { search, customer, status, sort = 'waiting', pageSize, after, before } = list
  const statuses = statusesOf(status)
  const isNarrowed = search !== '' || customer !== undefined
  const found = isNarrowed ? await findIds(trx, list, statuses) : undefined
  const isFew = Array.isArray(found)
  // Reads few matches by id and then sorts them. Otherwise the query would scan the index of their status.
  const few = {
    table: 'found',
    given: sql`with found as materialized (select * from designs where id = any(${found}::uuid[]))`,
  }
  const partsOf: PartsOf = isFew
    ? some => [sql`office_status = any(${some}::text[])`]
    : some => some.map(each => sql`office_status = ${each}`)
  const page = await findPage(trx, {
    ...(isFew ? few : { table: 'designs', where: isNarrowed ? isWanted(list) : undefined }),
    runs: runsOf(sort, statuses, partsOf),
    order: sort,
    pageSize,
    after,
    before,
  })
  const kinds = statuses.map(each => `design ${each}`)
  const total = isNarrowed ? (found?.length ?? MAX_FOUND) : await sumTallies(trx, kinds)
  const { ids, ...places } = page
  return { rows: await readRows(trx, ids), total, isTotalExact: !isNarrowed || isFew, ...places }
}

function isWanted({ search, customer }: OfficeList): RawBuilder<unknown> {
  const conditions = [
    ...(customer === undefined ? [] : [sql`owner_id = ${customer}`]),
    ...(search === '' ? [] : [sql`name_key like ${likeFolded(search)}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Null if there are many. */
async function findIds(
  trx: Transaction,
  list: OfficeList,
  statuses: readonly OfficeStatus[],
): Promise<string[] | null> {
  const wanted = sql`office_status = any(${statuses}::text[]) and ${isWanted(list)}`
  if (list.search === '') {
    const { rows } = await sql<{ id: string }>`
      select id from designs where ${wanted} limit ${MAX_FOUND + 1}`.execute(trx)
    return rows.length > MAX_FOUND ? null : rows.map(({ id }) => id)
  }
  const { rows } = await sql<{ id: string | null; terms: number }>`
    with terms as materialized (${designTerms(list.search)})
    select d.id, terms from (select count(*)::int as terms from terms) counted left join lateral (
      select found.id from (select distinct subject_id from terms where counted.terms < ${MAX_TERMS}) t
      cross join lateral (select id from designs where id = subject_id and ${wanted} limit 1) found
      limit ${MAX_FOUND + 1}) d on true`.execute(trx)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length > MAX_FOUND || rows[0]!.terms >= MAX_TERMS ? null : ids
}

/** Counts the designs that `listAllDesigns` lists as waiting. */
export const countToReview = async (trx: Transaction): Promise<number> => sumTallies(trx, ['design waiting'])
