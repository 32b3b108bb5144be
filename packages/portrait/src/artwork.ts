import { drawPiece, paintDrawing, type Sources, type Surface, type SurfaceCanvas } from '@kitwright/artwork'
import type { DesignDocument } from '@kitwright/design'
import { findPiece, type Garment } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { drawSeams } from './drawSeams.ts'

const LONGEST_PX = 2400

export interface ArtworkSource {
  readonly document: DesignDocument
  readonly garment: Garment
  readonly surface: Surface
  readonly sources: Sources
}

/** Returns the size of a piece's artwork: `pxPerMm`, less for very long pieces. */
export function artworkSize(
  { garment, document }: Pick<ArtworkSource, 'garment' | 'document'>,
  pieceId: string,
  pxPerMm: number,
): { widthPx: number; heightPx: number } {
  const found = findPiece(garment, document.options, pieceId)
  if (!found) return { widthPx: 1, heightPx: 1 }
  const { box } = found.piece
  const scale = Math.min(pxPerMm, LONGEST_PX / Math.max(boxWidth(box), boxHeight(box)))
  return {
    widthPx: Math.max(1, Math.ceil(boxWidth(box) * scale)),
    heightPx: Math.max(1, Math.ceil(boxHeight(box) * scale)),
  }
}

/** The part of a piece's artwork that is drawn: texels from its left and top, and the size of the whole. */
export interface ArtworkWindow {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly widthPx: number
  readonly heightPx: number
}

/** Draws a window of a piece's artwork with bleed and its seams. A mesh without a known piece shows the bare fabric. */
export function drawArtwork(source: ArtworkSource, pieceId: string, window: ArtworkWindow): SurfaceCanvas {
  const { document, garment, surface, sources } = source
  const { left, top, widthPx, heightPx } = window
  const canvas = surface.createCanvas(window.right - left, window.bottom - top)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D drawing context')
  const found = findPiece(garment, document.options, pieceId)
  if (!found) {
    context.fillStyle = document.fabric.colour
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas
  }
  const { box } = found.piece
  context.translate(-left, -top)
  context.scale(widthPx / boxWidth(box), heightPx / boxHeight(box))
  context.translate(-box[0], -box[1])
  const drawing = drawPiece(document, garment, pieceId)
  paintDrawing(context, drawing, { pxPerMm: widthPx / boxWidth(box), surface, sources, withClip: false })
  drawSeams(context, found.piece)
  return canvas
}
