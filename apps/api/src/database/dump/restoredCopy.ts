import type { Client } from 'pg'
import { sql } from 'kysely'
import { enterAsOwner } from '../transactions/enterTenant.ts'
import type { Database } from '../transactions/open.ts'
import type { Transaction } from '../transactions/transaction.ts'

/** An empty schema. It is created and dropped with the transaction that loads or settles the copy. */
const MARK = 'restored_copy'

/**
 * Marks the database, in the transaction that fills it, as a copy. The original may have sent the copy's waiting mails.
 */
export const markRestored = async (client: Client): Promise<void> =>
  void (await client.query(`create schema if not exists ${MARK}`))

/**
 * Runs `work` for each tenant of a database that was restored and not served since, and unmarks it, all in one
 * transaction. Returns false if there was nothing to do.
 */
export async function settleRestored(
  database: Database,
  settle: (trx: Transaction) => Promise<void>,
): Promise<boolean> {
  return database.withPlatform(async trx => {
    // Only one of several servers that start at the same time does it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${MARK}, 0))`.execute(trx)
    const { rows: marks } = await sql`select where to_regnamespace(${MARK}) is not null`.execute(trx)
    if (marks.length === 0) return false
    const { rows: tenants } = await sql<{ id: string }>`select id from tenants order by id`.execute(trx)
    for (const { id } of tenants) {
      await enterAsOwner(trx, id)
      await settle(trx)
    }
    await sql`drop schema ${sql.id(MARK)}`.execute(trx)
    return true
  })
}
