import type { ShippingMethod, schemas } from '@kitwright/contract'
import { dayIn } from '@kitwright/measure'
import type { z } from 'zod'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { computePromise, type OrderPromise, type PromiseFacts } from './computePromise.ts'
import { PUBLIC_HOLIDAYS } from './publicHolidays.ts'
import { daysOf, type WorkCalendar } from './workCalendar.ts'

export type ShippingTerms = z.output<typeof schemas.shippingTerms>
type Shop = Pick<TenantContext, 'settings'>

export const termsOf = ({ settings }: Shop): ShippingTerms => parseSettings(settings).shipping

/** Returns the day of an instant in the shop's time zone. */
export const shopDay = (instant: Date, { settings }: Shop): string => dayIn(instant, parseSettings(settings).timeZone)

/** Calendars of the terms that were read before. */
const known = new WeakMap<ShippingTerms, WorkCalendar>()

/** Returns a shop's working days and holidays; the public holidays where it set none. */
export function calendarOf(terms: ShippingTerms): WorkCalendar {
  const earlier = known.get(terms)
  if (earlier) return earlier
  const { workingDays, holidays } = terms
  const calendar = { workingDays, holidays: new Set((holidays ?? PUBLIC_HOLIDAYS).flatMap(daysOf)) }
  known.set(terms, calendar)
  return calendar
}

/** Returns the working days from approval until an order is made: those of its slowest product, or of a rush. */
export function leadDaysOf(
  { leadDays, rush }: Pick<ShippingTerms, 'leadDays' | 'rush'>,
  order: { readonly productTypes: Iterable<string>; readonly isRush: boolean; readonly listLeadDays: number },
): number {
  const byProduct: Readonly<Record<string, number>> = leadDays
  const days = Math.max(1, ...[...order.productTypes].map(type => byProduct[type] ?? order.listLeadDays))
  return order.isRush && rush ? Math.min(days, rush.days) : days
}

/** Working days on the road: of the method, or of the slowest that the shop offers if none was chosen. */
export function transitDaysOf({ methods }: Pick<ShippingTerms, 'methods'>, method: ShippingMethod | null): number {
  if (method !== null) return methods[method].days
  return Math.max(0, ...Object.values(methods).flatMap(({ isOn, days }) => (isOn ? [days] : [])))
}

/** Facts of an order that the shop's terms do not know. */
export type OrderFacts = Omit<PromiseFacts, 'calendar' | 'reviewDays' | 'capacityPerDay'> & {
  readonly isRush: boolean
}

/** Computes the days of an order by the shop's terms. */
export function promiseBy(terms: ShippingTerms, { isRush, ...facts }: OrderFacts): OrderPromise {
  const capacityPerDay = isRush && terms.rush ? terms.rush.capacityPerDay : terms.capacityPerDay
  return computePromise({ ...facts, calendar: calendarOf(terms), reviewDays: terms.reviewDays, capacityPerDay })
}

/** The steps of an order that is only asked about: none has happened. */
export const NOTHING_DONE = { approvedOn: null, startedOn: null, madeOn: null, sentOn: null, receivedOn: null } as const
