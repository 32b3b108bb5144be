import { cssFontOf, faceOf, type FontUse } from '@kitwright/library'
import { contextOf } from '../surface/canvasTools.ts'
import { FONT_PX } from '../lettering/referenceFontSize.ts'
import { lineHeights } from '../lettering/heights.ts'
import { isRightToLeft, printedLines } from '../lettering/graphemes.ts'
import { measureIn, applyTextState } from '../lettering/measureRuns.ts'
import { shapeByClusters, shapeWholeLine, type LineRun } from '../lettering/shapeLine.ts'
import type { Surface } from '../surface/types.ts'
import type { Mask } from './contours.ts'
import { traceMask } from './traceMask.ts'

/** Outlines of a run of letters. */
export interface PathRun {
  /** The path relative to the start of the baseline; px at `unitsPerEm`. */
  readonly d: string
  /** Start of its baseline on the line, em. */
  readonly start: number
  readonly advance: number
}

export interface TextPaths {
  readonly runs: readonly PathRun[]
  readonly unitsPerEm: number
  /** em. */
  readonly width: number
  /** Half the height of capitals, or of Khmer consonants, above the baseline, in em. A line is centred on it. */
  readonly middle: number
  /** The reach of letters up and down from that middle in em. */
  readonly half: number
}

interface TextPathInput {
  readonly text: string
  readonly font: FontUse
  readonly spacingEm?: number
  readonly isUpperCase?: boolean
}

/** The size at which letters are drawn and traced: the outline is accurate to about a thousandth of an em. */
const UNITS_PER_EM = 240
const ROOM_EM = { side: 0.35, above: 1.6, below: 1.1 } as const
const FINENESS = { tolerance: 0.28, minArea: 5 } as const

const kept = new WeakMap<Surface, Map<string, string>>()
const MAX_KEPT = 400

function outlineRun(text: string, font: FontUse, surface: Surface): string {
  const css = cssFontOf(font, UNITS_PER_EM, text)
  const runs = kept.get(surface) ?? new Map<string, string>()
  kept.set(surface, runs)
  const key = `${css}|${text}`
  const known = runs.get(key)
  if (known !== undefined) return known
  if (runs.size >= MAX_KEPT) runs.clear()
  const [left, top] = [ROOM_EM.side * UNITS_PER_EM, ROOM_EM.above * UNITS_PER_EM]
  const widthPx = Math.ceil(measureIn(surface, css)(text).width + 2 * left)
  const heightPx = Math.ceil((ROOM_EM.above + ROOM_EM.below) * UNITS_PER_EM)
  const context = contextOf(surface.createCanvas(widthPx, heightPx))
  applyTextState(context, css)
  context.fillText(text, left, top)
  const { mask, x, y } = inkOf(context.getImageData(0, 0, widthPx, heightPx))
  const d = movedBy(traceMask(mask, FINENESS), x - left, y - top)
  runs.set(key, d)
  return d
}

/** Returns the ink, cropped to its bounds. */
function inkOf({ width, height, data }: ImageData): { mask: Mask; x: number; y: number } {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at] === 0) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  const [across, down] = [Math.max(0, right - left), Math.max(0, bottom - top)]
  const mask = new Uint8Array(across * down)
  for (let i = 0; i < mask.length; i++) {
    mask[i] = data[4 * ((top + Math.floor(i / across)) * width + left + (i % across)) + 3]!
  }
  return { mask: { width: across, height: down, data: mask }, x: left, y: top }
}

/** Shifts a path of letters followed by pairs of numbers. */
const movedBy = (d: string, x: number, y: number): string => {
  let isX = false
  return d.replaceAll(/-?\d+(?:\.\d*)? ?/g, number => {
    isX = !isX
    const moved = Math.round((Number(number) + (isX ? x : y)) * 100) / 100 + 0
    return number.endsWith(' ') ? `${moved} ` : String(moved)
  })
}

/**
 * Converts a line of text to outlines, grapheme by grapheme, so that it can follow any line. It shapes every script
 * that the canvas shapes, including Khmer. The fonts must be loaded (`loadFonts` or `registerFonts`).
 */
export function textPaths(
  { text, font, spacingEm = 0, isUpperCase = false }: TextPathInput,
  surface: Surface,
): TextPaths {
  const line = printedLines({ text, isUpperCase }).join(' ')
  const measure = measureIn(surface, cssFontOf(font, FONT_PX, line))
  const { metrics } = faceOf(font)
  const set = isRightToLeft(line)
    ? shapeWholeLine(line, metrics, measure)
    : shapeByClusters(line, metrics, measure, spacingEm * FONT_PX)
  const inked = measure(line)
  const { middle, half } = lineHeights(line, metrics, () => ({
    ascent: inked.actualBoundingBoxAscent / FONT_PX,
    descent: inked.actualBoundingBoxDescent / FONT_PX,
  }))
  const outlined = ({ text: letters, start, advance }: LineRun): PathRun => ({
    d: outlineRun(letters, font, surface),
    start: start / FONT_PX,
    advance: advance / FONT_PX,
  })
  return { runs: set.runs.map(outlined), unitsPerEm: UNITS_PER_EM, width: set.width / FONT_PX, middle, half }
}
