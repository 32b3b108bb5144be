import { DESK_LIMITS, type ReadyState } from '@kitwright/contract'
import { dayAfter } from '@kitwright/measure'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { HandoverRecord } from './store.ts'

/**
 * Compares the day on which a supplier says that an order will be ready with the order's due day. Null without a day, and
 * once the order was sent.
 */
export function readyStateOf(
  { state, ready_on, due_on }: Pick<HandoverRecord, 'state' | 'ready_on' | 'due_on'>,
  today: string,
): ReadyState | null {
  if (state === 'sent' || ready_on === null) return null
  if (ready_on < today) return 'missed'
  if (due_on === null) return 'fits'
  if (ready_on > due_on) return 'late'
  return dayAfter(ready_on, DESK_LIMITS.soonDays) > due_on ? 'soon' : 'fits'
}

interface PromiseToWrite {
  /** Null takes the day back. */
  readonly on: string | null
  readonly today: string
}

/** Writes the day on which an order will be ready. Throws `needed-by-past`, `order-status-conflict` for a sent order. */
export async function writeReadyDay(
  trx: Transaction,
  { order_id, state }: HandoverRecord,
  { on, today }: PromiseToWrite,
): Promise<void> {
  if (on !== null && on < today) throw new ProblemError('needed-by-past', [{ path: 'readyOn', id: 'wrong-date' }])
  if (state === 'sent') throw new ProblemError('order-status-conflict')
  await sql`update handovers set ready_on = ${on}::date where order_id = ${order_id}`.execute(trx)
}
