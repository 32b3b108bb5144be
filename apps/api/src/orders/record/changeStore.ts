import type { OrderActor, OrderStatus } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export interface StatusToWrite {
  readonly id: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly approvedAt: Date | null
  readonly deliveredAt: Date | null
  readonly receivedAt: Date | null
  readonly note: string
  /** The amount that the rule required and that was not paid. */
  readonly owedCents: number | null
  readonly actorId: string | null
  readonly actorRole: OrderActor
  readonly now: Date
}

/** Writes the new status with its dates and its history row. */
export async function writeStatus(trx: Transaction, change: StatusToWrite): Promise<void> {
  const { id, from, to, note, actorId, actorRole, now } = change
  await sql`
    with changed as (
      update orders set status = ${to}, version = version + 1, approved_at = ${change.approvedAt},
        delivered_at = ${change.deliveredAt}, received_at = ${change.receivedAt},
        release_on = null
      where id = ${id} returning version)
    insert into order_history (order_id, version, from_status, to_status, at, note, owed_cents, actor_id, actor_role)
    select ${id}::uuid, version, ${from}, ${to}, ${now}::timestamptz, ${note}, ${change.owedCents}::bigint, ${actorId}::uuid,
      ${actorRole}
    from changed`.execute(trx)
}

export interface OrderedDesign {
  readonly id: string
  readonly status: string
  /** The verdict on the ordered revision; null if only a later one was reviewed. */
  readonly verdict: 'ready' | 'rejected' | null
  /** The approved revision that fixes a rejected one that was ordered, else null. */
  readonly mended: number | null
}

/** The approved revision that corrects a rejected one, for a design `d` whose ordered revision has the verdict `v`. */
export const MENDED = sql`case when v.verdict = 'rejected' and d.status in ('ready', 'processing') then d.revision end`

/** Locks and returns the order's designs with the shop's verdicts. */
export async function listOrderedDesigns(trx: Transaction, orderId: string): Promise<OrderedDesign[]> {
  const { rows } = await sql<OrderedDesign>`
    with ordered as (select distinct design_id, revision from order_lines where order_id = ${orderId})
    select d.id, d.status, v.verdict,
      ${MENDED} as mended
    from ordered o join designs d on d.id = o.design_id
    left join lateral (
      select r.status as verdict from design_reviews r where r.design_id = o.design_id and r.revision = o.revision
      order by r.position desc limit 1) v on true
    for no key update of d`.execute(trx)
  return rows
}

/**
 * Whether a design is ready to sew. An approved revision stays so, whatever its owner draws afterwards; otherwise the
 * design's present status counts.
 */
export const isReadyToSew = ({ status, verdict }: OrderedDesign): boolean =>
  verdict === 'ready' || status === 'ready' || status === 'processing'

/** Switches the order's lines to the revisions that fix the rejected ones. */
export async function adoptMendedRevisions(
  trx: Transaction,
  orderId: string,
  designs: readonly OrderedDesign[],
): Promise<void> {
  for (const { id, mended } of designs)
    if (mended !== null)
      await sql`update order_lines set revision = ${mended} where order_id = ${orderId} and design_id = ${id}`.execute(
        trx,
      )
}

/** Returns the designs that no other order in production uses. */
export async function listFreeDesigns(trx: Transaction, orderId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::uuid[]) as wanted (id) where not exists (
      select from order_lines l join orders o on o.id = l.order_id
      where l.design_id = wanted.id and o.id <> ${orderId} and o.status = 'PROCESSING')`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Returns whether an order that is still under way uses the design. */
export async function hasLiveOrders(trx: Transaction, designId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from order_lines l join orders o on o.id = l.order_id
      where l.design_id = ${designId} and order_status_is(o.status, 'live')) as found`.execute(trx)
  return rows[0]!.found
}

/**
 * Marks an order's hand-over as sent, with a note by the person who finished the order: its supplier has nothing left
 * to make.
 */
export async function markHandoverSent(
  trx: Transaction,
  { orderId, actorId, now }: { readonly orderId: string; readonly actorId: string | null; readonly now: Date },
): Promise<void> {
  await sql`
    with finished as (
      update handovers set state = 'sent', asked_at = null where order_id = ${orderId} and state <> 'sent'
      returning order_id, supplier_id)
    insert into handover_notes (order_id, supplier_id, kind, text, by, at)
    select order_id, supplier_id, 'sent', '', ${actorId}::uuid, ${now}::timestamptz from finished`.execute(trx)
}
