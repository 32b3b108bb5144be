import { expect, test } from 'vitest'
import { checkCalendarDays } from './calendarDays.ts'

/** Joined, because this file is checked, too. */
const TEXT = ['const a = 1', 'const today = new Date().toISOString()', '.slice(0, 10)'].join('\n').replace('\n.', '.')

test('a day cut from an instant in UTC is refused, in tests too', () => {
  for (const path of ['apps/api/src/orders/today/today.test.ts', 'e2e/walks/today.spec.ts'])
    expect(checkCalendarDays(path, TEXT).map(({ line }) => line)).toEqual([2])
})

test('calendar arithmetic and other parts of an instant are allowed', () => {
  expect(checkCalendarDays('packages/measure/src/timeZones.ts', TEXT)).toEqual([])
  expect(checkCalendarDays('tools/bench/report.ts', 'new Date().toISOString().slice(0, 16)')).toEqual([])
})
