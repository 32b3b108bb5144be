import { asDrawable, contextOf, sizeOf } from '../surface/canvasTools.ts'
import type { Drawable, FineTile, PaintAsShapes } from '../surface/types.ts'

/** The resolution of 200 dpi at printed size. */
const PX_PER_MM = 8
const MAX_PX = 4096

/**
 * Redraws a tile from its vector shapes at 8 px/mm of printed size (at most 4096 px). Returns the given picture if it is at least as fine
 * or the shapes cannot be painted.
 */
export function fineTile(asShapes: PaintAsShapes, { pattern, tileMm, picture, surface }: FineTile): Drawable {
  const [longest, known] = [Math.max(tileMm.width, tileMm.height), sizeOf(picture)]
  const pxPerMm = Math.min(PX_PER_MM * pattern.scale, MAX_PX / longest)
  const [widthPx, heightPx] = [tileMm.width * pxPerMm, tileMm.height * pxPerMm].map(Math.round) as [number, number]
  if (widthPx <= known.width) return picture
  const canvas = surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.scale(widthPx / tileMm.width, heightPx / tileMm.height)
  const whole = [0, 0, tileMm.width, tileMm.height] as const
  const asItIs = { ...pattern, colour: '#000000', opacity: 1, scale: 1, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }
  const isPainted = asShapes(context, { pattern: asItIs, tileMm, isOnce: true, frame: whole, cover: whole })
  return isPainted ? asDrawable(canvas) : picture
}
