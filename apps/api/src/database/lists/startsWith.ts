import { type RawBuilder, sql } from 'kysely'

/** Greater than any character of a text. */
const BEYOND = '\u{10ffff}'

/**
 * Whether a column begins with a text, as a range: under row-level security an index serves comparisons, but not
 * `like`. `column` comes from the code and has collation "C".
 */
export const startsWith = (column: string, beginning: RawBuilder<string> | string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(column)} >= ${beginning}::text and ${sql.raw(column)} < ${beginning}::text || ${BEYOND}::text)`
