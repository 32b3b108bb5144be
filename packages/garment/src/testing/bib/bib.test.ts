import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areasOnSize, gradePieces, loadGrades, measureGraded } from '../../grades.ts'
import {
  alwaysLongTypes,
  chartFaults,
  defaultChart,
  editorPathOf,
  getGarment,
  isProductType,
  isSewn,
  listGarments,
  loadGarment,
  modelsOf,
  piecesOf,
  type ProductType,
  productTypeAt,
  productTypes,
  runOf,
  sleevesOf,
  zoneOf,
} from '../../index.ts'
import { startOf } from '../../catalogue/garmentStarts.ts'
import { addGarment, BIB } from '../index.ts'

const TYPE = 'TRAINING_BIB' as ProductType

describe('a ninth garment, added as one folder', () => {
  let takeAway: () => void
  beforeAll(() => void (takeAway = addGarment(BIB)))
  afterAll(() => takeAway())

  test('is listed behind the eight, under its own path', async () => {
    expect(productTypes().at(-1)).toBe(TYPE)
    expect(productTypes()).toHaveLength(9)
    expect([isProductType(TYPE), productTypeAt('bib'), editorPathOf(TYPE)]).toEqual([true, TYPE, 'bib'])
    expect(isSewn(TYPE)).toBe(true)
    expect(await loadGarment('bib')).toBe(getGarment('bib'))
    expect(listGarments()).toContain(getGarment('bib'))
  })

  test('has no sleeves to order, and a chart without faults', () => {
    expect(sleevesOf(TYPE)).toEqual(['short'])
    expect(alwaysLongTypes()).toEqual(['HOODIE'])
    expect(defaultChart(TYPE).measures).toEqual(['halfChest', 'length'])
    expect(chartFaults(defaultChart(TYPE))).toEqual([])
  })

  test.each(['closed', 'open'])('is cut %s in every size as the chart says', async fastening => {
    const [garment, grades, chart] = [getGarment('bib'), await loadGrades('bib'), defaultChart(TYPE)]
    const options = { fastening }
    for (const size of runOf(TYPE)) {
      const pieces = gradePieces({ garment, grades, options, size, chart })
      const { halfChest, length } = measureGraded(pieces, { garment, grades, options })
      expect(Math.abs(halfChest! - chart.rows[size]!.halfChest!), size).toBeLessThan(1)
      expect(Math.abs(length! - chart.rows[size]!.length!), size).toBeLessThan(1)
    }
  })

  test('has tape across its front in proportion, gradient too, when largest', async () => {
    const [garment, grades, chart] = [getGarment('bib'), await loadGrades('bib'), defaultChart(TYPE)]
    const options = { fastening: 'closed' }
    const base = piecesOf(garment, options).map(({ piece }) => piece)
    const graded = gradePieces({ garment, grades, options, size: runOf(TYPE).at(-1)!, chart })
    const { areas } = modelsOf(garment, options)[0]!
    const at = areas.findIndex(({ part }) => part === 'tape')
    const tape = areasOnSize({ areas, base, graded })[at]!
    const wide = chart.rows[runOf(TYPE).at(-1)!]!.halfChest! / chart.rows.M!.halfChest!
    const long = chart.rows[runOf(TYPE).at(-1)!]!.length! / chart.rows.M!.length!
    const expected = areas[at]!.frame.map((mm, i) => mm * (i % 2 === 0 ? wide : long))
    for (const [i, mm] of tape.frame.entries()) expect(mm).toBeCloseTo(expected[i]!, 0)
    const [polygon] = tape.region!
    expect(polygon).toHaveLength(4)
    for (const [i, { x, y }] of polygon!.entries()) {
      const before = areas[at]!.region![0]![i]!
      expect(Math.abs(x - before.x * wide)).toBeLessThan(2)
      expect(Math.abs(y - before.y * long)).toBeLessThan(2)
    }
  })

  test('has its own zone', () => expect(zoneOf(getGarment('bib'), { fastening: 'open' }, 'chest')?.piece).toBe('front'))
})

test('a garment that is taken away again leaves nothing behind', async () => {
  addGarment(BIB)()
  expect(productTypes()).toHaveLength(8)
  expect(productTypeAt('bib')).toBeUndefined()
  expect(() => startOf(TYPE)).toThrow(TYPE)
  expect(() => defaultChart(TYPE)).toThrow(TYPE)
  await expect(loadGarment('bib')).rejects.toThrow('bib')
  await expect(loadGrades('bib')).rejects.toThrow('bib')
})

test('of two garments that were added, taking the first away leaves the second', () => {
  const takeFirstAway = addGarment(BIB)
  const takeSecondAway = addGarment({ ...BIB, product: { ...BIB.product, id: 'vest', type: 'TRAINING_VEST' } })
  takeFirstAway()
  expect([productTypeAt('bib'), productTypeAt('vest')]).toEqual([undefined, 'TRAINING_VEST'])
  takeSecondAway()
})
