import { createCanvas } from '@napi-rs/canvas'
import { RING, type Ring } from '@kitwright/library'
import { describe, expect, test } from 'vitest'
import { alphaOf } from '../tileFiles/checkTile.ts'
import type { Context } from '../drawingTools/tile.ts'
import { clipRing } from './clipRing.ts'
import { cornersOf } from './cornersOf.ts'
import { fitRing } from './fitRing.ts'
import { placesToKeep } from './simplify.ts'
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

/** Steps along a curve. */
const STEPS = 64

/** Points along a ring, close together on its curves: x and y in turn. */
function pointsAlong(ring: Ring): number[] {
  const points: number[] = []
  let [x, y] = [ring[0]!, ring[1]!]
  for (let i: number = RING.begin; i < ring.length; i += RING.piece) {
    const [a, b, c, d, endX, endY] = ring.subarray(i, i + RING.piece) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const isLine = Number.isNaN(a)
    for (let k = 1; k <= STEPS; k++) {
      const t = k / STEPS
      const u = 1 - t
      const along = (p: number, q: number, r: number, s: number): number =>
        isLine ? p + (s - p) * t : u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s
      points.push(along(x, a, c, endX), along(y, b, d, endY))
    }
    ;[x, y] = [endX, endY]
  }
  return points
}

/** Area within a ring, mm²; negative in a hole. */
function areaOf(ring: Ring): number {
  const points = pointsAlong(ring)
  let sum = 0
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length
    sum += points[i]! * points[next + 1]! - points[next]! * points[i + 1]!
  }
  return sum / 2
}

/** Distance of a point from the nearest segment of a closed line. */
function offLine([x, y]: readonly [number, number], line: ArrayLike<number>): number {
  let least = Infinity
  for (let i = 0; i < line.length; i += 2) {
    const [ax, ay] = [line[i]!, line[i + 1]!]
    const [dx, dy] = [line[(i + 2) % line.length]! - ax, line[(i + 3) % line.length]! - ay]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
    least = Math.min(least, Math.hypot(x - ax - share * dx, y - ay - share * dy))
  }
  return least
}

/** Largest distance of any point of one closed line from another. */
function farthest(from: ArrayLike<number>, line: ArrayLike<number>): number {
  let most = 0
  for (let i = 0; i < from.length; i += 2) most = Math.max(most, offLine([from[i]!, from[i + 1]!], line))
  return most
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
    for (const [k, ring] of inwards.entries()) {
      const points = pointsAlong(ring)
      for (let i = 0; i < points.length; i += 2)
        expect(Math.abs(Math.hypot(points[i]! - 25, points[i + 1]! - 25) - [12, 5][k]!)).toBeLessThan(0.05)
      // Straight lines would need some thirty pieces.
      expect((ring.length - RING.begin) / RING.piece).toBeLessThan(16)
    }
    expect(Math.abs(sumOf(rings))).toBeCloseTo(Math.PI * (144 - 25), -0.5)
  })

  test('reaches the edge where it repeats, and its halves meet there', () => {
    const rings = ringsOf(pen => {
      pen.fillRect(0, 10, 50, 5)
      for (const x of [0, 50]) {
        pen.beginPath()
        pen.arc(x, 35, 6, 0, 2 * Math.PI)
        pen.fill()
      }
    })
    const xs = rings.flatMap(ring => pointsAlong(ring).filter((_, i) => i % 2 === 0))
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

test('a line needs no points that lie on its way, and keeps its corners', () => {
  const square = [0, 0, 5, 0.01, 10, 0, 10, 5, 10, 10, 5, 10, 0, 10, 0, 5]
  expect(placesToKeep(square, 0.05)).toEqual([0, 2, 4, 6])
  expect(placesToKeep(square, 0.001)).toContain(1)
})

/** An outline with soft and sharp turns, every 0.3 mm. */
function blossom(petals: number, unevenMm: number): number[] {
  return Array.from({ length: 600 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 600
    const reach = 20 + 6 * Math.abs(Math.sin((petals * angle) / 2)) + unevenMm * Math.sin(i * 2.4)
    return [30 + reach * Math.cos(angle), 30 + reach * Math.sin(angle)]
  }).flat()
}

test.each([
  [1, 0],
  [5, 0],
  [5, 0.02],
  [9, 0.02],
])('curves and an outline of %i petals lie within 0.05 mm of each other', (petals, unevenMm) => {
  const outline = blossom(petals, unevenMm)
  const corners = cornersOf(outline, { width: 60, height: 60 })
  const ring = fitRing(outline, { tolerance: 0.042, reach: 0.6, corners })
  const along = pointsAlong(ring)
  expect(farthest(along, outline)).toBeLessThan(0.05)
  expect(farthest(outline, along)).toBeLessThan(0.05)
  expect(ring.length).toBeLessThan(outline.length / 2)
})

test('a ring is cut at its tile’s edges; one beside it is removed', () => {
  expect(clipRing([-5, 2, 5, 2, 5, 8, -5, 8], 10, 10)).toEqual([0, 2, 5, 2, 5, 8, 0, 8])
  expect(clipRing([12, 2, 15, 2, 15, 8], 10, 10)).toEqual([])
})
