import { expect, test } from 'vitest'
import { inkRows, parseInk, readInks } from './cardForm.ts'

const COLOURS = [
  { code: 'R1', name: 'Club red', hex: '#d00020' },
  { code: 'B2', name: '', hex: '#0020d0' },
]

test('the ink card has a row for each colour of the colour card, and those that left it last', () => {
  const inks = [
    { code: 'old', hex: '#101010' },
    { code: 'r1', hex: '#c1121f' },
  ]
  const rows = inkRows(inks, COLOURS)
  expect(rows.map(({ code, hex, printed }) => [code, hex, printed])).toEqual([
    ['R1', '#d00020', '#c1121f'],
    ['B2', '#0020d0', ''],
    ['old', null, '#101010'],
  ])
  expect(readInks(rows)).toEqual([
    { code: 'R1', hex: '#c1121f' },
    { code: 'old', hex: '#101010' },
  ])
})

test.each([
  ['c1121F', '#c1121f'],
  [' #C1121F ', '#c1121f'],
  ['#c11', null],
  ['red', null],
])('a typed colour %s reads as %s', (typed, hex) => {
  expect(parseInk(typed)).toBe(hex)
})

test('a row that is no colour makes the ink card unreadable', () => {
  expect(readInks(inkRows([], COLOURS).map(row => ({ ...row, printed: 'reddish' })))).toBeNull()
})
