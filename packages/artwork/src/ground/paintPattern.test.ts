import { describe, expect, test } from 'vitest'
import { patternTransform, recolour } from '../index.ts'

const FRAME = [0, 0, 400, 200] as const
const TILE = { width: 50, height: 20 }
const STILL = { scale: 1, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }

function apply([a, b, c, d, e, f]: readonly number[], x: number, y: number): [number, number] {
  return [a! * x + c! * y + e!, b! * x + d! * y + f!]
}

describe('how a pattern lies', () => {
  test('a tile’s middle is the frame’s middle, however turned and scaled', () => {
    for (const [scale, rotationDeg] of [
      [1, 0],
      [2.5, 33],
      [0.3, -90],
    ] as const) {
      const { toTile } = patternTransform({ ...STILL, scale, rotationDeg }, TILE, FRAME)
      const [u, v] = apply(toTile, 200, 100)
      expect(u).toBeCloseTo(0.5, 10)
      expect(v).toBeCloseTo(0.5, 10)
    }
  })

  test('one tile is tileMm × scale long', () => {
    const { toTile, widthMm, heightMm } = patternTransform({ ...STILL, scale: 2 }, TILE, FRAME)
    expect([widthMm, heightMm]).toEqual([100, 40])
    expect(apply(toTile, 300, 140).map(n => Math.round(n * 1e6) / 1e6)).toEqual([1.5, 1.5])
  })

  test('it turns clockwise', () => {
    const { toTile } = patternTransform({ ...STILL, rotationDeg: 90 }, TILE, FRAME)
    // After a quarter turn, the tile's right direction points down on the piece.
    const [u, v] = apply(toTile, 200, 100 + 25)
    expect(u).toBeCloseTo(1, 10)
    expect(v).toBeCloseTo(0.5, 10)
  })

  test('an offset moves it on the cloth, whichever way it is turned', () => {
    const { toTile } = patternTransform({ ...STILL, rotationDeg: 33, offsetXMm: 12, offsetYMm: -5 }, TILE, FRAME)
    const [u, v] = apply(toTile, 212, 95)
    expect(u).toBeCloseTo(0.5, 10)
    expect(v).toBeCloseTo(0.5, 10)
  })

  test('toPiece takes toTile back', () => {
    const { toTile, toPiece } = patternTransform(
      { ...STILL, scale: 1.7, rotationDeg: 41, offsetXMm: 7, offsetYMm: -3 },
      TILE,
      FRAME,
    )
    const [x, y] = apply(toPiece, ...apply(toTile, 12, 345))
    expect(x).toBeCloseTo(12, 8)
    expect(y).toBeCloseTo(345, 8)
  })
})

describe('recolouring a tile', () => {
  const recoloured = (rgba: number[], colour = '#11aaff'): number[] => {
    const pixels = new Uint8ClampedArray(rgba)
    recolour(pixels, colour)
    return [...pixels]
  }
  test('49 is near-black, 50 is not', () => {
    expect(recoloured([49, 49, 49, 255])).toEqual([0x11, 0xaa, 0xff, 255])
    expect(recoloured([50, 49, 49, 255])).toEqual([50, 49, 49, 255])
    expect(recoloured([49, 50, 49, 255])).toEqual([49, 50, 49, 255])
    expect(recoloured([49, 49, 50, 255])).toEqual([49, 49, 50, 255])
  })
  test('alpha is kept, and clear pixels are left alone', () => {
    expect(recoloured([0, 0, 0, 77])).toEqual([0x11, 0xaa, 0xff, 77])
    expect(recoloured([0, 0, 0, 0])).toEqual([0, 0, 0, 0])
  })
  test('a see-through colour thins the tile', () => {
    expect(recoloured([0, 0, 0, 200], '#11aaff80')[3]).toBe(Math.round(200 * (0x80 / 255)))
  })
})
