import { NEAR_BLACK } from '@kitwright/artwork'
import { describe, expect, it } from 'vitest'
import { inkOf } from './patternTiles.ts'

describe("a tile's ink on the graphics card", () => {
  const ink = (...rgba: number[]): number => inkOf(new Uint8ClampedArray(rgba))[0]!

  it('is the alpha of near-black pixels', () => {
    expect(ink(0, 0, 0, 255)).toBe(255)
    expect(ink(NEAR_BLACK - 1, NEAR_BLACK - 1, NEAR_BLACK - 1, 77)).toBe(77)
    expect(ink(0, 0, 0, 0)).toBe(0)
  })

  it('leaves out a pixel as soon as one channel is not near-black', () => {
    for (const rgb of [
      [NEAR_BLACK, 0, 0],
      [0, NEAR_BLACK, 0],
      [0, 0, NEAR_BLACK],
      [255, 255, 255],
    ])
      expect(ink(...rgb, 255), rgb.join()).toBe(0)
  })

  it('is one number for each pixel, in their order', () => {
    expect([...inkOf(new Uint8ClampedArray([0, 0, 0, 9, 200, 0, 0, 9, 10, 20, 30, 8]))]).toEqual([9, 0, 8])
  })
})
