import { DESK_LIMITS, type NextEffect } from '@kitwright/contract'
import type { TodayOrder } from './todayTypes.ts'

/** The parts of an order's page that a link can put the focus on. */
export type OrderAim = 'answer' | 'receipt' | 'proof' | 'claim'

/**
 * The action of an item's one button: it takes the order's next step, reminds whom it waits for, or leads to where a
 * person must look first.
 */
export type ItemAction =
  | { readonly kind: 'next'; readonly effects: readonly NextEffect[] }
  | { readonly kind: 'remind'; readonly isAgain: boolean }
  | { readonly kind: 'review'; readonly designId: string }
  | { readonly kind: 'open'; readonly aim: OrderAim | null }

const HOUR_MS = 3_600_000
const isLately = (at: string, now: number): boolean => now - Date.parse(at) < DESK_LIMITS.reminderHours * HOUR_MS

/** The part of the day in which an order stands. */
export type ItemPart = 'late' | 'slip' | 'unpaid' | 'question'

/**
 * Plans the button of an order. A payment is recorded only by a receipt: money that nobody has announced is asked for
 * instead.
 */
export function planAction(
  { next, designId }: Pick<TodayOrder, 'next' | 'designId'>,
  part: ItemPart,
  now: number,
): ItemAction {
  const { effects, payment, reminder, turn } = next
  if (part === 'question') return { kind: 'open', aim: 'answer' }
  if (part === 'slip') return payment?.slipId ? { kind: 'next', effects } : { kind: 'open', aim: 'receipt' }
  if (designId !== null && effects.includes('approve-designs')) return { kind: 'review', designId }
  const isPaid = payment === null || payment.slipId !== null
  if (effects.length > 0 && isPaid && turn === 'shop') return { kind: 'next', effects }
  if (reminder) return { kind: 'remind', isAgain: reminder.last !== null && isLately(reminder.last.at, now) }
  return { kind: 'open', aim: null }
}
