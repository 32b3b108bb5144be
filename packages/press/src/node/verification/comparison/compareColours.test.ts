import { expect, test } from 'vitest'
import { compareColours } from './compareColours.ts'
import type { PagePixels } from '../render/renderPdfPages.ts'

const [RED, BLUE] = [
  [200, 30, 30],
  [30, 30, 200],
] as const

/** A page that is red up to an edge across or down it, and blue beyond. Pixels from `clearFrom` are transparent. */
function page(edge: number, way: 'across' | 'down', clearFrom = 1000): PagePixels {
  const [widthPx, heightPx] = [90, 76]
  const data = new Uint8ClampedArray(4 * widthPx * heightPx)
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const at = way === 'across' ? x : y
      data.set([...(at < edge ? RED : BLUE), at < clearFrom ? 255 : 0], 4 * (y * widthPx + x))
    }
  return { widthPx, heightPx, data }
}

test.each(['across', 'down'] as const)('an edge running %s may deviate some pixels, no farther', way => {
  // Colours are compared where the drawing has one colour for four pixels around, as at 34 and 48.
  expect(compareColours(page(41, way), page(41, way))).toBeUndefined()
  expect(compareColours(page(35, way), page(39, way))).toBeUndefined()
  expect(compareColours(page(48, way), page(44, way))).toBeUndefined()
  expect(compareColours(page(30, way), page(39, way))).toEqual({ wanted: '#c81e1e', found: '#1e1ec8' })
  expect(compareColours(page(53, way), page(44, way))).toEqual({ wanted: '#1e1ec8', found: '#c81e1e' })
})

test('clear areas are not compared, and displaced edges are detected', () => {
  const other = page(0, 'across')
  expect(compareColours(other, page(1000, 'across', 2))).toBeUndefined()
  expect(compareColours(page(44, 'across'), page(33, 'across'))).toBeDefined()
  expect(compareColours(other, page(1000, 'across'))).toEqual({ wanted: '#c81e1e', found: '#1e1ec8' })
})

/** A red page with blue stripes from a column on, one pixel in `every`. */
function striped(every: number, from = 0): PagePixels {
  const picture = page(1000, 'across')
  for (let i = 0; i < picture.data.length / 4; i += 1)
    if ((i % picture.widthPx) % every === from) picture.data.set([...BLUE, 255], 4 * i)
  return picture
}

test('a pattern too fine to compare must match in density', () => {
  expect(compareColours(striped(3, 1), striped(3))).toBeUndefined()
  expect(compareColours(page(1000, 'across'), striped(3))).toMatchObject({ found: '#c81e1e' })
  expect(compareColours(striped(6), striped(3))).toBeDefined()
})

function plain(colour: readonly [number, number, number]): PagePixels {
  const picture = page(1000, 'across')
  for (let i = 0; i < picture.data.length; i += 4) picture.data.set(colour, i)
  return picture
}

test('transparency may round a step per channel, no farther', () => {
  expect(compareColours(plain([24, 24, 21]), plain([25, 23, 22]))).toBeUndefined()
  expect(compareColours(plain([24, 24, 21]), plain([26, 22, 23]))).toEqual({ wanted: '#1a1617', found: '#181815' })
})
