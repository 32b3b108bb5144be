import { drawPiece, rasterise } from '@kitwright/artwork'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { boxWidth } from '@kitwright/measure'

/** A piece's picture from a model's file. */
export type Picture = (HTMLImageElement | ImageBitmap) & { readonly width: number; readonly height: number }

interface ModelDrawing {
  readonly design: DesignDocument
  readonly garment: Garment
  readonly imageUrl: (asset: { id: string }) => Promise<string | null>
}

function pixelsOf(picture: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  // The area outside the piece is clipped; a picture without transparency is black there.
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height).data
}

/** Compares pictures with the pieces' own drawings. Returns the share of pixels with another colour. */
export async function compareDrawn(
  { design, garment, imageUrl }: ModelDrawing,
  pictures: Readonly<Record<string, Picture>>,
): Promise<Record<string, number>> {
  const sources = await loadSources(design, imageUrl, 'print')
  const apart = ([piece, picture]: [string, Picture]): [string, number] => {
    const { width, height } = picture
    const drawing = drawPiece(design, garment, piece)
    const canvas = rasterise(drawing, { pxPerMm: width / boxWidth(drawing.box), surface: browserSurface, sources })
    const [a, b] = [pixelsOf(picture, width, height), pixelsOf(canvas as HTMLCanvasElement, width, height)]
    let other = 0
    for (let i = 0; i < a.length; i += 4) {
      const off = Math.max(Math.abs(a[i]! - b[i]!), Math.abs(a[i + 1]! - b[i + 1]!), Math.abs(a[i + 2]! - b[i + 2]!))
      if (off > 40) other++
    }
    return [piece, other / (width * height)]
  }
  return Object.fromEntries(Object.entries(pictures).map(apart))
}
