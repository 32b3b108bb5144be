import type { Transaction } from '../database/index.ts'
import type { TenantSettings } from './settings.ts'

export interface NewTenant {
  readonly slug: string
  readonly name: string
  readonly productTypes: readonly string[]
  readonly settings: Partial<TenantSettings>
}

/** Makes a tenant in the operator's transaction; undefined when there is one of that slug. */
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

/** Has a host lead to nobody; false when it did not lead to the tenant. */
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

/** Has a host lead to the tenant; answers the slug of another tenant whose it is already, which keeps it. */
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
