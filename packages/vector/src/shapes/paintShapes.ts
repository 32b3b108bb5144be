import type { Matrix } from '../matrix.ts'
import type { Colour } from './paint/colours.ts'
import type { Paint, Shape, ShapePicture, DrawingNode } from './paint/drawing.ts'
import type { Segment } from './geometry/segments.ts'

interface Ramp {
  addColorStop(at: number, colour: string): void
}

/** The canvas functions that shapes need, also of a page drawn on like a canvas. */
export interface ShapeCanvas {
  save(): void
  restore(): void
  scale(x: number, y: number): void
  transform(...matrix: Matrix): void
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  closePath(): void
  clip(rule: Shape['rule']): void
  fill(rule: Shape['rule']): void
  stroke(): void
  setLineDash(dashes: number[]): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Ramp
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Ramp
  globalAlpha: number
  // Any type, for canvases that accept other values too.
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
  miterLimit: number
  lineDashOffset: number
}

const cssOf = ({ r, g, b, a }: Colour): string => `rgba(${[r, g, b].map(Math.round).join(',')},${a})`

/** Begins a path along an outline. */
export function traceOutline(canvas: ShapeCanvas, outline: readonly Segment[]): void {
  canvas.beginPath()
  for (const { kind, to } of outline) {
    const [a, b, c, d, e, f] = to as [number, number, number, number, number, number]
    if (kind === 'M') canvas.moveTo(a, b)
    else if (kind === 'L') canvas.lineTo(a, b)
    else if (kind === 'C') canvas.bezierCurveTo(a, b, c, d, e, f)
    else canvas.closePath()
  }
}

function styleOf(canvas: ShapeCanvas, paint: Paint): unknown {
  if (paint.kind === 'plain') return cssOf({ ...paint.colour, a: 1 })
  const { kind, from, to, stops } = paint
  const ramp =
    kind === 'linear'
      ? canvas.createLinearGradient(from[0], from[1], to[0], to[1])
      : canvas.createRadialGradient(...from, ...to)
  for (const { at, colour } of stops) ramp.addColorStop(at, cssOf(colour))
  return ramp
}

function paintShape(canvas: ShapeCanvas, { matrix, outline, paint, opacity, rule, line }: Shape): void {
  canvas.save()
  canvas.transform(...matrix)
  canvas.globalAlpha *= opacity * (paint.kind === 'plain' ? paint.colour.a : 1)
  traceOutline(canvas, outline)
  const style = styleOf(canvas, paint)
  if (line) {
    canvas.strokeStyle = style
    canvas.lineWidth = line.width
    canvas.lineCap = line.cap
    canvas.lineJoin = line.join
    canvas.miterLimit = line.miterLimit
    canvas.setLineDash([...line.dashes])
    canvas.lineDashOffset = line.dashOffset
    canvas.stroke()
  } else {
    canvas.fillStyle = style
    canvas.fill(rule)
  }
  canvas.restore()
}

function paintAll(canvas: ShapeCanvas, shown: readonly DrawingNode[]): void {
  for (const each of shown) {
    if (each.kind === 'shape') paintShape(canvas, each)
    else {
      canvas.save()
      traceOutline(canvas, each.outline)
      canvas.clip(each.rule)
      paintAll(canvas, each.shown)
      canvas.restore()
    }
  }
}

/** Paints a picture at the canvas's origin with this width and height, in canvas units. */
export function paintShapes(
  canvas: ShapeCanvas,
  { widthPx, heightPx, shown }: ShapePicture,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  canvas.save()
  canvas.scale(width / widthPx, height / heightPx)
  paintAll(canvas, shown)
  canvas.restore()
}
