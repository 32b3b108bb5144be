import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * The same as the owner of the tables, who may change what requests may not. For the operator's corrections, never for
 * a request. Row-level security limits the queries to the tenant's rows.
 */
export async function enterAsOwner(trx: Transaction, tenantId: string): Promise<void> {
  await sql`select set_config('kitwright.tenant', ${tenantId}::uuid::text, true)`.execute(trx)
}

/**
 * Enters the tenant's scope for the rest of the operator's transaction. It then reads and writes only this tenant's
 * rows, under the requests' role. For creating a tenant and its first rows atomically.
 */
export async function enterTenant(trx: Transaction, tenantId: string): Promise<void> {
  await sql`select set_config('kitwright.tenant', ${tenantId}::uuid::text, true), set_config('role', 'kitwright_app', true)`.execute(
    trx,
  )
}
