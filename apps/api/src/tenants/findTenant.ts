import { sql, type Transaction } from '../database/index.ts'

/** Prefers a name to an address, a public name to `localhost`, and a short name to a long one. */
export const PREFERRED_HOST_ORDER = sql`host ~ '^[0-9.:]+$', host ~ '(^|[.])localhost$', length(host), host`

/** A tenant as the operator sees it. */
export interface OperatedTenant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly suspendedAt: Date | null
}

/** Presences of shops that this database serves. A shop that has moved to another leaves only its row. */
export const OPERATED_PRESENCES = ['here', 'leaving'] as const

/** Returns a tenant by its short name from the database that serves it, in the operator's transaction. */
export async function findTenantBySlug(trx: Transaction, slug: string): Promise<OperatedTenant | undefined> {
  return trx
    .selectFrom('tenants')
    .select(['id', 'slug', 'name', 'suspended_at as suspendedAt'])
    .where('slug', '=', slug)
    .where('presence', 'in', OPERATED_PRESENCES)
    .executeTakeFirst()
}

/** Returns the tenant's host names, best first. */
export async function listHosts(trx: Transaction, tenantId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('tenant_hosts')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy(PREFERRED_HOST_ORDER)
    .execute()
  return rows.map(({ host }) => host)
}

/**
 * Suspends a tenant for everyone, with a reason that its pages show, or reopens it. Its data stays. Running servers follow as soon as their directory
 * does.
 */
export async function suspendTenant(
  trx: Transaction,
  id: string,
  { at, reason = null }: { readonly at: Date | null; readonly reason?: string | null },
): Promise<void> {
  await trx.updateTable('tenants').set({ suspended_at: at, suspended_reason: reason }).where('id', '=', id).execute()
}
