import type { TextLayer } from '@kitwright/design'
import { cssFontOf, faceOf, KHMER_METRICS, type FontMetrics } from '@kitwright/library'
import type { Box } from '@kitwright/measure'
import { contextOf } from './canvas.ts'
import { fillStyleOf } from './gradient.ts'
import type { Context2d, Surface } from './types.ts'

/**
 * Text is always set at this size and scaled by the matrix: advances are then free of hinting and rounding, and the same
 * in browser and Node to 0.01 per 1000 (0.003 mm for a 300 mm number).
 */
export const FONT_PX = 1000

export interface TextLayout {
  /** What is really drawn: composed, without zero-width spaces. One run, so that Khmer is shaped as a whole. */
  readonly text: string
  /** CSS font at `FONT_PX`. */
  readonly font: string
  /** mm per font pixel, vertically; horizontally it is this times `squeeze`. */
  readonly mmPerPx: number
  /** 1, or less where the text was too wide. */
  readonly squeeze: number
  /** Start of the run and its baseline, from the layer's centre, mm. */
  readonly startXMm: number
  readonly baselineYMm: number
  /** Advance of the run after squeezing (for digits: of their ink), without the outline, mm. */
  readonly widthMm: number
  /** Room above and below the centre for the letters, without the outline, mm. Rare deep Khmer stacks leave it. */
  readonly halfHeightMm: number
  /** Room that no letter leaves. */
  readonly halfReachMm: number
}

const KHMER = /[\u1780-\u17ff\u19e0-\u19ff]/
/** Round letters pass the line by this much. */
const ROUND_EM = 0.02
/** Capitals, digits and marks that stay between baseline and cap height. */
const FLAT = /^[A-Z0-9 .'’:+-]*$/
const DIGITS = /^[0-9]+$/

const printed = (text: string): string => text.replaceAll('\u200b', '').normalize('NFC')

interface VerticalEm {
  /** Half the height of the letters that a line is centred on: capitals, or Khmer consonants. Names then share a baseline. */
  readonly middle: number
  readonly half: number
  readonly reach: number
}

function verticalEm(text: string, metrics: FontMetrics): VerticalEm {
  const isKhmer = KHMER.test(text)
  const middle = (isKhmer ? KHMER_METRICS.letterHeight : metrics.capHeight) / 2
  if (FLAT.test(text)) return { middle, half: middle, reach: middle + ROUND_EM }
  const around = (ascent: number, descent: number): number => Math.max(ascent - middle, descent + middle)
  const latin = around(metrics.ascent, metrics.descent)
  if (!isKhmer) return { middle, half: latin, reach: latin }
  const half = around(KHMER_METRICS.ascent, KHMER_METRICS.descent)
  return { middle, half, reach: Math.max(half, latin, around(KHMER_METRICS.highest, KHMER_METRICS.lowest)) }
}

const measuring = new WeakMap<Surface, Context2d>()

function advancePx(text: string, font: string, surface: Surface): number {
  let context = measuring.get(surface)
  if (!context) {
    context = contextOf(surface.createCanvas(1, 1))
    measuring.set(surface, context)
  }
  setUp(context, font)
  return context.measureText(text).width
}

function setUp(context: Context2d, font: string): void {
  context.font = font
  context.fontKerning = 'normal'
  // Without it Chromium rounds glyph positions to whole device pixels.
  context.textRendering = 'geometricPrecision'
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
}

/** Side bearings to leave out, em: numbers are centred and squeezed by their ink. */
function bearings(text: string, { digitBearings }: FontMetrics): readonly [left: number, right: number] {
  if (!DIGITS.test(text)) return [0, 0]
  return [digitBearings[Number(text[0])]![0], digitBearings[Number(text.at(-1))]![1]]
}

/**
 * How a text is set: em = `sizeMm`, squeezed horizontally so that it and its outline fit `maxWidthMm`.
 * The fonts must be loaded (`loadFonts` or `registerFonts`), or another face is measured.
 */
export function textLayout(layer: TextLayer, surface: Surface): TextLayout {
  const font = faceOf(layer)
  const text = printed(layer.text)
  const css = cssFontOf(layer, FONT_PX)
  const mmPerPx = layer.sizeMm / FONT_PX
  const [left, right] = bearings(text, font.metrics)
  const plain = advancePx(text, css, surface) * mmPerPx - (left + right) * layer.sizeMm
  const full = plain + 2 * (layer.outline?.widthMm ?? 0)
  const squeeze = layer.maxWidthMm !== null && full > layer.maxWidthMm ? layer.maxWidthMm / full : 1
  const { middle, half, reach } = verticalEm(text, font.metrics)
  return {
    text,
    font: css,
    mmPerPx,
    squeeze,
    startXMm: -(plain / 2 + left * layer.sizeMm) * squeeze,
    baselineYMm: middle * layer.sizeMm,
    widthMm: plain * squeeze,
    halfHeightMm: half * layer.sizeMm,
    halfReachMm: reach * layer.sizeMm,
  }
}

/** The box that a text's gradient spans, in font pixels from the start of the run. */
function frameInPx({ widthMm, halfHeightMm, startXMm, baselineYMm, mmPerPx, squeeze }: TextLayout): Box {
  const x = (mm: number): number => (mm - startXMm) / (mmPerPx * squeeze)
  const y = (mm: number): number => (mm - baselineYMm) / mmPerPx
  return [x(-widthMm / 2), y(-halfHeightMm), x(widthMm / 2), y(halfHeightMm)]
}

/** Paints a text around the origin, unrotated; the context is in mm. A squeezed text squeezes its outline and gradient too. */
export function paintText(context: Context2d, layer: TextLayer, layout: TextLayout): void {
  const { mmPerPx, squeeze } = layout
  context.save()
  setUp(context, layout.font)
  context.translate(layout.startXMm, layout.baselineYMm)
  context.scale(mmPerPx * squeeze, mmPerPx)
  if (layer.outline) {
    context.strokeStyle = layer.outline.colour
    context.lineJoin = 'round'
    context.lineWidth = (2 * layer.outline.widthMm) / mmPerPx
    context.strokeText(layout.text, 0, 0)
  }
  context.fillStyle = fillStyleOf(context, layer.fill, frameInPx(layout))
  context.fillText(layout.text, 0, 0)
  context.restore()
}
