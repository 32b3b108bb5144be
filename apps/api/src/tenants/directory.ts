import type { Database, Transaction } from '../database/index.ts'
import type { TenantContext } from '../endpoint/index.ts'

/** So long a server may take to hear that a tenant has changed. */
export const REMEMBERED_MS = 1_000
/** Made-up host names must not fill the memory. */
const MOST_HOSTS = 1_000

export interface FoundTenant extends TenantContext {
  /** Closed by the operator: it answers nobody. */
  readonly isSuspended: boolean
}

export interface TenantDirectory {
  /** The tenant that a host name (lower case, without port) belongs to; remembered for a second. */
  find(host: string): Promise<FoundTenant | null>
  /** To be called when a shop has changed: all are looked up again, as new objects. */
  forget(): void
}

/** Looks tenants up by host. Requests that arrive together share one query. */
export function createTenantDirectory(database: Database): TenantDirectory {
  const known = new Map<string, { until: number; tenant: Promise<FoundTenant | null> }>()
  return {
    find(host) {
      const now = Date.now()
      const found = known.get(host)
      if (found && found.until > now) return found.tenant
      if (known.size >= MOST_HOSTS) known.clear()
      const tenant = database.withPlatform(async trx => findTenantByHost(trx, host))
      known.set(host, { until: now + REMEMBERED_MS, tenant })
      tenant.catch(() => known.delete(host))
      return tenant
    },
    forget: () => known.clear(),
  }
}

async function findTenantByHost(trx: Transaction, host: string): Promise<FoundTenant | null> {
  const row = await trx
    .selectFrom('tenant_hosts')
    .innerJoin('tenants', 'tenants.id', 'tenant_hosts.tenant_id')
    .select(['tenants.id', 'tenants.slug', 'tenants.name', 'tenants.product_types', 'tenants.settings', 'suspended_at'])
    .select('tenants.prices_version')
    .where('tenant_hosts.host', '=', host)
    .executeTakeFirst()
  if (!row) return null
  const { id, slug, name, settings } = row
  const isSuspended = row.suspended_at !== null
  return {
    id,
    slug,
    host,
    name,
    productTypes: row.product_types,
    settings,
    pricesVersion: row.prices_version,
    isSuspended,
  }
}
