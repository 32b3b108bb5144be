import { expect, test } from 'vitest'
import { countDays, faultOf, spanOf } from './figureSpan.ts'

test('a period ends with its last day and counts it', () => {
  expect(spanOf('2026-03-01', 28)).toEqual({ from: '2026-02-02', to: '2026-03-01' })
  expect(countDays(spanOf('2026-03-01', 28))).toBe(28)
})

test('chosen days are refused only where the server refuses them', () => {
  expect(faultOf({ from: '2026-03-01', to: '2026-03-01' })).toBeUndefined()
  expect(faultOf({ from: '2023-11-27', to: '2026-11-30' })).toBeUndefined()
  expect(faultOf({ from: '2023-11-26', to: '2026-11-30' })).toBe('too_long')
  expect(faultOf({ from: '2026-03-02', to: '2026-03-01' })).toBe('reversed')
  expect(faultOf({ from: '', to: '2026-03-01' })).toBe('incomplete')
})
