import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Sources } from '@kitwright/artwork'
import type { Box } from '@kitwright/measure'
import { differencesOf } from '../../proof/pictureDifferences.ts'
import type { ProofView } from '../../proof/views.ts'
import { paintSewn } from '../sheets/paintSewn.ts'

/** Resolution that keeps names readable on a telephone, and the maximum of the longer side. */
const PX_PER_MM = 1.25
const MAX_PX = 1500
const SEW_LINE = { colour: '#94a3b8', widthMm: 1 } as const
const QUALITY = 86

export interface PaintedView {
  /** WebP, transparent beside the pieces. */
  readonly bytes: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** Paints the print of a garment's pieces, within their sew lines. */
export async function paintView({ widthMm, heightMm, sheets }: ProofView, sources: Sources): Promise<PaintedView> {
  const pxPerMm = Math.min(PX_PER_MM, MAX_PX / Math.max(widthMm, heightMm))
  const [widthPx, heightPx] = [Math.ceil(widthMm * pxPerMm), Math.ceil(heightMm * pxPerMm)]
  const canvas = createCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  context.scale(pxPerMm, pxPerMm)
  for (const { sheet, at } of sheets) {
    context.save()
    context.translate(at.x, at.y)
    paintSewn(context, sheet, { pxPerMm, sources, line: SEW_LINE })
    context.restore()
  }
  return { bytes: await canvas.encode('webp', QUALITY), widthPx, heightPx }
}

async function pixelsOf(bytes: Uint8Array, widthPx: number, heightPx: number): Promise<Uint8ClampedArray> {
  const context = createCanvas(widthPx, heightPx).getContext('2d')
  // Another size of the same garment is scaled to this one for comparison.
  context.drawImage(await loadImage(bytes), 0, 0, widthPx, heightPx)
  return context.getImageData(0, 0, widthPx, heightPx).data
}

/** Returns the boxes where the later of two pictures differs from the earlier one, as shares of it. */
export async function compareViews(before: Uint8Array, after: Uint8Array): Promise<Box[]> {
  const { width: widthPx, height: heightPx } = await loadImage(after)
  const pixels = async (bytes: Uint8Array) => pixelsOf(bytes, widthPx, heightPx)
  return differencesOf({ widthPx, heightPx, before: await pixels(before), after: await pixels(after) })
}
