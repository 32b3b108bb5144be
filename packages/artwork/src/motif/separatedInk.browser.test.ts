import { createPatternUse, type PictureMotif } from '@kitwright/design'
import { expect, test } from 'vitest'
import { loadInkTile, ownColours, pictureInks } from '../browserSources.ts'
import { tileIdOf } from '../ground/motifTile.ts'

const SVG = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">${content}</svg>`
/** A hairline in a separate colour that no trace of pixels finds. */
const CREST = SVG(
  '<rect width="400" height="200" fill="#0b1f4d"/><circle cx="100" cy="100" r="60" fill="#f2b705"/><path d="M0 199.5H400" stroke="#e11d48" stroke-width=".4"/>',
)

let count = 0
function picture(svg: string, inks: number) {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const asset = { source: 'local', id: `drawing${(count += 1)}`, widthPx: 400, heightPx: 200 } as const
  const motif: PictureMotif = {
    kind: 'picture',
    asset,
    inks,
    widthMm: 80,
    heightMm: 40,
    gapXMm: 0,
    gapYMm: 0,
    rows: 'straight',
  }
  return {
    asset,
    address: () => url,
    tile: (ink: number) => tileIdOf({ ...createPatternUse('own', '#000'), motif }, ink),
  }
}

async function alphaAt(tile: CanvasImageSource | null, x: number, y: number): Promise<number> {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  const context = canvas.getContext('2d')!
  context.drawImage(tile!, 0, 0, 400, 200)
  return context.getImageData(x, y, 1, 1).data[3]!
}

test('the inks of a drawing are its own fills and strokes, to the hairline', async () => {
  const { asset, address } = picture(CREST, 3)
  expect(await ownColours(asset, address)).toEqual(['#0b1f4d', '#f2b705', '#e11d48'])
  expect(await pictureInks(asset, 4, address)).toEqual(['#0b1f4d', '#f2b705', '#e11d48'])
  expect(await pictureInks(asset, 2, address)).toEqual(['#0b1f4d', '#f2b705'])
  expect(await pictureInks(asset, 1, address)).toEqual(['#0b1f4d'])
})

test('a tile has one ink of the drawing, and those over it', async () => {
  const { tile, address } = picture(CREST, 3)
  const [navy, yellow] = [await loadInkTile(tile(0), 'screen', address), await loadInkTile(tile(1), 'screen', address)]
  expect([await alphaAt(navy, 100, 100), await alphaAt(navy, 300, 100)]).toEqual([255, 255])
  expect([await alphaAt(yellow, 100, 100), await alphaAt(yellow, 300, 100)]).toEqual([255, 0])
})

test('a drawing with a filter is traced, as pixels are', async () => {
  const filtered = SVG(
    '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><rect width="400" height="200" fill="#0b1f4d" filter="url(#a)"/>',
  )
  const { asset, address } = picture(filtered, 2)
  expect(await ownColours(asset, address)).toBeNull()
  expect((await pictureInks(asset, 2, address))?.length).toBeGreaterThan(0)
})
