import type { CatalogueKind } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type Change, changesIn } from '../prices/changesBetween.ts'

type State = Readonly<Record<string, unknown>>

export interface CatalogueSave {
  readonly kind: CatalogueKind
  readonly subject: string
  /** What the thing was; null for a new one. */
  readonly before: State | null
  readonly after: State
  readonly by: string
  readonly now: Date
}

/**
 * Stores a version of a thing of the catalogue, and with its first change also what it was before. A save without
 * changes makes no version.
 */
export async function keepCatalogueVersion(trx: Transaction, save: CatalogueSave): Promise<void> {
  const { kind, subject, before, after, by, now } = save
  if (before && changesIn(before, after).length === 0) return
  const { rows } = await sql<{ last: number | null }>`
    select max(version) as last from catalogue_versions where kind = ${kind} and subject = ${subject}`.execute(trx)
  const last = rows[0]!.last
  if (last === null && before)
    await sql`insert into catalogue_versions (kind, subject, version, state)
      values (${kind}, ${subject}, 0, ${JSON.stringify(before)}::jsonb)`.execute(trx)
  await sql`insert into catalogue_versions (kind, subject, version, state, saved_by, saved_at)
    values (${kind}, ${subject}, ${(last ?? 0) + 1}, ${JSON.stringify(after)}::jsonb, ${by}, ${now})`.execute(trx)
}

export interface CatalogueVersion {
  readonly version: number
  readonly savedAt: string | null
  readonly by: string
  readonly changes: Change[]
}

interface VersionRow {
  readonly version: number
  readonly state: State
  readonly before: State | null
  readonly by: string | null
  readonly saved_at: Date | null
  readonly total: number
}

interface VersionsQuery {
  readonly kind: CatalogueKind
  readonly subject: string
  readonly page: number
  readonly pageSize: number
}

/** Lists the versions of a thing, newest first, each with its changes. */
export async function listCatalogueVersions(
  trx: Transaction,
  { kind, subject, page, pageSize }: VersionsQuery,
): Promise<{ items: CatalogueVersion[]; total: number }> {
  const { rows } = await sql<VersionRow>`
    select v.version, v.state, lag(v.state) over (order by v.version) as before, v.saved_at,
      a.first_name || ' ' || a.last_name as by, count(*) over ()::int as total
    from catalogue_versions v left join accounts a on a.tenant_id = v.tenant_id and a.id = v.saved_by
    where v.kind = ${kind} and v.subject = ${subject}
    order by v.version desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  const items = rows.map(({ version, state, before, by, saved_at }) => ({
    version,
    savedAt: saved_at?.toISOString() ?? null,
    by: by ?? '',
    changes: before ? changesIn(before, state) : [],
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** Returns a thing as it was saved; undefined if there is no such version. */
export async function findCatalogueVersion(
  trx: Transaction,
  { kind, subject, version }: { kind: CatalogueKind; subject: string; version: number },
): Promise<State | undefined> {
  const { rows } = await sql<{ state: State }>`
    select state from catalogue_versions
    where kind = ${kind} and subject = ${subject} and version = ${version}`.execute(trx)
  return rows[0]?.state
}
