import { PassThrough, type Readable } from 'node:stream'
import type { Client } from 'pg'
import {
  columnList,
  type Dump,
  type DumpedSequence,
  type DumpedTable,
  listTables,
  quoteIdentifier,
  type TableShape,
} from './copyFormat.ts'
import { copyOut } from './copyOut.ts'
import { connectOnce } from '../connection/pool.ts'

/**
 * Passes every table's rows to `keep`, as COPY text, one table after the other, all as of one moment. Writers are not
 * blocked. Needs no superuser: rows of tenants are read in the scope of one tenant after the other.
 */
export async function dumpTables(
  databaseUrl: string,
  keep: (table: string, rows: Readable) => Promise<void>,
): Promise<Dump> {
  const client = await connectOnce(databaseUrl)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`select set_config('statement_timeout', '0', true)`)
    const { rows: migrations } = await client.query<Dump['migrations'][number]>(
      'select name, checksum from migrations order by name',
    )
    const { rows: tenants } = await client.query<{ id: string }>('select id from tenants order by id')
    const tables: DumpedTable[] = []
    for (const table of await listTables(client)) tables.push(await dumpTable(client, table, { tenants, keep }))
    // Sequences are outside the snapshot. Read last, they are never behind the rows.
    const sequences = await listSequences(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  } finally {
    await client.end()
  }
}

interface DumpTarget {
  readonly tenants: readonly { readonly id: string }[]
  readonly keep: (table: string, rows: Readable) => Promise<void>
}

async function dumpTable(client: Client, table: TableShape, { tenants, keep }: DumpTarget): Promise<DumpedTable> {
  const { name, columns, isTenants } = table
  const all = `select ${columnList(table)} from ${quoteIdentifier(name)}`
  const rows = new PassThrough()
  const copy = async (): Promise<number> => {
    if (!isTenants) return copyOut(client, `copy (${all}) to stdout`, rows, { isLast: false })
    let count = 0
    for (const { id } of tenants) {
      await client.query(`select set_config('kitwright.tenant', $1, true)`, [id])
      // Repeats the condition for a user whom row-level security does not bind.
      const own = `${all} where tenant_id = current_tenant_id()`
      count += await copyOut(client, `copy (${own}) to stdout`, rows, { isLast: false })
    }
    return count
  }
  const copying = copy().then(
    count => (rows.end(), count),
    (error: unknown) => {
      rows.destroy(error as Error)
      throw error
    },
  )
  const [count] = await Promise.all([copying, keep(name, rows)])
  return { name, columns, rows: count }
}

async function listSequences(client: Client): Promise<DumpedSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: DumpedSequence[] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteIdentifier(name)}`,
    )
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}
