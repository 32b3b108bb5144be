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
import { Unavailable } from './errors.ts'
import type { DB } from './schema.ts'

const MOST_STATEMENTS = 500
const LONGEST_SQL = 8_000

export type NameStatement = (sql: string) => string | undefined

/**
 * The names under which the connections of one pool keep statements prepared, so that PostgreSQL parses and plans each once; none for very
 * long texts and when there are too many, as lists of varying length would make. Each pool has its own: the office's many lists must
 * not use up the shops'.
 */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>()
  return sql => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MOST_STATEMENTS || sql.length > LONGEST_SQL) return undefined
    const name = `k${names.size}`
    names.set(sql, name)
    return name
  }
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const root = new Kysely<DB>({ dialect })

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** One transaction's hold on a connection. After `close` it runs nothing: a late query must not reach the next tenant. */
export class Scope implements DatabaseConnection, ConnectionProvider {
  #client: PoolClient
  #isOpen = true
  #nameStatement: NameStatement | undefined
  #signal: AbortSignal | undefined

  constructor(client: PoolClient, signal?: AbortSignal) {
    this.#client = client
    this.#signal = signal
  }

  /** From now on statements stay prepared on the connection; only where it is nobody else's. */
  prepareStatements(nameStatement: NameStatement): void {
    this.#nameStatement = nameStatement
  }

  close(): void {
    this.#isOpen = false
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#isOpen) throw new Error('This query came after its transaction had ended: await it inside the callback')
    if (this.#signal?.aborted) throw new Unavailable('abandoned')
    const { sql, parameters } = query
    const name = this.#nameStatement?.(sql)
    const result = await this.#client.query({ name, text: sql, values: parameters as unknown[] })
    const rows = (result.rows ?? []) as R[]
    return counted.has(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
  }

  // eslint-disable-next-line require-yield -- the interface asks for it; lists are paged instead
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read in pages')
  }

  /** The typed queries of this scope. */
  transaction(): Transaction<DB> {
    const executor = root.getExecutor().withConnectionProvider(this)
    return new Transaction<DB>({ config: { dialect }, driver: new DummyDriver(), dialect, executor })
  }
}
