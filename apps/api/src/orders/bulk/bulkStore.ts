import type { BulkKind } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { MadeThings } from './orderActions.ts'
import type { OrderSnapshot } from './orderSnapshot.ts'

export interface BulkToWrite {
  readonly kind: BulkKind
  readonly by: string
  readonly now: Date
  readonly undoUntil: Date
}

/** Begins a change of several orders and returns its id. */
export async function writeBulk(trx: Transaction, { kind, by, now, undoUntil }: BulkToWrite): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into bulk_changes (kind, by_id, at, undo_until) values (${kind}, ${by}, ${now}, ${undoUntil})
    returning id`.execute(trx)
  return rows[0]!.id
}

export interface BulkOrder {
  readonly bulkId: string
  readonly orderId: string
  readonly before: OrderSnapshot
  readonly eventIds: readonly string[]
  readonly made: MadeThings
}

/** Records that the change has changed an order, with its present version. */
export async function writeBulkOrder(
  trx: Transaction,
  { bulkId, orderId, before, eventIds, made }: BulkOrder,
): Promise<void> {
  await sql`
    insert into bulk_change_orders (bulk_id, order_id, version, before, event_ids, made)
    select ${bulkId}::uuid, id, version, ${JSON.stringify(before)}::jsonb, ${[...eventIds]}::uuid[],
      ${JSON.stringify(made)}::jsonb
    from orders where id = ${orderId}`.execute(trx)
}

/**
 * Claims the undo of a person's own change; once. Returns undefined if it is not theirs, was taken back, or its time
 * has passed.
 */
export async function claimUndo(
  trx: Transaction,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<BulkKind | undefined> {
  const { rows } = await sql<{ kind: BulkKind }>`
    update bulk_changes set undone_at = ${now}
    where id = ${id} and by_id = ${by} and undone_at is null and undo_until >= ${now} returning kind`.execute(trx)
  return rows[0]?.kind
}

/** Whether the person has made such a change. */
export async function hasMadeBulk(trx: Transaction, { id, by }: { id: string; by: string }): Promise<boolean> {
  const { rows } = await sql`select from bulk_changes where id = ${id} and by_id = ${by}`.execute(trx)
  return rows.length > 0
}

export interface ChangedOrder {
  readonly order_id: string
  readonly number: string
  /** Of the order, after the change. */
  readonly version: number
  readonly before: OrderSnapshot
  readonly event_ids: readonly string[]
  readonly made: MadeThings
}

export async function listBulkOrders(trx: Transaction, bulkId: string): Promise<ChangedOrder[]> {
  const { rows } = await sql<ChangedOrder>`
    select b.order_id, o.number, b.version, b.before, b.event_ids, b.made
    from bulk_change_orders b join orders o on o.id = b.order_id where b.bulk_id = ${bulkId} order by b.order_id`.execute(
    trx,
  )
  return rows
}

const KEPT_MS = 24 * 60 * 60_000

/** Removes changes that nobody can take back any more and returns how many. */
export async function forgetBulkChanges(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from bulk_changes where at < ${new Date(now.getTime() - KEPT_MS)}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
