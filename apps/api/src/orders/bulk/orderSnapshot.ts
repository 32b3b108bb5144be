import type { OrderStatus } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { lockDesignsForProduction, releaseDesigns } from '../../designs/index.ts'
import { listTagsOf } from '../desk/deskStore.ts'
import { listFreeDesigns, listOrderedDesigns } from '../record/changeStore.ts'
import type { OrderRecord } from '../record/store.ts'

/** The state of one order that a change of several may alter, as JSON. */
export interface OrderSnapshot {
  readonly status: OrderStatus
  readonly dates: Readonly<Record<'approved_at' | 'delivered_at' | 'received_at', string | null>>
  readonly desk: Pick<OrderRecord, 'due_on' | 'is_due_set' | 'assignee_id'> & { readonly tags: readonly string[] }
  /** The revision of each line. */
  readonly lines: Readonly<Record<string, number>>
  /** Columns of its row in `order_shipping`; null without one. */
  readonly shipping: object | null
  /** Its hand-over; null if it has none. */
  readonly handover: {
    readonly state: string
    readonly asked_at: string | null
    readonly supplier_id: string
    readonly pack_id: string
    readonly tracking: string
    readonly handed_at: string
  } | null
  /** The id of the last note of its hand-over. */
  readonly last_note: string | null
}

/** Reads a locked order as it is before a change. */
export async function takeSnapshot(trx: Transaction, order: OrderRecord): Promise<OrderSnapshot> {
  const { rows } = await sql<Pick<OrderSnapshot, 'lines' | 'shipping' | 'handover' | 'last_note'>>`
    select
      (select coalesce(jsonb_object_agg(id, revision), '{}') from order_lines where order_id = ${order.id}) as lines,
      (select to_jsonb(s) from (select approve_on, start_on, make_on, promised_on, promise_reason, is_set_by_staff
        from order_shipping where order_id = ${order.id}) s) as shipping,
      (select to_jsonb(h) from (select state, asked_at, supplier_id, pack_id, tracking, handed_at
        from handovers where order_id = ${order.id}) h) as handover,
      (select n.id from handover_notes n where n.order_id = ${order.id} order by n.id desc limit 1) as last_note`.execute(
    trx,
  )
  const { approved_at, delivered_at, received_at, due_on, is_due_set, assignee_id } = order
  return {
    status: order.status,
    dates: {
      approved_at: approved_at?.toISOString() ?? null,
      delivered_at: delivered_at?.toISOString() ?? null,
      received_at: received_at?.toISOString() ?? null,
    },
    desk: { due_on, is_due_set, assignee_id, tags: (await listTagsOf(trx, [order.id])).get(order.id) ?? [] },
    ...rows[0]!,
  }
}

export interface StatusToUndo {
  /** The order as it is now, locked until the transaction ends. */
  readonly order: OrderRecord
  readonly before: OrderSnapshot
  readonly actorId: string
  readonly actorRole: 'store' | 'admin'
  readonly now: Date
}

/** Takes a change of status back with all that it did: dates, revisions, promise, hand-over, designs, history. */
export async function undoStatus(trx: Transaction, { order, before, ...by }: StatusToUndo): Promise<void> {
  const { id, status: from } = order
  const { dates, lines, shipping } = before
  await sql`
    with changed as (
      update orders set status = ${before.status}, version = version + 1, approved_at = ${dates.approved_at}::timestamptz,
        delivered_at = ${dates.delivered_at}::timestamptz, received_at = ${dates.received_at}::timestamptz
      where id = ${id} returning version)
    insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role, undoes)
    select ${id}::uuid, version, ${from}, ${before.status}, ${by.now}::timestamptz, '', ${by.actorId}::uuid, ${by.actorRole},
      (select max(version) from order_history where order_id = ${id}) from changed`.execute(trx)
  await sql`update order_lines l set revision = r.value::int from jsonb_each_text(${JSON.stringify(lines)}::jsonb) r
    where l.order_id = ${id} and l.id = r.key::uuid and l.revision <> r.value::int`.execute(trx)
  if (shipping)
    await sql`
      update order_shipping s set approve_on = b.approve_on, start_on = b.start_on, make_on = b.make_on,
        promised_on = b.promised_on, promise_reason = b.promise_reason, is_set_by_staff = b.is_set_by_staff
      from jsonb_to_record(${JSON.stringify(shipping)}::jsonb) as b (approve_on date, start_on date, make_on date,
        promised_on date, promise_reason text, is_set_by_staff boolean)
      where s.order_id = ${id}`.execute(trx)
  await restoreDesigns(trx, { id, from, to: before.status })
}

/** Puts the hand-over back as it was, and removes what the change noted of it. */
export async function restoreHandover(
  trx: Transaction,
  orderId: string,
  { handover, last_note }: Pick<OrderSnapshot, 'handover' | 'last_note'>,
): Promise<void> {
  if (handover === null) await sql`delete from handovers where order_id = ${orderId}`.execute(trx)
  else
    await sql`update handovers set state = ${handover.state}, asked_at = ${handover.asked_at}::timestamptz,
      supplier_id = ${handover.supplier_id}, pack_id = ${handover.pack_id}, tracking = ${handover.tracking},
      handed_at = ${handover.handed_at}::timestamptz where order_id = ${orderId}`.execute(trx)
  await sql`delete from handover_notes where order_id = ${orderId} and kind in ('sent', 'handed') and by is not null
    and (${last_note}::uuid is null or id > ${last_note}::uuid)`.execute(trx)
}

/** Designs are locked while one of their orders is in production. */
async function restoreDesigns(
  trx: Transaction,
  { id, from, to }: { readonly id: string; readonly from: OrderStatus; readonly to: OrderStatus },
): Promise<void> {
  if (from !== 'PROCESSING' && to !== 'PROCESSING') return
  const ids = (await listOrderedDesigns(trx, id)).map(design => design.id)
  if (to === 'PROCESSING') await lockDesignsForProduction(trx, ids)
  else await releaseDesigns(trx, await listFreeDesigns(trx, id, ids))
}
