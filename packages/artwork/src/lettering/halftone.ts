import type { Context2d } from '../types.ts'
import { FONT_PX } from './fontPx.ts'
import type { TextLayout } from './layout.ts'
import type { PlacedRun } from './place.ts'

/** So many cells are as high as capitals, or as Khmer consonants. */
const CELLS = 14
/** What all letters of a text have together: cells of a long one are larger, however large its letters are. */
const MAX_DOTS = 3000
/** Of a cell: dots that cover all, and the smallest. */
const [WHOLE, LEAST] = [0.5, 0.14]
/** Letters may reach past their advance. */
const BEYOND = 0.12 * FONT_PX

const widthOf = ({ left, right }: PlacedRun): number => right - left + 2 * BEYOND

/** A dot lies in each corner of a cell and one in its middle. */
function cellOf({ runs, middle, half }: TextLayout): number {
  const area = runs.reduce((sum, run) => sum + widthOf(run), 0) * half
  return Math.max((2 * middle) / CELLS, Math.sqrt((2 * area) / MAX_DOTS))
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
 * Makes the path of what is seen of a run, in its own coordinates: all of it above the middle of its line, below it rows of dots that
 * become smaller down to where letters end.
 */
export function traceHalftone(context: Context2d, run: PlacedRun, layout: TextLayout): void {
  const { middle, half } = layout
  const { actualBoundingBoxAscent: top, actualBoundingBoxDescent: bottom } = context.measureText(run.text)
  const cell = cellOf(layout)
  const left = run.left - BEYOND
  context.beginPath()
  context.rect(left, -top - BEYOND, widthOf(run), top + BEYOND - middle)
  for (let row = 0, down = cell / 4; down < middle + bottom + cell / 4; row++, down += cell / 2) {
    const radius = cell * Math.max(LEAST, WHOLE - (WHOLE - LEAST) * (down / half))
    for (let x = left + (row % 2) * (cell / 2); x < left + widthOf(run); x += cell) {
      traceDot(context, x, down - middle, radius)
    }
  }
}
