import { expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import { segmentsOf } from './segments.ts'

const written = (d: string): string =>
  segmentsOf(d)
    .map(({ kind, to }) => kind + to.map(number => Math.round(number * 100) / 100).join(' '))
    .join(' ')

test.each([
  ['places by themselves and from the last one', 'M10 10l5 0h-5V20z', 'M10 10 L15 10 L10 10 L10 20 Z'],
  ['further places after a move are lines', 'm1 1 2 0 0 2', 'M1 1 L3 1 L3 3'],
  ['where it was closed, it goes on from where it began', 'M5 5h9zl0 3', 'M5 5 L14 5 Z M5 5 L5 8'],
  ['a smooth curve is pulled as the one before it', 'M0 0C0 5 5 5 5 0S10-5 10 0', 'M0 0 C0 5 5 5 5 0 C5 -5 10 -5 10 0'],
  ['and by nothing after a line', 'M0 0L5 0S10-5 10 0', 'M0 0 L5 0 C5 0 10 -5 10 0'],
  ['a curve with one pulling point', 'M0 0Q3 3 6 0T12 0', 'M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0'],
  [
    'numbers and flags that run into each other',
    'M0 0a5 5 0 0110 0',
    'M0 0 C0 -2.76 2.24 -5 5 -5 C7.76 -5 10 -2.76 10 0',
  ],
  ['an arc without a radius is a line', 'M0 0A0 5 0 0 1 9 9', 'M0 0 L9 9'],
  ['it ends where it cannot be read', 'M1 1L2 2 X 5 5', 'M1 1 L2 2'],
  ['and where numbers are missing', 'M1 1L2 2 3', 'M1 1 L2 2'],
  ['a path that does not begin with a place is none', 'L2 2', ''],
])('an outline: %s', (_, d, expected) => expect(written(d)).toBe(expected))

test('the box around curves is as close as can be', () => {
  const box = boundsOf(segmentsOf('M0 0C0 -8 12 -8 12 0M20 4A6 6 0 1 1 20 16'))!
  expect([box.left, box.top, box.right, box.bottom].map(Math.round)).toEqual([0, -6, 26, 16])
})
