import { getProduct, productTypes } from '@kitwright/garment'
import { addGarment, BIB } from '@kitwright/garment/testing'
import { expect, test } from 'vitest'
import { MARKS } from '../../ui/index.ts'
import { productOutline } from './productOutline.ts'

test('every product type is drawn in its own outline', () => {
  expect(new Set(productTypes().map(productOutline)).size).toBe(productTypes().length)
  expect(productOutline('BOXING_TRUNK')).toBe(getProduct('BOXING_TRUNK').outline)
})

test('an unknown product type is an empty hanger, and no other is', () => {
  expect(productOutline('TRAINING_BIB')).toBe(MARKS.hanger)
  expect(productOutline(undefined)).toBe(MARKS.hanger)
})

test('a ninth garment is drawn in the outline of its folder', () => {
  const takeAway = addGarment(BIB)
  expect(productOutline('TRAINING_BIB')).toBe(BIB.product.outline)
  takeAway()
})
