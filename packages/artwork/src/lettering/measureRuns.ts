import { contextOf } from '../surface/canvasTools.ts'
import type { Context2d, Surface } from '../surface/types.ts'

/** Measures a run in px: its advance, and the extent of its ink above and below the baseline. */
export type MeasureRun = (
  text: string,
) => Pick<TextMetrics, 'width' | 'actualBoundingBoxAscent' | 'actualBoundingBoxDescent'>

export function applyTextState(context: Context2d, font: string): void {
  context.font = font
  context.fontKerning = 'normal'
  // Without this setting, Chromium rounds glyph positions to whole device pixels.
  context.textRendering = 'geometricPrecision'
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
}

const measuring = new WeakMap<Surface, Context2d>()

/**
 * Returns a function that measures runs in a CSS font. The fonts must be loaded (`loadFonts` or `registerFonts`),
 * otherwise another face is measured.
 */
export function measureIn(surface: Surface, font: string): MeasureRun {
  const context = measuring.get(surface) ?? contextOf(surface.createCanvas(1, 1))
  measuring.set(surface, context)
  applyTextState(context, font)
  return text => context.measureText(text)
}
