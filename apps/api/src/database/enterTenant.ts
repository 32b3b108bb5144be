import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * Goes on in the operator's transaction as this tenant, to its end: it sees and writes this tenant's rows alone, under the requests'
 * role. For what makes a tenant and its first rows together or not at all.
 */
export async function enterTenant(trx: Transaction, tenantId: string): Promise<void> {
  await sql`select set_config('kitwright.tenant', ${tenantId}::uuid::text, true), set_config('role', 'kitwright_app', true)`.execute(
    trx,
  )
}
