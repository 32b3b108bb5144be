import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, quoteIdentifier } from '../dump/copyFormat.ts'
import { copyOut } from '../dump/copyOut.ts'
import { fetchedColumns, type MovedTable, sameKey } from './movedTables.ts'

/** Both ends of a move, and its tables. Each client is in its own transaction. */
export interface TenantCopy {
  readonly source: Client
  readonly target: Client
  readonly tenantId: string
  readonly tables: readonly MovedTable[]
}

const ofTenant = ({ name, owner }: MovedTable): string =>
  `from public.${quoteIdentifier(name)} t where t.${quoteIdentifier(owner)} = current_tenant_id()`
const incoming = (table: MovedTable): string => quoteIdentifier(`incoming_${table.name}`)

/** Fills the temporary table with the results of the query at the source. */
async function fetchRows({ source, target }: TenantCopy, table: string, query: string): Promise<number> {
  const kept = target.query(copyFrom(`copy ${table} from stdin`))
  return copyOut(source, `copy (${query}) to stdout`, kept)
}

async function fetchTable(carrying: TenantCopy, table: MovedTable, from = ofTenant(table)): Promise<number> {
  const { name } = table
  const columns = fetchedColumns(table)
  // Row-level security does not allow COPY into the table itself.
  await carrying.target.query(
    `create temp table ${incoming(table)} on commit drop as select ${columnList({ columns })} from public.${quoteIdentifier(name)} with no data`,
  )
  const own = columns.map(column => `t.${quoteIdentifier(column)}`).join(', ')
  return fetchRows(carrying, incoming(table), `select ${own} ${from}`)
}

async function writeTable({ target }: TenantCopy, table: MovedTable): Promise<void> {
  const columns = columnList(table)
  const others = table.columns.filter(column => !table.key.includes(column))
  const update = others.map(column => `${quoteIdentifier(column)} = excluded.${quoteIdentifier(column)}`).join(', ')
  const isTenant = table.name === 'tenants'
  await target.query(`
    insert into public.${quoteIdentifier(table.name)} (${columns}${isTenant ? ', presence' : ''}) overriding system value
    select ${columns}${isTenant ? `, 'arriving'` : ''} from ${incoming(table)}
    on conflict (${columnList({ columns: table.key })}) ${others.length === 0 ? 'do nothing' : `do update set ${update}`}`)
}

/** Copies every row of the tenant into a cell that has none of them; returns how many. */
export async function copyAllRows(carrying: TenantCopy): Promise<number> {
  let rows = 0
  for (const table of carrying.tables) {
    rows += await fetchTable(carrying, table)
    await writeTable(carrying, table)
    // Later tables refer to these rows and are looked up by the wrong index until statistics exist.
    await carrying.target.query(`drop table ${incoming(table)}; analyze public.${quoteIdentifier(table.name)}`)
  }
  return rows
}

/**
 * Applies at the target the changes recorded at the source, up to the snapshot of its transaction. Rows are written in
 * their current state, however often they changed.
 */
export async function copyChangedRows(carrying: TenantCopy): Promise<void> {
  const { source, target, tables } = carrying
  const { rows } = await source.query<{ relation: string }>('select distinct relation from moving.changed_rows')
  const changed = tables.filter(({ name }) => rows.some(({ relation }) => relation === name))
  if (changed.length === 0) return
  await target.query('create temp table changed_rows (relation text, key jsonb) on commit drop')
  await fetchRows(carrying, 'changed_rows', 'select distinct relation, key from moving.changed_rows')
  for (const table of changed) await fetchTable(carrying, table, ofNoted(table))
  // Removes old rows to make room for new ones, except a row that another one here still refers to.
  const held: MovedTable[] = []
  for (const table of changed.toReversed()) if (!(await tryRemove(carrying, table))) held.push(table)
  for (const table of changed) await writeTable(carrying, table)
  for (const table of held) await removeGone(carrying, table)
}

/** SQL for the distinct recorded keys of a table. */
const notedKeys = ({ name, key }: MovedTable, notes: string): string =>
  `select distinct ${key.map(column => `k.${quoteIdentifier(column)}`).join(', ')}
    from ${notes} c cross join jsonb_populate_record(null::public.${quoteIdentifier(name)}, c.key) k where c.relation = '${name}'`

/**
 * Uses one primary-key look-up for each recorded key instead of a scan of all rows. `limit` prevents the planner from
 * choosing another join.
 */
const ofNoted = (table: MovedTable): string => `from (${notedKeys(table, 'moving.changed_rows')}) k
  cross join lateral (select * from public.${quoteIdentifier(table.name)} t where ${sameKey(table, 't', 'k')} limit 1) t`

async function removeGone({ target }: TenantCopy, table: MovedTable): Promise<void> {
  const { rows } = await target.query<{ ids: string[] | null }>(`
    select array_agg(t.place::text) as ids from (${notedKeys(table, 'changed_rows')}) k
    cross join lateral (select t.ctid as place from public.${quoteIdentifier(table.name)} t where ${sameKey(table, 't', 'k')} limit 1) t
    where not exists (select from ${incoming(table)} i where ${sameKey(table, 'i', 'k')})`)
  await target.query(`delete from public.${quoteIdentifier(table.name)} where ctid = any($1::tid[])`, [
    rows[0]!.ids ?? [],
  ])
}

const STILL_REFERRED_TO = '23503'

async function tryRemove(carrying: TenantCopy, table: MovedTable): Promise<boolean> {
  await carrying.target.query('savepoint removing')
  try {
    await removeGone(carrying, table)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== STILL_REFERRED_TO) throw error
    await carrying.target.query('rollback to savepoint removing')
    return false
  }
}

/** Lists the tables whose rows differ between the two ends. */
export async function listDifferingTables({ source, target, tables }: TenantCopy): Promise<string[]> {
  const different: string[] = []
  for (const table of tables) {
    const own = table.columns.map(column => `t.${quoteIdentifier(column)}`).join(', ')
    const sum = `select count(*)::text as rows, sum(hashtextextended(row(${own})::text, 0)::numeric)::text as hash ${ofTenant(table)}`
    const [one, other] = await Promise.all([source, target].map(async client => (await client.query(sum)).rows[0]))
    if (JSON.stringify(one) !== JSON.stringify(other)) different.push(table.name)
  }
  return different
}
