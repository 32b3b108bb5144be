import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { eraseTenant } from './eraseTenant.ts'
import type { Cell } from '../pools.ts'
import { connectOnce } from '../connection/pool.ts'
import { forgetChanges } from './captureChanges.ts'

const AGAIN_MS = 250

/**
 * Removes a cell's rows of a tenant that is in another cell, or whose move was incomplete; returns how many. A
 * transaction that began while the tenant was here fails as long as changes are recorded, so it is waited for up to the
 * limit. Returns undefined after that.
 */
export async function clearLeftovers(
  { upkeep, directUrl }: Pick<Cell, 'upkeep' | 'directUrl'>,
  tenantId: string,
  longestMs = 60_000,
): Promise<number | undefined> {
  const client = await connectOnce(directUrl)
  try {
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const until = performance.now() + longestMs
    const isBusy = async (): Promise<boolean> => {
      const older = await client.query(
        `select from pg_stat_activity where datname = current_database() and xact_start < $1 and pid <> pg_backend_pid()
          and backend_type = 'client backend' limit 1`,
        [rows[0]!.now],
      )
      return older.rowCount === 1
    }
    while (await isBusy()) {
      if (performance.now() > until) return undefined
      await wait(AGAIN_MS)
    }
    const erased = await upkeep.withPlatform(async trx => {
      await sql`select set_config('kitwright.loading', 'on', true)`.execute(trx)
      return eraseTenant(trx, tenantId)
    })
    await forgetChanges(client)
    return erased
  } finally {
    await client.end()
  }
}
