import { expect, it } from 'vitest'
import { minZoom, zoomWithin } from './sheetZoom.ts'

it('the sheet zooms out until a long one is wholly seen, no further', () => {
  expect([minZoom(1600, 800), minZoom(600, 800), minZoom(1600, 0)]).toEqual([0.5, 1, 1])
  expect(zoomWithin({ zoom: 1, least: 0.5 }, 1 / 1.4)).toBeCloseTo(1 / 1.4)
  expect(0.6 * zoomWithin({ zoom: 0.6, least: 0.5 }, 1 / 1.4)).toBeCloseTo(0.5)
  expect(5 * zoomWithin({ zoom: 5, least: 0.5 }, 1.4)).toBeCloseTo(6)
})

it('a sheet stays as small as it was zoomed when its window grows', () => {
  expect(zoomWithin({ zoom: 0.5, least: 1 }, 1)).toBe(1)
})
