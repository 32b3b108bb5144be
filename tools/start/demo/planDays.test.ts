import { expect, test } from 'vitest'
import { BUSY_ORDERS, type BusyOrder } from './busyOrders.ts'
import { planDays } from './planDays.ts'

const order = (status: BusyOrder['status'], placed: number, paid = 1): BusyOrder => ({
  design: `${status} ${placed}`,
  customer: 0,
  template: 'Bassac',
  pieces: 10,
  placed,
  status,
  paid,
})

test('an order takes its steps one after another until its status', () => {
  expect(planDays([order('RECEIVED', 30)]).map(({ day, step }) => `${day} ${step}`)).toEqual([
    '30 place',
    '29 APPROVED',
    '28 deposit',
    '27 PROCESSING',
    '21 COMPLETED',
    '20 balance',
    '20 ON_THE_WAY',
    '17 RECEIVED',
    '16 rate',
  ])
  expect(planDays([order('PROCESSING', 3, 0)]).map(({ step }) => step)).toEqual(['place', 'APPROVED', 'PROCESSING'])
  expect(planDays([order('CANCELED', 9, 0)]).at(-1)).toMatchObject({ step: 'CANCELED', day: 7 })
})

test('steps of all orders come by day, the oldest first', () => {
  const days = planDays(BUSY_ORDERS).map(({ day }) => day)
  expect(days).toEqual(days.toSorted((first, second) => second - first))
  expect(days.at(-1)).toBeGreaterThanOrEqual(0)
})
