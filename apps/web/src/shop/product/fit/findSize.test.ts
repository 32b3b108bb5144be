import type { ProductSizes } from '@kitwright/contract'
import { bodyChestOf, defaultChart, runOf } from '@kitwright/garment'
import { describe, expect, test } from 'vitest'
import { compareCuts } from './compareCuts.ts'
import { findSize } from './findSize.ts'

function chartOf(type: 'SOCCER_KIT' | 'BOXY_FIT' | 'OVERSIZED_SHIRT' | 'BOXING_TRUNK' | 'TSHIRT'): ProductSizes {
  const { measures, rows } = defaultChart(type)
  const isTop = measures.includes('halfChest')
  return {
    type,
    version: 0,
    measures: [...measures],
    rows: runOf(type).map(size => {
      const chest = isTop ? bodyChestOf(type, size) : null
      return { size, bodyChest: chest && { fromCm: chest[0], toCm: chest[1] }, mm: { ...rows[size] } }
    }),
  }
}
const KIT = chartOf('SOCCER_KIT')
const advise = (chestCm: number, heightCm: number | null = null) => findSize(KIT, { chestCm, heightCm })

describe('the size finder', () => {
  test('a chest within a range gets that size', () => {
    expect(advise(94)).toMatchObject({ size: 'M', fit: 'fits', lengthCm: 70 })
  })

  test('a chest between two ranges gets the larger size', () => {
    expect(advise(96.5)).toMatchObject({ size: 'L', fit: 'fits' })
  })

  test('a chest beyond the chart is told so', () => {
    expect([advise(70)?.fit, advise(70)?.size]).toEqual(['small', 'XS'])
    expect([advise(170)?.fit, advise(170)?.size]).toEqual(['large', 'XXXXXXL'])
  })

  test('a tall person is offered the next size that is long enough', () => {
    expect(advise(94, 190)).toMatchObject({ size: 'M', longer: { size: 'L', moreCm: 2 }, isLong: false })
    expect(advise(94, 175)).toMatchObject({ longer: null, isLong: false })
  })

  test('a short person is told that the size is long', () => {
    expect(advise(110, 155)).toMatchObject({ size: 'XXL', isLong: true })
  })

  test('a chart without body measures gives no advice', () => {
    expect(findSize(chartOf('BOXING_TRUNK'), { chestCm: 94, heightCm: null })).toBeNull()
  })
})

describe('the comparison of cuts', () => {
  const charts = [KIT, chartOf('BOXY_FIT'), chartOf('OVERSIZED_SHIRT'), chartOf('BOXING_TRUNK')]

  test('similar garments are measured against this one in the same size', () => {
    const compared = compareCuts(charts, 'BOXY_FIT')
    expect(compared?.others.map(({ type }) => type)).toEqual(['SOCCER_KIT', 'OVERSIZED_SHIRT'])
    for (const { lengthCm, widthCm } of compared!.others)
      expect([lengthCm === 0, widthCm === 0]).not.toEqual([true, true])
  })

  test('trousers are compared with no shirt', () => {
    expect(compareCuts(charts, 'BOXING_TRUNK')).toBeNull()
  })
})
