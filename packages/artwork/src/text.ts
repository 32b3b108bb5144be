import type { TextCurve, TextLayer } from '@kitwright/design'
import { fontOrFirst } from '@kitwright/library'
import { boxAround, boxCentre, boxHeight, boxWidth, toRadians, type Box, type Point } from '@kitwright/measure'
import { cssFont, FONT_PX } from './lettering/cssFont.ts'
import { bendOf, type Bend } from './lettering/curve.ts'
import { lineHeights } from './lettering/heights.ts'
import { isRightToLeft, printedLines } from './lettering/letters.ts'
import { measureIn, type MeasureRun } from './lettering/measuring.ts'
import { setClusters, setWhole, type LineRun, type SetLine } from './lettering/setLine.ts'
import type { LayerBox, Surface } from './types.ts'

/** Letters that are drawn in one go: where their baseline begins, from the layer's centre, and how it runs (radians). */
export interface TextRun extends Point {
  readonly text: string
  readonly angle: number
}

/** How a text is set, in font pixels unless a name says otherwise. */
export interface TextLayout {
  /** CSS font at `FONT_PX`. */
  readonly font: string
  /** One for each line; one for each letter where they are spaced or bent. */
  readonly runs: readonly TextRun[]
  /** mm per font pixel, vertically; horizontally it is this times `squeeze`. */
  readonly mmPerPx: number
  /** 1, or less where the text with all its effects was too wide. */
  readonly squeeze: number
  /** How far letters lean per pixel of height, about their middle: this far over the baseline. */
  readonly lean: number
  readonly middle: number
  /** The box of the letters without outlines; a gradient spans it. */
  readonly frame: Box
  /** Size around the layer's centre with all effects. Rare deep Khmer stacks leave it. */
  readonly box: LayerBox
  /** Room that no ink leaves. */
  readonly room: LayerBox
}

/** Letters may reach past their advance, em. */
const OVERHANG_EM = 0.12
const ALIGNED = { left: 0, centre: 0.5, right: 1 } as const

/** Letters that join are never bent. */
const curveOf = ({ curve, text }: TextLayer): TextCurve | null => (isRightToLeft(text) ? null : curve)

function setLines(layer: TextLayer, lines: readonly string[], measure: MeasureRun): readonly SetLine[] {
  const { metrics } = fontOrFirst(layer.font)
  const isWhole = lines.some(isRightToLeft) || (layer.curve === null && layer.letterSpacingEm === 0)
  return lines.map(line =>
    isWhole ? setWhole(line, metrics, measure) : setClusters(line, metrics, measure, layer.letterSpacingEm * FONT_PX),
  )
}

/** A run with the sizes that bounds are made of. */
interface PlacedRun extends TextRun {
  readonly left: number
  readonly right: number
}

function placeRun(run: LineRun, at: Point, middle: number, bend: Bend | null): PlacedRun {
  const { text, start, advance } = run
  const extents = { text, left: run.from - start, right: run.to - start }
  if (!bend) return { ...extents, x: at.x + start, y: at.y + middle, angle: 0 }
  const half = advance / 2
  const { x, y, angle } = bend(at.x + start + half, at.y)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { ...extents, x: x - half * cos - middle * sin, y: y - half * sin + middle * cos, angle }
}

function placeLines(layer: TextLayer, lines: readonly SetLine[], middle: number): PlacedRun[] {
  const width = Math.max(1, ...lines.map(line => line.width))
  const curve = curveOf(layer)
  const bend = curve && bendOf(curve, width, layer.sizeMm / FONT_PX)
  const step = layer.lineHeight * FONT_PX
  return lines.flatMap((line, i) => {
    const x = -width / 2 + (width - line.width) * ALIGNED[layer.align]
    const y = (i - (lines.length - 1) / 2) * step
    return line.runs.map(run => placeRun(run, { x, y }, middle, bend))
  })
}

/** The box around all runs whose letters reach `half` up and down from their middle. */
function boundsOf(runs: readonly PlacedRun[], { middle, half }: { middle: number; half: number }, lean: number): Box {
  if (runs.length === 0) return [0, -half, 0, half]
  const corners = runs.flatMap(({ x, y, angle, left, right }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [left, right].flatMap(along =>
      [-half, half].map((down): Point => {
        const [localX, localY] = [along - lean * down, down - middle]
        return { x: x + localX * cos - localY * sin, y: y + localX * sin + localY * cos }
      }),
    )
  })
  return boxAround(corners)
}

