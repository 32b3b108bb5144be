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
/** Letters may reach past their advance. */
const BEYOND = 0.12 * FONT_PX
/** Over the baseline: higher than any letter with its marks and outlines. */
const HIGH = 3 * FONT_PX

const widthOf = ({ left, right }: PlacedRun, beyond: number): number => right - left + 2 * beyond

/** How a text dissolves, in font pixels. The same for all of its letters, so that they thin out side by side. */
export interface Halftone {
  readonly cell: number
  /** How far below the middle of a line its letters end, where dots are the smallest: Khmer without subscripts ends higher up. */
  readonly depth: number
  /** How far ink goes past a run: what letters overhang, and their outlines. */
  readonly beyond: number
}

/**
 * Splits a text into runs of one font each: where letters fall back to another font, a Node canvas measures only as far
 * as the first of them.
 */
const SCRIPTS = /[\u1780-\u17ff]+|[^\u1780-\u17ff]+/g

/** The halftone of a text whose outlines are so wide; the context has its font. A dot lies in each corner of a cell and one in its middle. */
export function halftoneOf(context: Context2d, { runs, middle }: TextLayout, outlinePx: number): Halftone {
  const parts = runs.flatMap(({ text }) => text.match(SCRIPTS) ?? [])
  const depth = middle + Math.max(0, ...parts.map(part => context.measureText(part).actualBoundingBoxDescent))
  const beyond = BEYOND + outlinePx
  const area = runs.reduce((sum, run) => sum + widthOf(run, beyond), 0) * (depth + outlinePx)
  return { cell: Math.max((2 * middle) / CELLS, Math.sqrt((2 * area) / MAX_DOTS)), depth, beyond }
}

/** A control point of a quarter of a circle lies so far from its corner: nearer to one by curves than any press prints. */
const QUARTER = 0.5523

/** By four curves: an arc becomes sixteen in a file. */
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
