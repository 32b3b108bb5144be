import { expect, test } from 'vitest'
import { dayAfter, dayIn, endOfDay, isTimeZone, offsetIn, startOfDay } from './timeZones.ts'

test.each([
  ['2026-11-30', 'Asia/Phnom_Penh', '2026-11-29T17:00:00.000Z', '2026-11-30T16:59:59.999Z'],
  ['2026-11-30', 'America/Los_Angeles', '2026-11-30T08:00:00.000Z', '2026-12-01T07:59:59.999Z'],
  ['2026-11-30', 'Pacific/Auckland', '2026-11-29T11:00:00.000Z', '2026-11-30T10:59:59.999Z'],
  ['2026-11-30', 'Asia/Kathmandu', '2026-11-29T18:15:00.000Z', '2026-11-30T18:14:59.999Z'],
  // Days with a clock change last 23 and 25 hours.
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
  // Midnight is skipped.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
])('%s in %s is from %s to %s', (day, zone, from, until) => {
  expect(startOfDay(day, zone)?.toISOString()).toBe(from)
  expect(endOfDay(day, zone)?.toISOString()).toBe(until)
  expect([from, until].map(each => dayIn(new Date(each), zone))).toEqual([day, day])
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-12-31', 366, '2028-01-01'],
])('%s and %i days is %s', (day, days, result) => {
  expect(dayAfter(day, days)).toBe(result)
})

test('what is no day has no beginning', () => {
  for (const text of ['', '2026-02-30', '30.11.2026', '2026-13-01', 'tomorrow'])
    expect([startOfDay(text, 'UTC'), endOfDay(text, 'UTC')], text).toEqual([null, null])
})

test.each([
  ['Asia/Phnom_Penh', 'UTC+7'],
  ['Asia/Kathmandu', 'UTC+5:45'],
  ['America/Los_Angeles', 'UTC−8'],
  ['America/St_Johns', 'UTC−3:30'],
  ['UTC', 'UTC'],
])('%s is %s in winter', (zone, offset) => {
  expect(offsetIn(new Date('2026-12-01T12:34:56.789Z'), zone)).toBe(offset)
})

test.each([
  ['Asia/Phnom_Penh', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+07:00', false],
  ['', false],
  ['Asia/Phnom_Penh\n', false],
])('%j is a time zone: %s', (zone, isOne) => {
  expect(isTimeZone(zone)).toBe(isOne)
})
