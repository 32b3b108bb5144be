import { PRODUCT_COLOURS } from '@kitwright/contract'
import { sewnGarments, productTypeAt } from '@kitwright/garment'
import { expect, it } from 'vitest'
import { productPictureUrl, SHOWN_COLOURS } from './ProductPicture.tsx'

it('shows the colours that the server draws in', () => {
  const { tenant: _, ...others } = SHOWN_COLOURS
  expect(others).toEqual(PRODUCT_COLOURS)
})

it('asks the server for every garment that is sewn', () => {
  for (const id of sewnGarments()) expect(productPictureUrl(productTypeAt(id)!, 'red', 400)).toContain('colour=red')
})
