import { expect, it } from 'vitest'
import { piecesBySize } from './piecesBySize.ts'

it('the sum by size counts the pieces of all lines, the smallest size first', () => {
  const lines = [
    { size: 'XL', qty: 1 },
    { size: 'M', qty: 2 },
    { size: 'XXXL', qty: 1 },
    { size: 'M', qty: 3 },
    { size: 'XL', qty: 4 },
  ] as const
  expect(piecesBySize(lines)).toEqual([
    { size: 'M', qty: 5 },
    { size: 'XL', qty: 5 },
    { size: 'XXXL', qty: 1 },
  ])
})
