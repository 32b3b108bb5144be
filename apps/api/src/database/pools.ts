import { type Database, type Limits, openDatabase } from './open.ts'

/** A server's connections, apart by who waits for them: heavy lists in the office must not keep the shops' visitors waiting. */
export interface Pools {
  readonly shop: Database
  readonly office: Database
  /** Mails, tidying, seeding: nobody waits for these. */
  readonly upkeep: Database
  /** Says whether the database answers, and ends the queries of those who have left. */
  readonly watch: Database
  /** Waits for the running transactions, at most so long in all, and closes the connections. */
  close(longestMs?: number): Promise<void>
}

export interface PoolsOptions {
  databaseUrl: string
  databasePool: number
  databaseOfficePool: number
  /** In seconds. */
  statementTimeout: number
  lockTimeout: number
  idleTimeout: number
}

const MINUTE = 60_000
const UPKEEP: Limits = { statementMs: 5 * MINUTE, lockMs: 2 * MINUTE, idleMs: 5 * MINUTE, turnMs: 5 * MINUTE }
const WATCH: Limits = { statementMs: 2_000, lockMs: 2_000, idleMs: 2_000, turnMs: 2_000 }

/** For who does nothing but upkeep. */
export const openUpkeep = (databaseUrl: string): Database =>
  openDatabase({ databaseUrl, name: 'upkeep', maxConnections: 2, limits: UPKEEP })

export function openPools(options: PoolsOptions): Pools {
  const { databaseUrl, databasePool, databaseOfficePool, statementTimeout, lockTimeout, idleTimeout } = options
  const limits: Limits = {
    statementMs: Math.round(statementTimeout * 1000),
    lockMs: Math.round(lockTimeout * 1000),
    idleMs: Math.round(idleTimeout * 1000),
    turnMs: 5_000,
  }
  const watch = openDatabase({ databaseUrl, name: 'watch', maxConnections: 2, limits: WATCH })
  const { cancel } = watch
  const pools = {
    shop: openDatabase({ databaseUrl, name: 'shop', maxConnections: databasePool, limits, cancel }),
    office: openDatabase({ databaseUrl, name: 'office', maxConnections: databaseOfficePool, limits, cancel }),
    upkeep: openDatabase({ databaseUrl, name: 'upkeep', maxConnections: 2, limits: UPKEEP, cancel }),
  }
  return {
    ...pools,
    watch,
    async close(longestMs) {
      await Promise.all(Object.values(pools).map(async pool => pool.close(longestMs)))
      await watch.close(longestMs)
    },
  }
}
