import { sql, type Transaction } from '../../../database/index.ts'
import { recordEvent } from '../../../events/index.ts'

/** Condition that a pack is under way or starts automatically. */
export const IS_ACTIVE = sql`state in ('queued', 'making', 'checking')`

interface BacklogEntry {
  readonly order: { readonly id: string; readonly version: number }
  readonly by: string | null
  readonly now: Date
  readonly remakeId: string
  readonly printer: { readonly printer_id: string | null; readonly printer_name: string | null }
}

/**
 * Enqueues a remake behind its order's current pack, which the caller has locked. A remake is queued only once; asking again updates its
 * printer. Returns the pack's id.
 */
export async function enqueue(trx: Transaction, { order, by, now, remakeId, printer }: BacklogEntry): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into packs (order_id, order_version, made_by, asked_at, remake_id, printer_id, printer_name, state)
    values (${order.id}, ${order.version}, ${by}::uuid, ${now}::timestamptz, ${remakeId}::uuid, ${printer.printer_id}::uuid,
      ${printer.printer_name}, 'waiting')
    on conflict (tenant_id, remake_id) where state = 'waiting' do update set asked_at = packs.asked_at,
      printer_id = excluded.printer_id, printer_name = excluded.printer_name returning id`.execute(trx)
  return rows[0]!.id
}

/** Starts the first waiting remake when a pack has ended. */
async function beginNext(trx: Transaction, endedId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update packs set state = 'queued' where id = (
      select next.id from packs next join packs ended on ended.order_id = next.order_id
      where ended.id = ${endedId} and next.state = 'waiting'
        and not exists (select from packs where order_id = next.order_id and ${IS_ACTIVE})
      order by next.id limit 1) returning id`.execute(trx)
  if (rows[0]) await recordEvent(trx, { kind: 'PackAsked', subjectId: rows[0].id, payload: {} })
}

/** If the update changed a row, starts the next queued remake of the order and returns true. */
export async function startNextIfEnded(trx: Transaction, id: string, changed: readonly unknown[]): Promise<boolean> {
  if (changed.length === 0) return false
  await beginNext(trx, id)
  return true
}
