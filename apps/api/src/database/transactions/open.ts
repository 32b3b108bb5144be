import {
  type Cause,
  platformPrologue,
  tenantPrologue,
  type Limits,
  type TransactionPrologue,
  prepareOpenings,
  type TransactionGuard,
} from '../connection/transactionPrologue.ts'
import type { Transaction } from './transaction.ts'
import { openPool } from '../connection/pool.ts'
import { type ReservedNumber, transact } from './transact.ts'
import { FairSemaphore } from '../connection/fairSemaphore.ts'
import { createStatementNames } from './scope.ts'
import { transactions, type TransactionTimes } from '../connection/transactionChannel.ts'

export interface Database {
  /**
   * Runs `work` in one transaction that sees and writes only this tenant's rows. Commits if it resolves, rolls back if
   * it throws. Throws a TypeError if `tenantId` is no uuid. If the `guard` returns a reason, throws `Refused` before
   * `work` begins.
   */
  withTenant<T>(
    tenantId: string,
    work: (transaction: Transaction, taken: ReservedNumber) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /**
   * Runs the operator's transaction, for finding a tenant by its host and seeding tenants. It sees no other rows of
   * tenants.
   */
  withPlatform<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Resolves when the database answers; throws otherwise. For the readiness route. */
  ping(): Promise<void>
  /** Cancels the running query of a connection, by its process id. */
  cancel(pid: number): Promise<void>
  /** Returns the numbers of open and of idle connections. */
  connections(): { open: number; idle: number }
  /** Waits for the running transactions, at most `longestMs`, and closes the connections. */
  close(longestMs?: number): Promise<void>
  /**
   * All databases that contain shops, or this one alone if there are no others. Their operator's transactions see
   * different tenants.
   */
  readonly cells: readonly Database[]
}

export interface TransactionOptions {
  readonly guard?: TransactionGuard | undefined
  readonly cause?: Cause | undefined
  /**
   * An SQL function that takes a number from a row that all of the tenant's transactions need. It runs in its own
   * transaction before this one, in the same round trip. It locks the row briefly and does not wait for the disk; a
   * later durable commit makes it durable too. `work` gets its result.
   */
  readonly ahead?: string | undefined
  /**
   * Sends the first statement along with the opening of the transaction, and the last one (see `executeAndCommit`) with
   * the commit. The first must contain `current_tenant_id()`, which fails outside a tenant's scope, because it would
   * run even if the opening had failed.
   */
  readonly isPipelined?: boolean | undefined
  /** Aborts when the caller has left; the transaction then ends immediately. */
  readonly signal?: AbortSignal | undefined
}

export interface DatabaseOptions {
  databaseUrl: string
  /** The name under which metrics are reported. */
  name?: string
  /** Default 10. */
  maxConnections?: number
  limits?: Limits
  /**
   * Whether tenants move from and to this database. Each of their transactions then checks whether the tenant is here,
   * and throws `Moved` if not.
   */
  isCell?: boolean
  /** Cancels a connection's query when all connections of this pool are taken; by default uses one of them. */
  cancel?: (pid: number) => Promise<void>
}

const LIMITS: Limits = { statementMs: 10_000, lockMs: 5_000, idleMs: 30_000, turnMs: 5_000 }
/** Network time in addition to the longest statement. */
const GRACE_MS = 5_000
const LONGEST_CLOSE_MS = 60_000

/**
 * Opens a pool of connections, the only access to the tables. No tenant gets more than half of it, and less the more
 * others have.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { databaseUrl, name = 'other', maxConnections = 10, limits = LIMITS, isCell = false } = options
  const pool = openPool({ databaseUrl, maxConnections, longestSilenceMs: limits.statementMs + GRACE_MS })
  const nameStatement = createStatementNames()
  const preparing = prepareOpenings(limits)
  const semaphore = new FairSemaphore({ places: maxConnections, longestWaitMs: limits.turnMs })
  const cancelHere = async (pid: number): Promise<void> =>
    void (await pool.query('select pg_cancel_backend($1)', [pid]))
  // The connection is abandoned whether or not the cancel succeeds.
  const cancel = async (pid: number): Promise<void> => (options.cancel ?? cancelHere)(pid).catch(() => undefined)
  const withPermit = async <T>(
    who: string,
    opening: TransactionPrologue,
    { signal, isPipelined, work }: TransactionWork<T>,
  ): Promise<T> => {
    const asked = performance.now()
    const leave = await semaphore.acquire(who, signal)
    const begun = performance.now()
    const tell = (isDone: boolean): void => {
      if (!transactions.hasSubscribers) return
      const times = { pool: name, waitMs: begun - asked, runMs: performance.now() - begun, isDone }
      transactions.publish(times satisfies TransactionTimes)
    }
    const ports = { pool, opening, preparing, nameStatement, cancel, signal, isPipelined }
    const transaction = transact(ports, work).finally(leave)
    void transaction.then(
      () => tell(true),
      () => tell(false),
    )
    return transaction
  }
  const database: Database = {
    get cells() {
      return [database]
    },
    withTenant: async (tenantId, work, options = {}) =>
      withPermit(tenantId, tenantPrologue({ ...options, limits, tenantId, isCell }), { ...options, work }),
    withPlatform: async work => withPermit('', platformPrologue(limits), { work }),
    ping: async () => void (await pool.query('select 1')),
    cancel: cancelHere,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount }),
    async close(longestMs = LONGEST_CLOSE_MS) {
      // A transaction may wait for something other than the database, such as a mail server. Closing does not wait for
      // it.
      const { promise: isOver, resolve: giveUp } = Promise.withResolvers<void>()
      const deadline = setTimeout(() => {
        pool.cut()
        giveUp()
      }, longestMs)
      await Promise.race([pool.end(), isOver])
      clearTimeout(deadline)
    },
  }
  return database
}

interface TransactionWork<T> extends Pick<TransactionOptions, 'signal' | 'isPipelined'> {
  readonly work: (transaction: Transaction, taken: ReservedNumber) => Promise<T>
}
