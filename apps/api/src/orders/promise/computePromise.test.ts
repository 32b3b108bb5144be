import { expect, test } from 'vitest'
import { computePromise, type PromiseFacts } from './computePromise.ts'
import { PUBLIC_HOLIDAYS } from './publicHolidays.ts'
import { addWorkingDays, daysOf, isWorkingDay } from './workCalendar.ts'

const WEEKDAYS = { workingDays: [1, 2, 3, 4, 5], holidays: new Set<string>() }
const KHMER = { workingDays: [1, 2, 3, 4, 5, 6], holidays: new Set(PUBLIC_HOLIDAYS.flatMap(daysOf)) }

/** An order placed on Monday, 30 November 2026. */
const PLACED: PromiseFacts = {
  calendar: WEEKDAYS,
  today: '2026-11-30',
  placedOn: '2026-11-30',
  approvedOn: null,
  startedOn: null,
  madeOn: null,
  sentOn: null,
  receivedOn: null,
  reviewDays: 1,
  leadDays: 5,
  pieces: 20,
  ahead: 0,
  capacityPerDay: null,
  transitDays: 2,
}
const promise = (facts: Partial<PromiseFacts> = {}) => computePromise({ ...PLACED, ...facts })

test('a promise adds review, lead time and transit in working days', () => {
  expect(promise()).toEqual({
    approvedOn: '2026-12-01',
    startedOn: '2026-12-02',
    madeOn: '2026-12-08',
    sentOn: '2026-12-08',
    receivedOn: '2026-12-10',
  })
})

test('a promise skips weekends and public holidays', () => {
  // Khmer New Year 2027 is Wednesday to Friday, 14 to 16 April.
  const spring = { calendar: KHMER, today: '2027-04-12', placedOn: '2027-04-12', leadDays: 2 }
  expect(promise(spring)).toMatchObject({ approvedOn: '2027-04-13', madeOn: '2027-04-19', receivedOn: '2027-04-21' })
})

test('a full queue moves the promise, and a short one leaves the lead time', () => {
  const made = (ahead: number, capacityPerDay: number | null = 50) => promise({ ahead, capacityPerDay }).madeOn
  expect([made(0), made(230), made(231), made(10_000, null)]).toEqual([
    '2026-12-08',
    '2026-12-08',
    '2026-12-09',
    '2026-12-08',
  ])
})

test('a promise counts from the real days of the steps that happened', () => {
  expect(promise({ today: '2026-12-10', approvedOn: '2026-12-07' })).toMatchObject({
    approvedOn: '2026-12-07',
    startedOn: '2026-12-10',
    madeOn: '2026-12-14',
  })
  const made = { today: '2026-12-09', approvedOn: '2026-12-01', startedOn: '2026-12-02', madeOn: '2026-12-09' }
  expect(promise(made).receivedOn).toBe('2026-12-11')
  expect(promise({ ...made, sentOn: '2026-12-09', receivedOn: '2026-12-10' }).receivedOn).toBe('2026-12-10')
})

test('each late step gets three working days from today', () => {
  const late = { approvedOn: '2026-12-01', startedOn: '2026-12-02' }
  const on = (today: string) => promise({ ...late, today }).madeOn
  expect([on('2026-12-08'), on('2026-12-09'), on('2026-12-11')]).toEqual(['2026-12-08', '2026-12-14', '2026-12-16'])
})

test('later facts never make an earlier promise', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const pick = (most: number, salt: number) => ((seed * 7919 + salt * 104_729) % 9973) % (most + 1)
    const facts = {
      calendar: KHMER,
      reviewDays: pick(5, 1),
      leadDays: 1 + pick(30, 2),
      pieces: 1 + pick(300, 3),
      ahead: pick(2000, 4),
      capacityPerDay: 1 + pick(200, 5),
      transitDays: pick(5, 6),
    }
    const { approvedOn, startedOn, madeOn, sentOn, receivedOn } = promise(facts)
    const days = [approvedOn, startedOn, madeOn, sentOn, receivedOn]
    expect(days).toEqual([...days].sort())
    expect(days.every(day => isWorkingDay(day, KHMER))).toBe(true)
    for (const more of ['reviewDays', 'leadDays', 'pieces', 'ahead', 'transitDays'] as const)
      expect(promise({ ...facts, [more]: facts[more] + 1 }).receivedOn >= receivedOn).toBe(true)
  }
})

test('a weekend counts as the evening before the next working day', () => {
  expect([0, 1, 2].map(count => addWorkingDays('2026-12-05', count, WEEKDAYS))).toEqual([
    '2026-12-07',
    '2026-12-07',
    '2026-12-08',
  ])
  expect([0, 1].map(count => addWorkingDays('2026-12-04', count, WEEKDAYS))).toEqual(['2026-12-04', '2026-12-07'])
})

test('a calendar without a working day is an error and no endless loop', () => {
  expect(() => addWorkingDays('2026-12-01', 1, { workingDays: [], holidays: new Set() })).toThrow(/no working day/)
})

test('each packaged year has the lunar feasts beside the fixed days', () => {
  for (const year of ['2026', '2027']) {
    const names = PUBLIC_HOLIDAYS.filter(({ from }) => from.startsWith(year)).map(({ name }) => name.en)
    expect(names).toEqual(expect.arrayContaining(['Khmer New Year', 'Visak Bochea Day', 'Pchum Ben', 'Water Festival']))
    expect(names).toHaveLength(16)
  }
})
