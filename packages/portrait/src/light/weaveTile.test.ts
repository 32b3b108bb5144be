import { expect, test } from 'vitest'
import { CLOTHS, type ClothId, WEAVES } from '../studio/index.ts'
import { weaveTile } from './weaveTile.ts'

const CLOTH_IDS = (Object.keys(CLOTHS) as ClothId[]).filter(id => id !== 'trim')

/** Mean and standard deviation of one of a tile's four numbers. */
function spreadOf(values: Float32Array, k: number): { mean: number; deviation: number } {
  const own = values.filter((_, i) => i % 4 === k)
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length
  return { mean, deviation: Math.sqrt(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / own.length) }
}

test('a weave leaves cloth as bright as it is, from near and from afar', () => {
  for (const id of CLOTH_IDS)
    for (const sampleMm of [0.2, 1.5]) {
      const { values } = weaveTile(id, sampleMm)!
      for (const k of [0, 1, 2]) expect(Math.abs(spreadOf(values, k).mean), `${id} ${k}`).toBeLessThan(0.02)
      expect(Math.abs(spreadOf(values, 3).mean), id).toBeLessThan(0.04)
    }
})

test('yarns fade where a sample covers more of them', () => {
  for (const id of CLOTH_IDS.filter(each => !WEAVES[each]?.isCoarse)) {
    const [near, far] = [0.2, 1.5].map(mm => spreadOf(weaveTile(id, mm)!.values, 2).deviation)
    expect(near, id).toBeGreaterThan(0.01)
    expect(far!, id).toBeLessThan(near! / 1.5)
  }
  expect(weaveTile('trim', 0.2)).toBeNull()
})

test('the gathers of elastic are upright folds that are seen from afar', () => {
  const { values } = weaveTile('elastic', 1.5)!
  const [across, along] = [spreadOf(values, 0).deviation, spreadOf(values, 1).deviation]
  expect(across).toBeGreaterThan(0.08)
  expect(across).toBeGreaterThan(1.2 * along)
})
