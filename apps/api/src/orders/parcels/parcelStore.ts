import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export type Parcels = Response_<'GET /api/orders/{id}/parcels'>
export interface LinePieces {
  readonly lineId: string
  readonly qty: number
}

interface ParcelRecord {
  readonly id: string
  readonly carrier: string
  readonly tracking: string
  readonly tracking_url: string
  readonly sent_at: Date
  readonly received_at: Date | null
  readonly lines: LinePieces[]
}

/** Returns an order's parcels, the first one first, and the pieces that no parcel holds. */
export async function listParcels(trx: Transaction, orderId: string): Promise<Parcels> {
  const { rows } = await sql<ParcelRecord>`
    select id, carrier, tracking, tracking_url, sent_at, received_at,
      (select jsonb_agg(jsonb_build_object('lineId', l.line_id, 'qty', l.qty) order by l.line_id) from parcel_lines l
        where l.parcel_id = p.id) as lines
    from parcels p where order_id = ${orderId} order by sent_at, id limit 100`.execute(trx)
  return {
    items: rows.map(({ id, carrier, tracking, tracking_url, sent_at, received_at, lines }) => ({
      id,
      carrier,
      tracking,
      trackingUrl: tracking_url,
      lines,
      sentAt: sent_at.toISOString(),
      receivedAt: received_at?.toISOString() ?? null,
    })),
    left: await listLeft(trx, orderId),
  }
}

/** Returns the pieces of each line of an order that no parcel holds yet. */
export async function listLeft(trx: Transaction, orderId: string): Promise<LinePieces[]> {
  const { rows } = await sql<LinePieces>`
    select l.id as "lineId", l.qty - coalesce(sum(p.qty), 0)::int as qty
    from order_lines l left join parcel_lines p on p.order_id = l.order_id and p.line_id = l.id
    where l.order_id = ${orderId} group by l.id, l.qty, l.position having l.qty > coalesce(sum(p.qty), 0)
    order by l.position`.execute(trx)
  return rows
}

export interface TrackingDetails {
  readonly carrier: string
  readonly tracking: string
  readonly trackingUrl: string
}

interface ParcelToInsert extends TrackingDetails {
  readonly orderId: string
  readonly lines: readonly LinePieces[]
  readonly by: string
  readonly now: Date
}

export async function insertParcel(trx: Transaction, parcel: ParcelToInsert): Promise<string> {
  const { orderId, carrier, tracking, trackingUrl, lines, by, now } = parcel
  const { rows } = await sql<{ id: string }>`
    with sent as (
      insert into parcels (order_id, carrier, tracking, tracking_url, sent_at, sent_by)
      values (${orderId}, ${carrier}, ${tracking}, ${trackingUrl}, ${now}, ${by}) returning id),
    filled as (
      insert into parcel_lines (parcel_id, order_id, line_id, qty)
      select sent.id, ${orderId}::uuid, l."lineId", l.qty
      from sent, json_to_recordset(${JSON.stringify(lines)}::json) as l ("lineId" uuid, qty int))
    select id from sent`.execute(trx)
  return rows[0]!.id
}

/** Corrects a parcel's carrier and number; returns whether the order has that parcel. */
export async function writeTracking(
  trx: Transaction,
  { orderId, id, carrier, tracking, trackingUrl }: TrackingDetails & { readonly orderId: string; readonly id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update parcels set carrier = ${carrier}, tracking = ${tracking}, tracking_url = ${trackingUrl}
    where id = ${id} and order_id = ${orderId}`.execute(trx)
  return Boolean(numAffectedRows)
}

/** Notes that a parcel has come, once; returns when it came, or undefined if the order has no such parcel. */
export async function writeReceived(
  trx: Transaction,
  { orderId, id, now }: { readonly orderId: string; readonly id: string; readonly now: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ received_at: Date }>`
    update parcels set received_at = coalesce(received_at, ${now}) where id = ${id} and order_id = ${orderId}
    returning received_at`.execute(trx)
  return rows[0]?.received_at
}

/** Returns the order of a parcel. */
export async function findOrderOfParcel(trx: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ order_id: string }>`select order_id from parcels where id = ${id}`.execute(trx)
  return rows[0]?.order_id
}

/** Removes a parcel that its sender takes back before the mail has left. */
export async function removeParcel(trx: Transaction, id: string): Promise<void> {
  await sql`delete from parcel_lines where parcel_id = ${id}`.execute(trx)
  await sql`delete from parcels where id = ${id}`.execute(trx)
}
