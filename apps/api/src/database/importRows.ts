import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, type DumpedTable, quoteIdentifier } from './dump/copyFormat.ts'
import { LoadError } from './dump/loadDump.ts'
import { listMovedTables, type MovedTable } from './tenantMove/movedTables.ts'
import { connectOnce } from './connection/pool.ts'

/** The format that `exportRows` writes: neither character occurs in JSON, so a line is one row. */
const AS_IS = `with (format csv, quote e'\\x01', delimiter e'\\x02')`

export interface RowsToImport {
  readonly tenantId: string
  /** The exported tables with their exported columns. */
  readonly tables: readonly DumpedTable[]
  /** Whether an export includes the column; some are left out on purpose. */
  readonly isGiven: (table: string, column: string) => boolean
  readonly slug: string
  /** Replace the hosts of the export; none may be taken. */
  readonly hosts: readonly string[] | undefined
}

export interface ImportedRows {
  readonly rows: number
  /** Tables left out because their rows need columns that the export omits, such as links that sign somebody in. */
  readonly skipped: readonly string[]
}

/**
 * Writes one tenant's rows from an export, all or nothing. The tenant is suspended from the start, so that nobody meets a shop that
 * nobody has looked at. Throws a {@link LoadError} when the export was made by another version.
 */
export async function importRows(
  databaseUrl: string,
  wanted: RowsToImport,
  open: (table: string) => Promise<Readable>,
): Promise<ImportedRows> {
  const client = await connectOnce(databaseUrl)
  try {
    // The triggers have run before the export; the rows that they created are in it.
    await client.query(`set statement_timeout = 0; set kitwright.loading = 'on'`)
    await client.query(`select set_config('kitwright.tenant', $1::uuid::text, false)`, [wanted.tenantId])
    const required = await listRequiredColumns(client)
    const given = new Map(wanted.tables.map(table => [table.name, table]))
    const skipped: string[] = []
    let rows = 0
    await client.query('begin')
    for (const table of await listMovedTables(client)) {
      const isComplete = table.columns.every(
        column => wanted.isGiven(table.name, column) || !required.has(`${table.name}.${column}`),
      )
      const dumped = given.get(table.name)
      if (!dumped || !isComplete) {
        if (dumped && dumped.rows > 0) skipped.push(table.name)
        continue
      }
      requireSameColumns(table, dumped, wanted)
      rows += await importTable(client, table, { dumped, wanted, lines: await open(table.name) })
    }
    await client.query('commit')
    return { rows, skipped }
  } finally {
    await client.end()
  }
}

/** Lists `table.column` of every column that is not null and has no default. */
async function listRequiredColumns(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and a.attnotnull and not a.atthasdef and a.attidentity = ''`)
  return new Set(rows.map(({ name }) => name))
}

/** Columns that each cell sets itself. */
const OWN = new Set(['tenants.presence', 'tenants.frozen_until'])

function requireSameColumns(table: MovedTable, dumped: DumpedTable, { isGiven }: RowsToImport): void {
  const here = table.columns.filter(column => isGiven(table.name, column))
  const there = dumped.columns.filter(column => !OWN.has(`${table.name}.${column}`))
  const differing = [
    ...here.filter(column => !there.includes(column)),
    ...there.filter(column => !here.includes(column)),
  ]
  if (differing.length === 0) return
  throw new LoadError(
    `The export was made by another version of Kitwright: ${table.name} differs in ${differing.join(', ')}. Import it with the version that made it, then upgrade.`,
  )
}

interface TableToImport {
  readonly dumped: DumpedTable
  readonly wanted: RowsToImport
  readonly lines: Readable
}

async function importTable(
  client: Client,
  table: MovedTable,
  { dumped, wanted, lines }: TableToImport,
): Promise<number> {
  const { name } = table
  await client.query('create temp table incoming (line jsonb) on commit drop')
  const stream = client.query(copyFrom(`copy incoming from stdin ${AS_IS}`))
  await pipeline(lines, stream)
  if (stream.rowCount !== dumped.rows)
    throw new LoadError(`The export’s table ${name} has ${stream.rowCount} rows, not ${dumped.rows}.`)
  await adapt(client, name, wanted)
  const columns = table.columns.filter(column => wanted.isGiven(name, column))
  const { rowCount } = await client.query(`
    insert into public.${quoteIdentifier(name)} (${columnList({ columns })}) overriding system value
    select ${columns.map(column => `r.${quoteIdentifier(column)}`).join(', ')}
    from incoming i cross join jsonb_populate_record(null::public.${quoteIdentifier(name)}, i.line) r`)
  await client.query('drop table incoming')
  return rowCount ?? 0
}

/** Sets the shop's slug and hosts in this installation, and closes it. */
async function adapt(client: Client, table: string, { slug, hosts, tenantId }: RowsToImport): Promise<void> {
  if (table === 'tenants')
    await client.query(
      `update incoming set line = line || jsonb_build_object('slug', $1::text, 'suspended_at', now())`,
      [slug],
    )
  if (table !== 'tenant_hosts' || hosts === undefined) return
  await client.query('truncate incoming')
  await client.query(
    `insert into incoming select jsonb_build_object('tenant_id', $1::uuid, 'host', host) from unnest($2::text[]) host`,
    [tenantId, hosts],
  )
}
