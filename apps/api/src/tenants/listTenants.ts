import { type Database, sql } from '../database/index.ts'

/** A tenant of this deployment and the name it is best reached by; null when it has no host. */
export interface ListedTenant {
  readonly id: string
  readonly name: string
  readonly host: string | null
}

/** Every tenant of this deployment that is open, for work that goes through all of them: a suspended one's rests. A name is better than an address, one for the world than `localhost`, a short one than a long one. */
export const listTenants = async (database: Database): Promise<ListedTenant[]> =>
  database.withPlatform(async trx => {
    const { rows } = await sql<ListedTenant>`
      select id, name, (select host from tenant_hosts where tenant_id = tenants.id
        order by host ~ '^[0-9.:]+$', host ~ '(^|[.])localhost$', length(host), host limit 1) as host
      from tenants where suspended_at is null order by slug`.execute(trx)
    return rows
  })
