import type { Call, Response_ } from '@kitwright/contract'
import { findPage, type KeysetRun, type RawBuilder, sql, type Transaction } from '../database/index.ts'

type Page = Response_<'GET /api/office/audit'>
export type AuditEntry = Page['items'][number]
type Query = NonNullable<Call<'GET /api/office/audit'>['query']>

export interface AuditFilters extends Omit<Query, 'after' | 'before' | 'pageSize'> {
  /** Of the shop, for the days. */
  readonly timeZone: string
}

export interface AuditPlace {
  readonly pageSize: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** Upper limit of the count, so that nobody waits for a longer one. */
const MAX_COUNTED = 2_000

function conditionsOf({ search = '', actor, area, subject, from, to, timeZone }: AuditFilters) {
  const of = [
    ...(actor ? [sql`actor_id = ${actor}::uuid`] : []),
    ...(area ? [sql`area = ${area}`] : []),
    ...(subject
      ? [sql`subject_id in (select ${subject} union all select id::text from orders where number = ${subject})`]
      : []),
    ...(from ? [sql`at >= (${from}::date)::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
    ...(search
      ? [sql`strpos(lower(concat_ws(' ', label, action, subject, before::text, after::text)), lower(${search})) > 0`]
      : []),
  ]
  return of.length === 0 ? sql`true` : sql.join(of, sql` and `)
}

/** SQL for the id of a thing of this kind. Things are looked up entry by entry: a join would read all orders. */
const idOf = (subject: 'order' | 'account') =>
  sql`case when e.subject = ${sql.lit(subject)} and e.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.subject_id::uuid end`

interface Row {
  readonly id: string
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly key_name: string | null
  readonly area: AuditEntry['area']
  readonly subject: string
  readonly subject_id: string | null
  readonly label: string | null
  readonly action: string
  readonly before: AuditEntry['before']
  readonly after: AuditEntry['after']
}

const present = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor_id === null || row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
  key: row.key_name,
  area: row.area,
  subject: row.subject,
  subjectId: row.subject_id,
  label: row.label ?? '',
  action: row.action,
  before: row.before,
  after: row.after,
})

/** Counts the entries, one more than the most at most. */
async function countEntries(trx: Transaction, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from audit_entries where ${where} limit ${MAX_COUNTED + 1}) counted`.execute(
    trx,
  )
  return rows[0]!.total
}

/** Returns a page, the latest first. Names of orders and people are read as they are now. */
export async function findEntries(trx: Transaction, filters: AuditFilters, place: AuditPlace): Promise<Page> {
  const where = conditionsOf(filters)
  const latest: KeysetRun = { parts: [sql`true`], keys: [{ column: 'at', kind: 'time' }], isFalling: true }
  const { ids, ...places } = await findPage(trx, { table: 'audit_entries', runs: [latest], where, order: '', ...place })
  const { rows } = await sql<Row>`
    select e.id, e.at, e.actor_id, (select first_name || ' ' || last_name from accounts where id = e.actor_id) as actor_name,
      (select name from api_keys where id = e.key_id) as key_name, e.area, e.subject, e.subject_id, coalesce(e.label, (select number from orders where id = ${idOf('order')}),
        (select first_name || ' ' || last_name from accounts where id = ${idOf('account')})) as label, e.action, e.before, e.after
    from audit_entries e
    where e.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], e.id)`.execute(trx)
  // A search reads every entry, so nothing is counted that is shown whole.
  const isFirst = place.after === undefined && place.before === undefined
  const isWhole = isFirst && places.after === null
  const total = isWhole ? ids.length : await countEntries(trx, where)
  return {
    items: rows.map(present),
    pageSize: place.pageSize,
    total: Math.min(total, MAX_COUNTED),
    isTotalExact: total <= MAX_COUNTED,
    ...places,
  }
}
