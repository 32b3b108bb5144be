import type { DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { findPattern, patternPx } from '@kitwright/library'
import { beforeAll, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { browserSurface, loadSources, loadTile } from './browserSources.ts'
import { sizeOf } from './surface/canvasTools.ts'
import { drawPiece, measureLayer, rasterise } from './index.ts'
import type { DrawnInNode } from './testing/drawInNode.ts'
import { PARITY_CASES, PARITY_PX_PER_MM } from './testing/parityDocuments.ts'

const PRINTED = 'sash'
const NOT_PRINTED = 'big-star'

async function drawHere(document: DesignDocument, piece: string, crest: string): Promise<HTMLCanvasElement> {
  const sources = await loadSources(document, () => crest)
  const drawing = drawPiece(document, getGarment('soccer'), piece)
  return rasterise(drawing, { pxPerMm: PARITY_PX_PER_MM, surface: browserSurface, sources }) as HTMLCanvasElement
}

/** Reads pixels from a file on both sides, because nearly clear pixels lose most of their colour there. */
async function pixelsOf(url: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = url
  await image.decode()
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, 0, image.width, image.height).data
}

/** Returns the share of pixels with any channel off by more than 8 of 255. */
function shareOff(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  expect(a.length).toBe(b.length)
  let off = 0
  for (let i = 0; i < a.length; i += 4) {
    if ([0, 1, 2, 3].some(channel => Math.abs(a[i + channel]! - b[i + channel]!) > 8)) off++
  }
  return off / (a.length / 4)
}

/** Returns the longer side of a pattern's tile for the press in px. */
async function tileSide(id: string): Promise<number> {
  const { width, height } = sizeOf(await loadTile(id, 'print'))
  return Math.max(width, height)
}

describe('the same document in Chromium and in Node', () => {
  let node: { crest: string; drawn: readonly DrawnInNode[] }
  beforeAll(async () => {
    node = await commands.inNode('./testing/drawInNode.ts')
  })

  test('a tile for the press is full resolution, or the screen’s if unavailable', async () => {
    await commands.withhold(`**/patterns/${NOT_PRINTED}.print.webp*`)
    const [printed, shown] = [findPattern(PRINTED)!, findPattern(NOT_PRINTED)!]
    expect([await tileSide(PRINTED), await tileSide(NOT_PRINTED)]).toEqual([
      patternPx(printed, 'print'),
      patternPx(shown, 'screen'),
    ])
  })

  test.each(PARITY_CASES.map((parity, i) => ({ ...parity, i })))('$name', async ({ document, piece, i }) => {
    const { picture, widthsMm } = node.drawn[i]!
    const canvas = await drawHere(document, piece, node.crest)
    const off = shareOff(await pixelsOf(picture), await pixelsOf(canvas.toDataURL('image/png')))
    expect(off).toBeLessThanOrEqual(0.025)
    document.layers.forEach((layer, at) => {
      const { widthMm } = measureLayer(layer, browserSurface)
      expect(Math.abs(widthMm - widthsMm[at]!)).toBeLessThanOrEqual(0.01)
    })
  })
})
