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
  /** Statements that prepare such openings on a connection that is not shared. */
  readonly preparing: string
  /** For connections that are not shared. */
  readonly nameStatement: NameStatement
  /** Cancels the running query of the connection with that process id. */
  readonly cancel: (pid: number) => Promise<void>
  /** Aborts when the caller has left. */
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
  if (taken === undefined) throw new Error('No number was reserved before this transaction')
  return taken
}

/** Waits for a lost connection's rollback less long than for its work. */
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
    // Behind a pooler the connection goes to another client as soon as the transaction ends, so the cancel must come
    // first.
    await cancelling
    isBroken = !(await hasRolledBack(client))
    throw reasonOf(error, { isLost: isBroken, isAbandoned: signal?.aborted ?? false })
  } finally {
    if (leave) signal?.removeEventListener('abort', leave)
    // A late cancel would hit the next transaction.
    client.release(isBroken || cancelling !== undefined)
  }
}

/** Prepares one by one, so that a failure leaves those before it prepared. */
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

/** Opens the transaction. Throws if the tenant is not here, or if the last statement, a guard, returns a reason. */
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

/** Sends the last statement and the commit together. The statement must throw if it must not be committed. */
export async function executeAndCommit<R>(
  trx: Transaction,
  query: { execute(trx: Transaction): Promise<R> },
): Promise<R> {
  Scope.of(trx)?.commitAfterNext(commit)
  return query.execute(trx)
}

/** Throws if PostgreSQL answers a commit with a rollback, as it does after an error that `work` swallowed. */
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

/** Errors of a lost connection take many forms, and few have a code. */
function reasonOf(error: unknown, { isLost, isAbandoned }: { isLost: boolean; isAbandoned: boolean }): unknown {
  if (isAbandoned) return new DatabaseUnavailableError('abandoned', error, { isUndone: !isLost })
  if ((error as { code?: unknown } | null)?.code === MOVED) return new TenantMovedError(error)
  return isLost && databaseError(error) === undefined
    ? new DatabaseUnavailableError('away', error, { isUndone: false })
    : error
}
