import { type RawBuilder, sql } from 'kysely'

/** Greater than any character that a text can have. */
const BEYOND = '\u{10ffff}'

/**
 * Whether a column begins with a text, as a range: under row-level security an index serves comparisons, and not `like`. The column is
 * the room's own, in collation "C".
 */
export const startsWith = (column: string, beginning: RawBuilder<string> | string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(column)} >= ${beginning}::text and ${sql.raw(column)} < ${beginning}::text || ${BEYOND}::text)`
