import { expect, it } from 'vitest'
import type { PlainPieces } from '../../../drafts/index.ts'
import { withQty } from './useSizes.ts'

const m: PlainPieces = { size: 'M', sleeve: null, qty: 6 }
const long: PlainPieces = { size: 'M', sleeve: 'long', qty: 2 }

it('one number stands for a size in order; other sleeves keep their choice', () => {
  const more = withQty([m, { ...m, qty: 1 }, long], 'M', 9)
  expect(more).toEqual([long, { ...m, qty: 9 }])
  expect(withQty(more, 'S', 3)).toEqual([{ size: 'S', sleeve: null, qty: 3 }, long, { ...m, qty: 9 }])
  expect(withQty(more, 'M', 0)).toEqual([long])
})
