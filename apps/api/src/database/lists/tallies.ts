import { sql } from 'kysely'
import type { Transaction } from '../transactions/transaction.ts'

/**
 * Returns the number of rows of each of these kinds, as counted by triggers (`order REVIEWING`, `design waiting`,
 * `customer`).
 */
export async function readTallies(trx: Transaction, kinds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ what: string; count: number }>`
    select what, sum(count)::int as count from tallies where what = any(${kinds}::text[]) group by what`.execute(trx)
  return new Map(rows.map(({ what, count }) => [what, count]))
}

/** Returns the total number of rows of these kinds. */
export const sumTallies = async (trx: Transaction, kinds: readonly string[]): Promise<number> =>
  [...(await readTallies(trx, kinds)).values()].reduce((sum, count) => sum + count, 0)

/** A table whose lines are summed by kind. */
interface Lines {
  readonly table: string
  readonly keys: readonly string[]
  /** Numeric columns. A line whose sums are all zero is deleted. */
  readonly sums: readonly string[]
}

/** A few surplus lines cost no time when they are summed. */
const FEW = 200
const MAX_AT_ONCE = 20_000

/**
 * Sums the lines of each kind that has several into one; returns how many lines were removed. Two concurrent calls take
 * different lines.
 */
async function addUp(trx: Transaction, lines: Lines): Promise<number> {
  const table = sql.table(lines.table)
  const [keys, sums] = [lines.keys, lines.sums].map(names => sql.join(names.map(name => sql.ref(name))))
  const summed = sql.join(lines.sums.map(name => sql`sum(${sql.ref(name)})`))
  const zeros = sql.join(lines.sums.map(() => sql`0`))
  const { rows } = await sql<{ went: number }>`
    with several as materialized (select ${keys}, count(*) as lines from ${table} group by ${keys} having count(*) > 1),
    gone as (
      delete from ${table} where (${keys}, id) in (
          select ${keys}, id from ${table} where (${keys}) in (select ${keys} from several) limit ${MAX_AT_ONCE} for update skip locked)
        and (select coalesce(sum(lines - 1), 0) from several) > ${FEW}
      returning ${keys}, ${sums}),
    kept as (insert into ${table} (${keys}, ${sums}) select ${keys}, ${summed} from gone
      group by ${keys} having (${summed}) <> (${zeros}))
    select count(*)::int as went from gone`.execute(trx)
  return rows[0]!.went
}

const TABLES: readonly Lines[] = [
  { table: 'tallies', keys: ['what'], sums: ['count'] },
  {
    table: 'unpaid_tallies',
    keys: ['status', 'paid_percent', 'odd_cents'],
    sums: ['orders', 'total_cents', 'paid_cents'],
  },
  { table: 'day_tallies', keys: ['day', 'what'], sums: ['count', 'cents'] },
  {
    table: 'margin_tallies',
    keys: ['day', 'product_type', 'state'],
    sums: ['orders', 'qty', 'sales_cents', 'cost_cents'],
  },
]

/** Compacts the lines of the counts; returns how many lines were removed. */
export async function compactTallies(trx: Transaction): Promise<number> {
  let went = 0
  // A recount of the days takes the same lock, so that it never reads lines and their sum.
  await sql`select hold_day_tallies()`.execute(trx)
  for (const lines of TABLES) went += await addUp(trx, lines)
  return went
}
