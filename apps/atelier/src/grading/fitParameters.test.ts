import { describe, expect, it } from 'vitest'
import { fitParameters } from './fitParameters.ts'

describe('solving knobs', () => {
  it('finds settings of a bent pattern that hit every measure', () => {
    const measure = ({ a, b }: Readonly<Record<string, number>>) => ({
      width: a! * 0.5 + 0.0002 * a! * a! + 20 * b!,
      height: 300 * b! + 0.02 * a!,
    })
    const { knobs, worstMm } = fitParameters({
      start: { a: 900, b: 0.2 },
      wanted: { width: 700, height: 100 },
      measure,
    })
    expect(worstMm).toBeLessThan(0.1)
    expect(measure(knobs).width).toBeCloseTo(700, 0)
    expect(measure(knobs).height).toBeCloseTo(100, 0)
  })

  it('steps back where the pattern cannot be drafted', () => {
    const measure = ({ a }: Readonly<Record<string, number>>) => {
      if (a! > 120) throw new Error('cannot be drafted')
      return { width: Math.sqrt(a!) * 10 }
    }
    const { worstMm } = fitParameters({ start: { a: 10 }, wanted: { width: 100 }, measure })
    expect(worstMm).toBeLessThan(0.1)
  })

  it('says how far off it stays when a measure is out of reach', () => {
    const measure = ({ a }: Readonly<Record<string, number>>) => ({ width: 80 - (a! - 3) ** 2 })
    expect(fitParameters({ start: { a: 10 }, wanted: { width: 100 }, measure }).worstMm).toBeGreaterThan(15)
    const [one, two] = [{ a: 1 }, { width: 1, height: 2 }]
    expect(() => fitParameters({ start: one, wanted: two, measure })).toThrow('1 knobs')
  })
})
