import { type Quote, type schemas, SHIPPING_LIMITS, type ShippingMethod } from '@kitwright/contract'
import { dayAfter, percentOf } from '@kitwright/measure'
import type { z } from 'zod'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { findPlace } from '../places/places.ts'
import type { OrderPromise } from '../promise/computePromise.ts'
import { leadDaysOf, NOTHING_DONE, promiseBy, shopDay, termsOf, transitDaysOf } from '../promise/promiseTerms.ts'
import type { QueueAhead } from '../promise/queueAhead.ts'
import type { ShippingRecord } from '../record/shippingStore.ts'

export type ShippingInput = z.output<typeof schemas.shippingInput>

export interface ShippingToPlace {
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly quote: Pick<Quote, 'lines' | 'qty' | 'totalCents' | 'leadTimeDays'>
  /** Undefined for a customer who chose nothing. */
  readonly input: ShippingInput | undefined
  /** The way of delivery of an accepted quote and its charge, which hold whatever the terms say now. */
  readonly quoted?: { readonly method: ShippingMethod; readonly cents: number } | null
  /** The day that staff promise in place of the calendar's. */
  readonly promisedOn?: string | null
  readonly ahead: QueueAhead
  readonly now: Date
}

type AskedPromise = Omit<ShippingToPlace, 'input' | 'quoted' | 'promisedOn'> &
  Pick<ShippingInput, 'isRush'> & {
    readonly method: ShippingInput['method'] | null
  }
interface PromiseWithTerms {
  readonly days: OrderPromise
  readonly leadDays: number
  readonly transitDays: number
}

/** Computes when an order would arrive that is placed now. */
export function promiseNow({ tenant, quote, ahead, now, method, isRush }: AskedPromise): PromiseWithTerms {
  const terms = termsOf(tenant)
  const today = shopDay(now, tenant)
  const productTypes = new Set(quote.lines.map(({ productType }) => productType))
  const leadDays = leadDaysOf(terms, { productTypes, isRush, listLeadDays: quote.leadTimeDays })
  const transitDays = transitDaysOf(terms, method)
  const order = { pieces: quote.qty, ahead: isRush ? ahead.rush : ahead.usual, isRush, leadDays, transitDays }
  return { days: promiseBy(terms, { ...NOTHING_DONE, ...order, today, placedOn: today }), leadDays, transitDays }
}

/** Returns the surcharge for faster production; null if the shop does not offer it. */
export function rushCentsOf({ tenant, quote }: Pick<ShippingToPlace, 'tenant' | 'quote'>): number | null {
  const { rush } = termsOf(tenant)
  return rush && percentOf(quote.totalCents, rush.percent)
}

/** The choice of a customer who made none. */
const NOTHING_CHOSEN: Omit<ShippingInput, 'method'> & { readonly method: null } = {
  method: null,
  place: '',
  directions: '',
  mapPoint: '',
  neededBy: null,
  isRush: false,
  purchaseNumber: '',
}

/** Returns a way of delivery with the shop's charge for it. Throws `method-not-offered`. */
function chargeOf(tenant: ShippingToPlace['tenant'], method: ShippingMethod | null) {
  const terms = method && termsOf(tenant).methods[method]
  if (terms?.isOn === false)
    throw new ProblemError('method-not-offered', [{ path: 'shipping.method', id: 'not-offered' }])
  return { method, cents: terms?.cents ?? 0 }
}

/**
 * Decides where an order goes, what that costs and when it arrives. Throws `method-not-offered`, `rush-not-offered`,
 * `needed-by-past`, `needed-by-too-early`, or `invalid-input` for an unknown place.
 */
export function placeShipping({ input, quoted = null, promisedOn = null, ...asked }: ShippingToPlace): ShippingRecord {
  const { tenant, now } = asked
  const { isRush, neededBy, place, ...chosen } = input ?? NOTHING_CHOSEN
  const { method, cents } = quoted ?? chargeOf(tenant, chosen.method)
  if (place !== '' && !findPlace(place))
    throw new ProblemError('invalid-input', [{ path: 'shipping.place', id: 'not-offered' }])
  const { days, leadDays, transitDays } = promiseNow({ ...asked, method, isRush })
  const rushCents = isRush ? getRushCents(asked) : 0
  const today = shopDay(now, tenant)
  checkPromise(promisedOn, today)
  const arrival = promisedOn ?? days.receivedOn
  checkNeededBy(neededBy, { today, arrival })
  return {
    method,
    method_cents: cents,
    place,
    directions: chosen.directions,
    map_point: chosen.mapPoint,
    purchase_number: chosen.purchaseNumber,
    needed_by: neededBy,
    is_rush: isRush,
    rush_cents: rushCents,
    lead_days: leadDays,
    transit_days: transitDays,
    approve_on: days.approvedOn,
    start_on: days.startedOn,
    make_on: days.madeOn < arrival ? days.madeOn : arrival,
    first_promised_on: arrival,
    promised_on: arrival,
    promise_reason: '',
    is_set_by_staff: promisedOn !== null,
  }
}

function getRushCents(asked: Pick<ShippingToPlace, 'tenant' | 'quote'>): number {
  const cents = rushCentsOf(asked)
  if (cents === null) throw new ProblemError('rush-not-offered')
  return cents
}

/** Throws `invalid-input` for a day of staff in the past or too far ahead. */
function checkPromise(promisedOn: string | null, today: string): void {
  if (promisedOn === null) return
  if (promisedOn < today) throw new ProblemError('invalid-input', [{ path: 'promisedOn', id: 'wrong-date' }])
  if (promisedOn > dayAfter(today, SHIPPING_LIMITS.neededWithinDays))
    throw new ProblemError('invalid-input', [{ path: 'promisedOn', id: 'too-large' }])
}

function checkNeededBy(neededBy: string | null, { today, arrival }: { today: string; arrival: string }): void {
  if (neededBy === null) return
  const field = { path: 'shipping.neededBy' }
  if (neededBy < today) throw new ProblemError('needed-by-past', [{ ...field, id: 'wrong-date' }])
  if (neededBy > dayAfter(today, SHIPPING_LIMITS.neededWithinDays))
    throw new ProblemError('invalid-input', [{ ...field, id: 'too-large' }])
  if (neededBy < arrival) throw new ProblemError('needed-by-too-early', [{ ...field, id: 'wrong-date' }])
}
