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
   * Runs `work` in one transaction that sees and writes only this tenant's rows; commits when it resolves, rolls back when it
   * throws. Throws a TypeError when `tenantId` is no uuid. With a `guard` it throws `Refused` before `work` begins when the
   * guard names a reason.
   */
  withTenant<T>(
    tenantId: string,
    work: (transaction: Transaction, taken: ReservedNumber) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /** The operator's transaction: finding a tenant by its host, seeding tenants. It sees no tenant's other rows. */
  withPlatform<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Resolves when the database answers; throws otherwise. For the readiness route. */
  ping(): Promise<void>
  /** Ends what a connection is doing, by its number. */
  cancel(pid: number): Promise<void>
  /** How many connections are open, and how many of them do nothing. */
  connections(): { open: number; idle: number }
  /** Waits for the running transactions, at most so long, and closes the connections. */
  close(longestMs?: number): Promise<void>
  /** Every database that shops lie in, this one alone where there is one; their operator's transactions see different tenants. */
  readonly cells: readonly Database[]
}

export interface TransactionOptions {
  readonly guard?: TransactionGuard | undefined
  readonly cause?: Cause | undefined
  /**
   * An SQL function that takes a number from a row that all of the tenant's want, in a transaction of its own before this one and in the same
   * round trip. It holds the row for a moment and does not wait for the disk: whatever is safe there later has it safe before. `work` gets its answer.
   */
  readonly ahead?: string | undefined
  /**
   * The first statement is sent along with what opens the transaction, and the last one (see `executeAndCommit`) with the commit. The first must say
   * `current_tenant_id()`, which fails outside a tenant's scope: it would run there if the opening had not.
   */
  readonly isPipelined?: boolean | undefined
  /** When it says that the caller has gone, the transaction ends where it stands. */
  readonly signal?: AbortSignal | undefined
}

export interface DatabaseOptions {
  databaseUrl: string
  /** The name under which metrics are reported. */
  name?: string
  /** Default 10. */
  maxConnections?: number
  limits?: Limits
  /** Tenants are carried from and to it: each of their transactions asks whether the tenant is here, and throws `Moved` where not. */
  isCell?: boolean
  /** How to end what a connection is doing when all of this pool's own are taken; by default one of them. */
  cancel?: (pid: number) => Promise<void>
}

const LIMITS: Limits = { statementMs: 10_000, lockMs: 5_000, idleMs: 30_000, turnMs: 5_000 }
/** The network's share, on top of the longest statement. */
const GRACE_MS = 5_000
const LONGEST_CLOSE_MS = 60_000

/** Opens a pool of connections; the only way to the tables. No tenant has more than half of it, and less the more others have. */
export function openDatabase(options: DatabaseOptions): Database {
  const { databaseUrl, name = 'other', maxConnections = 10, limits = LIMITS, isCell = false } = options
  const pool = openPool({ databaseUrl, maxConnections, longestSilenceMs: limits.statementMs + GRACE_MS })
  const nameStatement = createStatementNames()
  const preparing = prepareOpenings(limits)
  const semaphore = new FairSemaphore({ places: maxConnections, longestWaitMs: limits.turnMs })
  const cancelHere = async (pid: number): Promise<void> =>
    void (await pool.query('select pg_cancel_backend($1)', [pid]))
  // The connection is given up either way.
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
      // A transaction may wait for something other than the database, such as a mail server: it is not waited for.
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
