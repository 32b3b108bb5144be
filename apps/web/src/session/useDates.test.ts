import { describe, expect, it } from 'vitest'
import { formatDate } from './useDates.ts'

describe('a date', () => {
  it('follows the language', () => {
    expect(formatDate('2026-11-20T12:00:00Z', 'en')).toBe('Nov 20, 2026')
    expect(formatDate('2026-11-20T12:00:00Z', 'kh')).toBe('20 វិច្ឆិកា 2026')
  })
  it('that is not set is empty, not 1970', () => {
    expect([formatDate(null, 'kh'), formatDate('soon', 'en')]).toEqual(['', ''])
  })
})
