import { expect, it } from 'vitest'
import { imageUrl, keepImage } from '../../../../drafts/index.ts'
import { trimClear } from './trimClear.ts'

async function pngOf(
  draw: (context: CanvasRenderingContext2D) => void,
  [width, height]: readonly [number, number] = [200, 100],
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas.getContext('2d')!)
  return new Promise(done => canvas.toBlob(blob => done(blob!), 'image/png'))
}

it('a picture loses its clear margins and nothing else', async () => {
  const file = await pngOf(context => {
    context.fillStyle = '#c81432'
    context.fillRect(40, 30, 100, 50)
  })
  const picture = await createImageBitmap((await trimClear(file)).blob!)
  expect([picture.width, picture.height]).toEqual([100, 50])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0)
  expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([200, 20, 50, 255])
})

it('a picture of 24 megapixels loses its clear margins, too', async () => {
  const file = await pngOf(
    context => {
      context.fillStyle = '#c81432'
      context.fillRect(1000, 300, 4200, 3400)
      context.fillRect(700, 3650, 10, 10)
    },
    [6000, 4000],
  )
  const picture = await createImageBitmap((await trimClear(file)).blob!)
  expect([picture.width, picture.height]).toEqual([4500, 3400])
})

it('a picture too heavy to trim says that it keeps its margins', async () => {
  const file = await pngOf(context => context.fillRect(40, 30, 100, 50))
  expect(await trimClear(file, 10)).toEqual({ blob: null, note: 'not_trimmed' })
})

it('a picture that fills its frame, and a file of no picture, stay unchanged', async () => {
  const full = await pngOf(context => context.fillRect(0, 0, 200, 100))
  expect(await trimClear(full)).toEqual({ blob: null, note: null })
  expect(await trimClear(new Blob(['no picture'], { type: 'image/png' }))).toEqual({ blob: null, note: null })
})

const svgOf = (content: string, attributes = 'viewBox="0 0 400 200"'): Blob =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`], { type: 'image/svg+xml' })

/** Returns the stored drawing's aspect ratio and pixels at relative positions, rendered 200 px wide. */
async function keptPixels(file: Blob, places: readonly (readonly [number, number])[]) {
  const kept = await keepImage(file)
  if (!kept.ok) throw new Error(kept.problem)
  const { widthPx, heightPx } = kept.asset
  const picture = new Image()
  picture.src = (await imageUrl(kept.asset))!
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 200
  canvas.height = Math.round((200 * heightPx) / widthPx)
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return {
    proportion: widthPx / heightPx,
    pixels: places.map(([x, y]) => [...context.getImageData(x * 199, y * (canvas.height - 1), 1, 1).data]),
  }
}

it('a drawing loses its clear margins, stays a drawing, and looks as before', async () => {
  const file = svgOf('<rect x="100" y="50" width="50%" height="50" fill="#c81432"/><circle cx="200" cy="125" r="25"/>')
  const { blob: trimmed } = await trimClear(file)
  expect(trimmed?.type).toBe('image/svg+xml')
  const { proportion, pixels } = await keptPixels(trimmed!, [
    [0.1, 0.1],
    [0.9, 0.4],
    [0.5, 0.75],
    [0.1, 0.9],
  ])
  expect(proportion).toBeCloseTo(2, 1)
  expect(pixels).toEqual([
    [200, 20, 50, 255],
    [200, 20, 50, 255],
    [0, 0, 0, 255],
    [0, 0, 0, 0],
  ])
})

it('trimClear leaves full, refused and empty drawings unchanged', async () => {
  expect((await trimClear(svgOf('<rect width="400" height="200"/>'))).blob).toBeNull()
  expect((await trimClear(svgOf('<rect width="400" height="200"/><text x="9" y="90">A</text>'))).blob).toBeNull()
  expect((await trimClear(svgOf(''))).blob).toBeNull()
})

it('trimClear trims the letterbox that a drawing has in its frame', async () => {
  const { blob: trimmed } = await trimClear(
    svgOf('<rect width="10" height="10"/>', 'width="400" height="100" viewBox="0 0 10 10"'),
  )
  expect((await keptPixels(trimmed!, [])).proportion).toBeCloseTo(1, 1)
})
