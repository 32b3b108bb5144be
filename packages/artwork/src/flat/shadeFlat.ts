import { boxAround, boxHeight, boxWidth, type Point } from '@kitwright/measure'
import { addPolygonsToPath } from '../surface/canvasTools.ts'
import type { Context2d } from '../surface/types.ts'

const dark = (alpha: number): string => `rgba(8,12,24,${alpha})`
const light = (alpha: number): string => `rgba(255,255,255,${alpha})`

/** A soft fold: a long thin ellipse of shade with a light beside it, lengths in millimetres. */
export interface Fold {
  readonly at: Point
  readonly length: number
  readonly width: number
  readonly angleDeg: number
  readonly depth: number
}

function softEllipse(
  context: Context2d,
  rx: number,
  ry: number,
  colour: (alpha: number) => string,
  alpha: number,
): void {
  context.save()
  context.scale(rx, ry)
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  shade.addColorStop(0, colour(alpha))
  shade.addColorStop(0.5, colour(alpha * 0.45))
  shade.addColorStop(1, colour(0))
  context.fillStyle = shade
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

function drawFold(context: Context2d, { at, length, width, angleDeg, depth }: Fold): void {
  context.save()
  context.translate(at.x, at.y)
  context.rotate((angleDeg * Math.PI) / 180)
  softEllipse(context, length / 2, width / 2, dark, depth)
  context.translate(0, -width * 0.42)
  softEllipse(context, length / 2, width / 2, light, depth * 0.55)
  context.restore()
}

/** Darkens both sides and the hem, as cloth on a body turns away from the light. */
function drawRoundness(context: Context2d, outline: readonly Point[]): void {
  const box = boxAround(outline)
  const across = context.createLinearGradient(box[0], 0, box[2], 0)
  for (const [at, alpha] of [
    [0, 0.24],
    [0.16, 0.07],
    [0.34, 0],
    [0.72, 0],
    [0.86, 0.08],
    [1, 0.28],
  ] as const) {
    across.addColorStop(at, dark(alpha))
  }
  context.fillStyle = across
  context.fillRect(box[0], box[1], boxWidth(box), boxHeight(box))
  const down = context.createLinearGradient(0, box[1], 0, box[3])
  down.addColorStop(0, light(0.07))
  down.addColorStop(0.35, light(0))
  down.addColorStop(0.8, dark(0))
  down.addColorStop(1, dark(0.1))
  context.fillStyle = down
  context.fillRect(box[0], box[1], boxWidth(box), boxHeight(box))
}

/** Shades a flat shape like soft cloth: roundness, folds, and a fine line around it. */
export function shadeCloth(context: Context2d, outline: readonly Point[], folds: readonly Fold[]): void {
  context.save()
  addPolygonsToPath(context, [outline])
  context.clip()
  drawRoundness(context, outline)
  for (const fold of folds) drawFold(context, fold)
  context.restore()
  context.save()
  addPolygonsToPath(context, [outline])
  context.lineJoin = 'round'
  context.lineWidth = 1.6
  context.strokeStyle = dark(0.3)
  context.stroke()
  context.restore()
}

function strokeLine(context: Context2d, line: readonly Point[], width: number, colour: string): void {
  context.beginPath()
  line.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke()
}

/** Draws a sewn seam: a dark groove with a light lip. */
export function drawSeam(context: Context2d, line: readonly Point[]): void {
  context.save()
  context.lineJoin = 'round'
  strokeLine(context, line, 5, dark(0.1))
  strokeLine(context, line, 1.6, dark(0.34))
  context.translate(0, 1.4)
  strokeLine(context, line, 1, light(0.12))
  context.restore()
}

/** Draws a row of stitches; lengths in millimetres. */
export function drawStitches(context: Context2d, line: readonly Point[]): void {
  context.save()
  context.setLineDash([3.2, 2.2])
  strokeLine(context, line, 0.9, dark(0.3))
  context.restore()
}

/**
 * Draws each shape in its tint and casts its soft shadow on everything behind it. `blurPx` is in device pixels, as a
 * canvas requires.
 */
export function dropShadow(
  context: Context2d,
  shapes: readonly { readonly outline: readonly Point[]; readonly tint: string }[],
  blurPx: number,
): void {
  context.save()
  context.shadowColor = dark(0.32)
  context.shadowBlur = blurPx
  context.shadowOffsetY = blurPx * 0.35
  for (const shape of shapes) {
    context.fillStyle = shape.tint
    addPolygonsToPath(context, [shape.outline])
    context.fill()
  }
  context.restore()
}
