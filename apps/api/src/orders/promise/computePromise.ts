import { addWorkingDays, type WorkCalendar } from './workCalendar.ts'

/** The days on which an order's steps happened; null for steps that are still to come. */
export interface StepDays {
  readonly placedOn: string
  readonly approvedOn: string | null
  readonly startedOn: string | null
  readonly madeOn: string | null
  readonly sentOn: string | null
  readonly receivedOn: string | null
}

/** All that decides when an order arrives. Days are written as `2026-11-30`, in the shop's time zone. */
export interface PromiseFacts extends StepDays {
  readonly calendar: WorkCalendar
  readonly today: string
  /** Working days that a review takes. */
  readonly reviewDays: number
  /** Working days from approval until an order of these products is made. */
  readonly leadDays: number
  readonly pieces: number
  /** Pieces of the orders before this one that are not made yet. */
  readonly ahead: number
  /** Pieces that the shop makes in a working day; null if it does not say. */
  readonly capacityPerDay: number | null
  /** Working days that the parcel travels. */
  readonly transitDays: number
}

/** The days of an order's steps: real ones where they happened, expected ones otherwise. */
export interface OrderPromise {
  readonly approvedOn: string
  readonly startedOn: string
  readonly madeOn: string
  readonly sentOn: string
  readonly receivedOn: string
}

/** Working days that a step gets which is late: enough not to write to a customer every day. */
const LATE_DAYS = 3

const laterOf = (a: string, b: string): string => (a > b ? a : b)

/**
 * Computes the days of an order's steps. The queue is first come, first served: an order is made once the pieces before
 * it and its own are made, and not before its lead time has passed. A step whose expected day has passed gets
 * `LATE_DAYS` more from today.
 */
export function computePromise(facts: PromiseFacts): OrderPromise {
  const { calendar, today } = facts
  const add = (day: string, days: number): string => addWorkingDays(day, days, calendar)
  const notPast = (day: string): string => (day >= today ? day : add(today, LATE_DAYS))
  const approvedOn = facts.approvedOn ?? notPast(add(facts.placedOn, facts.reviewDays))
  const startedOn = facts.startedOn ?? laterOf(add(approvedOn, 1), today)
  const madeOn =
    facts.madeOn ?? notPast([add(approvedOn, facts.leadDays), startedOn, queueEnd(facts, approvedOn)].reduce(laterOf))
  const sentOn = facts.sentOn ?? laterOf(madeOn, today)
  const receivedOn = facts.receivedOn ?? notPast(add(sentOn, facts.transitDays))
  return { approvedOn, startedOn, madeOn, sentOn, receivedOn }
}

/** Returns the day on which the pieces before an order and its own are made; its own alone once it is in production. */
function queueEnd(
  { calendar, today, startedOn, pieces, ahead, capacityPerDay }: PromiseFacts,
  approvedOn: string,
): string {
  if (capacityPerDay === null) return approvedOn
  const daysFor = (waiting: number): number => Math.ceil(waiting / capacityPerDay)
  return startedOn === null
    ? addWorkingDays(laterOf(approvedOn, today), daysFor(ahead + pieces), calendar)
    : addWorkingDays(startedOn, Math.max(0, daysFor(pieces) - 1), calendar)
}
