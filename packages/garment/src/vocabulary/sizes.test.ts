import { expect, it } from 'vitest'
import { parseSize, runOf, sizeLabel, sizeOrder } from '../index.ts'

const SIZES = runOf('SOCCER_KIT')
const STORED = 'XS S M L XL XXL XXXL XXXXL XXXXXL XXXXXXL'.split(' ')

it('sizes go from XS to 6XL, stored by letters and shown by figures', () => {
  expect(SIZES).toEqual(STORED)
  expect(SIZES.map(sizeLabel)).toEqual('XS S M L XL 2XL 3XL 4XL 5XL 6XL'.split(' '))
})

it('sizes are sorted by how large they are, not by their letters', () => {
  const shuffled = [...SIZES].sort()
  expect(shuffled).not.toEqual(STORED)
  expect(shuffled.toSorted((a, b) => sizeOrder(a) - sizeOrder(b))).toEqual(STORED)
})

it('sizes are read as stored and as shown, in any case', () => {
  for (const size of SIZES)
    expect([size, sizeLabel(size).toLowerCase(), ` ${size} `].map(text => parseSize(text))).toEqual([size, size, size])
  expect(['', 'M L', '7XL', 'medium'].map(text => parseSize(text))).toEqual([null, null, null, null])
})
