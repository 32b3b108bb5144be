import { expect, it } from 'vitest'
import { othersBelow, rowBefore } from './rowDrag.ts'

it('a dragged row changes places with another once that one’s middle is passed', () => {
  const middles = [22, 66, 110]
  expect([0, 21, 23, 67, 109, 500].map(y => rowBefore(middles, y))).toEqual([0, 0, 1, 2, 2, 3])
})

it('rows that are dropped lie above those others that are under the place', () => {
  const ids = ['c', 'b', 'a']
  expect([0, 1, 2, 3].map(before => othersBelow(ids, { ids: ['b'], before }))).toEqual([2, 1, 1, 0])
  expect(othersBelow(ids, { ids: ['c', 'b'], before: 3 })).toBe(0)
})
