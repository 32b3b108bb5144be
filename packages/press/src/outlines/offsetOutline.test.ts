import type { Point } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { selfCrossing, signedDoubleArea, removeLoops } from './removeLoops.ts'
import { offsetUniformly, offsetOutline } from './offsetOutline.ts'

const points = (...all: (readonly [number, number])[]): Point[] => all.map(([x, y]) => ({ x, y }))
const told = (line: readonly Point[]) =>
  line.map(({ x, y }) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0])
const SQUARE = points([0, 0], [100, 0], [100, 100], [0, 100])

describe('a line around a piece', () => {
  test('keeps each side’s own way, which meet in the corner between them', () => {
    const sides = SQUARE.map((from, i) => ({ from, byMm: [10, 20, 30, 40][i]! }))
    expect(told(offsetOutline(sides))).toEqual([
      [-40, -10],
      [120, -10],
      [120, 130],
      [-40, 130],
    ])
  })
  test('is cut where a sharp corner would reach too far', () => {
    const needle = points([0, 0], [100, 10], [0, 20])
    const grown = told(offsetUniformly(needle, 10))
    expect(Math.max(...grown.map(([x]) => x!))).toBeLessThan(120)
    expect(grown.filter(([x]) => x! > 95)).toHaveLength(2)
  })
  test('steps between sides of different allowance, and not between equal', () => {
    const long = points([0, 0], [50, 0], [100, 0], [100, 100], [0, 100])
    expect(told(offsetUniformly(long, 10))).toHaveLength(5)
    const ways = long.map((from, i) => ({ from, byMm: i === 1 ? 20 : 10 }))
    expect(told(offsetOutline(ways)).slice(1, 3)).toEqual([
      [50, -10],
      [50, -20],
    ])
  })
  test('passes over a side of no length', () => {
    expect(told(offsetUniformly(points([0, 0], [0, 0], [100, 0], [100, 100], [0, 100]), 10))).toEqual(
      told(offsetUniformly(SQUARE, 10)),
    )
  })
  test('folds over a hem: beyond lies its mirror image', () => {
    // A skirt that widens towards its foot, with its last edge folded.
    const skirt = points([20, 0], [80, 0], [100, 100], [0, 100])
    const sides = skirt.map((from, i) => ({ from, byMm: i === 2 ? 25 : 0.001, isFold: i === 2 }))
    const cut = told(offsetOutline(sides))
    const foot = cut.filter(([, y]) => y! > 110).map(([x]) => x!)
    const widthAt = (y: number) => 60 + (40 * y) / 100
    expect(Math.max(...foot) - Math.min(...foot)).toBeCloseTo(widthAt(75), 1)
    expect(Math.max(...cut.map(([, y]) => y!))).toBe(125)
  })
})

describe('a closed line', () => {
  test('turns one way or the other, by twice what it encloses', () => {
    expect([signedDoubleArea(SQUARE), signedDoubleArea(SQUARE.toReversed())]).toEqual([20_000, -20_000])
  })
  test('crosses itself only where two of its stretches do, and not where they meet', () => {
    expect(selfCrossing(SQUARE)).toBeNull()
    const bow = points([0, 0], [100, 100], [100, 0], [0, 100])
    expect(selfCrossing(bow)).toEqual({ at: { x: 50, y: 50 }, first: 0, second: 2 })
    expect(selfCrossing(points([0, 0], [50, 0], [100, 0], [50, 50]))).toBeNull()
    const last = points([50, -50], [100, 0], [100, 100], [0, 100], [60, 0], [0, -50])
    expect(selfCrossing(last)).toBeNull()
  })
  test('loses its small loops, whichever part of the line they are', () => {
    const loop = points([0, 0], [60, 0], [60, 10], [50, 10], [50, -10], [100, -10], [100, 100], [0, 100])
    const open = told(removeLoops(loop))
    expect(open).toEqual([
      [0, 0],
      [50, 0],
      [50, -10],
      [100, -10],
      [100, 100],
      [0, 100],
    ])
    const turned = [...loop.slice(3), ...loop.slice(0, 3)]
    expect(told(removeLoops(turned)).toSorted()).toEqual(open.toSorted())
    expect(told(removeLoops(points([0, 0], [0, 0], [9, 0], [9, 9])))).toHaveLength(3)
  })
})

describe('a line that crosses itself', () => {
  // A bow tie, started at each of its corners in turn.
  const bow = points([0, 0], [100, 100], [100, 0], [0, 100])
  test.each([0, 1, 2, 3])('is found to, whichever stretch comes first (%i)', first => {
    expect(selfCrossing([...bow.slice(first), ...bow.slice(0, first)])?.at).toEqual({ x: 50, y: 50 })
  })
  test('is not where its last stretch ends in its first', () => {
    expect(selfCrossing(SQUARE)).toBeNull()
    expect(selfCrossing(points([0.1, 0.3], [0.7, 0.1], [0.3, 0.9]))).toBeNull()
  })
})
