import { expect, it } from 'vitest'
import { snoozeTimes } from './snoozeTimes.ts'

it.each([
  // Monday evening in Phnom Penh: tomorrow is Tuesday, and the next Monday is a week away.
  ['2026-11-30T14:00:00.000Z', '2026-12-01T01:00:00.000Z', '2026-12-07T01:00:00.000Z'],
  // Sunday late at night in Phnom Penh, still Sunday afternoon in UTC.
  ['2026-11-29T16:30:00.000Z', '2026-11-30T01:00:00.000Z', '2026-11-30T01:00:00.000Z'],
])('a snooze at %s ends in the shop’s mornings', (now, tomorrow, monday) => {
  const times = snoozeTimes('Asia/Phnom_Penh', new Date(now))
  expect(times).toMatchObject({ tomorrow, monday })
  expect(Date.parse(times.hours) - Date.parse(now)).toBe(3 * 3_600_000)
})
