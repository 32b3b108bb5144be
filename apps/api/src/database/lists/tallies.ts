import { sql } from 'kysely'
import type { Transaction } from '../transactions/transaction.ts'

/** How many rows there are of each of these kinds, as triggers keep it (`order REVIEWING`, `design waiting`, `customer`). */
export async function readTallies(trx: Transaction, kinds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ what: string; count: number }>`
    select what, sum(count)::int as count from tallies where what = any(${kinds}::text[]) group by what`.execute(trx)
  return new Map(rows.map(({ what, count }) => [what, count]))
}

/** How many there are of these kinds together. */
export const sumTallies = async (trx: Transaction, kinds: readonly string[]): Promise<number> =>
  [...(await readTallies(trx, kinds)).values()].reduce((sum, count) => sum + count, 0)

/** A table of lines that are added up where they are of the same kind. */
interface Lines {
  readonly table: string
  readonly keys: readonly string[]
  /** Numbers; where the first comes to nothing, the line goes. */
  readonly sums: readonly string[]
}

/** A few lines more than there need be are added up as quickly. */
const FEW = 200
const MAX_AT_ONCE = 20_000

/** Makes one line a kind of the many that they have become; returns how many went. Two at once take different ones. */
async function addUp(trx: Transaction, lines: Lines): Promise<number> {
  const table = sql.table(lines.table)
  const [keys, sums] = [lines.keys, lines.sums].map(names => sql.join(names.map(name => sql.ref(name))))
  const summed = sql.join(lines.sums.map(name => sql`sum(${sql.ref(name)})`))
  const { rows } = await sql<{ went: number }>`
    with gone as (
      delete from ${table} where (${keys}, id) in (select ${keys}, id from ${table} limit ${MAX_AT_ONCE} for update skip locked)
        and (select count(*) - count(distinct (${keys})) from ${table}) > ${FEW}
      returning ${keys}, ${sums}),
    kept as (insert into ${table} (${keys}, ${sums}) select ${keys}, ${summed} from gone
      group by ${keys} having sum(${sql.ref(lines.sums[0]!)}) <> 0)
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
]

/** Makes few lines of the many that counts have become; returns how many went. */
export async function compactTallies(trx: Transaction): Promise<number> {
  let went = 0
  for (const lines of TABLES) went += await addUp(trx, lines)
  return went
}
