import { expect, test } from 'vitest'
import { simplifyIndices } from './simplifyPolyline.ts'

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
