import { dayAfter } from '@kitwright/measure'
import { DESK_LIMITS, hasStatusClass, type Urgency } from '@kitwright/contract'
import type { OrderRecord } from '../record/store.ts'

/**
 * Returns how urgent an order is. A missed promised day counts until the order has arrived, a due day until it is sent,
 * since staff can do nothing more then. Days are texts such as `2026-11-30`.
 */
export function urgencyOf(
  { status, promised_on, due_on }: Pick<OrderRecord, 'status' | 'promised_on' | 'due_on'>,
  today: string,
): Urgency | null {
  if (hasStatusClass(status, 'live') && promised_on !== null && promised_on < today) return 'late'
  if (!hasStatusClass(status, 'at_shop') || due_on === null) return null
  if (due_on < today) return 'late'
  return due_on <= dayAfter(today, DESK_LIMITS.soonDays) ? 'soon' : null
}
