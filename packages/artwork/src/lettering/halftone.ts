import type { Context2d } from '../surface/types.ts'
import { FONT_PX } from './referenceFontSize.ts'
import type { TextLayout } from './layout.ts'
import type { PlacedRun } from './placeLines.ts'

/** The number of cells in the height of capitals, or of Khmer consonants. */
const CELLS = 14
/**
 * The largest number of dots in all letters of a text: a long text gets larger cells, however large its letters are.
 */
const MAX_DOTS = 3000
/** The radii of the dots that cover everything and of the smallest dots, as shares of a cell. */
const [WHOLE, LEAST] = [0.5, 0.14]
/** The overhang of letters beyond their advance. */
const BEYOND = 0.12 * FONT_PX
/** The height above the baseline: more than any letter with its marks and outlines. */
const HIGH = 3 * FONT_PX

const widthOf = ({ left, right }: PlacedRun, beyond: number): number => right - left + 2 * beyond

/** The halftone of a text in font pixels. All letters share it, so that they thin out at the same height. */
export interface Halftone {
  readonly cell: number
  /**
   * The distance from the middle of a line to the lower end of its letters, where dots are smallest. Khmer without
   * subscripts ends higher up.
   */
  readonly depth: number
  /** The reach of ink beyond a run: the letters' overhang and outlines. */
  readonly beyond: number
}

/**
 * Splits a text into runs of one font each: where letters fall back to another font, a Node canvas measures only as far
 * as the first of them.
 */
const SCRIPTS = /[\u1780-\u17ff]+|[^\u1780-\u17ff]+/g

/**
 * Returns the halftone of a text with outlines of this width; the context has its font. Dots lie in each corner and in
 * the middle of a cell.
 */
export function halftoneOf(context: Context2d, { runs, middle }: TextLayout, outlinePx: number): Halftone {
  const parts = runs.flatMap(({ text }) => text.match(SCRIPTS) ?? [])
  const depth = middle + Math.max(0, ...parts.map(part => context.measureText(part).actualBoundingBoxDescent))
  const beyond = BEYOND + outlinePx
  const area = runs.reduce((sum, run) => sum + widthOf(run, beyond), 0) * (depth + outlinePx)
  return { cell: Math.max((2 * middle) / CELLS, Math.sqrt((2 * area) / MAX_DOTS)), depth, beyond }
}

/** The control point ratio of a quarter circle: the error is smaller than any press prints. */
const QUARTER = 0.5523

/** Traces a dot with four curves: an arc becomes sixteen in a file. */
function traceDot(context: Context2d, x: number, y: number, r: number): void {
  const q = QUARTER * r
  context.moveTo(x + r, y)
  context.bezierCurveTo(x + r, y + q, x + q, y + r, x, y + r)
  context.bezierCurveTo(x - q, y + r, x - r, y + q, x - r, y)
  context.bezierCurveTo(x - r, y - q, x - q, y - r, x, y - r)
  context.bezierCurveTo(x + q, y - r, x + r, y - q, x + r, y)
}

/**
 * Begins the clip path of a run's halftone, in the run's coordinates: everything above the line's middle, then rows of dots that shrink
 * towards the letters' lower end.
 */
export function traceHalftone(
  context: Context2d,
  run: PlacedRun,
  { middle, depth, cell, beyond }: Halftone & { readonly middle: number },
): void {
  const [left, right] = [run.left - beyond, run.right + beyond]
  const lowest = depth + beyond - BEYOND
  context.beginPath()
  context.rect(left, -HIGH, right - left, HIGH - middle)
  for (let row = 0, down = cell / 4; down < lowest + cell / 4; row++, down += cell / 2) {
    const radius = cell * Math.max(LEAST, WHOLE - (WHOLE - LEAST) * (down / depth))
    for (let x = left + (row % 2) * (cell / 2); x < right; x += cell) traceDot(context, x, down - middle, radius)
  }
}
