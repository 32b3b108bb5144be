import type { ClothEntry } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export interface StockRecord {
  readonly supplier_id: string
  readonly supplier: string
  readonly fabric: string
  readonly received_mm: number
  readonly corrected_mm: number
  readonly reserved_mm: number
  readonly used_mm: number
}

/**
 * SQL for the cloth that orders take: of the files that were handed over, and of the latest files of each remake. It is
 * used once the supplier has cut it or the order is made. A canceled order takes only what was cut.
 */
const TAKES = sql`(
  select h.order_id, h.supplier_id, h.handed_at as at, p.markers,
    h.state in ('cut', 'sewn', 'sent') or order_status_is(o.status, 'made') as is_used, o.status = 'CANCELED' as is_canceled
  from handovers h join orders o on o.id = h.order_id join packs p on p.id = h.pack_id
  union all
  select r.order_id, r.supplier_id, r.made_at, p.markers, r.sent_at is not null, o.status = 'CANCELED'
  from remakes r join orders o on o.id = r.order_id join lateral (
    select markers from packs where remake_id = r.id and state = 'done' order by id desc limit 1) p on true
  where r.supplier_id is not null)`

interface StockFilter {
  readonly supplierId?: string
  /** The order whose own reservation is left out. */
  readonly exceptOrderId?: string
}

/**
 * Returns the cloth at suppliers, by supplier and fabric. Only fabrics of which a roll was received are in stock, and what
 * was handed over before the first roll took none of it.
 */
export async function listStock(
  trx: Transaction,
  { supplierId, exceptOrderId }: StockFilter = {},
): Promise<StockRecord[]> {
  const { rows } = await sql<StockRecord>`
    with kept as materialized (
      select supplier_id, fabric, min(made_at) as since,
        coalesce(sum(mm) filter (where kind = 'received'), 0)::float8 as received_mm,
        coalesce(sum(mm) filter (where kind = 'corrected'), 0)::float8 as corrected_mm
      from cloth_entries where ${supplierId ?? null}::uuid is null or supplier_id = ${supplierId ?? null}::uuid
      group by supplier_id, fabric),
    -- All takes are read once, whatever the number of fabrics.
    taken as materialized (
      select t.supplier_id, m.fabric, t.at, round(m."lengthMm") as mm, t.is_used, t.is_canceled
      from ${TAKES} t cross join lateral jsonb_to_recordset(t.markers) m (fabric text, "lengthMm" numeric)
      where t.supplier_id in (select supplier_id from kept) and (t.is_used or not t.is_canceled)
        and t.order_id is distinct from ${exceptOrderId ?? null}::uuid)
    select k.supplier_id, s.name as supplier, k.fabric, k.received_mm, k.corrected_mm,
      coalesce(sum(t.mm) filter (where not t.is_used and not t.is_canceled), 0)::float8 as reserved_mm,
      coalesce(sum(t.mm) filter (where t.is_used), 0)::float8 as used_mm
    from kept k join suppliers s on s.id = k.supplier_id
    left join taken t on t.supplier_id = k.supplier_id and t.fabric = k.fabric and t.at >= k.since
    group by k.supplier_id, s.name, k.fabric, k.received_mm, k.corrected_mm order by s.name, k.fabric`.execute(trx)
  return rows
}

export interface ClothEntryRecord {
  readonly id: string
  readonly supplier: string
  readonly fabric: string
  readonly kind: ClothEntry
  readonly mm: number
  readonly lot: string
  readonly reason: string
  readonly made_by: string
  readonly made_at: Date
}

/** Returns the latest entries, the latest first. */
export async function listEntries(trx: Transaction, most: number): Promise<ClothEntryRecord[]> {
  const { rows } = await sql<ClothEntryRecord>`
    select e.id, s.name as supplier, e.fabric, e.kind, e.mm, e.lot, e.reason, e.made_by, e.made_at
    from cloth_entries e join suppliers s on s.id = e.supplier_id order by e.id desc limit ${most}`.execute(trx)
  return rows
}

export interface ClothEntryToInsert {
  readonly supplierId: string
  readonly fabric: string
  readonly kind: ClothEntry
  readonly mm: number
  readonly lot: string
  readonly reason: string
  readonly by: string
  readonly now: Date
}

export async function insertEntry(trx: Transaction, entry: ClothEntryToInsert): Promise<void> {
  const { supplierId, fabric, kind, mm, lot, reason, by, now } = entry
  await sql`insert into cloth_entries (supplier_id, fabric, kind, mm, lot, reason, made_by, made_at)
    values (${supplierId}, ${fabric}, ${kind}, ${mm}, ${lot}, ${reason}, ${by}, ${now})`.execute(trx)
}
