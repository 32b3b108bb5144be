import { sql, type Transaction } from '../database/index.ts'

/** A name is better than an address, one for the world than `localhost`, a short one than a long one. */
export const PREFERRED_HOST_ORDER = sql`host ~ '^[0-9.:]+$', host ~ '(^|[.])localhost$', length(host), host`

/** A tenant as the operator sees it. */
export interface OperatedTenant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly suspendedAt: Date | null
}

/** The presences of a shop that this database works on: one that has moved to another has left only its row. */
export const OPERATED_PRESENCES = ['here', 'leaving'] as const

/** By its short name, in the operator's transaction, where it is worked on. */
export async function findTenantBySlug(trx: Transaction, slug: string): Promise<OperatedTenant | undefined> {
  return trx
    .selectFrom('tenants')
    .select(['id', 'slug', 'name', 'suspended_at as suspendedAt'])
    .where('slug', '=', slug)
    .where('presence', 'in', OPERATED_PRESENCES)
    .executeTakeFirst()
}

/** The names that lead to it, the best first. */
export async function listHosts(trx: Transaction, tenantId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('tenant_hosts')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy(PREFERRED_HOST_ORDER)
    .execute()
  return rows.map(({ host }) => host)
}

/** Closes a tenant to everyone, or opens it again; its data stays. Servers that run know as soon as the directory does. */
export async function suspendTenant(trx: Transaction, id: string, at: Date | null): Promise<void> {
  await trx.updateTable('tenants').set({ suspended_at: at }).where('id', '=', id).execute()
}
