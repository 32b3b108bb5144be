import { type Database, sql, type Transaction } from '../database/index.ts'
import { PREFERRED_HOST_ORDER } from './findTenant.ts'

/** A tenant of this deployment and its preferred host name; null if it has no host. */
export interface ListedTenant {
  readonly id: string
  readonly name: string
  readonly host: string | null
}

/** Returns the preferred host name of this transaction's tenant; null if it has none. */
export async function findBestHost(trx: Transaction): Promise<string | null> {
  const { rows } = await sql<{ host: string }>`
    select host from tenant_hosts where tenant_id = current_tenant_id() order by ${PREFERRED_HOST_ORDER} limit 1`.execute(
    trx,
  )
  return rows[0]?.host ?? null
}

/**
 * Returns every active tenant of this deployment, for work that visits all of them. Suspended tenants and tenants being
 * moved to another cell are skipped. Covers the cells that answer; throws if none does.
 */
export async function listTenants(database: Database): Promise<ListedTenant[]> {
  const asked = await Promise.allSettled(database.cells.map(async cell => cell.withPlatform(listOwn)))
  const answered = asked.filter(one => one.status === 'fulfilled')
  if (answered.length === 0) throw (asked[0] as PromiseRejectedResult).reason
  return answered.flatMap(({ value }) => value)
}

async function listOwn(trx: Transaction): Promise<ListedTenant[]> {
  const { rows } = await sql<ListedTenant>`
    select id, name, (select host from tenant_hosts where tenant_id = tenants.id
      order by ${PREFERRED_HOST_ORDER} limit 1) as host
    from tenants where suspended_at is null and presence = 'here' order by slug`.execute(trx)
  return rows
}
