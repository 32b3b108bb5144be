import { PassThrough, type Readable } from 'node:stream'
import { columnList, type DumpedTable, listTables, quoteIdentifier } from './copyFormat.ts'
import { copyOut } from './copyOut.ts'
import { connectOnce } from '../connection/pool.ts'

/** JSON contains neither character, so CSV leaves it unchanged and each line is a row. */
const AS_IS = `with (format csv, quote e'\\x01', delimiter e'\\x02')`

const own = (table: string): string => (table === 'tenants' ? 'id' : 'tenant_id')

export interface RowsToExport {
  readonly tenantId: string
  /** Whether a column is exported; by default all are. */
  readonly isGiven: (table: string, column: string) => boolean
}

/** Passes every table's rows of one tenant to `keep`, as JSON lines, all as of one moment. Writers are not blocked. */
export async function exportRows(
  databaseUrl: string,
  { tenantId, isGiven }: RowsToExport,
  keep: (table: string, rows: Readable) => Promise<void>,
): Promise<DumpedTable[]> {
  const client = await connectOnce(databaseUrl)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      `select set_config('statement_timeout', '0', true), set_config('kitwright.tenant', $1::uuid::text, true)`,
      [tenantId],
    )
    const tables: DumpedTable[] = []
    for (const { name, columns: all } of await listTables(client)) {
      const columns = all.filter(column => isGiven(name, column))
      if (columns.length === 0 || !all.includes(own(name))) continue
      const rows = `select ${columnList({ columns })} from ${quoteIdentifier(name)} where ${own(name)} = current_tenant_id()`
      const lines = new PassThrough()
      const copy = `copy (select row_to_json(r) from (${rows}) r) to stdout ${AS_IS}`
      const [count] = await Promise.all([copyOut(client, copy, lines), keep(name, lines)])
      tables.push({ name, columns, rows: count })
    }
    await client.query('commit')
    return tables
  } finally {
    await client.end()
  }
}
