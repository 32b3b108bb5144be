import type { EditPricing } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type LineRecord, listLines, type OrderRecord } from '../record/store.ts'
import { type EditContents, type EditLine, type EditRecord, type EditSums, freeTextOf } from './editRecord.ts'

const editLineOf = (line: LineRecord): EditLine => ({
  id: line.id,
  design_id: line.design_id,
  revision: line.revision,
  design_name: line.design_name,
  product_type: line.product_type,
  fabric: line.fabric,
  size: line.size,
  sleeve: line.sleeve,
  version: line.version,
  kit: line.kit,
  player_name: line.player_name,
  print_name: line.print_name,
  number: line.number,
  qty: line.qty,
  base_cents: line.base_cents,
  unit_cents: line.unit_cents,
  surcharges: line.surcharges,
  discounts: line.discounts,
  discount_cents: line.discount_cents,
  total_cents: line.total_cents,
  price_source: line.price_source,
  price_reason: line.price_reason,
  priced_by: line.priced_by,
})

/** Reads what an edit can change of an order. Samples without a design and credits stay as they are. */
export async function readContents(trx: Transaction, order: Pick<OrderRecord, 'id' | 'extras'>): Promise<EditContents> {
  return { lines: (await listLines(trx, order.id)).map(editLineOf), extras: freeTextOf(order.extras) }
}

const COLUMNS = sql`id, order_id, state, made_by, made_at, reason, agreement, pricing, before, after, before_cents, after_cents,
  answered_at, decline_reason`

/** Lists the edits of an order, the latest first. */
export async function listEdits(trx: Transaction, orderId: string): Promise<EditRecord[]> {
  const { rows } = await sql<EditRecord>`
    select ${COLUMNS} from order_edits where order_id = ${orderId} order by id desc limit 200`.execute(trx)
  return rows
}

export async function findEdit(trx: Transaction, id: string): Promise<EditRecord | undefined> {
  const { rows } = await sql<EditRecord>`select ${COLUMNS} from order_edits where id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns an edit of an order and locks it. The order is locked before, so that two answers wait for each other. */
export async function lockEdit(trx: Transaction, orderId: string, id: string): Promise<EditRecord | undefined> {
  const { rows } = await sql<EditRecord>`
    select ${COLUMNS} from order_edits where order_id = ${orderId} and id = ${id} for update`.execute(trx)
  return rows[0]
}

export interface EditToInsert {
  readonly orderId: string
  readonly madeBy: string
  readonly reason: string
  readonly agreement: string
  readonly pricing: EditPricing
  readonly before: EditContents
  readonly after: EditContents
  readonly beforeCents: number
  readonly afterCents: number
  readonly now: Date
}

/** Inserts an edit that waits. One that waited before is replaced. */
export async function insertEdit(trx: Transaction, edit: EditToInsert): Promise<string> {
  const { orderId, madeBy, reason, agreement, pricing, before, after, now } = edit
  await sql`update order_edits set state = 'replaced', answered_at = ${now}, answered_by = ${madeBy}
    where order_id = ${orderId} and state = 'waiting'`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    insert into order_edits (order_id, state, made_by, made_at, reason, agreement, pricing, before, after, before_cents, after_cents)
    values (${orderId}, 'waiting', ${madeBy}, ${now}, ${reason}, ${agreement}, ${pricing}, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${edit.beforeCents}::bigint, ${edit.afterCents}::bigint)
    returning id`.execute(trx)
  return rows[0]!.id
}

export interface EditAnswer {
  readonly id: string
  readonly state: 'applied' | 'declined' | 'withdrawn'
  readonly by: string
  readonly reason?: string
  readonly now: Date
}

/** Writes what became of an edit that waited. */
export async function writeAnswer(trx: Transaction, { id, state, by, reason = '', now }: EditAnswer): Promise<void> {
  await sql`update order_edits set state = ${state}, answered_at = ${now}, answered_by = ${by}, decline_reason = ${reason},
      applied_at = case when ${state === 'applied'} then transaction_timestamp() end
    where id = ${id}`.execute(trx)
}

/**
 * Writes the contents of an order in place of those before. The edit must be applied in the same transaction: the
 * database refuses other changes of placed lines.
 */
export async function writeContents(
  trx: Transaction,
  { id, contents, sums }: { readonly id: string; readonly contents: EditContents; readonly sums: EditSums },
): Promise<void> {
  const lines = contents.lines.map((line, position) => ({ ...line, position }))
  await sql`delete from order_lines where order_id = ${id} and id <> all(${lines.map(line => line.id)}::uuid[])`.execute(
    trx,
  )
  await sql`
    insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve, version,
      kit, player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents,
      price_source, price_reason, priced_by)
    select ${id}::uuid, l.* from json_to_recordset(${JSON.stringify(lines)}::json) as l (id uuid, position int, design_id uuid,
      revision int, design_name text, product_type text, fabric text, size text, sleeve text, version text, kit text,
      player_name text, print_name text, number smallint, qty int, base_cents bigint, unit_cents bigint, surcharges jsonb,
      discounts jsonb, discount_cents bigint, total_cents bigint, price_source text, price_reason text, priced_by uuid)
    on conflict (tenant_id, order_id, id) do update set position = excluded.position, fabric = excluded.fabric,
      size = excluded.size, sleeve = excluded.sleeve, version = excluded.version, kit = excluded.kit,
      player_name = excluded.player_name, print_name = excluded.print_name, number = excluded.number, qty = excluded.qty,
      base_cents = excluded.base_cents, unit_cents = excluded.unit_cents, surcharges = excluded.surcharges,
      discounts = excluded.discounts, discount_cents = excluded.discount_cents, total_cents = excluded.total_cents,
      price_source = excluded.price_source, price_reason = excluded.price_reason, priced_by = excluded.priced_by`.execute(
    trx,
  )
  await sql`update orders set version = version + 1, qty = ${sums.qty}::int, subtotal_cents = ${sums.subtotalCents}::bigint,
      discount_cents = ${sums.discountCents}::bigint, fees_cents = ${sums.feesCents}::bigint,
      total_cents = ${sums.totalCents}::bigint, extras = ${JSON.stringify(contents.extras)}::jsonb
        || (select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(extras) e where e ? 'kind')
    where id = ${id}`.execute(trx)
  await sql`select rebuild_order_terms(current_tenant_id(), ${id}::uuid)`.execute(trx)
}

/** Notes since when designs that were removed from an order are ordered; one that is in no open order may be deleted. */
export async function releaseRemovedDesigns(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update designs d set ordered_at = (
      select min(o.placed_at) from order_lines l join orders o on o.id = l.order_id
      where l.design_id = d.id and order_status_is(o.status, 'live'))
    where d.id = any(${[...ids]}::uuid[])`.execute(trx)
}
