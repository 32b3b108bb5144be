import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { PoolClient } from 'pg'
import { DatabaseUnavailableError } from '../connection/errors.ts'
import { batchSocketWrites } from '../connection/pool.ts'
import type { DB } from '../schema/schema.ts'

const MAX_STATEMENTS = 500
const LONGEST_SQL = 8_000

/** Name of a prepared statement with the first SQL string seen for it. Sharing that string lets equal new ones be collected at once. */
export type NameStatement = (sql: string) => { readonly name: string; readonly text: string } | undefined

/**
 * Creates the names under which the connections of one pool prepare statements, so that PostgreSQL parses and plans
 * each once. Very long texts get none, nor do statements beyond the limit, as lists of varying length would produce.
 * Each pool has its own names: the office's many lists must not use up the shops'.
 */
export function createStatementNames(): NameStatement {
  const known = new Map<string, { readonly name: string; readonly text: string }>()
  return sql => {
    const found = known.get(sql)
    if (found !== undefined) return found
    if (known.size >= MAX_STATEMENTS || sql.length > LONGEST_SQL) return undefined
    const statement = { name: `k${known.size}`, text: sql }
    known.set(sql, statement)
    return statement
  }
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const root = new Kysely<DB>({ dialect })

const FAILS_OUTSIDE = /\bcurrent_tenant_id\(\)/

const scopes = new WeakMap<Transaction<DB>, Scope>()
const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * One transaction's use of a connection. After `close` it runs nothing, because a late query must not reach the next
 * tenant.
 */
export class Scope implements DatabaseConnection, ConnectionProvider {
  #client: PoolClient
  #isOpen = true
  #nameStatement: NameStatement | undefined
  #signal: AbortSignal | undefined
  /** The promise that answers to statements sent along with the opening wait for. */
  #opened: Promise<unknown> | undefined
  #isEntered = false
  #commit: ((client: PoolClient) => Promise<void>) | undefined
  /** The commit sent along with the last statement. */
  committing: Promise<void> | undefined

  /** Returns the scope that runs a transaction's statements. */
  static of(trx: Transaction<DB>): Scope | undefined {
    return scopes.get(trx)
  }

  constructor(client: PoolClient, signal?: AbortSignal) {
    this.#client = client
    this.#signal = signal
  }

  /** Prepares further statements on the connection; only if the connection is not shared. */
  prepareStatements(nameStatement: NameStatement): void {
    this.#nameStatement = nameStatement
  }

  /** Allows statements to be sent before the opening is answered. Their results are read after its own. */
  pipeline(opened: Promise<unknown>): void {
    opened.then(
      () => (this.#isEntered = true),
      () => undefined,
    )
    this.#opened = opened
  }

  /**
   * Commits with the next statement, in the same write if possible. The first statement may not be combined, because
   * the opening may still be refused.
   */
  commitAfterNext(commit: (client: PoolClient) => Promise<void>): void {
    if (this.#isEntered) this.#commit = commit
  }

  close(): void {
    this.#isOpen = false
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#isOpen) throw new Error('This query came after its transaction had ended: await it inside the callback')
    if (this.#signal?.aborted) throw new DatabaseUnavailableError('abandoned')
    const { sql, parameters } = query
    if (this.#opened && !this.#isEntered && !FAILS_OUTSIDE.test(sql))
      throw new TypeError(
        'A statement that is sent along with the opening must say current_tenant_id(), which fails where that has failed',
      )
    const statement = this.#nameStatement?.(sql) ?? { text: sql }
    const values = [...parameters]
    if (this.#opened && this.#commit) batchSocketWrites(this.#client)
    const asked = this.#client.query({ ...statement, values })
    if (this.#opened) await this.#alongWithOthers(asked)
    const result = await asked
    // A query of `pg` keeps the next one alive until the old generation is collected. With the values sent, 27 kB of
    // each order were moved there.
    values.length = 0
    const rows = (result.rows ?? []) as R[]
    return counted.has(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
  }

  async #alongWithOthers(asked: Promise<unknown>): Promise<void> {
    asked.catch(() => undefined)
    if (this.#commit) {
      this.#isOpen = false
      this.committing = this.#commit(this.#client)
      this.committing.catch(() => undefined)
    }
    await this.#opened
  }

  // eslint-disable-next-line require-yield -- the interface asks for it; lists are paged instead
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read in pages')
  }

  /** Returns the typed query interface of this scope. */
  transaction(): Transaction<DB> {
    const executor = root.getExecutor().withConnectionProvider(this)
    const transaction = new Transaction<DB>({ config: { dialect }, driver: new DummyDriver(), dialect, executor })
    scopes.set(transaction, this)
    return transaction
  }
}
