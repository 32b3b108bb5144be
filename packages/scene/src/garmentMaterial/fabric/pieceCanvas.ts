import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import type { TargetSize } from '../../layers/targetSize.ts'

export interface PieceCanvas {
  readonly canvas: HTMLCanvasElement
  /** Its coordinates are mm on the piece. */
  readonly pen: CanvasRenderingContext2D
}

/** Creates a canvas over a piece, filled with a colour. Throws if the browser provides no 2D context. */
export function pieceCanvas(box: Box, { widthPx, heightPx }: TargetSize, colour: string): PieceCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  pen.fillStyle = colour
  pen.fillRect(0, 0, widthPx, heightPx)
  pen.scale(widthPx / boxWidth(box), heightPx / boxHeight(box))
  pen.translate(-box[0], -box[1])
  return { canvas, pen }
}
