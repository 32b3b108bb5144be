import { dayAfter } from '@kitwright/measure'

/** The days on which a shop works. Days are written as `2026-11-30`. */
export interface WorkCalendar {
  /** Weekdays as ISO numbers: 1 is Monday, 7 is Sunday. Never empty. */
  readonly workingDays: readonly number[]
  readonly holidays: ReadonlySet<string>
}

/** More days in a row than any calendar within the limits of the settings can close. */
const MOST_CLOSED_DAYS = 4000

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const isWorkingDay = (day: string, { workingDays, holidays }: WorkCalendar): boolean =>
  workingDays.includes(weekdayOf(day)) && !holidays.has(day)

/** Returns the day itself if the shop works on it, otherwise the next day on which it does. */
export function workingDayFrom(day: string, calendar: WorkCalendar): string {
  let at = day
  for (let closed = 0; !isWorkingDay(at, calendar); closed++) {
    if (closed > MOST_CLOSED_DAYS) throw new Error('the calendar has no working day')
    at = dayAfter(at)
  }
  return at
}

/** Returns the working day that is `count` working days after a day; for 0 the day itself, or the next working day. */
export function addWorkingDays(day: string, count: number, calendar: WorkCalendar): string {
  let at = workingDayFrom(day, calendar)
  // A day on which nobody works counts as the evening before the next working day.
  const left = at === day ? count : Math.max(0, count - 1)
  for (let i = 0; i < left; i++) at = workingDayFrom(dayAfter(at), calendar)
  return at
}

/** Returns every day from the first to the last of a period. */
export function daysOf({ from, until }: { readonly from: string; readonly until: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= until && days.length < MOST_CLOSED_DAYS; day = dayAfter(day)) days.push(day)
  return days
}
