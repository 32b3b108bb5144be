import { createPlaces } from './cells/tenantLocations.ts'
import { createShardedDatabase } from './cells/uniteCells.ts'
import { DatabaseUnavailableError } from './connection/errors.ts'
import { type Database, openDatabase } from './transactions/open.ts'
import type { Limits } from './connection/transactionPrologue.ts'

/**
 * A server's connections, separated by who waits for them: heavy lists in the office must not delay the shops'
 * visitors.
 */
export interface Pools {
  readonly shop: Database
  readonly office: Database
  /** For mails, cleaning and seeding, which nobody waits for. */
  readonly upkeep: Database
  /** Checks whether the database answers, and cancels the queries of callers who have left. */
  readonly watch: Database
  readonly cells: readonly Cell[]
  /** Waits for the running transactions, at most `longestMs` in all, and closes the connections. */
  close(longestMs?: number): Promise<void>
}

/** One of the databases that contain shops. */
export interface Cell {
  readonly name: string
  readonly databaseUrl: string
  /** Bypasses any pooler. */
  readonly directUrl: string
  /** The operator's transactions see this cell's tenants; a tenant's run in the tenant's cell. */
  readonly upkeep: Database
  readonly watch: Database
}

export interface CellToOpen {
  readonly name: string
  readonly databaseUrl: string
  readonly directUrl?: string | undefined
  /** Until it resolves, the cell counts as unavailable. */
  readonly ready?: Promise<unknown>
}

export interface PoolsOptions {
  /** The first cell is home: the operator's transactions that name no cell run there. */
  readonly cells: readonly CellToOpen[]
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

/** Opens a pool for upkeep only, on one database. */
export const openUpkeep = (databaseUrl: string): Database =>
  openDatabase({ databaseUrl, name: 'upkeep', maxConnections: 2, limits: UPKEEP })

/** The same for all cells. */
export function openUpkeepOfCells(cells: readonly CellToOpen[]): Pick<Pools, 'upkeep' | 'cells' | 'close'> {
  const opened = cells.map(cell => {
    const limits = { databaseUrl: cell.databaseUrl, isCell: cells.length > 1 }
    const watch = openDatabase({ ...limits, name: 'watch', maxConnections: 1, limits: WATCH })
    const { cancel } = watch
    return { watch, upkeep: openDatabase({ ...limits, name: 'upkeep', maxConnections: 2, limits: UPKEEP, cancel }) }
  })
  return unite(cells, opened)
}

export function openPools({ cells, ...options }: PoolsOptions): Pools {
  const { databasePool, databaseOfficePool, statementTimeout, lockTimeout, idleTimeout } = options
  const limits: Limits = {
    statementMs: Math.round(statementTimeout * 1000),
    lockMs: Math.round(lockTimeout * 1000),
    idleMs: Math.round(idleTimeout * 1000),
    turnMs: 5_000,
  }
  const opened = cells.map(({ databaseUrl }) => {
    const own = { databaseUrl, isCell: cells.length > 1 }
    const watch = openDatabase({ ...own, name: 'watch', maxConnections: 2, limits: WATCH })
    const { cancel } = watch
    return {
      watch,
      shop: openDatabase({ ...own, name: 'shop', maxConnections: databasePool, limits, cancel }),
      office: openDatabase({ ...own, name: 'office', maxConnections: databaseOfficePool, limits, cancel }),
      upkeep: openDatabase({ ...own, name: 'upkeep', maxConnections: 2, limits: UPKEEP, cancel }),
    }
  })
  return unite(cells, opened)
}

type DatabasePools = { readonly watch: Database; readonly upkeep: Database } & Readonly<Record<string, Database>>

/** Combines the pools of all cells into one of each kind. */
function unite<T extends DatabasePools>(
  cells: readonly CellToOpen[],
  opened: readonly T[],
): T & Pick<Pools, 'cells' | 'close'> {
  const gated = opened.map((pools, at) => openWhenReady(pools, cells[at]!.ready))
  const places = createPlaces(gated.map(({ watch }) => watch))
  const kinds = Object.keys(opened[0]!) as (keyof T & string)[]
  const united = Object.fromEntries(
    kinds.map(kind => [
      kind,
      createShardedDatabase(
        gated.map(pools => pools[kind]!),
        places,
      ),
    ]),
  ) as T
  return {
    ...united,
    cells: cells.map(({ name, databaseUrl, directUrl = databaseUrl }, at) => ({
      name,
      databaseUrl,
      directUrl,
      upkeep: united.upkeep.cells[at]!,
      watch: united.watch.cells[at]!,
    })),
    async close(longestMs) {
      const working = kinds.filter(kind => kind !== 'watch')
      await Promise.all(working.map(async kind => united[kind]!.close(longestMs)))
      await united.watch.close(longestMs)
    },
  }
}

function openWhenReady<T extends DatabasePools>(pools: T, ready: Promise<unknown> | undefined): T {
  if (!ready) return pools
  let isReady = false
  ready.then(
    () => (isReady = true),
    () => undefined,
  )
  const gate = (database: Database): Database => {
    const requireReady = (): void => {
      if (!isReady) throw new DatabaseUnavailableError('away')
    }
    return {
      ...database,
      withTenant: async (...asked) => (requireReady(), database.withTenant(...asked)),
      withPlatform: async work => (requireReady(), database.withPlatform(work)),
      ping: async () => (requireReady(), database.ping()),
    }
  }
  return Object.fromEntries(Object.entries(pools).map(([kind, database]) => [kind, gate(database)])) as T
}
