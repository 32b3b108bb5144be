import type { Socket } from 'node:net'
import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182

const TEXT_ARRAY: number = 1009

const textArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

/** Parses an `int8` as a number. Throws if JavaScript cannot represent it exactly. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, parseInt8],
  [INT8_ARRAY, text => textArray(text).map(item => (item === null ? null : parseInt8(item)))],
  // A date has no hour and no zone, so a Date would shift it.
  [DATE, text => text],
  [DATE_ARRAY, textArray],
])

/** `int8` as number, `date` as `yyyy-mm-dd`, `timestamptz` as Date, `numeric` as text. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export interface PoolOptions {
  readonly databaseUrl: string
  readonly maxConnections: number
  /** A server that is silent for longer than this counts as gone. */
  readonly longestSilenceMs: number
}

export interface ClosablePool extends pg.Pool {
  /** Closes every connection, even one in use. */
  cut(): void
}

/** A pool that reads columns as {@link columnTypes} says. */
export function openPool({ databaseUrl, maxConnections, longestSilenceMs }: PoolOptions): ClosablePool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    types: columnTypes,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: longestSilenceMs,
    keepAlive: true,
    // A statement sent before the last answer has come goes out at once.
    pipeline: true,
    // No `options`, because a pooler would refuse them. Settings are made within each transaction.
    application_name: 'kitwright',
  })
  const clients = new Set<pg.PoolClient>()
  // A connection may break at any moment, in use or idle. Its queries get the error; without a listener it would end
  // the process.
  pool.on('error', ignore)
  pool.on('connect', client => clients.add(client.on('error', ignore)))
  pool.on('remove', client => clients.delete(client))
  const cut = (): void => {
    // `end` would wait for the answers to what was sent.
    for (const client of clients) socketOf(client).destroy()
  }
  return Object.assign(pool, { cut })
}

const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * Corks the socket until the next tick, so that statements sent in one tick leave in one write. Socket writes are a quarter of the cost of
 * placing an order.
 */
export function batchSocketWrites(client: pg.ClientBase): void {
  const socket = socketOf(client)
  socket.cork()
  process.nextTick(() => socket.uncork())
}

const ignore = (): void => undefined

/**
 * Whether a pooler such as PgBouncer is in between. Compares PostgreSQL's process id with the one from the connection
 * start, where a pooler sends its own. Behind a pooler a session is shared: others may use our statement names, and
 * notifications go astray.
 */
export const isBehindPooler = (client: pg.ClientBase, pid: number): boolean =>
  (client as unknown as { readonly processID?: number | null }).processID !== pid

/** Opens one connection outside any pool, for the launcher and the migrations. The caller closes it. */
export async function connectOnce(databaseUrl: string, timeoutMs = 10_000): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    types: columnTypes,
    application_name: 'kitwright',
  })
  client.on('error', ignore)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(ignore)
    throw error
  }
  return client
}
