import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * The same as the owner of the tables, who may change what requests may not: for the operator's corrections, never for a request.
 * Queries say the tenant's scope alone; row-level security keeps to it.
 */
export async function enterAsOwner(trx: Transaction, tenantId: string): Promise<void> {
  await sql`select set_config('kitwright.tenant', ${tenantId}::uuid::text, true)`.execute(trx)
}

/**
 * Goes on in the operator's transaction as this tenant, to its end: it sees and writes this tenant's rows alone, under the requests'
 * role. For what makes a tenant and its first rows together or not at all.
 */
export async function enterTenant(trx: Transaction, tenantId: string): Promise<void> {
  await sql`select set_config('kitwright.tenant', ${tenantId}::uuid::text, true), set_config('role', 'kitwright_app', true)`.execute(
    trx,
  )
}
