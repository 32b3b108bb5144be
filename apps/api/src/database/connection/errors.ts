export type DatabaseErrorKind =
  | 'duplicate'
  | 'missingReference'
  | 'checkFailed'
  /** A character that PostgreSQL cannot store. */
  | 'unstorable'
  /**
   * The database does not answer: stopped, starting, cut off. Nothing of the transaction was stored, unless it broke at
   * the commit.
   */
  | 'away'
  /** The query took too long, waited too long for a lock, or no connection was free. */
  | 'busy'
  /** The database's disk is full. */
  | 'full'
  /** The caller has left before the answer. */
  | 'abandoned'

/** By SQLSTATE, https://www.postgresql.org/docs/18/errcodes-appendix.html */
const kinds: Record<string, DatabaseErrorKind> = {
  '23505': 'duplicate',
  '23503': 'missingReference',
  '23514': 'checkFailed',
  // A NUL character, which PostgreSQL cannot store in text or jsonb.
  '22021': 'unstorable',
  '22P05': 'unstorable',
  // Serialization, deadlock, lock_timeout, statement_timeout, transaction_timeout, memory, a limit of the configuration.
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '25P04': 'busy',
  '53200': 'busy',
  '53400': 'busy',
  // Shut down, crashed, starting, idle for too long, dropped; too many connections; a read-only standby.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  '25P03': 'away',
  '53300': 'away',
  '25006': 'away',
  '53100': 'full',
}

export interface DatabaseError {
  kind: DatabaseErrorKind
  /** The constraint's name, when there is one. */
  constraint?: string
}

/** An error that has no PostgreSQL code: the connection failed, or the server stopped answering. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  readonly kind: 'away' | 'busy' | 'abandoned'
  /** False if the connection was lost. The commit may then have succeeded and only its answer been lost. */
  readonly isUndone: boolean

  constructor(kind: 'away' | 'busy' | 'abandoned', cause?: unknown, { isUndone: undone = true } = {}) {
    super(REASONS[kind], { cause })
    this.kind = kind
    this.isUndone = undone
  }
}

/** Whether the transaction that threw the error has certainly stored nothing. */
export const isUndone = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ? error.isUndone : databaseError(error)?.kind !== 'away'

/** SQLSTATE of a write to a tenant that is being moved to another cell, or has been. */
export const MOVED = 'KW001'

/** Error for a tenant that is not active in this database. Nothing was written. */
export class TenantMovedError extends Error {
  override name = 'TenantMovedError'

  constructor(cause?: unknown) {
    super('The shop is being carried to another database', { cause })
  }
}

const REASONS = {
  away: 'The database does not answer',
  busy: 'No connection to the database came free in time',
  abandoned: 'The caller left before the answer',
}

/** Network errors of a connection. A name server forgets a container while it is restarted. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Messages of pg's errors that have no code: the server ended during a query or between two, or was silent for too
 * long.
 */
const PG_LOST = /^Connection terminated|is not queryable$|timeout expired|^timeout exceeded|^Query read timeout/

/** Whether an error, or one of its causes, means that the database was unavailable or its disk was full. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return (error.errors as unknown[]).some(isDatabaseLost)
  const kind = databaseError(error)?.kind
  const code = 'code' in error ? String(error.code) : ''
  const isGone = kind === 'away' || kind === 'full' || NO_CONNECTION.has(code)
  return isGone || PG_LOST.test(error.message) || isDatabaseLost(error.cause)
}

/** Whether the database answers but accepts no sessions yet: it is starting, recovering or stopping. */
export const isDatabaseStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03'

/** Classifies an error thrown by a query; undefined if a caller cannot act on it. */
export function databaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseUnavailableError) return { kind: error.kind }
  if (error instanceof TenantMovedError) return { kind: 'busy' }
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  // Half of a surrogate pair in a JSON text, which we otherwise write correctly.
  if (code === '22P02' && 'routine' in error && String(error.routine).startsWith('json_')) return { kind: 'unstorable' }
  // Class 08: connection errors.
  const kind = kinds[code] ?? (/^08[0-9A-Z]{3}$/.test(code) ? 'away' : undefined)
  if (kind === undefined) return undefined
  return 'constraint' in error && typeof error.constraint === 'string'
    ? { kind, constraint: error.constraint }
    : { kind }
}
