import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { planNextStep } from './planNextStep.ts'
import { readNextFacts } from './readNextFacts.ts'
import { markStale, takeStale } from './staleOrders.ts'

interface Context {
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
  /** Marks read in one go. */
  readonly limit: number
}

/**
 * Computes anew whose turn the marked orders are, as an administrator sees them. An order that somebody changes at this
 * moment stays marked. Returns the number of orders.
 */
export async function refreshTurns(trx: Transaction, { tenant, now, limit }: Context): Promise<number> {
  const ids = await takeStale(trx, 'turn', limit)
  if (ids.length === 0) return 0
  const { rows } = await sql<OrderRecord & { readonly turn: string | null }>`
    select * from orders where id = any(${ids}::uuid[]) order by id for no key update skip locked`.execute(trx)
  for (const order of rows) {
    const { turn } = planNextStep(await readNextFacts(trx, order, { role: 'admin', tenant, now }))
    if (turn !== order.turn) await sql`update orders set turn = ${turn} where id = ${order.id}`.execute(trx)
  }
  const found = new Set(rows.map(({ id }) => id))
  await markStale(
    trx,
    'turn',
    await listExisting(
      trx,
      ids.filter(id => !found.has(id)),
    ),
  )
  return ids.length
}

async function listExisting(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`select id from orders where id = any(${[...ids]}::uuid[])`.execute(trx)
  return rows.map(({ id }) => id)
}
