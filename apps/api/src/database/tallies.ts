import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/** How many rows there are of each of these kinds, as triggers keep it (`order REVIEWING`, `design waiting`, `customer`). */
export async function readTallies(trx: Transaction, kinds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ what: string; count: number }>`
    select what, sum(count)::int as count from tallies where what = any(${kinds}::text[]) group by what`.execute(trx)
  return new Map(rows.map(({ what, count }) => [what, count]))
}

/** How many there are of these kinds together. */
export const sumTallies = async (trx: Transaction, kinds: readonly string[]): Promise<number> =>
  [...(await readTallies(trx, kinds)).values()].reduce((sum, count) => sum + count, 0)

/** Fewer lines are added up as quickly as one. */
const FEW = 200
const MAX_AT_ONCE = 20_000

/** Makes one line of the many that a count has become; returns how many went. Two at once take different ones. */
export async function addUpTallies(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ went: number }>`
    with gone as (
      delete from tallies where (what, id) in (select what, id from tallies limit ${MAX_AT_ONCE} for update skip locked)
        and (select count(*) from (select from tallies limit ${FEW + 1}) few) > ${FEW}
      returning what, count),
    kept as (insert into tallies (what, count) select what, sum(count) from gone group by what having sum(count) <> 0)
    select count(*)::int as went from gone`.execute(trx)
  return rows[0]!.went
}
