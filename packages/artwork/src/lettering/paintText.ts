import type { TextLayer } from '@kitwright/design'
import { parseHex, rotatePoint, toDegrees, type Point } from '@kitwright/measure'
import { gradientLine, gradientStyle, type GradientLine } from '../ground/gradient.ts'
import type { Clearing } from '../ground/knockout.ts'
import { transformGradientLine } from '../ground/groundGradientLine.ts'
import type { TextLayout } from './layout.ts'
import type { Context2d } from '../surface/types.ts'
import { halftoneOf, traceHalftone, type Halftone } from './halftone.ts'
import { directionOf } from './graphemes.ts'
import { applyTextState } from './measureRuns.ts'
import type { PlacedRun, TextRun } from './placeLines.ts'

const alphaOf = (colour: string): number => parseHex(colour)?.a ?? 1

/** Checks that letters are painted more than once in a place, so that a transparent text needs its own canvas. */
export const needsCompositing = ({ outline, outerOutline, shadow }: TextLayer, { runs }: TextLayout): boolean =>
  runs.length > 1 || outline !== null || outerOutline !== null || shadow !== null

/** Checks that the text needs its own canvas, so that the shadow of letters and outlines fades as one silhouette. */
export const needsOwnCanvas = ({ shadow }: TextLayer): boolean => shadow !== null && alphaOf(shadow.colour) < 1

/**
 * Returns the transform from a run's coordinates to the text's: from the start of its baseline, leaning about its
 * middle.
 */
function matrixOf({ angle, x, y }: TextRun, { lean, middle }: TextLayout) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const shift = -lean * middle
  return [cos, sin, -lean * cos - sin, cos - lean * sin, x + shift * cos, y + shift * sin] as const
}

/** Runs `draw` in each run's own coordinates. */
function eachRun(context: Context2d, layout: TextLayout, draw: (run: PlacedRun) => void): void {
  for (const run of layout.runs) {
    context.save()
    context.direction = directionOf(run.text)
    context.transform(...matrixOf(run, layout))
    draw(run)
    context.restore()
  }
}

/** Returns a line that is fixed on the cloth, in a run's coordinates. */
function lineOnRun(line: GradientLine, run: TextRun, layout: TextLayout): GradientLine {
  const [a, b, c, d, e, f] = matrixOf(run, layout)
  const area = a * d - b * c
  return transformGradientLine(
    line,
    ({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }),
    ({ x, y }) => ({ x: (d * (x - e) - c * (y - f)) / area, y: (a * (y - f) - b * (x - e)) / area }),
  )
}

/** Returns the text's own gradient line in a run's coordinates. */
function lineForRun(line: GradientLine, run: TextRun): GradientLine {
  const local = (at: Point): Point => rotatePoint({ x: at.x - run.x, y: at.y - run.y }, -toDegrees(run.angle))
  return line.shape === 'linear'
    ? { shape: 'linear', from: local(line.from), to: local(line.to) }
    : { ...line, centre: local(line.centre) }
}

/** A text's layout and its optional halftone. */
interface TextPaintInput {
  readonly layout: TextLayout
  readonly halftone: Halftone | null
}

/** Runs `draw` in each run's own coordinates, clipped to the halftone if there is one. */
const eachSeen = (context: Context2d, { layout, halftone }: TextPaintInput, draw: (run: PlacedRun) => void): void =>
  eachRun(context, layout, run => {
    if (halftone) {
      traceHalftone(context, run, { ...halftone, middle: layout.middle })
      context.clip()
    }
    draw(run)
  })

function fillRuns(context: Context2d, fill: TextLayer['fill'], painting: TextPaintInput): void {
  const line = fill.kind === 'gradient' ? gradientLine(fill, painting.layout.frame) : null
  eachSeen(context, painting, run => {
    context.fillStyle = fill.kind === 'solid' ? fill.colour : gradientStyle(context, fill, lineForRun(line!, run))
    context.fillText(run.text, 0, 0)
  })
}

