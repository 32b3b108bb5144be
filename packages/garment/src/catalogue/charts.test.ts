import { describe, expect, it } from 'vitest'
import { baseSizeOf, bodyChestOf, chartFaults, defaultChart, MEASURES, productTypes, runOf } from '../index.ts'
import type { MeasureId, Size } from '../index.ts'
import { cutOf } from './runs.ts'

const SIZES = runOf('SOCCER_KIT')
const chestOf = (size: Size) => bodyChestOf('SOCCER_KIT', size)!
const GIRTHS: readonly MeasureId[] = ['halfChest', 'halfWaist']

describe('the charts that a shop begins with', () => {
  const columns = productTypes().flatMap(type => {
    const { measures, rows } = defaultChart(type)
    return measures.map(measure => ({ type, measure, mm: runOf(type).map(size => rows[size]![measure]!) }))
  })
  it.each(columns.filter(({ measure }) => !GIRTHS.includes(measure)))(
    'lengthen each size of a $type by equal steps: $measure',
    ({ mm }) => {
      const steps = mm.slice(1).map((length, i) => length - mm[i]!)
      expect(new Set(steps).size).toBe(1)
      expect(steps[0]).toBeGreaterThan(0)
    },
  )
  it.each(columns.filter(({ type, measure }) => cutOf(type) === 'men' && GIRTHS.includes(measure)))(
    'widen a $type by half centimetres, never narrower: $measure',
    ({ mm }) => {
      const steps = mm.slice(1).map((girth, i) => girth - mm[i]!)
      expect(mm.filter(girth => girth % 5 !== 0)).toEqual([])
      // Steps are less than 3 cm up to 2XL and more from there on: bodies differ more.
      expect(steps.slice(0, 5).every(step => step >= 20 && step < 30)).toBe(true)
      expect(steps.slice(5).every(step => step >= 30)).toBe(true)
    },
  )
  it.each(columns)('are whole centimetres in the base size: $measure of a $type', ({ type, mm }) => {
    expect(mm[runOf(type).indexOf(baseSizeOf(type))]! % 10).toBe(0)
  })
  it('have the measures in one order, whatever the garment', () => {
    for (const type of productTypes()) {
      const { measures } = defaultChart(type)
      expect(measures).toEqual(MEASURES.filter(measure => measures.includes(measure)))
    }
  })
  it('leave no chest between two sizes without one', () => {
    SIZES.slice(1).forEach((size, i) => expect(chestOf(size)[0]).toBe(chestOf(SIZES[i]!)[1] + 1))
    const widths = SIZES.map(size => chestOf(size)[1] - chestOf(size)[0])
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...widths)).toBeLessThanOrEqual(7)
    // A shirt is wider than the body it is for.
    const { rows } = defaultChart('SOCCER_KIT')
    for (const size of SIZES) expect(2 * rows[size]!.halfChest!).toBeGreaterThan(10 * chestOf(size)[1])
  })
  it('are not there for what is no product', () => {
    expect(() => defaultChart('TENT' as never)).toThrow('TENT')
  })
})

describe('a chart that a shop has typed', () => {
  const chart = defaultChart('SOCCER_KIT')
  const kindsOf = (size: Size, measure: MeasureId, mm: number | undefined) => {
    const rows = { ...chart.rows, [size]: { ...chart.rows[size], [measure]: mm } }
    return chartFaults({ ...chart, rows }).filter(fault => fault.size === size)
  }
  it.each([
    ['halfChest', 450, 5, 80],
    ['halfWaist', 310, 5, 80],
    ['length', 660, 0, 80],
    ['sleeve', 200, 0, 80],
  ] as const)(
    'may step in %s from %d mm by as little as a size can be told by, and no farther than one is',
    (measure, xs, least, most) => {
      const step = { size: 'S', measure, kind: 'step' }
      expect(chart.rows.XS![measure]).toBe(xs)
      expect([kindsOf('S', measure, xs + least), kindsOf('S', measure, xs + most)]).toEqual([[], []])
      expect([kindsOf('S', measure, xs + least - 1), kindsOf('S', measure, xs + most + 1)]).toEqual([[step], [step]])
    },
  )
  it.each([
    ['halfChest', 300, 1000],
    ['length', 400, 1100],
    ['sleeve', 80, 500],
    ['longSleeve', 400, 900],
    ['halfWaist', 200, 800],
    ['shortsLength', 200, 900],
  ] as const)('is believed in %s from %d to %d mm', (measure, least, most) => {
    const kindAt = (size: Size, mm: number) => kindsOf(size, measure, mm)[0]?.kind
    expect([kindAt('XS', least), kindAt('XS', least - 1)]).toEqual([undefined, 'implausible'])
    expect([kindAt('XS', most), kindAt('XS', most + 1)]).toEqual([undefined, 'implausible'])
  })
  it('is told of a cell that is empty, and of nothing beside it', () => {
    expect(kindsOf('M', 'length', undefined)).toEqual([{ size: 'M', measure: 'length', kind: 'missing' }])
    expect(kindsOf('M', 'length', Number.NaN)).toEqual([{ size: 'M', measure: 'length', kind: 'missing' }])
    const rows = { ...chart.rows, M: { ...chart.rows.M, length: undefined } }
    expect(chartFaults({ ...chart, rows })).toHaveLength(1)
  })
})
