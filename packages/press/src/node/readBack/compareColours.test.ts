import { expect, test } from 'vitest'
import { compareColours } from './compareColours.ts'
import type { ReadPixels } from './pages.ts'

const [RED, BLUE] = [
  [200, 30, 30],
  [30, 30, 200],
] as const

/** Red as far as an edge across the page or down it, and blue from there on; what is left out of it is clear. */
function page(edge: number, way: 'across' | 'down', clearFrom = 1000): ReadPixels {
  const [widthPx, heightPx] = [90, 76]
  const data = new Uint8ClampedArray(4 * widthPx * heightPx)
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const at = way === 'across' ? x : y
      data.set([...(at < edge ? RED : BLUE), at < clearFrom ? 255 : 0], 4 * (y * widthPx + x))
    }
  return { widthPx, heightPx, data }
}

test.each(['across', 'down'] as const)(
  'an edge that runs %s may lie some pixels to either side, and no farther',
  way => {
    // Where colours are compared the drawing is of one colour for four pixels around: 34 and 48 are such places.
    expect(compareColours(page(41, way), page(41, way))).toBeUndefined()
    expect(compareColours(page(35, way), page(39, way))).toBeUndefined()
    expect(compareColours(page(48, way), page(44, way))).toBeUndefined()
    expect(compareColours(page(30, way), page(39, way))).toEqual({ wanted: '#c81e1e', found: '#1e1ec8' })
    expect(compareColours(page(53, way), page(44, way))).toEqual({ wanted: '#1e1ec8', found: '#c81e1e' })
  },
)

test('where the drawing is clear, or changes its colour, nothing is compared', () => {
  const other = page(0, 'across')
  expect(compareColours(other, page(1000, 'across', 2))).toBeUndefined()
  expect(compareColours(page(44, 'across'), page(33, 'across'))).toBeUndefined()
  expect(compareColours(other, page(1000, 'across'))).toEqual({ wanted: '#c81e1e', found: '#1e1ec8' })
})
