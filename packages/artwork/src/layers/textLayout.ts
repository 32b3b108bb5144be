import type { TextLayout } from '../lettering/layout.ts'
import { splitInTwo, type TextCurve, type TextLayer } from '@kitwright/design'
import { cssFontOf, faceOf, type FontMetrics } from '@kitwright/library'
import { boxCentre, boxHeight, boxWidth, toRadians, type Box, type Point } from '@kitwright/measure'
import { FONT_PX } from '../lettering/referenceFontSize.ts'
import { lineHeights } from '../lettering/heights.ts'
import { isRightToLeft, printedLines } from '../lettering/graphemes.ts'
import { measureIn, type MeasureRun } from '../lettering/measureRuns.ts'
import { boundsOf, translateRuns, placeLines, type PlacedRun } from '../lettering/placeLines.ts'
import { textLayoutKey } from '../lettering/textLayoutKey.ts'
import { shapeByClusters, shapeWholeLine, type SetLine } from '../lettering/shapeLine.ts'
import type { LayerBox, Surface } from '../surface/types.ts'

/** The overhang of letters beyond their advance in em. */
const OVERHANG_EM = 0.12

/** Joining letters are never bent. */
const curveOf = ({ curve, text }: TextLayer): TextCurve | null => (isRightToLeft(text) ? null : curve)

function setLines(layer: TextLayer, lines: readonly string[], measure: MeasureRun): readonly SetLine[] {
  const { metrics } = faceOf(layer)
  const isWhole = lines.some(isRightToLeft) || (layer.curve === null && layer.letterSpacingEm === 0)
  return lines.map(line =>
    isWhole
      ? shapeWholeLine(line, metrics, measure)
      : shapeByClusters(line, metrics, measure, layer.letterSpacingEm * FONT_PX),
  )
}

/** Returns the reach of outlines and shadow beyond the letters in px. The pen leans and turns with its letter. */
function surround({ outline, outerOutline, shadow, sizeMm }: TextLayer, lean: number, isBent: boolean): Point {
  const px = FONT_PX / sizeMm
  const pen = ((outline?.widthMm ?? 0) + (outerOutline?.widthMm ?? 0)) * px
  const most = pen * (1 + Math.abs(lean))
  return {
    x: (isBent ? most : pen * Math.hypot(1, lean)) + Math.abs(shadow?.xMm ?? 0) * px,
    y: (isBent ? most : pen) + Math.abs(shadow?.yMm ?? 0) * px,
  }
}

const inkOf = (size: ReturnType<MeasureRun>): Pick<FontMetrics, 'ascent' | 'descent'> => ({
  ascent: size.actualBoundingBoxAscent / FONT_PX,
  descent: size.actualBoundingBoxDescent / FONT_PX,
})

const halfOf = (from: number, to: number): number => Math.max(Math.abs(from), Math.abs(to))

/**
 * The smallest size to which a text shrinks before it is squeezed, and the strongest squeeze before it is broken into
 * two lines, as shares.
 */
const MIN_SIZE = 0.6
const MIN_SQUEEZE = 0.8

/** Returns the share of its width that a text may have, and whether it fits in its present number of lines. */
function fitOf(layer: TextLayer, measure: MeasureRun): { share: number; fits: boolean; layer: TextLayer } {
  const { full } = setIn(layer, measure)
  const share = layer.maxWidthMm === null ? 1 : Math.min(1, layer.maxWidthMm / full)
  return { share, fits: share >= MIN_SIZE * MIN_SQUEEZE - 1e-9, layer }
}

/** Breaks a text into two lines with the height of one; null if its words or its curve do not allow it. */
function brokenInTwo(layer: TextLayer): TextLayer | null {
  const text = splitInTwo(layer.text)
  const canBreak = layer.curve === null && !layer.text.includes('\n') && text !== layer.text
  return canBreak ? { ...layer, text, sizeMm: layer.sizeMm / (1 + layer.lineHeight) } : null
}

/**
 * Lays out a text as `textLayout` does, with any means of measuring. A text that is too wide shrinks first, is then
 * squeezed a little, then broken into two lines; if it is still too wide, the result reports it. A text set to squeeze
 * retains its height.
 */
export function layoutWith(layer: TextLayer, measure: MeasureRun): Omit<TextLayout, 'font'> {
  if (layer.fit === 'squeeze') {
    const { full: _, ...set } = setIn(layer, measure, 0)
    return { ...set, isTooWide: false }
  }
  const one = fitOf(layer, measure)
  const two = one.fits ? null : brokenInTwo(layer)
  const { share, layer: chosen } = two ? fitOf(two, measure) : one
  const { full: _, ...set } = setIn(
    { ...chosen, sizeMm: chosen.sizeMm * Math.max(MIN_SIZE, share) },
    measure,
    MIN_SQUEEZE,
  )
  return { ...set, isTooWide: set.box.widthMm > (layer.maxWidthMm ?? Infinity) + 0.1 }
}

