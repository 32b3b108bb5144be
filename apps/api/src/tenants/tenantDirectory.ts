import { type Database, findTenantCell, type Presence, sql, type Transaction } from '../database/index.ts'
import type { TenantContext } from '../endpoint/index.ts'
import { parseSettings } from './settings.ts'

/** Longest time, in ms, until a server learns that a tenant has changed. */
export const REMEMBERED_MS = 2_000
/** The same limit while no change notifications arrive. */
const UNTOLD_MS = 1_000
/** Limit of cached hosts, so that invented host names do not fill the memory. */
const MAX_HOSTS = 10_000

export interface FoundTenant extends TenantContext {
  /** Whether the operator has suspended the tenant, which then answers nobody. */
  readonly isSuspended: boolean
  /** The operator's words to everybody who opens a suspended shop. */
  readonly suspendedReason: string | null
}

export interface TenantDirectory {
  /** Returns the tenant of a host name (lower case, without port). The result is cached for a while. */
  find(host: string): Promise<FoundTenant | null>
  /** Drops a changed shop from the cache, so that it is loaded again as a new object. Null drops all. */
  forget(tenantId: string | null): void
}

interface CachedTenant {
  readonly until: number
  readonly tenant: Promise<FoundTenant | null>
  /** Undefined during the lookup, null if there is no tenant. */
  id?: string | null
}

export interface DirectoryOptions {
  readonly rememberedMs: number
  /** Has what changed elsewhere been told by {@link TenantDirectory.forget}, before memory answers. */
  freshen(): Promise<void> | undefined
}
const UNTOLD: DirectoryOptions = { rememberedMs: UNTOLD_MS, freshen: () => undefined }

/**
 * Creates a directory that looks up tenants by host in all cells concurrently and caches them. Concurrent requests
 * share one query.
 */
export function createTenantDirectory(database: Database, options: DirectoryOptions = UNTOLD): TenantDirectory {
  const known = new Map<string, CachedTenant>()
  return {
    async find(host) {
      await options.freshen()
      const now = Date.now()
      const found = known.get(host)
      if (found && found.until > now) return found.tenant
      if (known.size >= MAX_HOSTS) known.clear()
      const asked = database.cells.map(async cell => cell.withPlatform(async trx => findTenantByHost(trx, host)))
      const tenant = findTenantCell(asked).then(present => present?.answer.tenant ?? null)
      const entry: CachedTenant = { until: now + options.rememberedMs, tenant }
      known.set(host, entry)
      tenant.then(
        read => (entry.id = read?.id ?? null),
        () => known.get(host) === entry && known.delete(host),
      )
      return tenant
    },
    forget(tenantId) {
      if (tenantId === null) return known.clear()
      // A lookup in progress may return this tenant's old state, and a host name without a tenant may lead to this one
      // now.
      for (const [host, { id }] of known) if (id === tenantId || (id ?? null) === null) known.delete(host)
    },
  }
}

/**
 * Creates a check whether a host belongs to a shop of any cell, including suspended ones. It serves a proxy that gets
 * certificates on demand. Answers are cached for a second, since strangers can trigger requests for arbitrary names.
 */
export function createHostCheck(database: Database): (host: string) => Promise<boolean> {
  const directory = createTenantDirectory(database)
  return async host => (await directory.find(host)) !== null
}

interface TenantLookup {
  readonly presence: Presence
  readonly tenant: FoundTenant
}

async function findTenantByHost(trx: Transaction, host: string): Promise<TenantLookup | undefined> {
  const row = await trx
    .selectFrom('tenant_hosts')
    .innerJoin('tenants', 'tenants.id', 'tenant_hosts.tenant_id')
    .select(['tenants.id', 'tenants.slug', 'tenants.name', 'tenants.product_types', 'tenants.settings', 'suspended_at'])
    .select(['suspended_reason', 'tenants.prices_version', 'tenants.content_version'])
    .select(sql<Presence>`presence_of(tenants.id)`.as('presence'))
    .where('tenant_hosts.host', '=', host)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, slug, name, settings, presence } = row
  const isSuspended = row.suspended_at !== null
  const tenant = {
    id,
    slug,
    host,
    name,
    productTypes: row.product_types,
    settings,
    ownPages: parseSettings(settings).ownPages,
    pricesVersion: row.prices_version,
    contentVersion: row.content_version,
    isSuspended,
    suspendedReason: row.suspended_reason,
  }
  return { presence, tenant }
}
