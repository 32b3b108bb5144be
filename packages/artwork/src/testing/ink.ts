import { createTextLayer, type TextLayer } from '@kitwright/design'
import { asDrawable, contextOf } from '../surface/canvasTools.ts'
import { rasteriseLayer, type LayerPicture, type SurfaceCanvas } from '../index.ts'
import { nodeSurface } from '../node/index.ts'

const ZONE = { id: 'z', piece: 'back', centre: { x: 0, y: 0 }, width: 300, height: 100 }

/** Returns a text of 100 mm, never squeezed unless `change` sets it. */
export const textOf = (text: string, change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer('t', 'playerName', text, ZONE),
  sizeMm: 100,
  maxWidthMm: null,
  ...change,
})

export const PAINT = { pxPerMm: 2, surface: nodeSurface, sources: { images: new Map(), patterns: new Map() } }

/** The first and last column and row of the pixels that `isInk` selects by red, green, blue and alpha. */
export type InkBox = readonly [x0: number, y0: number, x1: number, y1: number]
type IsInk = (red: number, green: number, blue: number, alpha: number) => boolean

export const pixelsOf = (canvas: SurfaceCanvas): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data

/** Returns the box of all pixels with ink. Throws if there is none. */
export function inkOf(canvas: SurfaceCanvas, isInk: IsInk = (_r, _g, _b, alpha) => alpha >= 8): InkBox {
  const { width, height } = canvas
  const data = pixelsOf(canvas)
  const box: [number, number, number, number] = [width, height, -1, -1]
  for (let i = 0; i < data.length; i += 4) {
    if (!isInk(data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!)) continue
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  if (box[2] < 0) throw new Error('no ink')
  return box
}

/** Returns a text's picture. Throws if nothing is visible. */
export function pictureOf(text: string, change: Partial<TextLayer> = {}): LayerPicture {
  const picture = rasteriseLayer(textOf(text, change), PAINT)
  if (!picture) throw new Error(`nothing to see of ${text}`)
  return picture
}

/** Returns the share of ink in only one of the pictures, laid centre on centre, out of the ink of both. */
export function shareApart(a: SurfaceCanvas, b: SurfaceCanvas): number {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const [one, other] = [a, b].map(canvas => {
    const common = nodeSurface.createCanvas(width, height)
    contextOf(common).drawImage(asDrawable(canvas), (width - canvas.width) / 2, (height - canvas.height) / 2)
    return pixelsOf(common)
  })
  let [ink, apart] = [0, 0]
  for (let i = 3; i < one!.length; i += 4) {
    if (one![i]! > 8 || other![i]! > 8) ink++
    if (Math.abs(one![i]! - other![i]!) > 96) apart++
  }
  return apart / ink
}
