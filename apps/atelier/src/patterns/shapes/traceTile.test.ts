import { createCanvas } from '@napi-rs/canvas'
import type { Ring } from '@kitwright/library'
import { describe, expect, test } from 'vitest'
import { alphaOf } from '../checkTile.ts'
import type { Context } from '../tile.ts'
import { clipRing } from './clipRing.ts'
import { simplify } from './simplify.ts'
import { traceTile } from './traceTile.ts'

const PX_PER_MM = 8
const SIDE_MM = 50

function traced(draw: (pen: Context) => void, tones: readonly number[] = [255], isOnce = false) {
  const canvas = createCanvas(SIDE_MM * PX_PER_MM, SIDE_MM * PX_PER_MM)
  const pen = canvas.getContext('2d')
  pen.scale(PX_PER_MM, PX_PER_MM)
  draw(pen)
  return traceTile(alphaOf(canvas), { tones, tileMm: { width: SIDE_MM, height: SIDE_MM }, isOnce })
}

const ringsOf = (draw: (pen: Context) => void): readonly Ring[] => traced(draw).flatMap(({ rings }) => rings)

/** Within a ring; negative in a hole, mm². */
function areaOf(ring: Ring): number {
  let sum = 0
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length
    sum += ring[i]! * ring[next + 1]! - ring[next]! * ring[i + 1]!
  }
  return sum / 2
}
const sumOf = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + areaOf(ring), 0)

describe('a drawn tile as shapes', () => {
  test('has the lines of what was drawn, within a few hundredths of a millimetre', () => {
    const rings = ringsOf(pen => {
      pen.arc(25, 25, 12, 0, 2 * Math.PI)
      pen.arc(25, 25, 5, 0, 2 * Math.PI, true)
      pen.fill()
    })
    const inwards = rings.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))
    expect(inwards).toHaveLength(2)
    for (const [k, ring] of inwards.entries())
      for (let i = 0; i < ring.length; i += 2)
        expect(Math.abs(Math.hypot(ring[i]! - 25, ring[i + 1]! - 25) - [12, 5][k]!)).toBeLessThan(0.04)
    expect(Math.abs(sumOf(rings))).toBeCloseTo(Math.PI * (144 - 25), -0.5)
  })

  test('goes to the very edge where it repeats, and its parts there meet their other halves', () => {
    const rings = ringsOf(pen => {
      pen.fillRect(0, 10, 50, 5)
      for (const x of [0, 50]) {
        pen.beginPath()
        pen.arc(x, 35, 6, 0, 2 * Math.PI)
        pen.fill()
      }
    })
    const xs = rings.flatMap(ring => [...ring].filter((_, i) => i % 2 === 0))
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 50])
    expect(Math.abs(sumOf(rings))).toBeCloseTo(250 + 36 * Math.PI, -0.5)
  })

  test('has a shape for each tone, which lies within the one before', () => {
    const shapes = traced(
      pen => {
        pen.globalAlpha = 0.4
        pen.fillRect(5, 5, 40, 40)
        pen.clearRect(15, 15, 10, 10)
        pen.globalAlpha = 1
        pen.fillRect(15, 15, 10, 10)
      },
      [102, 255],
    )
    expect(shapes.map(({ tone }) => tone)).toEqual([0.4, 1])
    expect(shapes.map(({ rings }) => Math.abs(sumOf(rings)))).toEqual([expect.closeTo(1600, 0), expect.closeTo(100, 0)])
  })

  test('one that is seen once goes on over its edge as it ends there', () => {
    const half = (pen: Context) => pen.fillRect(0, 0, 50, 20)
    const [once] = traced(half, [255], true)
    expect(Math.abs(sumOf(once!.rings))).toBeCloseTo(1000, 0)
  })
})

test('a line loses the points that lie on its way, and keeps its corners', () => {
  const square = [0, 0, 5, 0.01, 10, 0, 10, 5, 10, 10, 5, 10, 0, 10, 0, 5]
  expect(simplify(square, 0.05)).toEqual([0, 0, 10, 0, 10, 10, 0, 10])
  expect(simplify(square, 0.001)).toContain(0.01)
})

test('a ring is cut at the edges of its tile; one beside it is gone', () => {
  expect(clipRing([-5, 2, 5, 2, 5, 8, -5, 8], 10, 10)).toEqual([0, 2, 5, 2, 5, 8, 0, 8])
  expect(clipRing([12, 2, 15, 2, 15, 8], 10, 10)).toEqual([])
})
