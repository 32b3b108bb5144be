import { type HandoverNote, type HandoverState, type OrderStatus, SUPPLIER_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { PackRecord } from '../packs/records/packStore.ts'

export interface HandoverRecord {
  readonly order_id: string
  /** The order's number. */
  readonly number: string
  readonly status: OrderStatus
  readonly supplier_id: string
  readonly supplier: string
  readonly pack_id: string
  readonly state: HandoverState
  readonly tracking: string
  readonly handed_at: Date
  readonly ready_on: string | null
  /** The order's due day. */
  readonly due_on: string | null
  /** The fingerprint and the size of the pack that was handed over. */
  readonly order_hash: PackRecord['order_hash']
  readonly printer_id: PackRecord['printer_id']
  readonly printer_name: PackRecord['printer_name']
  readonly bytes: number
  readonly made_at: Date
  readonly pieces: number
}

export interface NoteRecord {
  readonly id: string
  readonly order_id: string
  readonly kind: HandoverNote
  readonly text: string
  readonly by: string | null
  readonly at: Date
  readonly file_id: string | null
  readonly width_px: number | null
  readonly height_px: number | null
}

/** Selects the hand-over to the supplier whom the order names now; another supplier's page no longer shows it. */
const HANDED = sql`
  select h.order_id, o.number, o.status, h.supplier_id, s.name as supplier, h.pack_id, h.state, h.tracking, h.handed_at, h.ready_on, o.due_on, p.order_hash,
    p.printer_id, p.printer_name, p.bytes, p.pieces, p.ended_at as made_at
  from handovers h join orders o on o.id = h.order_id and o.supplier_id = h.supplier_id
  join suppliers s on s.id = h.supplier_id join packs p on p.id = h.pack_id`
const MAX_LISTED = 100

export async function findHandover(trx: Transaction, orderId: string): Promise<HandoverRecord | undefined> {
  const { rows } = await sql<HandoverRecord>`${HANDED} where h.order_id = ${orderId}`.execute(trx)
  return rows[0]
}

/** Nothing of it is left to make: it is sent, and so are its remakes. */
const IS_OVER = sql`h.state = 'sent' and not exists (
  select from remakes r where r.order_id = h.order_id and r.sent_at is null)`

/** Returns a supplier's handovers: first those in progress, then those sent; the latest handed over first. */
export async function listHandovers(trx: Transaction, supplierId: string): Promise<HandoverRecord[]> {
  const { rows } = await sql<HandoverRecord>`
    ${HANDED} where h.supplier_id = ${supplierId} order by ${IS_OVER}, h.handed_at desc limit ${MAX_LISTED}`.execute(
    trx,
  )
  return rows
}

interface HandoverInput {
  readonly orderId: string
  readonly supplierId: string
  readonly packId: string
  readonly now: Date
}

/** Writes a hand-over that is new to the supplier, also if earlier files had been handed over. */
export async function putHandover(
  trx: Transaction,
  { orderId, supplierId, packId, now }: HandoverInput,
): Promise<void> {
  await sql`
    insert into handovers (order_id, supplier_id, pack_id, handed_at)
    values (${orderId}, ${supplierId}, ${packId}, ${now}::timestamptz)
    on conflict (tenant_id, order_id) do update set supplier_id = excluded.supplier_id, pack_id = excluded.pack_id,
      handed_at = excluded.handed_at, state = 'new', tracking = '', asked_at = null,
      ready_on = case when handovers.supplier_id = excluded.supplier_id then handovers.ready_on end`.execute(trx)
}

export async function deleteHandover(trx: Transaction, orderId: string): Promise<void> {
  await sql`delete from handovers where order_id = ${orderId}`.execute(trx)
}

/**
 * Returns the state, locked until the transaction ends, so that of two concurrent updates the second sees the first.
 * Throws `not-found` if it was just taken back.
 */
export async function holdState(
  trx: Transaction,
  orderId: string,
): Promise<Pick<HandoverRecord, 'state' | 'tracking'>> {
  const { rows } = await sql<Pick<HandoverRecord, 'state' | 'tracking'>>`
    select state, tracking from handovers where order_id = ${orderId} for update`.execute(trx)
  if (!rows[0]) throw new ProblemError('not-found')
  return rows[0]
}

export async function updateState(
  trx: Transaction,
  orderId: string,
  { state, tracking }: { readonly state: HandoverState; readonly tracking: string },
): Promise<void> {
  await sql`update handovers set state = ${state}, tracking = ${tracking} where order_id = ${orderId}`.execute(trx)
}

const MOST_NOTES = 2_000

/** Returns the latest notes on these orders with this supplier, the earliest first. */
export async function listNotes(
  trx: Transaction,
  supplierId: string,
  orderIds: readonly string[],
): Promise<NoteRecord[]> {
  const { rows } = await sql<NoteRecord>`
    select n.id, n.order_id, n.kind, n.text, n.by, n.at, n.file_id, f.width_px, f.height_px
    from handover_notes n left join files f on f.id = n.file_id
    where n.supplier_id = ${supplierId} and n.order_id = any(${[...orderIds]}::uuid[])
    order by n.id desc limit ${MOST_NOTES}`.execute(trx)
  return rows.toReversed()
}

/** Counts the notes, locked until the transaction ends, so that nobody else adds one. */
export async function countNotes(
  trx: Transaction,
  orderId: string,
): Promise<{ readonly notes: number; readonly photos: number }> {
  await sql`select from handovers where order_id = ${orderId} for update`.execute(trx)
  const { rows } = await sql<{ notes: number; photos: number }>`
    select count(*)::int as notes, (count(*) filter (where kind = 'photo'))::int as photos
    from handover_notes where order_id = ${orderId}`.execute(trx)
  return rows[0]!
}

export interface NewNote {
  readonly orderId: string
  readonly supplierId: string
  readonly kind: HandoverNote
  readonly text?: string
  readonly fileId?: string
  /** Null for the supplier. */
  readonly by: string | null
  readonly now: Date
}

/** Records that a supplier waits: from their question until somebody writes to them, or until they send the order. */
async function noteAsking(trx: Transaction, { orderId, kind, by, now }: NewNote): Promise<void> {
  if (kind !== 'text' && kind !== 'sent') return
  const asked = kind === 'text' && by === null ? sql`coalesce(asked_at, ${now}::timestamptz)` : sql`null`
  await sql`update handovers set asked_at = ${asked} where order_id = ${orderId}`.execute(trx)
}

/**
 * Inserts a note. Texts and photographs need free space (`requireRoom`). A step is recorded only while there is space,
 * but is always done.
 */
export async function insertNote(trx: Transaction, note: NewNote): Promise<void> {
  const { orderId, supplierId, kind, text = '', fileId = null, by, now } = note
  await sql`
    insert into handover_notes (order_id, supplier_id, kind, text, file_id, by, at)
    select ${orderId}::uuid, ${supplierId}::uuid, ${kind}, ${text}, ${fileId}::uuid, ${by}::uuid, ${now}::timestamptz
    where (select count(*) from handover_notes where order_id = ${orderId}) < ${SUPPLIER_LIMITS.notes}`.execute(trx)
  await noteAsking(trx, note)
}

/**
 * Erases the messages and photographs on a customer's orders when the customer is erased. Returns the photographs,
 * whose bytes must be removed.
 */
export async function eraseHandoversOf(trx: Transaction, ownerId: string): Promise<string[]> {
  const own = sql`(select id from orders where owner_id = ${ownerId})`
  await sql`delete from handovers where order_id in ${own}`.execute(trx)
  const { rows } = await sql<{ file_id: string | null }>`
    delete from handover_notes where order_id in ${own} returning file_id`.execute(trx)
  const ids = rows.flatMap(({ file_id }) => file_id ?? [])
  await sql`delete from files where id = any(${ids}::uuid[])`.execute(trx)
  return ids
}