/** Lays out a text at its size, squeezed down to `minSqueeze`. */
function setIn(layer: TextLayer, measure: MeasureRun, minSqueeze = 1) {
  const lines = printedLines(layer)
  const { metrics } = faceOf(layer)
  const heights = lineHeights(lines.join(' '), metrics, text => inkOf(measure(text)))
  const lean = Math.tan(toRadians(layer.skewDeg))
  const middle = heights.middle * FONT_PX
  const within = (runs: readonly PlacedRun[], halfEm: number): Box =>
    boundsOf(runs, { middle, half: halfEm * FONT_PX, lean })
  const curve = curveOf(layer)
  const placed = placeLines(setLines(layer, lines, measure), { ...layer, curve, middle })
  const isBent = curve !== null
  // Centres the runs on their box; a single straight run is already centred.
  const isThere = !isBent && lines.length === 1 && placed.length === 1
  const runs = isThere ? placed : translateRuns(placed, boxCentre(within(placed, heights.half)))
  const frame = within(runs, heights.half)
  const reach = within(runs, heights.reach)
  const mmPerPx = layer.sizeMm / FONT_PX
  const around = surround(layer, lean, isBent)
  const full = (boxWidth(frame) + 2 * around.x) * mmPerPx
  const squeeze = layer.maxWidthMm === null ? 1 : Math.min(1, Math.max(minSqueeze, layer.maxWidthMm / full))
  const overhang = OVERHANG_EM * FONT_PX
  const reachX = halfOf(reach[0], reach[2]) * squeeze + around.x + overhang
  const reachY = halfOf(reach[1], reach[3]) + around.y + (isBent ? overhang : 0)
  return {
    full,
    runs,
    mmPerPx,
    squeeze,
    lean,
    middle,
    half: heights.half * FONT_PX,
    frame,
    box: { widthMm: full * squeeze, heightMm: (boxHeight(frame) + 2 * around.y) * mmPerPx },
    room: { widthMm: 2 * reachX * mmPerPx, heightMm: 2 * reachY * mmPerPx },
  }
}

/**
 * Lays out a text: em = `sizeMm`, or less if the text and its effects exceed `maxWidthMm`. The fonts must be loaded
 * (`loadFonts` or `registerFonts`), otherwise another face is measured.
 */
export function textLayout(layer: TextLayer, surface: Surface): TextLayout {
  const font = cssFontOf(layer, FONT_PX, printedLines(layer).join(' '))
  return { font, ...layoutWith(layer, measureIn(surface, font)) }
}

/**
 * Returns the height of a text's letters in their own script: from the baseline to the top of capitals, or of Khmer
 * consonants.
 */
export const letterHeightMm = (layer: TextLayer): number =>
  2 * lineHeights(layer.text, faceOf(layer).metrics, () => ({ ascent: 0, descent: 0 })).middle * layer.sizeMm

/** The largest width of a letter, in ems, and the least height of a line with spacing. */
const WIDEST_EM = 0.75
const TALLEST_EM = 1.6
const roughly: MeasureRun = text => ({
  width: text.length * WIDEST_EM * FONT_PX,
  actualBoundingBoxAscent: FONT_PX,
  actualBoundingBoxDescent: FONT_PX / 2,
})

const roughSizes = new WeakMap<TextLayer, LayerBox>()
const roughBySetting = new Map<string, LayerBox>()
/** The cache limit: more texts than any design has. A server with many designs does not cache them all. */
const MAX_KEPT = 500

/**
 * Estimates the size of a text from its letter count, without a canvas; never much too small. Texts with the same style
 * share one result.
 */
export function roughTextSize(layer: TextLayer): LayerBox {
  const before = roughSizes.get(layer)
  if (before) return before
  const key = textLayoutKey(layer)
  const size = roughBySetting.get(key) ?? measuredRoughly(layer)
  if (roughBySetting.size >= MAX_KEPT) roughBySetting.clear()
  roughBySetting.set(key, size)
  roughSizes.set(layer, size)
  return size
}

function measuredRoughly(layer: TextLayer): LayerBox {
  const { box } = layoutWith(layer, roughly)
  return { widthMm: box.widthMm, heightMm: Math.max(TALLEST_EM * layer.sizeMm, box.heightMm) }
}
