const kinds: Record<string, DatabaseErrorKind> = {
  '23505': 'duplicate',
  '23503': 'missingReference',
  '23514': 'checkFailed',
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'conflict',
  // A NUL character, which PostgreSQL cannot keep in text or jsonb.
  '22021': 'unstorable',
  '22P05': 'unstorable',
}

export type DatabaseErrorKind = 'duplicate' | 'missingReference' | 'checkFailed' | 'conflict' | 'unstorable'

export interface DatabaseError {
  kind: DatabaseErrorKind
  /** The constraint's name, when there is one. */
  constraint?: string
}

/** What an error thrown by a query means; undefined when it is not one a caller can act on. */
export function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const kind = kinds[String(error.code)]
  if (kind === undefined) return undefined
  return 'constraint' in error && typeof error.constraint === 'string'
    ? { kind, constraint: error.constraint }
    : { kind }
}
