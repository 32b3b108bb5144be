import { expect, test } from 'vitest'
import { urgencyOf } from './urgencyOf.ts'

const TODAY = '2026-11-30'

test('a missed promised day is late until arrival, whatever the due day', () => {
  const missed = { promised_on: '2026-11-29', due_on: '2026-12-20' }
  expect(urgencyOf({ status: 'PROCESSING', ...missed }, TODAY)).toBe('late')
  expect(urgencyOf({ status: 'ON_THE_WAY', ...missed }, TODAY)).toBe('late')
  expect(urgencyOf({ status: 'RECEIVED', ...missed }, TODAY)).toBeNull()
  expect(urgencyOf({ status: 'CANCELED', ...missed }, TODAY)).toBeNull()
})

test('a due day is soon two days before and late after, until dispatch', () => {
  const due = (due_on: string | null, status: 'APPROVED' | 'ON_THE_WAY' = 'APPROVED') =>
    urgencyOf({ status, promised_on: '2026-12-20', due_on }, TODAY)
  expect([due('2026-11-29'), due('2026-11-30'), due('2026-12-02'), due('2026-12-03'), due(null)]).toEqual([
    'late',
    'soon',
    'soon',
    null,
    null,
  ])
  expect(due('2026-11-29', 'ON_THE_WAY')).toBeNull()
})
