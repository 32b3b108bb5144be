import type { Order, OrderStatus, ShippingStep } from '@kitwright/contract'
import type { TenantContext } from '../../endpoint/index.ts'
import { listPlacesAround } from '../places/places.ts'
import type { StepDays } from '../promise/computePromise.ts'
import { shopDay, termsOf } from '../promise/promiseTerms.ts'
import type { ShippingRecord } from './shippingStore.ts'
import type { HistoryRecord, OrderExtra, OrderRecord } from './store.ts'

type Shop = Pick<TenantContext, 'settings'>
export type DatedOrder = Pick<OrderRecord, 'placed_at' | 'approved_at' | 'delivered_at' | 'received_at' | 'status'>
type Step = Pick<HistoryRecord, 'from_status' | 'to_status' | 'at'>

/** Statuses in the order of the steps, so that a step that was taken back counts as not done. */
const RANK: readonly OrderStatus[] = ['REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED']

/** The status with which each step is done. */
const DONE_WITH: Readonly<Record<ShippingStep, OrderStatus>> = {
  placed: 'REVIEWING',
  approved: 'APPROVED',
  production: 'PROCESSING',
  ready: 'COMPLETED',
  delivered: 'RECEIVED',
}

/** Whether an order of this status still has the step before it; a canceled one has none. */
export const hasStepAhead = (status: OrderStatus, step: ShippingStep): boolean =>
  RANK.includes(status) && RANK.indexOf(status) < RANK.indexOf(DONE_WITH[step])

/** Reads the days of an order's steps from its dates and its history. */
export function stepDaysOf(order: DatedOrder, history: readonly Step[], shop: Shop): StepDays {
  const reached = (status: OrderStatus): Date | null => {
    if (RANK.indexOf(order.status) < RANK.indexOf(status)) return null
    return history.findLast(step => step.to_status === status && step.from_status !== status)?.at ?? null
  }
  const day = (at: Date | null): string | null => at && shopDay(at, shop)
  return {
    placedOn: shopDay(order.placed_at, shop),
    approvedOn: day(order.approved_at),
    startedOn: day(reached('PROCESSING')),
    madeOn: day(reached('COMPLETED')),
    sentOn: day(order.delivered_at),
    receivedOn: day(order.received_at),
  }
}

function stepsOf(days: StepDays, shipping: ShippingRecord | null, isCanceled: boolean): Order['shipping']['steps'] {
  const real: Readonly<Record<ShippingStep, string | null>> = {
    placed: days.placedOn,
    approved: days.approvedOn,
    production: days.startedOn,
    ready: days.madeOn,
    delivered: days.receivedOn,
  }
  const expected: Readonly<Record<ShippingStep, string | null>> = {
    placed: null,
    approved: shipping?.approve_on ?? null,
    production: shipping?.start_on ?? null,
    ready: shipping?.make_on ?? null,
    delivered: shipping?.promised_on ?? null,
  }
  return (['placed', 'approved', 'production', 'ready', 'delivered'] as const).map(step => ({
    step,
    on: real[step] ?? (isCanceled ? null : expected[step]),
    isDone: real[step] !== null,
  }))
}

/** Shown for orders that were placed before shops promised days. */
const NOTHING_CHOSEN: Omit<Order['shipping'], 'steps' | 'exchangeRule'> = {
  method: null,
  places: [],
  directions: '',
  mapPoint: '',
  purchaseNumber: '',
  neededBy: null,
  isRush: false,
  promisedOn: null,
  firstPromisedOn: null,
  promiseReason: '',
}

const choiceOf = (shipping: ShippingRecord): typeof NOTHING_CHOSEN => ({
  method: shipping.method,
  places: listPlacesAround(shipping.place).map(({ name }) => name),
  directions: shipping.directions,
  mapPoint: shipping.map_point,
  purchaseNumber: shipping.purchase_number,
  neededBy: shipping.needed_by,
  isRush: shipping.is_rush,
  promisedOn: shipping.promised_on,
  firstPromisedOn: shipping.first_promised_on,
  promiseReason: shipping.promise_reason,
})

/** Presents where an order goes, what was promised, and its steps with their days. */
export const presentShipping = (
  { order, history, shipping }: { order: DatedOrder; history: readonly Step[]; shipping: ShippingRecord | null },
  shop: Shop,
): Order['shipping'] => ({
  ...(shipping ? choiceOf(shipping) : NOTHING_CHOSEN),
  steps: stepsOf(stepDaysOf(order, history, shop), shipping, order.status === 'CANCELED'),
  exchangeRule: termsOf(shop).exchangeRule,
})

/** Returns the parts of an order's price beside its goods: delivery, rush, free-text lines of its quote, samples and credits. */
export const feesOf = (shipping: ShippingRecord | null, extras: readonly OrderExtra[]): Order['fees'] => [
  ...(shipping && shipping.method_cents > 0
    ? [{ kind: 'shipping' as const, text: '', cents: shipping.method_cents }]
    : []),
  ...(shipping && shipping.rush_cents > 0 ? [{ kind: 'rush' as const, text: '', cents: shipping.rush_cents }] : []),
  ...extras.map(({ kind = 'extra' as const, text, qty, cents }) => ({
    kind,
    text: qty === 1 ? text : `${text} × ${qty}`,
    cents,
  })),
]
