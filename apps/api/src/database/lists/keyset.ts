import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../transactions/transaction.ts'

/** A column that a list is sorted by; never null. `column` comes from the code, never from the request. */
export interface SortKey {
  readonly column: string
  readonly kind: 'time' | 'number' | 'text'
}

/**
 * Rows in one order, ascending or descending in all keys and then in the id. Each part has an index that begins with
 * the tenant and the part's condition and continues with the keys, so its rows are read in order and no more than
 * needed.
 */
export interface KeysetRun {
  readonly parts: readonly RawBuilder<unknown>[]
  readonly keys: readonly SortKey[]
  readonly isFalling: boolean
}

export interface KeysetList {
  /** A table with an `id` column. */
  readonly table: string
  /** Runs that follow one another. */
  readonly runs: readonly KeysetRun[]
  /** The condition on these rows; all by default. */
  readonly where?: RawBuilder<unknown> | undefined
  /** The query `where` refers to, as `with … as`; it is evaluated once a query. */
  readonly given?: RawBuilder<unknown> | undefined
  readonly pageSize: number
  /** A cursor is valid for lists of the same order name. */
  readonly order: string
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export interface KeysetPage {
  readonly ids: readonly string[]
  /** Cursors of the first and last row, if rows come before and after them. */
  readonly before: string | null
  readonly after: string | null
}

/** A page with its rows and the number of rows on all pages, which is a lower bound if not all were counted. */
export interface ListedPage<Row> extends Omit<KeysetPage, 'ids'> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly isTotalExact: boolean
}

type KeysetRow = { readonly id: string } & Readonly<Record<`k${number}`, string | number>>
interface Row {
  readonly id: string
  readonly place: string
}

/**
 * Ids of one page by keyset pagination. The last page costs as much as the first, and concurrent inserts shift nothing. An unreadable
 * cursor is treated as none.
 */
export async function findPage(trx: Transaction, list: KeysetList): Promise<KeysetPage> {
  const { pageSize, before, after } = list
  const isBackwards = before !== undefined
  const rows = await collect(trx, list, isBackwards)
  const hasMore = rows.length > pageSize
  // A page backwards with too few rows is the first page.
  if (isBackwards && !hasMore) return findPage(trx, { ...list, before: undefined, after: undefined })
  const shown = rows.slice(0, pageSize)
  if (isBackwards) shown.reverse()
  const first = shown[0]?.place ?? after ?? null
  const last = shown.at(-1)?.place ?? null
  const hasPlace = after !== undefined && startOf(list, after) !== undefined
  return {
    ids: shown.map(({ id }) => id),
    before: isBackwards || hasPlace ? first : null,
    after: isBackwards || hasMore ? last : null,
  }
}

interface Start {
  readonly run: number
  readonly values: readonly (string | number)[]
}

/** Returns a place's run and position in it; undefined if it is not of this list. */
function startOf({ order, runs }: KeysetList, place: string): Start | undefined {
  const [name, run, ...values] = readPlace(place) ?? []
  const keys = typeof run === 'number' ? runs[run]?.keys : undefined
  if (name !== order || !keys || !isOf([...keys, { kind: 'text' }], values)) return undefined
  return { run: run as number, values: values as (string | number)[] }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isOf = (keys: readonly Pick<SortKey, 'kind'>[], values: readonly unknown[]): boolean =>
  values.length === keys.length &&
  values.every((value, i) => (keys[i]!.kind === 'text' ? typeof value === 'string' : Number.isSafeInteger(value))) &&
  UUID.test(String(values.at(-1)))

/** Reads one row more than a page, from the cursor on, run after run. */
async function collect(trx: Transaction, list: KeysetList, isBackwards: boolean): Promise<Row[]> {
  const place = isBackwards ? list.before : list.after
  const start = place === undefined ? undefined : startOf(list, place)
  const numbers = list.runs.map((_, i) => i)
  const way = isBackwards ? numbers.toReversed() : numbers
  const rows: Row[] = []
  for (const i of start ? way.slice(way.indexOf(start.run)) : way) {
    if (rows.length > list.pageSize) break
    const from = i === start?.run ? start.values : undefined
    const found = await readRun(trx, { list, run: list.runs[i]!, from, isBackwards })
    for (const { id, ...keys } of found)
      rows.push({ id, place: writePlace([list.order, i, ...Object.values(keys), id]) })
  }
  return rows
}

interface KeysetQuery {
  readonly list: KeysetList
  readonly run: KeysetRun
  readonly from: readonly (string | number)[] | undefined
  readonly isBackwards: boolean
}

/** Returns a value as it is written into a place: timestamps as microseconds, PostgreSQL's precision. */
const written = ({ kind }: SortKey, name: string): RawBuilder<unknown> =>
  kind === 'time' ? sql.raw(`(extract(epoch from ${name}) * 1000000)::bigint`) : sql.raw(name)

function given({ kind }: Pick<SortKey, 'kind'>, value: string | number): RawBuilder<unknown> {
  if (kind === 'text') return sql`${value}::text`
  return kind === 'number'
    ? sql`${value}::bigint`
    : sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`
}

async function readRun(trx: Transaction, { list, run, from, isBackwards }: KeysetQuery): Promise<KeysetRow[]> {
  const { keys, parts } = run
  const way = sql.raw(run.isFalling === isBackwards ? 'asc' : 'desc')
  const beyond = sql.raw(run.isFalling === isBackwards ? '>' : '<')
  const named = sql.raw(keys.map(({ column }, i) => `${column} as k${i}, `).join(''))
  const start =
    from &&
    sql`and (${sql.raw(keys.map(({ column }) => `${column}, `).join(''))}id)
      ${beyond} (${sql.join([...keys.map((key, i) => given(key, from[i]!)), sql`${from.at(-1)}::uuid`])})`
  const order = (names: readonly string[]) => sql.join(names.map(name => sql`${sql.raw(name)} ${way}`))
  const most = list.pageSize + 1
  const branches = parts.map(
    part => sql`(select ${named} id from ${sql.table(list.table)}
      where ${part} and ${list.where ?? sql`true`} ${start ?? sql``}
      order by ${order([...keys.map(({ column }) => column), 'id'])} limit ${most})`,
  )
  const { rows } = await sql<KeysetRow>`${list.given ?? sql``}
    select ${sql.join([...keys.map((key, i) => sql`${written(key, `k${i}`)} as ${sql.raw(`k${i}`)}`), sql`id`])}
    from (${sql.join(branches, sql` union all `)}) found
    order by ${order([...keys.map((_, i) => `found.k${i}`), 'found.id'])} limit ${most}`.execute(trx)
  return rows
}

/** Encodes a cursor. */
export const writePlace = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Undefined for what was not handed out by {@link writePlace}. */
export function readPlace(place: string): unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(place, 'base64url').toString())
    return Array.isArray(values) && values.every(isKept) ? values : undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL accepts neither half of a surrogate pair nor NUL. */
const isKept = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.isWellFormed() && !value.includes('\0'))
