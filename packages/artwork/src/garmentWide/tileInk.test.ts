import { expect, test } from 'vitest'
import { inkAt, type TileInk } from './tileInk.ts'

const TILE: TileInk = { widthPx: 3, heightPx: 2, ink: Uint8Array.from([0, 100, 60, 200, 40, 20]) }

test('a tile’s ink mixes its four nearest pixels, repeating or ending at its edge', () => {
  const at = (x: number, y: number, isOnce = false): number => Math.round(inkAt(TILE, x / 3, y / 2, isOnce) * 100) / 100
  const whole = [0.5, 1.5, 2.5].map(x => [at(x, 0.5), at(x, 1.5)])
  expect(whole).toEqual([
    [0, 200],
    [100, 40],
    [60, 20],
  ])
  expect([at(1, 0.5), at(2, 0.5), at(0.5, 1), at(1, 1)]).toEqual([50, 80, 100, 85])
  // Samples left and right of the tile, above and below it.
  expect([at(0, 0.5), at(3, 0.5), at(3, 1.5), at(0.5, 0), at(1.5, 2)]).toEqual([30, 30, 110, 100, 70])
  expect([at(0, 0.5, true), at(3, 0.5, true), at(3, 1.5, true), at(0.5, 0, true), at(1.5, 2, true)]).toEqual([
    0, 60, 20, 0, 40,
  ])
  expect([at(3.5, 0.5), at(-0.5, 0.5), at(0.5, 2.5)]).toEqual([0, 60, 0])
})
