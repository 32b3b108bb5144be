import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gradePieces, loadGrades, measureGraded } from '../../grades.ts'
import {
  baseSizeOf,
  bodyChestOf,
  chartFaults,
  defaultChart,
  getGarment,
  parseSize,
  type ProductType,
  rowOf,
  runOf,
  runsOf,
  sizeInRun,
  sizeLabel,
} from '../../index.ts'
import { addGarment, CHILDRENS_BIB } from '../index.ts'

const TYPE = 'CHILDRENS_BIB' as ProductType
const RUN = ['4', '6', '8', '10', '12', '14'] as const

describe('a product cut for children', () => {
  let takeAway: () => void
  beforeAll(() => void (takeAway = addGarment(CHILDRENS_BIB)))
  afterAll(() => takeAway())

  test('comes in sizes 4 to 14, designed in 8; others keep XS to 6XL', () => {
    expect([runOf(TYPE), baseSizeOf(TYPE)]).toEqual([RUN, '8'])
    expect(runOf('SOCCER_KIT')).toHaveLength(10)
    expect(runOf(TYPE).map(sizeLabel)).toEqual(RUN)
    expect([sizeInRun('10', TYPE), sizeInRun('M', TYPE)]).toEqual(['10', '8'])
  })

  test('its sizes stand before those of men where both are listed', () => {
    expect(runsOf(['SOCCER_KIT', TYPE, 'POLO_SHIRT'])).toEqual([...RUN, ...runOf('SOCCER_KIT')])
  })

  test('its size is read in its own run alone', () => {
    expect([parseSize('10', runOf(TYPE)), parseSize('M', runOf(TYPE))]).toEqual(['10', null])
    expect([parseSize('10', runOf('SOCCER_KIT')), parseSize('2xl', runOf('SOCCER_KIT'))]).toEqual([null, 'XXL'])
  })

  test('its chart has a row for each of its sizes and no fault', () => {
    const chart = defaultChart(TYPE)
    expect(Object.keys(chart.rows)).toEqual(RUN)
    expect(chartFaults(chart)).toEqual([])
    expect(() => rowOf(chart, 'M')).toThrow('the chart of CHILDRENS_BIB has no size M')
    const { 10: _, ...others } = chart.rows
    expect(chartFaults({ ...chart, rows: others }).map(({ size, kind }) => [size, kind])).toEqual([
      ['10', 'missing'],
      ['10', 'missing'],
    ])
  })

  test('every size is wider than the chest it fits', () => {
    for (const size of RUN)
      expect(2 * rowOf(defaultChart(TYPE), size).halfChest!).toBeGreaterThan(10 * bodyChestOf(TYPE, size)![1])
    expect(bodyChestOf(TYPE, 'M')).toBeNull()
  })

  test('its pieces are graded to every size as its chart says', async () => {
    const [garment, grades, chart] = [getGarment('childrensbib'), await loadGrades('childrensbib'), defaultChart(TYPE)]
    const options = { fastening: 'closed' }
    for (const size of RUN) {
      const pieces = gradePieces({ garment, grades, options, size, chart })
      const { halfChest, length } = measureGraded(pieces, { garment, grades, options })
      expect(Math.abs(halfChest! - rowOf(chart, size).halfChest!), size).toBeLessThan(1)
      expect(Math.abs(length! - rowOf(chart, size).length!), size).toBeLessThan(1)
    }
  })

  test('a size outside its run is not graded', async () => {
    const [garment, grades, chart] = [getGarment('childrensbib'), await loadGrades('childrensbib'), defaultChart(TYPE)]
    expect(() => gradePieces({ garment, grades, options: { fastening: 'open' }, size: 'M', chart })).toThrow('size M')
  })
})
