import type { OrderStatus } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'
import { type ActorRole, LIVE } from './statusTable.ts'

export interface StatusToWrite {
  readonly id: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly approvedAt: Date | null
  readonly deliveredAt: Date | null
  readonly receivedAt: Date | null
  readonly note: string
  readonly actorId: string | null
  readonly actorRole: ActorRole
  readonly now: Date
}

/** Writes the new status with its dates and its history row. */
export async function writeStatus(trx: Transaction, change: StatusToWrite): Promise<void> {
  const { id, from, to, note, actorId, actorRole, now } = change
  await sql`
    with changed as (
      update orders set status = ${to}, version = version + 1, approved_at = ${change.approvedAt},
        delivered_at = ${change.deliveredAt}, received_at = ${change.receivedAt}
      where id = ${id} returning version)
    insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role)
    select ${id}::uuid, version, ${from}, ${to}, ${now}::timestamptz, ${note}, ${actorId}::uuid, ${actorRole}
    from changed`.execute(trx)
}

/** The order's designs, and whether each is ready for production. */
export async function listOrderedDesigns(trx: Transaction, orderId: string): Promise<{ id: string; status: string }[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from designs where id in (select design_id from order_lines where order_id = ${orderId})
    for no key update`.execute(trx)
  return rows
}

/** Those of the designs that no other order under production uses. */
export async function listFreeDesigns(trx: Transaction, orderId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::uuid[]) as wanted (id) where not exists (
      select from order_lines l join orders o on o.id = l.order_id
      where l.design_id = wanted.id and o.id <> ${orderId} and o.status = 'PROCESSING')`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Whether an order that is still under way uses the design. */
export async function hasLiveOrders(trx: Transaction, designId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from order_lines l join orders o on o.id = l.order_id
      where l.design_id = ${designId} and o.status = any(${LIVE}::text[])) as found`.execute(trx)
  return rows[0]!.found
}
