import { expect, test } from 'vitest'
import { planAction } from './planAction.ts'
import type { TodayOrder } from './todayTypes.ts'

const NOW = Date.parse('2026-11-30T08:00:00Z')
type Next = TodayOrder['next']
const orderOf = (next: Partial<Next>): Pick<TodayOrder, 'next' | 'designId'> => ({
  designId: 'design',
  next: { effects: [], payment: null, turn: 'shop', missing: [], reminder: null, plan: '', ...next },
})

test('a late order takes its next step', () => {
  expect(planAction(orderOf({ effects: ['send-out'] }), 'late', NOW)).toEqual({ kind: 'next', effects: ['send-out'] })
})

test('an unreviewed design leads to the desk', () => {
  const order = orderOf({ effects: ['approve-designs', 'approve'] })
  expect(planAction(order, 'late', NOW)).toEqual({ kind: 'review', designId: 'design' })
})

test('money without a receipt is asked for, never recorded', () => {
  const payment = { cents: 5_000, slipId: null }
  const order = orderOf({ effects: ['take-payment', 'start'], payment, reminder: { about: 'deposit', last: null } })
  expect(planAction(order, 'unpaid', NOW)).toEqual({ kind: 'remind', isAgain: false })
  expect(planAction(order, 'late', NOW)).toEqual({ kind: 'remind', isAgain: false })
})

test('a receipt that pays the next step confirms it', () => {
  const payment = { cents: 5_000, slipId: 'slip' }
  const order = orderOf({ effects: ['take-payment', 'start'], payment })
  expect(planAction(order, 'slip', NOW).kind).toBe('next')
})

test('a receipt that no step waits for is looked at', () => {
  expect(planAction(orderOf({ effects: ['complete'] }), 'slip', NOW)).toEqual({ kind: 'open', aim: 'receipt' })
})

test('an order at its supplier asks the supplier instead of completing', () => {
  const last = { at: '2026-11-30T07:00:00Z', byName: 'Store' }
  const order = orderOf({ effects: ['complete'], turn: 'supplier', reminder: { about: 'supplier', last } })
  expect(planAction(order, 'late', NOW)).toEqual({ kind: 'remind', isAgain: true })
})
