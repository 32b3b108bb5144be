const MOST_STATEMENTS = 500
const LONGEST_SQL = 8_000

const names = new Map<string, string>()

/**
 * The name under which a connection keeps this statement prepared, so that PostgreSQL parses and plans it once; undefined for very
 * long texts and when there are too many, as lists of varying length would make.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= MOST_STATEMENTS || sql.length > LONGEST_SQL) return undefined
  const name = `k${names.size}`
  names.set(sql, name)
  return name
}
