import { expect, it } from 'vitest'
import { rowBefore } from './useRowDrag.ts'

it('a dragged row changes places with another once that one’s middle is passed', () => {
  const middles = [22, 66, 110]
  expect([0, 21, 23, 67, 109, 500].map(y => rowBefore(middles, y))).toEqual([0, 0, 1, 2, 2, 3])
})
