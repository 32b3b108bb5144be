import { shape, type XY } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre } from './placedDesigns.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'

/** A band of ink from one line to another, mm, in a shade of it. A lighter band looks like a second ink. */
export type Band = readonly [from: number, to: number, shade?: number]

/** Draws bands across the full width. The context's transform sets their direction. */
export function drawBands(context: Context, bands: readonly Band[]): void {
  for (const [from, to, shade = 1] of bands) {
    context.globalAlpha = shade
    context.fillRect(-FAR, from, 2 * FAR, to - from)
  }
  context.globalAlpha = 1
}

export const acrossBands = (bands: readonly Band[]): DrawTile => fromCentre(context => drawBands(context, bands))

export const uprightBands = (bands: readonly Band[]): DrawTile =>
  fromCentre(context => {
    context.rotate(-Math.PI / 2)
    drawBands(context, bands)
  })

/** Slant of a sash as it is worn: down to the wearer's left hip, or the reverse. */
export const LEAN = -0.86

export const slantedBands = (bands: readonly Band[], lean = LEAN): DrawTile =>
  fromCentre(context => {
    context.rotate(lean)
    drawBands(context, bands)
  })

/** Traces both diagonals, as wide as `half` on each side of their middles. */
function crossPath(context: Context, half: number): void {
  context.beginPath()
  for (const lean of [LEAN, -LEAN]) {
    const [c, s] = [Math.cos(lean), Math.sin(lean)]
    const corners: readonly XY[] = [
      [-FAR, -half],
      [FAR, -half],
      [FAR, half],
      [-FAR, half],
    ]
    corners.forEach(([x, y], i) => {
      const at = [x * c - y * s, x * s + y * c] as const
      if (i === 0) context.moveTo(...at)
      else context.lineTo(...at)
    })
    context.closePath()
  }
}

/** A saltire of bands around it, the outermost first; each reaches from `inner` to `outer` of its arms' middles. */
export const crossed = (bands: readonly (readonly [inner: number, outer: number, shade?: number])[]): DrawTile =>
  fromCentre(context => {
    for (const [inner, outer, shade = 1] of bands) {
      crossPath(context, outer)
      erase(context, () => context.fill())
      context.globalAlpha = shade
      context.fill()
      context.globalAlpha = 1
      if (inner === 0) continue
      crossPath(context, inner)
      erase(context, () => context.fill())
    }
  })

/** Draws only within a shape. */
export function within(context: Context, points: readonly XY[], draw: () => void): void {
  context.save()
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.clip()
  draw()
  context.restore()
}

/** Several shapes, each in its shade. */
export const blocks = (...parts: readonly (readonly [shade: number, ...points: XY[]])[]): DrawTile =>
  fromCentre(context => {
    for (const [shade, ...points] of parts) {
      context.globalAlpha = shade
      shape(context, points)
    }
  })

/** The same on the other side. */
export const bothSides = (draw: (context: Context) => void): DrawTile =>
  fromCentre(context => {
    for (const side of [1, -1]) {
      context.save()
      context.scale(side, 1)
      draw(context)
      context.restore()
    }
  })
