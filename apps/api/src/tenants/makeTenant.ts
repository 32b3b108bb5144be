import type { Transaction } from '../database/index.ts'
import type { TenantSettings } from './settings.ts'

export interface NewTenant {
  readonly slug: string
  readonly name: string
  readonly productTypes: readonly string[]
  readonly settings: Partial<TenantSettings>
}

/** Creates a tenant in the operator's transaction. Returns undefined if the slug is in use. */
export async function makeTenant(
  trx: Transaction,
  { slug, name, productTypes, settings }: NewTenant,
): Promise<string | undefined> {
  const made = await trx
    .insertInto('tenants')
    .values({ slug, name, product_types: [...productTypes], settings: JSON.stringify(settings) })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Removes a host from the tenant. Returns false if the host did not belong to it. */
export async function takeHost(
  trx: Transaction,
  { tenantId, host }: { tenantId: string; host: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('tenant_hosts')
    .where('host', '=', host)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Assigns a host to the tenant. If the host already belongs to another tenant, returns that tenant's slug and changes
 * nothing.
 */
export async function giveHost(
  trx: Transaction,
  { tenantId, host }: { tenantId: string; host: string },
): Promise<string | undefined> {
  await trx
    .insertInto('tenant_hosts')
    .values({ host, tenant_id: tenantId })
    .onConflict(conflict => conflict.column('host').doNothing())
    .execute()
  const owner = await trx
    .selectFrom('tenant_hosts')
    .innerJoin('tenants', 'tenants.id', 'tenant_hosts.tenant_id')
    .select(['tenants.id', 'tenants.slug'])
    .where('host', '=', host)
    .executeTakeFirstOrThrow()
  return owner.id === tenantId ? undefined : owner.slug
}
