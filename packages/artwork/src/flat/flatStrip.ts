import { partStyleOf } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { lerpPoint, boxAround, type Point } from '@kitwright/measure'
import { addPolygonsToPath } from '../surface/canvasTools.ts'
import { fillStyleOf } from '../ground/gradient.ts'
import type { Context2d } from '../surface/types.ts'
import type { Board, FlatShape } from './flatContext.ts'
import { resampleEvenly } from '../surface/polyline.ts'

const SHADE = '8,12,24'
/** The distance between knitted ribs in millimetres. */
const RIB_STEP_MM = 3

/** A narrow part between two lines in the same direction, such as a cuff or a waistband. */
export interface Strip {
  readonly part: PartId
  readonly sewn: readonly Point[]
  readonly edge: readonly Point[]
}

function drawRibs(context: Context2d, { sewn, edge }: Strip): void {
  const [x0, y0, x1, y1] = boxAround(sewn)
  const count = Math.max(4, Math.round(Math.hypot(x1 - x0, y1 - y0) / RIB_STEP_MM))
  const [a, b] = [resampleEvenly(sewn, count), resampleEvenly(edge, count)]
  context.beginPath()
  for (let i = 1; i < count - 1; i++) {
    context.moveTo(a[i]!.x, a[i]!.y)
    context.lineTo(b[i]!.x, b[i]!.y)
  }
  context.lineWidth = 1
  context.strokeStyle = `rgba(${SHADE},0.1)`
  context.stroke()
}

/** Fills an outline with a part's fill, darkened by `shade` (0-1), and draws a fine line around it. */
export function fillPart(
  context: Context2d,
  board: Board,
  { part, outline, shade = 0 }: { part: PartId; outline: readonly Point[]; shade?: number },
): void {
  addPolygonsToPath(context, [outline])
  context.fillStyle = fillStyleOf(context, partStyleOf(board.document, part).fill, boxAround(outline))
  context.fill()
  context.fillStyle = `rgba(${SHADE},${shade})`
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = 1.4
  context.strokeStyle = `rgba(${SHADE},0.3)`
  context.stroke()
}

/** Returns the strip's main colour. */
export function tintOfPart(board: Board, part: PartId): string {
  const { fill } = partStyleOf(board.document, part)
  return (fill.kind === 'solid' ? fill.colour : fill.stops[0].colour).slice(0, 7)
}

/** Returns a strip as a shape of the flat; a ribbed strip is slightly narrower at its free edge. */
export function stripShape(board: Board, strip: Strip, isRib: boolean): FlatShape {
  const [first, last] = [strip.edge[0]!, strip.edge.at(-1)!]
  const drawnIn = isRib ? strip.edge.map(point => lerpPoint(point, lerpPoint(first, last, 0.5), 0.06)) : strip.edge
  const outline = [...strip.sewn, ...drawnIn.toReversed()]
  return {
    outline,
    tint: tintOfPart(board, strip.part),
    paint(context) {
      fillPart(context, board, { part: strip.part, outline, shade: 0.04 })
      if (isRib) drawRibs(context, { ...strip, edge: drawnIn })
    },
  }
}
