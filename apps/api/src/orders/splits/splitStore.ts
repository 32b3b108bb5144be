import type { OrderActor } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { OrderRecord } from '../record/store.ts'
import type { EditContents, EditSums } from '../edits/editRecord.ts'

/** Returns an order and locks it, in the first statement of a pipelined transaction. */
export async function lockOrderToSplit(trx: Transaction, id: string): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`
    select * from orders where tenant_id = current_tenant_id() and id = ${id} for update`.execute(trx)
  return rows[0]
}

export interface SplitOrderToInsert {
  readonly id: string
  readonly fromId: string
  readonly number: string
  readonly contents: EditContents
  readonly sums: EditSums
  readonly by: { readonly id: string; readonly role: OrderActor }
  readonly now: Date
}

/**
 * Inserts the new order of a split like the first one: customer, address, status, days, supplier, assignee and tags. Its day of
 * placing is that of the first order, so that figures and the production queue do not move.
 */
export async function insertSplitOrder(trx: Transaction, split: SplitOrderToInsert): Promise<void> {
  const { id, fromId, number, contents, sums, by, now } = split
  const lines = contents.lines.map((line, position) => ({ ...line, position }))
  await sql`
    insert into orders (id, number, qty, subtotal_cents, discount_cents, fees_cents, total_cents, extras, owner_id, status,
      approved_at, address, landmark, phone, note, designed_at, placed_at, owner_name, accepts_unprinted, cart_approved_by,
      cart_approved_at, credit_days, quote_number, source, made_by, supplier, supplier_id, due_on, is_due_set, assignee_id)
    select ${id}::uuid, ${number}, ${sums.qty}::int, ${sums.subtotalCents}::bigint, ${sums.discountCents}::bigint, 0,
      ${sums.totalCents}::bigint, '[]'::jsonb, owner_id, status,
      approved_at, address, landmark, phone, note, designed_at, placed_at, owner_name, accepts_unprinted, cart_approved_by,
      cart_approved_at, credit_days, quote_number, source, made_by, supplier, supplier_id, due_on, is_due_set, assignee_id
    from orders where id = ${fromId}`.execute(trx)
  await sql`
    insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve, version,
      kit, player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents,
      price_source, price_reason, priced_by)
    select ${id}::uuid, l.* from json_to_recordset(${JSON.stringify(lines)}::json) as l (id uuid, position int, design_id uuid,
      revision int, design_name text, product_type text, fabric text, size text, sleeve text, version text, kit text,
      player_name text, print_name text, number smallint, qty int, base_cents bigint, unit_cents bigint, surcharges jsonb,
      discounts jsonb, discount_cents bigint, total_cents bigint, price_source text, price_reason text, priced_by uuid)`.execute(
    trx,
  )
  await sql`
    insert into order_shipping (order_id, method, method_cents, place, directions, map_point, purchase_number, needed_by,
      is_rush, rush_cents, lead_days, transit_days, approve_on, start_on, make_on, first_promised_on, promised_on,
      promise_reason, is_set_by_staff)
    select ${id}::uuid, method, 0, place, directions, map_point, purchase_number, needed_by, is_rush, 0, lead_days,
      transit_days, approve_on, start_on, make_on, first_promised_on, promised_on, promise_reason, is_set_by_staff
    from order_shipping where order_id = ${fromId}`.execute(trx)
  await sql`insert into order_tags (order_id, tag) select ${id}::uuid, tag from order_tags where order_id = ${fromId}`.execute(
    trx,
  )
  await sql`
    insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role)
    select id, version, null, status, ${now}::timestamptz, '', ${by.id}::uuid, ${by.role} from orders where id = ${id}`.execute(
    trx,
  )
  await sql`select rebuild_order_terms(current_tenant_id(), ${id}::uuid)`.execute(trx)
}

export interface SplitRecord {
  readonly order_id: string
  readonly from_id: string
  readonly edit_id: string
  readonly event_id: string
  readonly paid_cents: number
  readonly version: number
  readonly from_version: number
}

interface SplitToInsert {
  readonly id: string
  readonly fromId: string
  readonly editId: string
  readonly eventId: string
  readonly sums: EditSums
  readonly paidCents: number
  readonly by: string
  readonly now: Date
  readonly undoUntil: Date
}

/** Records a split, with the present versions of both orders. */
export async function insertSplit(trx: Transaction, split: SplitToInsert): Promise<void> {
  const { id, fromId, editId, eventId, sums, paidCents, by, now, undoUntil } = split
  await sql`
    insert into order_splits (order_id, from_id, edit_id, event_id, qty, cents, paid_cents, version, from_version, made_by,
      made_at, undo_until)
    select n.id, f.id, ${editId}::uuid, ${eventId}::uuid, ${sums.qty}::int, ${sums.totalCents}::bigint, ${paidCents}::bigint,
      n.version, f.version, ${by}::uuid, ${now}::timestamptz, ${undoUntil}::timestamptz
    from orders n, orders f where n.id = ${id} and f.id = ${fromId}`.execute(trx)
}

/** Claims the undo of a split, once. Returns undefined after its seconds, or if it was taken back. */
export async function claimSplitUndo(trx: Transaction, id: string, now: Date): Promise<SplitRecord | undefined> {
  const { rows } = await sql<SplitRecord>`
    update order_splits set undone_at = ${now} where order_id = ${id} and undone_at is null and undo_until >= ${now}
    returning order_id, from_id, edit_id, event_id, paid_cents, version, from_version`.execute(trx)
  return rows[0]
}

/** Whether an order was split off another one. */
export async function isSplitOff(trx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`select from order_splits where order_id = ${id}`.execute(trx)
  return rows.length > 0
}
