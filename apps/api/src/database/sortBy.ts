import { sql, type RawBuilder } from 'kysely'

/** What to `order by` for a sort key such as `-total`. The columns are the room's own, never the request's. */
export function sortBy<K extends string>(
  wanted: K | `-${K}`,
  columns: Readonly<Record<K, string>>,
): RawBuilder<unknown> {
  const isFalling = wanted.startsWith('-')
  const column = columns[(isFalling ? wanted.slice(1) : wanted) as K]
  return sql.raw(`${column} ${isFalling ? 'desc' : 'asc'} nulls last`)
}
