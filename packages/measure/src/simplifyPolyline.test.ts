import { expect, test } from 'vitest'
import { simplifyIndices, simplifyLine } from './simplifyPolyline.ts'

/** Deviation in height from the straight line between two points. */
const heights = (line: readonly number[]) => (at: number, from: number, to: number) => {
  const share = (at - from) / (to - from)
  return Math.abs(line[at]! - line[from]! - share * (line[to]! - line[from]!))
}

test('a straight line needs its ends alone', () => {
  expect(simplifyIndices([0, 4], 0.1, heights([0, 1, 2, 3, 4]))).toEqual([0, 4])
})

test('a line keeps its corners beyond the tolerance, in order', () => {
  const line = [0, 1.6, 3, 0.2, 0, -0.3, 0]
  expect(simplifyIndices([0, 6], 0.5, heights(line))).toEqual([0, 2, 3, 6])
  expect(simplifyIndices([0, 6], 5, heights(line))).toEqual([0, 6])
  expect(simplifyIndices([0, 6], 0, heights(line))).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('what is exactly as far off as is allowed goes', () => {
  expect(simplifyIndices([0, 2], 1, heights([0, 1, 0]))).toEqual([0, 2])
})

test('a stretch of a line is looked at by itself', () => {
  expect(simplifyIndices([2, 4], 0.1, heights([9, 9, 0, 1, 0, 9]))).toEqual([2, 3, 4])
})

test('simplifyLine drops only points within the tolerance of the line', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 50, y: 0.4 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]
  expect(simplifyLine(bent, 1)).toEqual([bent[0], bent[2], bent[3]])
  expect(simplifyLine(bent, 0.1)).toEqual(bent)
})

test('simplifyLine measures a loop from its end', () => {
  const loop = [
    { x: 0, y: 0 },
    { x: 3, y: 4 },
    { x: 0, y: 0 },
  ]
  expect(simplifyLine(loop, 4.9)).toEqual(loop)
  expect(simplifyLine(loop, 5)).toEqual([loop[0], loop[2]])
})
