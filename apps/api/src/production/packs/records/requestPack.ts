import { sql, type Transaction } from '../../../database/index.ts'
import { startNextIfEnded, IS_ACTIVE, enqueue } from './backlog.ts'
import type { PackRecord } from './packStore.ts'

interface PackRequest {
  readonly order: { readonly id: string; readonly version: number }
  /** Null for the operator. */
  readonly by: string | null
  readonly now: Date
  /** The remake to make; the whole order if absent. */
  readonly remakeId?: string | null
  readonly printer: Pick<PackRecord, 'printer_id' | 'printer_name'>
  /** Multiple of the usual search for the shortest roll. */
  readonly effort?: number
}

/**
 * Thrown if another pack of the order is being made: the whole order, a remake, for another printer, or with tighter
 * nesting.
 */
export class PackInProgressError extends Error {
  override name = 'PackInProgressError'
}

/**
 * Returns an order's current pack, or a new one; `isLeft` if its worker has reported nothing for long. An order's packs
 * run in sequence: a remake waits for another pack's end, and any other request throws `PackInProgressError`.
 */
export async function requestPack(
  trx: Transaction,
  { order, by, now, remakeId = null, printer, effort = 1 }: PackRequest,
): Promise<{ readonly id: string; readonly isNew: boolean; readonly isLeft: boolean }> {
  const { rows: made } = await sql<{ id: string }>`
    insert into packs (order_id, order_version, made_by, asked_at, remake_id, printer_id, printer_name, effort)
    values (${order.id}, ${order.version}, ${by}::uuid, ${now}::timestamptz, ${remakeId}::uuid, ${printer.printer_id}::uuid,
      ${printer.printer_name}, ${effort})
    on conflict (tenant_id, order_id) where state in ('queued', 'making', 'checking') do nothing returning id`.execute(
    trx,
  )
  if (made[0]) return { id: made[0].id, isNew: true, isLeft: false }
  const { rows } = await sql<Pick<PackRecord, 'id' | 'remake_id' | 'printer_id' | 'effort'> & { is_left: boolean }>`
    select id, remake_id, printer_id, effort, held_until is not null and held_until < now() as is_left from packs
    where order_id = ${order.id} and ${IS_ACTIVE} for update`.execute(trx)
  // The other pack ended between the two statements.
  if (!rows[0]) return requestPack(trx, { order, by, now, remakeId, printer, effort })
  const { remake_id, printer_id } = rows[0]
  const isOther = remake_id !== remakeId || printer_id !== printer.printer_id || rows[0].effort !== effort
  if (isOther && remakeId !== null && effort === 1)
    return { id: await enqueue(trx, { order, by, now, remakeId, printer }), isNew: false, isLeft: false }
  if (isOther) throw new PackInProgressError(`${rows[0].id} is being made`)
  return { id: rows[0].id, isNew: false, isLeft: rows[0].is_left }
}

/** Ends a longer search with its present result; false if none is running. */
export async function stopNestingSearch(trx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    update packs set is_enough = true where id = ${id} and ${IS_ACTIVE} and effort > 1 and laying is not null
    returning 1`.execute(trx)
  return rows.length > 0
}

export async function cancelPack(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update packs set state = 'canceled', held_until = null, ended_at = ${now}::timestamptz
    where id = ${id} and (${IS_ACTIVE} or state = 'waiting') returning 1`.execute(trx)
  return startNextIfEnded(trx, id, rows)
}

/** Cancels all unfinished packs of a shop, including waiting ones, and returns how many. */
export async function cancelAllPacks(trx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql`
    update packs set state = 'canceled', held_until = null, ended_at = ${now}::timestamptz
    where ${IS_ACTIVE} or state = 'waiting' returning 1`.execute(trx)
  return rows.length
}
