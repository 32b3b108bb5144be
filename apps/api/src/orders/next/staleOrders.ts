import { sql, type Transaction } from '../../database/index.ts'

/** The values of an order that the server computes and stores. */
export type StaleKind = 'turn' | 'cost'

/** Takes the oldest marks, and returns their orders, each once. */
export async function takeStale(trx: Transaction, what: StaleKind, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with taken as (
      delete from stale_orders where what = ${what} and id in (
        select id from stale_orders where what = ${what} order by id limit ${limit} for update skip locked)
      returning order_id)
    select distinct order_id from taken`.execute(trx)
  return rows.map(({ order_id }) => order_id)
}

/** Marks orders that could not be computed now. */
export async function markStale(trx: Transaction, what: StaleKind, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await sql`
    insert into stale_orders (what, order_id) select ${what}, id from unnest(${[...orderIds]}::uuid[]) id`.execute(trx)
}

/**
 * Marks what may be wrong although no trigger saw a change: the turns of open orders, and orders without a cost. Returns
 * how many.
 */
export async function markForRepair(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with marked as (
      insert into stale_orders (what, order_id)
        select 'turn', id from orders where turn is distinct from 'nobody'
        union all select 'cost', id from orders where cost_state is null
      returning 1)
    select count(*)::int as count from marked`.execute(trx)
  return rows[0]!.count
}
