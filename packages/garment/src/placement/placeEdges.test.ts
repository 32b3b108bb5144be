import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { getGarment } from '../index.ts'
import { edgePlace, pointAt } from './placeEdges.ts'

const front = getGarment('soccer').models[0]!.pieces.find(({ id }) => id === 'front')!
const beside = ({ x, y }: Point): Point => ({ x: x + 0.3, y: y - 0.2 })

test('a place on an outline is found on its edge, from nearby too', () => {
  for (const edge of front.edges)
    for (const share of [0.2, 0.5, 0.85]) {
      const found = edgePlace(front, beside(pointAt(edge.points, share)), 2)!
      expect(found.edge.name).toBe(edge.name)
      expect(found.share).toBeCloseTo(share, 1)
    }
})

test('a place out of reach is on no edge', () => {
  const [x0, y0, x1, y1] = front.box
  expect(edgePlace(front, { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, 2)).toBeNull()
})

test('a share of a line is measured along it, to its end', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ]
  expect(pointAt(line, 0.5)).toEqual({ x: 20, y: 0 })
  expect(pointAt(line, 0.875)).toEqual({ x: 30, y: 5 })
  expect([pointAt(line, -1), pointAt(line, 2)]).toEqual([line[0], line[2]])
})
