import type { PoolClient } from 'pg'
import { databaseError, TenantMovedError, MOVED, DatabaseUnavailableError } from '../connection/errors.ts'
import type { TransactionPrologue } from '../connection/transactionPrologue.ts'
import { type ClosablePool, isBehindPooler, batchSocketWrites } from '../connection/pool.ts'
import { type NameStatement, Scope } from './scope.ts'
import type { Transaction } from './transaction.ts'

/** A {@link TransactionGuard} said no; the message is its reason. */
export class GuardRefusedError extends Error {
  override name = 'GuardRefusedError'
}

export interface TransactionContext {
  readonly pool: ClosablePool
  readonly opening: TransactionPrologue
  /** Has a connection of our own keep such openings. */
  readonly preparing: string
  /** For connections that are ours alone. */
  readonly nameStatement: NameStatement
  /** Ends what the connection of that number is doing. */
  readonly cancel: (pid: number) => Promise<void>
  /** Tells when the caller has gone. */
  readonly signal: AbortSignal | undefined
  readonly isPipelined: boolean | undefined
}

/** Returns the number reserved before the transaction began. Throws if none was reserved. */
export type ReservedNumber = () => Promise<number>

/** Whether each connection goes through a pooler, once it was asked. */
const pooled = new WeakMap<PoolClient, boolean>()
/** The prepared statements of connections of our own. */
const prepared = new WeakMap<PoolClient, Set<string>>()

function takenOf(taken: number | undefined): number {
  if (taken === undefined) throw new Error('Nothing was taken ahead of this transaction')
  return taken
}

/** A lost connection's rollback is not waited for as long as its work. */
const LONGEST_ROLLBACK_MS = 5_000

/** Runs `work` in one transaction. Throws {@link GuardRefusedError}, {@link TenantMovedError}, {@link DatabaseUnavailableError}, and what `work` and the database throw. */
export async function transact<T>(
  { pool, opening, preparing, nameStatement, cancel, signal, isPipelined = false }: TransactionContext,
  work: (transaction: Transaction, taken: ReservedNumber) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailableError('away', error)
  })
  const scope = new Scope(client, signal)
  let cancelling: Promise<void> | undefined
  let leave: (() => void) | undefined
  let isBroken = true
  try {
    await prepareOnce(client, [preparing, ...opening.asks])
    const isAlong = isPipelined && pooled.has(client)
    if (isAlong) batchSocketWrites(client)
    const opened = open(client, opening).then(({ pid, taken }) => {
      pooled.set(client, isBehindPooler(client, pid))
      leave = () => void (cancelling = cancel(pid))
      signal?.addEventListener('abort', leave, { once: true })
      return taken
    })
    if (isAlong) scope.pipeline(opened)
    else await opened
    if (pooled.get(client) === false) scope.prepareStatements(nameStatement)
    const result = await work(scope.transaction(), async () => takenOf(await opened))
    await opened
    scope.close()
    if (leave) signal?.removeEventListener('abort', leave)
    await cancelling
    await (scope.committing ?? commit(client))
    isBroken = false
    return result
  } catch (error) {
    scope.close()
    // Behind a pooler the connection is somebody else's as soon as the transaction is over: the cancel comes before.
    await cancelling
    isBroken = !(await hasRolledBack(client))
    throw reasonOf(error, { isLost: isBroken, isAbandoned: signal?.aborted ?? false })
  } finally {
    if (leave) signal?.removeEventListener('abort', leave)
    // A cancel that comes late would meet the next transaction.
    client.release(isBroken || cancelling !== undefined)
  }
}

/** One by one: where one fails, those before it are kept all the same. */
async function prepareOnce(client: PoolClient, texts: readonly string[]): Promise<void> {
  if (pooled.get(client) !== false) return
  const kept = prepared.get(client) ?? new Set<string>()
  prepared.set(client, kept)
  for (const text of texts) {
    if (kept.has(text)) continue
    await client.query(text)
    kept.add(text)
  }
}

/** Runs the opening; throws when the tenant is not here, and when its last statement, a guard's, gives a reason. */
async function open(
  client: PoolClient,
  opening: TransactionPrologue,
): Promise<{ pid: number; taken: number | undefined }> {
  const text = prepared.has(client) ? opening.prepared : opening.text
  const results = (await client.query(text)) as unknown as { rows: PrologueRow[] }[]
  const asked = results.find(({ rows }) => rows[0]?.presence !== undefined)
  if (asked && asked.rows[0]!.presence !== 'here') throw new TenantMovedError()
  const refusal = results.at(-1)?.rows[0]?.refusal
  if (typeof refusal === 'string') throw new GuardRefusedError(refusal)
  const pid = results.find(({ rows }) => rows[0]?.pid !== undefined)?.rows[0]?.pid ?? 0
  const taken = results.find(({ rows }) => rows[0]?.taken !== undefined)?.rows[0]?.taken ?? undefined
  return { pid, taken }
}

interface PrologueRow {
  readonly pid?: number
  readonly presence?: string | null
  readonly taken?: number | null
  readonly refusal?: string | null
}

/** Sends a last statement and the commit at once: the statement must throw where it is not to be kept. */
export async function executeAndCommit<R>(
  trx: Transaction,
  query: { execute(trx: Transaction): Promise<R> },
): Promise<R> {
  Scope.of(trx)?.commitAfterNext(commit)
  return query.execute(trx)
}

/** Throws when PostgreSQL answers a commit with a rollback, as it does after an error that `work` swallowed. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back')
}

async function hasRolledBack(client: PoolClient): Promise<boolean> {
  const rollback = { text: 'rollback', query_timeout: LONGEST_ROLLBACK_MS }
  return client.query(rollback).then(
    () => true,
    () => false,
  )
}

/** Errors of a connection that is gone have many shapes, of which few have a code. */
function reasonOf(error: unknown, { isLost, isAbandoned }: { isLost: boolean; isAbandoned: boolean }): unknown {
  if (isAbandoned) return new DatabaseUnavailableError('abandoned', error, { isUndone: !isLost })
  if ((error as { code?: unknown } | null)?.code === MOVED) return new TenantMovedError(error)
  return isLost && databaseError(error) === undefined
    ? new DatabaseUnavailableError('away', error, { isUndone: false })
    : error
}
