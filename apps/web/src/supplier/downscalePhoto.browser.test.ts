import { expect, it } from 'vitest'
import { smallPhoto } from './downscalePhoto.ts'

async function photo(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#0f766e'
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type })], 'front.of.ten.png', { type })
}
const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return [width, height]
}

it('makes a large photograph small enough to send, in its proportions', async () => {
  const small = (await smallPhoto(await photo(9000, 6000, 'image/png')))!
  expect([small.type, small.name, ...(await sizeOf(small))]).toEqual(['image/jpeg', 'front.of.ten.jpg', 2400, 1600])
})

it('sends small files and no pictures unchanged; the server refuses the latter', async () => {
  const small = await photo(1200, 900, 'image/jpeg')
  expect(await smallPhoto(small)).toBe(small)
  const text = new File(['%PDF-1.4'], 'list.pdf', { type: 'application/pdf' })
  expect(await smallPhoto(text)).toBe(text)
})

it('tells a photograph of an iPhone that this browser cannot show from other files', async () => {
  expect(await smallPhoto(new File(['ftypheic'], 'IMG_0042.HEIC', { type: '' }))).toBe(null)
  expect(await smallPhoto(new File(['ftypheic'], 'photo', { type: 'image/heic' }))).toBe(null)
})
