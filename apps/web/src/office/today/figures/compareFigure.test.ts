import { expect, test } from 'vitest'
import { compareFigure } from './compareFigure.ts'
import type { PeriodFigures } from './figureTypes.ts'

const figuresOf = (some: Partial<PeriodFigures>): PeriodFigures => ({
  from: '2026-11-01',
  to: '2026-11-28',
  orders: 0,
  canceled: 0,
  revenueCents: 0,
  repeatShare: null,
  sent: 0,
  leadDays: null,
  onTimeShare: null,
  ...some,
})

test('orders and revenue change by a percentage of the period before', () => {
  const [now, before] = [figuresOf({ orders: 84, revenueCents: 90 }), figuresOf({ orders: 75, revenueCents: 100 })]
  expect(compareFigure('orders', { now, before })).toEqual({ unit: 'percent', by: 12, isGood: true })
  expect(compareFigure('revenue', { now, before })).toEqual({ unit: 'percent', by: -10, isGood: false })
})

test('a shorter lead time is better', () => {
  const [now, before] = [figuresOf({ leadDays: 11.2 }), figuresOf({ leadDays: 12.6 })]
  expect(compareFigure('lead', { now, before })).toEqual({ unit: 'days', by: -1.4, isGood: true })
})

test('a share changes by points, and an equal one is neither good nor bad', () => {
  const [now, before] = [
    figuresOf({ onTimeShare: 0.88, repeatShare: 0.41 }),
    figuresOf({ onTimeShare: 0.83, repeatShare: 0.41 }),
  ]
  expect(compareFigure('on_time', { now, before })).toEqual({ unit: 'points', by: 5, isGood: true })
  expect(compareFigure('repeat', { now, before })).toEqual({ unit: 'points', by: 0, isGood: null })
})

test('a figure without one before is not compared', () => {
  const [now, before] = [figuresOf({ orders: 3, leadDays: 4 }), figuresOf({})]
  expect(compareFigure('orders', { now, before })).toBeNull()
  expect(compareFigure('lead', { now, before })).toBeNull()
})