/** How far outlines and shadow reach beyond the letters, px. The pen leans and turns with its letter. */
function surround({ outline, outerOutline, shadow, sizeMm }: TextLayer, lean: number, isBent: boolean): Point {
  const px = FONT_PX / sizeMm
  const pen = ((outline?.widthMm ?? 0) + (outerOutline?.widthMm ?? 0)) * px
  const most = pen * (1 + Math.abs(lean))
  return {
    x: (isBent ? most : pen * Math.hypot(1, lean)) + Math.abs(shadow?.xMm ?? 0) * px,
    y: (isBent ? most : pen) + Math.abs(shadow?.yMm ?? 0) * px,
  }
}

const moved = (runs: readonly PlacedRun[], by: Point): PlacedRun[] =>
  runs.map(run => ({ ...run, x: run.x - by.x, y: run.y - by.y }))

const halfOf = (from: number, to: number): number => Math.max(Math.abs(from), Math.abs(to))

/** As `textLayout`, measuring by any means. */
export function layoutWith(layer: TextLayer, measure: MeasureRun): Omit<TextLayout, 'font'> {
  const lines = printedLines(layer)
  const { metrics } = fontOrFirst(layer.font)
  const heights = lineHeights(lines.join(' '), metrics, () => {
    const { ascent, descent } = measure(lines.join(' '))
    return { ascent: ascent / FONT_PX, descent: descent / FONT_PX }
  })
  const lean = Math.tan(toRadians(layer.skewDeg))
  const middle = heights.middle * FONT_PX
  const within = (runs: readonly PlacedRun[], halfEm: number): Box =>
    boundsOf(runs, { middle, half: halfEm * FONT_PX }, lean)
  const placed = placeLines(layer, setLines(layer, lines, measure), middle)
  const isBent = curveOf(layer) !== null
  // Around the middle of its box: a straight text is there already.
  const runs = isBent ? moved(placed, boxCentre(within(placed, heights.half))) : placed
  const frame = within(runs, heights.half)
  const reach = within(runs, heights.reach)
  const mmPerPx = layer.sizeMm / FONT_PX
  const around = surround(layer, lean, isBent)
  const full = (boxWidth(frame) + 2 * around.x) * mmPerPx
  const squeeze = layer.maxWidthMm !== null && full > layer.maxWidthMm ? layer.maxWidthMm / full : 1
  const overhang = OVERHANG_EM * FONT_PX
  const reachX = halfOf(reach[0], reach[2]) * squeeze + around.x + overhang
  const reachY = halfOf(reach[1], reach[3]) + around.y + (isBent ? overhang : 0)
  return {
    runs,
    mmPerPx,
    squeeze,
    lean,
    middle,
    frame,
    box: { widthMm: full * squeeze, heightMm: (boxHeight(frame) + 2 * around.y) * mmPerPx },
    room: { widthMm: 2 * reachX * mmPerPx, heightMm: 2 * reachY * mmPerPx },
  }
}

/**
 * How a text is set: em = `sizeMm`, squeezed horizontally so that it and its effects fit `maxWidthMm`.
 * The fonts must be loaded (`loadFonts` or `registerFonts`), or another face is measured.
 */
export function textLayout(layer: TextLayer, surface: Surface): TextLayout {
  const font = cssFont(fontOrFirst(layer.font), layer.weight, layer.isItalic)
  return { font, ...layoutWith(layer, measureIn(surface, font)) }
}

/** What a letter may at most take, em, and the least height of a line with room. */
const WIDEST_EM = 0.75
const TALLEST_EM = 1.6
const roughly: MeasureRun = text => ({
  advance: text.length * WIDEST_EM * FONT_PX,
  ascent: FONT_PX,
  descent: FONT_PX / 2,
})

/** The size of a text by its letters' count, where no canvas is at hand to measure it: never much too small. */
export function roughTextSize(layer: TextLayer): LayerBox {
  const { box } = layoutWith(layer, roughly)
  return { widthMm: box.widthMm, heightMm: Math.max(TALLEST_EM * layer.sizeMm, box.heightMm) }
}
