import type { Client } from 'pg'
import { quoteIdentifier } from '../dump/copyFormat.ts'

/** A table whose rows move with a tenant. */
export interface MovedTable {
  readonly name: string
  /** The column with the tenant's id. */
  readonly owner: string
  /** The written columns, without those that PostgreSQL computes from others. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Tables that its rows reference. */
  readonly refersTo: readonly string[]
}

/** The columns of a tenant whose values belong to each cell. */
const OWN_COLUMNS = ['presence', 'frozen_until']

/**
 * Lists every table with rows of a tenant, referenced tables first. Unlogged tables are left out, because a crash may
 * empty them. Throws if tables reference each other in a circle, or one has no primary key.
 */
export async function listMovedTables(client: Client): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(
    `select c.relname::text as name, own.attname::text as owner,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and not (c.relname = 'tenants' and a.attname = any($1)) order by a.attnum) as columns,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and k.place <= i.indnkeyatts order by k.place) as key,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_attribute own on own.attrelid = c.oid and not own.attisdropped
      and own.attname = case when c.relname = 'tenants' then 'id' else 'tenant_id' end
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    order by c.relname`,
    [OWN_COLUMNS],
  )
  const keyless = rows.find(({ key }) => key.length === 0)
  if (keyless) throw new Error(`${keyless.name} has no primary key, so its rows cannot be carried`)
  return parentsFirst(rows)
}

function parentsFirst(tables: readonly MovedTable[]): MovedTable[] {
  const left = new Map(tables.map(table => [table.name, table]))
  const order: MovedTable[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(({ refersTo }) => !refersTo.some(name => left.has(name)))
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const { name } of free) left.delete(name)
    order.push(...free)
  }
  return order
}

/** Returns the columns to fetch of a table, including computed ones that are part of the key. */
export const fetchedColumns = ({ columns, key }: MovedTable): string[] => [...new Set([...columns, ...key])]

/** SQL condition that matches two rows of a table by their keys. */
export const sameKey = ({ key }: MovedTable, one: string, other: string): string =>
  key.map(column => `${one}.${quoteIdentifier(column)} = ${other}.${quoteIdentifier(column)}`).join(' and ')
