import { type KeysetPage, readPlace, writePlace } from './keyset.ts'

/** A list that was computed as a whole: sums of customers, which no index can hold. */
interface WholeList<Row> {
  /** Rows in ascending order of their keys. */
  readonly rows: readonly Row[]
  /** Numbers first, then the id. */
  readonly keysOf: (row: Row) => readonly (number | string)[]
  readonly pageSize: number
  /** A cursor is valid for lists of the same order name. */
  readonly order: string
  readonly after?: string | undefined
  readonly before?: string | undefined
}

function compare(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [i, one] of a.entries()) {
    const other = b[i]
    if (typeof one !== typeof other) return 0
    if (one !== other) return (one as string | number) < (other as string | number) ? -1 : 1
  }
  return 0
}

/** Returns the keys of a cursor; undefined for one of another list. */
function keysOfPlace(place: string | undefined, order: string, count: number): readonly unknown[] | undefined {
  const [name, ...keys] = (place === undefined ? undefined : readPlace(place)) ?? []
  return name === order && keys.length === count ? keys : undefined
}

/**
 * Returns one page of a computed list. A row that came or went between two requests shifts nothing. An unreadable
 * cursor is treated as none.
 */
export function slicePage<Row>(list: WholeList<Row>): Omit<KeysetPage, 'ids'> & { readonly rows: readonly Row[] } {
  const { rows, keysOf, pageSize, order, after, before } = list
  const count = rows[0] === undefined ? 0 : keysOf(rows[0]).length
  const [last, first] = [keysOfPlace(after, order, count), keysOfPlace(before, order, count)]
  const start = last
    ? rows.filter(row => compare(keysOf(row), last) <= 0).length
    : first
      ? Math.max(0, rows.filter(row => compare(keysOf(row), first) < 0).length - pageSize)
      : 0
  const shown = rows.slice(start, start + pageSize)
  const placeOf = (row: Row): string => writePlace([order, ...keysOf(row)])
  const end = start + shown.length
  return {
    rows: shown,
    // Past the end, the cursor itself leads back.
    before: start === 0 ? null : shown[0] === undefined ? after! : placeOf(shown[0]),
    after: end < rows.length ? placeOf(shown.at(-1)!) : null,
  }
}
