import type { OrderStatus } from '@kitwright/contract'
import type { BusyOrder } from './busyOrders.ts'

/** A step of one order: placed, paid, or moved to a status. */
export type BusyStep = 'place' | 'deposit' | 'balance' | 'rate' | Exclude<OrderStatus, 'REVIEWING'>

export interface PlannedStep {
  /** Days before today. */
  readonly day: number
  readonly order: BusyOrder
  readonly step: BusyStep
}

/** Days from placing to each step, in the order of the steps. */
const COURSE: readonly (readonly [step: BusyStep, days: number])[] = [
  ['place', 0],
  ['APPROVED', 1],
  ['deposit', 2],
  ['PROCESSING', 3],
  ['COMPLETED', 9],
  ['balance', 10],
  ['ON_THE_WAY', 10],
  ['RECEIVED', 13],
  ['rate', 14],
]

const LAST: Readonly<Record<OrderStatus, BusyStep>> = {
  REVIEWING: 'place',
  APPROVED: 'deposit',
  PROCESSING: 'PROCESSING',
  COMPLETED: 'balance',
  ON_THE_WAY: 'ON_THE_WAY',
  RECEIVED: 'rate',
  CANCELED: 'place',
}

function stepsOf(order: BusyOrder): readonly PlannedStep[] {
  const end = COURSE.findIndex(([step]) => step === LAST[order.status]) + 1
  const steps = COURSE.slice(0, end)
    .filter(([step]) => step !== 'deposit' || order.paid > 0)
    .filter(([step]) => step !== 'balance' || order.paid > 0.5)
    .map(([step, days]) => ({ day: Math.max(0, order.placed - days), order, step }))
  return order.status === 'CANCELED' ? [...steps, { day: order.placed - 2, order, step: 'CANCELED' }] : steps
}

/** Returns all steps of the orders, the oldest day first; steps of one day as they follow each other. */
export const planDays = (orders: readonly BusyOrder[]): readonly PlannedStep[] =>
  orders.flatMap(stepsOf).toSorted((first, second) => second.day - first.day)
