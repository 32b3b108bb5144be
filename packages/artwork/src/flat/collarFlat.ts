import { partStyleOf } from '@kitwright/design'
import type { Piece } from '@kitwright/garment'
import { boxAround, type Point } from '@kitwright/measure'
import { addPolygonsToPath } from '../surface/canvasTools.ts'
import { fillStyleOf } from '../ground/gradient.ts'
import type { Context2d } from '../surface/types.ts'
import { pieceOf, tintOf, type Board, type FlatShape } from './flatContext.ts'
import { offsetPolyline, edgeOf, resampleEvenly } from '../surface/polyline.ts'
import { drawSeam } from './shadeFlat.ts'

const RIB_MM = 20
const SHADE = '8,12,24'

/** Returns a body piece's neckline from left to right as drawn; null if it has none. */
function necklineOf(body: Piece | null): readonly Point[] | null {
  const halves = ['neckL', 'neckR'].map(name => body && edgeOf(body, name))
  const lines = halves.flatMap(half => (half ? [half[0]!.x <= half.at(-1)!.x ? half : half.toReversed()] : []))
  if (lines.length < 2) return null
  const [left, right] = lines.toSorted((p, q) => p[0]!.x - q[0]!.x)
  return [...left!, ...right!.slice(1)]
}

/** Draws fine knit lines across the band. */
function drawKnit(context: Context2d, sewn: readonly Point[], edge: readonly Point[]): void {
  const count = Math.round(boxAround(sewn)[2] - boxAround(sewn)[0])
  const [a, b] = [resampleEvenly(sewn, count), resampleEvenly(edge, count)]
  context.beginPath()
  for (let i = 1; i < count - 1; i += 2) {
    context.moveTo(a[i]!.x, a[i]!.y)
    context.lineTo(b[i]!.x, b[i]!.y)
  }
  context.lineWidth = 0.8
  context.strokeStyle = `rgba(${SHADE},0.09)`
  context.stroke()
}

/** Draws the rib along a neckline: a band inside the neck hole, darkened by `shade` (0-1). */
function drawRib(context: Context2d, board: Board, neckline: readonly Point[], shade: number): void {
  const edge = offsetPolyline(neckline, RIB_MM)
  const band = [...neckline, ...edge.toReversed()]
  context.save()
  addPolygonsToPath(context, [band])
  context.fillStyle = fillStyleOf(context, partStyleOf(board.document, 'collar').fill, boxAround(neckline))
  context.fill()
  context.fillStyle = `rgba(${SHADE},${shade})`
  context.fill()
  drawKnit(context, neckline, edge)
  addPolygonsToPath(context, [band])
  context.lineJoin = 'round'
  context.lineWidth = 1.4
  context.strokeStyle = `rgba(${SHADE},0.28)`
  context.stroke()
  context.restore()
  drawSeam(context, neckline)
}

/** Draws the inside of the back and its rib, visible through a front neckline. */
function drawInside(context: Context2d, board: Board, neckline: readonly Point[]): void {
  const behind = necklineOf(pieceOf(board, 'back'))
  if (!behind) return
  const half = Math.max(...behind.map(({ x }) => Math.abs(x)))
  const rise = (x: number): number => RIB_MM * Math.min(1, (half - Math.abs(x)) / (RIB_MM * 1.4))
  const rim = resampleEvenly(behind, 40).map(({ x, y }) => ({ x, y: y - rise(x) }))
  const inside = [...neckline, ...rim.toReversed()]
  const [x0, y0, x1, y1] = boxAround(inside)
  context.save()
  addPolygonsToPath(context, [inside])
  context.clip()
  for (const style of [board.document.fabric.colour, `rgba(${SHADE},0.42)`]) {
    context.fillStyle = style
    context.fillRect(x0, y0, x1 - x0, y1 - y0)
  }
  drawRib(context, board, behind, 0.3)
  context.restore()
}

/** Returns the collar on a body piece; null if the piece has no neckline. The collar casts no shadow. */
export function collarShape(board: Board, body: Piece): FlatShape | null {
  const neckline = necklineOf(body)
  if (!neckline) return null
  return {
    outline: [],
    tint: tintOf(board, body),
    paint(context) {
      if (board.side === 'front') drawInside(context, board, neckline)
      drawRib(context, board, neckline, 0.02)
    },
  }
}
