import { PRODUCT_COLOURS } from '@kitwright/contract'
import { sewnGarments, productTypeAt } from '@kitwright/garment'
import { expect, it } from 'vitest'
import { productPictureUrl, SHOWN_COLOURS } from './ProductPicture.tsx'

it('a product is shown in the colours that the server draws it in', () => {
  const { tenant: _, ...others } = SHOWN_COLOURS
  expect(others).toEqual(PRODUCT_COLOURS)
})

it('the picture of every garment that is sewn is asked of the server', () => {
  for (const id of sewnGarments()) expect(productPictureUrl(productTypeAt(id)!, 'red', 400)).toContain('colour=red')
})
