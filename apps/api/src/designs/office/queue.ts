import { sql, type Transaction } from '../../database/index.ts'
import { type OwnedDesign, readRows } from './store.ts'

/**
 * Returns the designs that wait for a review: first those that orders need, in the order of their ids, then the others,
 * the longest wait first.
 */
export async function readQueue(
  trx: Transaction,
  ordered: readonly string[],
  limit: number,
): Promise<readonly OwnedDesign[]> {
  const { rows } = await sql<{ id: string }>`
    select id from designs where office_status = 'waiting'
    order by array_position(${[...ordered]}::uuid[], id) nulls last, queued_at, updated_at, id limit ${limit}`.execute(
    trx,
  )
  return readRows(
    trx,
    rows.map(({ id }) => id),
  )
}
