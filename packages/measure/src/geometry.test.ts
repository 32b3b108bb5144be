import { expect, test } from 'vitest'
import {
  type Box,
  boxAround,
  boxCentre,
  boxContains,
  boxHeight,
  boxWidth,
  clamp,
  distance,
  distanceFromLine,
  growBox,
  lerp,
  polygonContains,
  signedArea,
  toDegrees,
  toRadians,
  unionBox,
} from './index.ts'

const BOX: Box = [10, 20, 40, 80]

test('a box has width, height and middle, and grows on all sides', () => {
  expect([boxWidth(BOX), boxHeight(BOX), boxCentre(BOX)]).toEqual([30, 60, { x: 25, y: 50 }])
  expect(growBox(BOX, 5)).toEqual([5, 15, 45, 85])
})

test('a box holds what is on its edges, and nothing beyond one of them', () => {
  const on = [10, 25, 40].flatMap(x => [20, 50, 80].map(y => ({ x, y })))
  expect(on.every(at => boxContains(BOX, at))).toBe(true)
  const beyond = [
    { x: 9, y: 50 },
    { x: 41, y: 50 },
    { x: 25, y: 19 },
    { x: 25, y: 81 },
  ]
  expect(beyond.some(at => boxContains(BOX, at))).toBe(false)
})

test('the box around two holds both and no more, whichever lies where', () => {
  const other: Box = [-5, 30, 20, 100]
  expect(unionBox(BOX, other)).toEqual([-5, 20, 40, 100])
  expect(unionBox(other, BOX)).toEqual([-5, 20, 40, 100])
  expect(() => boxAround([])).toThrow('at least one point')
})

test('a value is kept between its limits', () => {
  expect([-1, 0, 4, 10, 11].map(value => clamp(value, 0, 10))).toEqual([0, 0, 4, 10, 10])
})

test('degrees and radians are the same angle, and a distance is measured straight', () => {
  expect(toRadians(180)).toBeCloseTo(Math.PI, 12)
  for (const degrees of [-90, 0, 30, 270]) expect(toDegrees(toRadians(degrees))).toBeCloseTo(degrees, 9)
  expect(distance({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(5)
})

test('a polygon with a hollow holds its arms, not the hollow', () => {
  const horseshoe = [
    [0, 0],
    [30, 0],
    [30, 30],
    [20, 30],
    [20, 10],
    [10, 10],
    [10, 30],
    [0, 30],
  ].map(([x, y]) => ({ x: x!, y: y! }))
  const holds = (x: number, y: number): boolean => polygonContains(horseshoe, { x, y })
  expect([holds(5, 25), holds(25, 25), holds(15, 5)]).toEqual([true, true, true])
  expect([holds(15, 20), holds(-1, 5), holds(31, 5), holds(15, 31)]).toEqual([false, false, false, false])
})

test('a ring’s area is positive clockwise on screen, and negative the other way', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 3 },
    { x: 0, y: 3 },
  ]
  expect([signedArea(ring), signedArea(ring.toReversed()), signedArea([])]).toEqual([12, -12, 0])
})

test('distanceFromLine measures across an endless line, or from a point', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  expect(distanceFromLine({ x: 30, y: -7 }, a, b)).toBe(7)
  expect(distanceFromLine({ x: 3, y: 4 }, a, a)).toBe(5)
})

test('lerp reaches both ends and goes beyond them', () => {
  expect([0, 0.25, 1, 2].map(t => lerp(10, 20, t))).toEqual([10, 12.5, 20, 30])
})
