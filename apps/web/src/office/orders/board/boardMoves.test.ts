import { expect, test } from 'vitest'
import { BOARD_STATUSES, columnBeside, targetsOf } from './boardMoves.ts'

test('every column but the last leads to the next one', () => {
  for (const status of BOARD_STATUSES.slice(0, -1))
    expect(targetsOf(status, 'admin')).toContain(columnBeside(status, 1))
})

test('store staff move no order against the way', () => {
  expect(targetsOf('ON_THE_WAY', 'admin')).toEqual(['COMPLETED'])
  expect(targetsOf('ON_THE_WAY', 'store')).toEqual([])
})

test('the first and the last column have no neighbour outside', () => {
  expect([columnBeside('REVIEWING', -1), columnBeside('ON_THE_WAY', 1)]).toEqual([undefined, undefined])
})
