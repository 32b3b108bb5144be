import { setTimeout as wait } from 'node:timers/promises'
import { TenantMovedError, DatabaseUnavailableError } from '../connection/errors.ts'
import type { Database } from '../transactions/open.ts'
import type { Places } from './tenantLocations.ts'

/** How long calls wait for a shop that is being moved, which is frozen for a few seconds. */
const LONGEST_WAIT_MS = 8_000
const AGAIN_MS = 40

/**
 * Combines the databases of all cells into one. A tenant's transaction runs in the tenant's cell, and waits while the
 * tenant is being moved; the operator's runs in the first cell, or in each through `cells`. Each cell may fail without
 * the others.
 */
export function createShardedDatabase(databases: readonly Database[], places: Places): Database {
  const [home] = databases
  if (!home) throw new TypeError('There must be a cell')
  if (databases.length === 1) return home
  const withTenant: Database['withTenant'] = async (tenantId, work, options) => {
    const until = Date.now() + LONGEST_WAIT_MS
    for (;;) {
      const at = (await places.find(tenantId)) ?? 0
      try {
        return await databases[at]!.withTenant(tenantId, work, options)
      } catch (error) {
        // Nothing was written, so the transaction can run again in the other cell.
        if (!(error instanceof TenantMovedError)) throw error
        places.forget(tenantId)
        if (Date.now() > until) throw error
        if (options?.signal?.aborted) throw new DatabaseUnavailableError('abandoned', error)
      }
      await wait(AGAIN_MS)
    }
  }
  const cells = databases.map(database => ({ ...database, withTenant, cells: [] as readonly Database[] }))
  for (const cell of cells) cell.cells = [cell]
  return {
    ...home,
    withTenant,
    cells,
    // While one cell answers, some shops are open.
    ping: async () => Promise.any(databases.map(async database => database.ping())).catch(async () => home.ping()),
    connections() {
      const all = databases.map(database => database.connections())
      return { open: sum(all.map(({ open }) => open)), idle: sum(all.map(({ idle }) => idle)) }
    },
    async close(longestMs) {
      await Promise.all(databases.map(async database => database.close(longestMs)))
    },
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
