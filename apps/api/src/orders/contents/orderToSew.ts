import { sql, type Transaction } from '../../database/index.ts'
import { WORN, type LineRecord, type OrderRecord } from '../record/store.ts'

/** A line with its ordered design, as it was at that time. */
export interface LineToSew extends Pick<
  LineRecord,
  | 'id'
  | 'design_id'
  | 'design_name'
  | 'revision'
  | 'fabric'
  | 'size'
  | 'sleeve'
  | 'version'
  | 'kit'
  | 'player_name'
  | 'print_name'
  | 'number'
  | 'qty'
> {
  readonly document: unknown
  readonly document_hash: string
}

export interface OrderToSew extends Pick<
  OrderRecord,
  'id' | 'number' | 'status' | 'version' | 'approved_at' | 'supplier_id'
> {
  /** In the order's sequence. */
  readonly lines: readonly LineToSew[]
}

/** Identifies an order by its number, which people use, or its id, which rows use. */
export type OrderRef = { readonly number: string } | { readonly id: string }

/** Finds everything to sew of an order. Undefined if the tenant has no such order. */
export async function findOrderToSew(trx: Transaction, ref: OrderRef): Promise<OrderToSew | undefined> {
  const isIt = 'id' in ref ? sql`id = ${ref.id}` : sql`number = ${ref.number}`
  const { rows } = await sql<Omit<OrderToSew, 'lines'>>`
    select id, number, status, version, approved_at, supplier_id from orders where ${isIt}`.execute(trx)
  const [order] = rows
  if (!order) return undefined
  const { rows: lines } = await sql<LineToSew>`
    select l.id, l.design_id, l.design_name, l.revision, l.fabric, l.size, l.sleeve, l.version, l.kit, l.player_name, l.print_name, l.number,
      l.qty, r.document, r.document_hash
    from order_lines l join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
    where l.order_id = ${order.id} order by l.position`.execute(trx)
  return { ...order, lines }
}

export interface OrderSign extends Pick<
  OrderRecord,
  'id' | 'number' | 'status' | 'version' | 'approved_at' | 'supplier_id'
> {
  /** Approved and not canceled. */
  readonly is_to_sew: boolean
  /** Whether the customer ordered it although not all names and numbers are printed. */
  readonly accepts_unprinted: boolean
  /** Fingerprint that changes with anything that is sewn. */
  readonly sign: string
  /** The fabrics it is cut from, each once. */
  readonly fabrics: readonly string[]
}

/** Computes the fingerprint of everything sewn for an order, without reading the documents. */
export async function findOrderFingerprint(trx: Transaction, id: string): Promise<OrderSign | undefined> {
  const { rows } = await sql<OrderSign>`
    select o.id, o.number, o.status, o.version, o.approved_at, o.supplier_id, o.accepts_unprinted,
      o.approved_at is not null and o.status <> 'CANCELED' as is_to_sew,
      (select encode(sha256(convert_to(concat(extract(epoch from o.approved_at), json_agg(json_build_array(l.id, l.design_name,
        l.revision, l.fabric, l.size, l.sleeve, concat_ws(' ', l.version, l.kit), l.player_name, l.print_name, l.number, l.qty, r.document_hash) order by l.position)), 'UTF8')), 'hex')
       from order_lines l join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
       where l.order_id = o.id) as sign,
      array(select distinct l.fabric from order_lines l where l.order_id = o.id order by 1) as fabrics
    from orders o where o.id = ${id}`.execute(trx)
  return rows[0]
}

export interface PieceRecord extends Pick<
  LineRecord,
  | 'design_id'
  | 'revision'
  | 'design_name'
  | 'product_type'
  | 'fabric'
  | 'size'
  | 'sleeve'
  | 'version'
  | 'kit'
  | 'qty'
  | 'worn'
> {
  readonly order_id: string
}

/**
 * Counts the pieces of each order by design, sleeve and size, with goalkeepers and each kit separate. It reads no
 * names.
 */
export async function listPieces(trx: Transaction, orderIds: readonly string[]): Promise<PieceRecord[]> {
  const { rows } = await sql<PieceRecord>`
    select l.order_id, l.design_id, l.revision, l.design_name, l.product_type, l.fabric, l.size, l.sleeve, l.version, l.kit,
      sum(l.qty)::int as qty, max(${WORN}) as worn
    from order_lines l left join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
    where l.order_id = any(${[...orderIds]}::uuid[])
    group by l.order_id, l.design_id, l.revision, l.design_name, l.product_type, l.fabric, l.size, l.sleeve, l.version, l.kit
    order by min(l.position)`.execute(trx)
  return rows
}
