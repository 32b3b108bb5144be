import type { Client } from 'pg'

/** A table of the schema, as a dump names it. */
export interface DumpedTable {
  readonly name: string
  /** The written columns, without those that PostgreSQL computes from others. */
  readonly columns: readonly string[]
  readonly rows: number
}

export interface DumpedSequence {
  readonly name: string
  readonly lastValue: string
  readonly isCalled: boolean
}

/** The contents of a dump besides its rows. */
export interface Dump {
  /** The applied migrations, in order. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  readonly tables: readonly DumpedTable[]
  readonly sequences: readonly DumpedSequence[]
}

export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** Whether its rows are visible only in their tenant's scope, even to the owner. */
  readonly isTenants: boolean
}

/** Quotes an identifier from the catalogue or from a dump. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Lists every table of the schema by name, without the list of migrations and the tables that may be lost. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; is_tenants: boolean }>(`
    select c.relname as name, c.relforcerowsecurity as is_tenants,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relpersistence = 'p' and c.relname <> 'migrations'
    group by c.oid order by c.relname`)
  return rows.map(({ name, columns, is_tenants }) => ({ name, columns, isTenants: is_tenants }))
}

/** Column list for COPY. */
export const columnList = ({ columns }: { readonly columns: readonly string[] }): string =>
  columns.map(quoteIdentifier).join(', ')
