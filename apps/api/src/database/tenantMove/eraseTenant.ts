import { type RawBuilder, sql } from 'kysely'
import { enterAsOwner } from '../transactions/enterTenant.ts'
import type { Transaction } from '../transactions/transaction.ts'

interface TenantTable {
  readonly name: string
  /** Tables that its rows reference. */
  readonly refersTo: readonly string[]
}

/**
 * Removes every row of a tenant, and the tenant, in the operator's transaction; returns how many rows. The tables come
 * from the catalogue, so that later ones are included. Waits for locks of the tenant's own transactions.
 */
export async function eraseTenant(trx: Transaction, tenantId: string): Promise<number> {
  await enterAsOwner(trx, tenantId)
  const tables = childrenFirst(await listTenantTables(trx))
  let rows = 0
  // Deleting rows writes other rows, such as counts; the second pass deletes these.
  for (const name of [...tables, ...tables]) rows += await remove(trx, name, sql`tenant_id`, tenantId)
  return rows + (await remove(trx, 'tenants', sql`id`, tenantId))
}

async function remove(trx: Transaction, table: string, column: RawBuilder<unknown>, tenantId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.id(table)} where ${column} = ${tenantId}`.execute(trx)
  return Number(numAffectedRows)
}

async function listTenantTables(trx: Transaction): Promise<TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.relname::text as name,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(trx)
  return rows
}

/**
 * Orders the tables so that no row is removed while another one refers to it. Throws if tables refer to each other in a
 * circle.
 */
function childrenFirst(tables: readonly TenantTable[]): string[] {
  const left = new Map(tables.map(table => [table.name, table]))
  const order: string[] = []
  while (left.size > 0) {
    const parents = new Set([...left.values()].flatMap(({ refersTo }) => refersTo))
    const free = [...left.keys()].filter(name => !parents.has(name))
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const name of free) left.delete(name)
    order.push(...free)
  }
  return order
}
