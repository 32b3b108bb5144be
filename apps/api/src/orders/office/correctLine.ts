import { parseSize, sizeLabel } from '@kitwright/garment'
import { sql, type Transaction } from '../../database/index.ts'
import { Problem } from '../../endpoint/index.ts'
import type { ActorRole } from '../statusTable.ts'
import { type LineRecord, listLines, type OrderRecord } from '../store.ts'

interface Correction {
  readonly order: OrderRecord
  readonly lineId: string
  readonly becomes: { readonly printName: string; readonly number: number | null; readonly size: string }
  readonly by: { readonly role: ActorRole; readonly actorId: string }
  readonly now: Date
}

/** As both languages read it: 10 · DARA · XL. */
function said({ print_name, player_name, number, size }: LineRecord): string {
  const known = parseSize(size)
  return [number, print_name || player_name, known ? sizeLabel(known) : size]
    .filter(each => each !== null && each !== '')
    .join(' · ')
}

/**
 * What is printed of a line, and in which size, of an order under review: what is approved is what is made, it goes back to reviewing first.
 * The order's history says to its customer what it was and what it is.
 */
export async function correctLine(trx: Transaction, correction: Correction): Promise<void> {
  const { order, lineId, becomes, by, now } = correction
  if (order.status !== 'REVIEWING') throw new Problem('order-status-conflict', [{ path: 'status', id: order.status }])
  const line = (await listLines(trx, order.id)).find(({ id }) => id === lineId)
  if (!line) throw new Problem('not-found')
  const { printName, number, size } = becomes
  const [was, is] = [said(line), said({ ...line, print_name: printName, number, size })]
  if (was === is) return
  await sql`
    with corrected as (
      update order_lines set print_name = ${printName}, number = ${number}::int, size = ${size}
      where order_id = ${order.id} and id = ${lineId}),
    changed as (update orders set version = version + 1 where id = ${order.id} returning version)
    insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role)
    select ${order.id}::uuid, version, ${order.status}, ${order.status}, ${now}::timestamptz, ${`${was} → ${is}`}, ${by.actorId}::uuid,
      ${by.role}
    from changed`.execute(trx)
}
