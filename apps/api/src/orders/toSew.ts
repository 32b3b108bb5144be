import { sql, type Transaction } from '../database/index.ts'
import type { LineRecord, OrderRecord } from './store.ts'

/** A line with what was ordered, as it was designed then. */
export interface LineToSew extends Pick<
  LineRecord,
  'id' | 'design_name' | 'revision' | 'size' | 'sleeve' | 'version' | 'player_name' | 'print_name' | 'number' | 'qty'
> {
  readonly document: unknown
  readonly document_hash: string
}

export interface OrderToSew extends Pick<OrderRecord, 'id' | 'number' | 'status' | 'version' | 'approved_at'> {
  /** In their order. */
  readonly lines: readonly LineToSew[]
}

/** All that is to be sewn of an order, by its number; undefined when the tenant has none of that number. */
export async function findOrderToSew(trx: Transaction, number: string): Promise<OrderToSew | undefined> {
  const { rows } = await sql<Omit<OrderToSew, 'lines'>>`
    select id, number, status, version, approved_at from orders where number = ${number}`.execute(trx)
  const [order] = rows
  if (!order) return undefined
  const { rows: lines } = await sql<LineToSew>`
    select l.id, l.design_name, l.revision, l.size, l.sleeve, l.version, l.player_name, l.print_name, l.number, l.qty,
      r.document, r.document_hash
    from order_lines l join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
    where l.order_id = ${order.id} order by l.position`.execute(trx)
  return { ...order, lines }
}
