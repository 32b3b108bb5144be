import { expect, test } from 'vitest'
import { inkAt } from './tileInk.ts'
import { writeOpacity } from './writeOpacity.ts'

const tile = { widthPx: 5, heightPx: 4, ink: Uint8Array.from({ length: 20 }, (_, i) => (i * 89) % 256) }
/** Positions over the tile and two tiles beyond it each way; the first has no cloth. */
const places = Array.from({ length: 400 }, (_, i) => ({ x: (i % 20) / 4 - 2.03, y: Math.floor(i / 20) / 4 - 1.97 }))
const axis = (of: 'x' | 'y') => Float32Array.from(places, (place, i) => (i === 0 ? NaN : place[of]))

test.each([
  [true, false],
  [true, true],
  [false, false],
])('each pixel’s opacity is its place’s ink (once: %s, within its tile: %s)', (isOnce, isWithin) => {
  const raster = { widthPx: 20, heightPx: 20, x: axis('x'), y: axis('y') }
  const rgba = new Uint8ClampedArray(4 * places.length).fill(7)
  const expected = new Uint8ClampedArray(rgba)
  for (let i = 1; i < places.length; i++) {
    const [u, v] = [0.8 * raster.x[i]! + 0.1 * raster.y[i]! + 0.2, 0.9 * raster.y[i]! - 0.1]
    const isBeyond = !(u > 0 && u < 1 && v > 0 && v < 1)
    if (!isWithin || !isBeyond) expected[4 * i + 3] = 0.6 * inkAt(tile, u, v, isOnce)
  }
  writeOpacity({ raster, rgba }, tile, { toTile: [0.8, 0, 0.1, 0.9, 0.2, -0.1], isOnce, isWithin, alpha: 0.6 })
  expect(rgba).toEqual(expected)
})
