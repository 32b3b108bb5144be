import type { Response_ } from '@kitwright/contract'
import { inEachLanguage } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { type Change, changesBetween } from './changesBetween.ts'

export type Prices = Response_<'GET /api/office/prices'>
type Versions = Response_<'GET /api/office/prices/versions'>

/** Returns how often the list has been saved. */
export async function countSaves(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from price_list_versions`.execute(trx)
  return rows[0]!.version
}

export interface Save {
  readonly before: Prices
  readonly after: Prices
  readonly by: string
  readonly now: Date
}

/** Stores a saved list; with the first one also the shop's initial list. */
export async function keepVersion(trx: Transaction, { before, after, by, now }: Save): Promise<void> {
  if (before.version === 0)
    await sql`insert into price_list_versions (version, list) values (0, ${JSON.stringify(before)}::jsonb)`.execute(trx)
  await sql`insert into price_list_versions (version, list, saved_by, saved_at)
    values (${after.version}, ${JSON.stringify(after)}::jsonb, ${by}, ${now})`.execute(trx)
}

interface VersionRow {
  readonly version: number
  readonly list: Prices
  readonly before: Prices | null
  readonly by: string | null
  readonly saved_at: Date | null
  readonly total: number
}

/** Lists the versions, newest first, each with its changes. */
export async function listVersions({
  query: { page, pageSize },
  run,
}: Pick<Exchange<'GET /api/office/prices/versions'>, 'query' | 'run'>): Promise<Versions> {
  const rows = await run(async trx => {
    const found = await sql<VersionRow>`
      select v.version, v.list, lag(v.list) over (order by v.version) as before, v.saved_at,
        a.first_name || ' ' || a.last_name as by, count(*) over ()::int as total
      from price_list_versions v left join accounts a on a.tenant_id = v.tenant_id and a.id = v.saved_by
      order by v.version desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
    return found.rows
  })
  const items = rows.map(({ version, list, before, by, saved_at }) => {
    const changes: Change[] = before ? changesBetween(before, list) : []
    return { version, savedAt: saved_at?.toISOString() ?? null, by: by ?? '', changes }
  })
  return { items, page, pageSize, total: rows[0]?.total ?? 0 }
}

/** Returns a list as it was saved. */
export async function readVersion({
  params: { version },
  run,
}: Pick<Exchange<'GET /api/office/prices/versions/{version}'>, 'params' | 'run'>): Promise<Prices> {
  const found = await run(async trx =>
    sql<{ list: Prices }>`select list from price_list_versions where version = ${version}`.execute(trx),
  )
  if (!found.rows[0]) throw new ProblemError('not-found')
  const { list } = found.rows[0]
  // Lists saved before a language was added have no names in it.
  return { ...list, fabrics: list.fabrics.map(fabric => ({ ...fabric, name: inEachLanguage(fabric.name) })) }
}
