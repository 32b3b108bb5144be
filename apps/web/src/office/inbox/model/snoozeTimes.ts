import { dayIn, startOfDay } from '@kitwright/measure'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns eight o'clock in the shop's time zone, a number of days after an instant. */
function morningAfter(now: Date, days: number, timeZone: string): string {
  const start = startOfDay(dayIn(new Date(now.getTime() + days * DAY_MS), timeZone), timeZone)
  return new Date((start ?? now).getTime() + 8 * HOUR_MS).toISOString()
}

/** Returns the instants to which a conversation can be snoozed: in three hours, tomorrow and Monday morning. */
export function snoozeTimes(timeZone: string, now = new Date()): { hours: string; tomorrow: string; monday: string } {
  const weekday = new Date(`${dayIn(now, timeZone)}T00:00:00Z`).getUTCDay()
  return {
    hours: new Date(now.getTime() + 3 * HOUR_MS).toISOString(),
    tomorrow: morningAfter(now, 1, timeZone),
    monday: morningAfter(now, (8 - weekday) % 7 || 7, timeZone),
  }
}
