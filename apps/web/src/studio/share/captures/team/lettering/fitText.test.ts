import { describe, expect, it } from 'vitest'
import { fitText } from './fitText.ts'

/** Every letter is half as wide as it is high. */
const measure = (text: string): number => 50 * Array.from(text).length
const limits = { widthPx: 500, sizePx: 100, least: 0.5, lines: 2 }

describe('a fitted text', () => {
  it('keeps its size when it fits, and shrinks onto one line first', () => {
    expect(fitText('MEKONG', limits, measure)).toEqual({ lines: ['MEKONG'], sizePx: 100, isCut: false })
    expect(fitText('MEKONG DRAGONS', limits, measure)).toMatchObject({ lines: ['MEKONG DRAGONS'], isCut: false })
  })

  it('breaks at words when one line would be too small', () => {
    const { lines, isCut, sizePx } = fitText('MEKONG DRAGONS FOOTBALL CLUB', limits, measure)
    expect([lines, isCut]).toEqual([['MEKONG DRAGONS', 'FOOTBALL CLUB'], false])
    expect(sizePx).toBeGreaterThan(60)
  })

  it('breaks Khmer between words, which no space separates', () => {
    const { lines, isCut } = fitText('ក្រុមបាល់ទាត់កម្ពុជាភ្នំពេញថ្មី', limits, measure)
    expect([lines.length, isCut, lines.join('')]).toEqual([2, false, 'ក្រុមបាល់ទាត់កម្ពុជាភ្នំពេញថ្មី'])
  })

  it('reports that the end of an overlong text is left out', () => {
    const { lines, isCut } = fitText('A'.repeat(80), limits, measure)
    expect([isCut, lines.at(-1)!.endsWith('…')]).toEqual([true, true])
    for (const line of lines) expect(measure(line) * 0.5).toBeLessThanOrEqual(500)
  })
})
