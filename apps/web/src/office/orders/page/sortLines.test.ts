import type { OrderLine } from '@kitwright/contract'
import { expect, test } from 'vitest'
import { sortLines, sumSizes } from './sortLines.ts'

const line = (number: number | null, printName: string, size: string, qty = 1): OrderLine =>
  ({ number, printName, playerName: '', size, qty }) as Partial<OrderLine> as OrderLine
const LINES = [line(10, 'DARA', 'XL'), line(null, 'COACH', 'S', 2), line(2, 'BORA', 'M'), line(7, 'ALY', 'S')]
const numbers = (lines: readonly OrderLine[]) => lines.map(({ number }) => number)

test('lines sort by number, and a line without a number comes last', () => {
  expect(numbers(sortLines(LINES, { by: 'number', isDown: false }))).toEqual([2, 7, 10, null])
})

test('lines sort by size from small to large, and back', () => {
  const sizes = (isDown: boolean) => sortLines(LINES, { by: 'size', isDown }).map(({ size }) => size)
  expect(sizes(false)).toEqual(['S', 'S', 'M', 'XL'])
  expect(sizes(true)).toEqual(['XL', 'M', 'S', 'S'])
})

test('lines without a sort keep the sequence of the order', () => {
  expect(numbers(sortLines(LINES, null))).toEqual([10, null, 2, 7])
})

test('the pieces of each size add up, from small to large', () => {
  expect(sumSizes(LINES)).toEqual([
    ['S', 3],
    ['M', 1],
    ['XL', 1],
  ])
})
