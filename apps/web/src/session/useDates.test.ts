import { describe, expect, it } from 'vitest'
import { formatDate, formatMoment, formatTime } from './useDates.ts'

describe('a date', () => {
  it('follows the language', () => {
    expect(formatDate('2026-11-20T12:00:00Z', 'en')).toBe('20 Nov 2026')
    expect(formatDate('2026-11-20T12:00:00Z', 'kh')).toBe('20 វិច្ឆិកា 2026')
  })
  it('is a day of the shop’s calendar', () => {
    const late = '2026-11-30T16:59:59.999Z'
    expect(formatDate(late, 'en', 'Asia/Phnom_Penh')).toBe('30 Nov 2026')
    expect(formatDate(late, 'kh', 'Asia/Phnom_Penh')).toBe('30 វិច្ឆិកា 2026')
    expect(formatDate(late, 'en', 'Pacific/Auckland')).toBe('1 Dec 2026')
    expect(formatDate(late, 'kh', 'Pacific/Auckland')).toBe('1 ធ្នូ 2026')
    expect(formatTime(late, 'Asia/Phnom_Penh')).toBe('23:59')
  })
  it('has its time in the shop’s time zone, not in the browser’s', () => {
    const late = '2026-11-30T16:59:59.999Z'
    for (const [timeZone, moment] of [
      ['Asia/Phnom_Penh', '30 Nov 2026, 23:59'],
      ['Pacific/Auckland', '1 Dec 2026, 05:59'],
    ] as const)
      expect([formatMoment(late, 'en', timeZone), formatMoment(Date.parse(late), 'en', timeZone)]).toEqual([
        moment,
        moment,
      ])
    expect([formatMoment(null, 'en', 'Asia/Phnom_Penh'), formatMoment('soon', 'kh', 'Asia/Phnom_Penh')]).toEqual([
      '',
      '',
    ])
  })
  it('that is not set is empty, not 1970', () => {
    expect([formatDate(null, 'kh'), formatDate('soon', 'en')]).toEqual(['', ''])
  })
})
