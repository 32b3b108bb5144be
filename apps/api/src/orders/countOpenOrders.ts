import { sql, type Transaction } from '../database/index.ts'
import { LIVE } from './statusTable.ts'

/** Orders that are not at their end, of the tenant or of one of its customers. */
export async function countOpenOrders(trx: Transaction, ownerId?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where status = any(${LIVE}::text[]) and owner_id = coalesce(${ownerId ?? null}::uuid, owner_id)`.execute(trx)
  return rows[0]!.count
}