function strokeRuns(context: Context2d, colour: string, widthMm: number, painting: TextPaintInput): void {
  context.strokeStyle = colour
  context.lineJoin = 'round'
  context.lineWidth = (2 * widthMm) / painting.layout.mmPerPx
  eachSeen(context, painting, run => context.strokeText(run.text, 0, 0))
}

function paintShadow(context: Context2d, layer: TextLayer, painting: TextPaintInput): void {
  const { shadow } = layer
  if (!shadow) return
  const { layout } = painting
  const colour = shadow.colour.slice(0, 7)
  const widthMm = outlinesMm(layer)
  context.save()
  context.translate(shadow.xMm / layout.mmPerPx, shadow.yMm / layout.mmPerPx)
  if (widthMm > 0) strokeRuns(context, colour, widthMm, painting)
  fillRuns(context, { kind: 'solid', colour }, painting)
  context.restore()
  if (needsOwnCanvas(layer)) fade(context, alphaOf(shadow.colour), layout)
}

/** Makes everything painted so far transparent. */
function fade(context: Context2d, alpha: number, { room, mmPerPx }: TextLayout): void {
  const half = Math.max(room.widthMm, room.heightMm) / mmPerPx
  context.save()
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = `rgba(0,0,0,${alpha})`
  context.fillRect(-half, -half, 2 * half, 2 * half)
  context.restore()
}

const outlinesMm = ({ outline, outerOutline }: TextLayer): number =>
  (outline?.widthMm ?? 0) + (outerOutline?.widthMm ?? 0)

/**
 * Paints a text around the origin, unrotated: shadow, outlines from the outermost in, letters. The context is in mm.
 * Squeezing applies to the whole text.
 */
export function paintText(context: Context2d, layer: TextLayer, layout: TextLayout): void {
  const { fill, outline, outerOutline } = layer
  inLayout(context, layout, () => {
    const halftone = layer.isHalftone ? halftoneOf(context, layout, outlinesMm(layer) / layout.mmPerPx) : null
    const painting = { layout, halftone }
    paintShadow(context, layer, painting)
    if (outerOutline) strokeRuns(context, outerOutline.colour, outlinesMm(layer), painting)
    if (outline) strokeRuns(context, outline.colour, outline.widthMm, painting)
    fillRuns(context, fill, painting)
  })
}

/** Paints the clearing beneath a text: the silhouette of everything that `paintText` paints, wider by its margin. */
export function paintTextClearing(context: Context2d, layer: TextLayer, layout: TextLayout, clearing: Clearing): void {
  const { colour, marginMm, along } = clearing
  const { mmPerPx, squeeze } = layout
  const own = { xMm: 0, yMm: 0 }
  inLayout(context, layout, () => {
    for (const { xMm, yMm } of layer.shadow ? [layer.shadow, own] : [own]) {
      const line =
        along &&
        transformGradientLine(
          along.line,
          ({ x, y }) => ({ x: x * mmPerPx * squeeze + xMm * squeeze, y: y * mmPerPx + yMm }),
          ({ x, y }) => ({ x: (x - xMm * squeeze) / (mmPerPx * squeeze), y: (y - yMm) / mmPerPx }),
        )
      context.save()
      context.translate(xMm / mmPerPx, yMm / mmPerPx)
      context.lineJoin = 'round'
      context.lineWidth = (2 * (outlinesMm(layer) + marginMm)) / mmPerPx
      eachRun(context, layout, run => {
        const style = along ? gradientStyle(context, along.fill, lineOnRun(line!, run, layout)) : colour
        context.strokeStyle = context.fillStyle = style
        context.strokeText(run.text, 0, 0)
        context.fillText(run.text, 0, 0)
      })
      context.restore()
    }
  })
}

/** Runs `draw` with the font set and the context in the font's pixels. */
function inLayout(context: Context2d, { font, mmPerPx, squeeze }: TextLayout, draw: () => void): void {
  context.save()
  applyTextState(context, font)
  context.scale(mmPerPx * squeeze, mmPerPx)
  draw()
  context.restore()
}
