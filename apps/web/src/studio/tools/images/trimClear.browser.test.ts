import { expect, it } from 'vitest'
import { trimClear } from './trimClear.ts'

async function pngOf(draw: (context: CanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 200
  canvas.height = 100
  draw(canvas.getContext('2d')!)
  return new Promise(done => canvas.toBlob(blob => done(blob!), 'image/png'))
}

it('a picture loses its clear margins and nothing else', async () => {
  const file = await pngOf(context => {
    context.fillStyle = '#c81432'
    context.fillRect(40, 30, 100, 50)
  })
  const picture = await createImageBitmap((await trimClear(file))!)
  expect([picture.width, picture.height]).toEqual([100, 50])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0)
  expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([200, 20, 50, 255])
})

it('a picture that fills its frame, and what is no picture, stay as they are', async () => {
  const full = await pngOf(context => context.fillRect(0, 0, 200, 100))
  expect(await trimClear(full)).toBeNull()
  expect(await trimClear(new Blob(['no picture'], { type: 'image/png' }))).toBeNull()
})
