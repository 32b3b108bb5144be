import { boxAround, rotatePoint, type Point } from '@kitwright/measure'
import { decodeDataMatrix } from '../../../dataMatrix/decode.ts'
import { QUIET_MODULES, SIZES, type SymbolSize } from '../../../dataMatrix/sizes.ts'
import { cornersOf, type Plate } from '../../../strip/plate.ts'
import type { RenderablePage } from './renderPdfPages.ts'

/** 200 dpi, and higher resolutions where that is not enough. */
const FINENESS = [8, 14, 24]
/** Threshold out of 255: a module is dark or white, and its middle is no edge. */
const DARK = 128

/** Returns a function that tells whether the page is dark at a point, mm from its upper left corner. */
function samplerOf(page: RenderablePage, corners: readonly Point[], pxPerMm: number): (at: Point) => boolean {
  const [x0, y0, x1, y1] = boxAround(corners)
  const part = [Math.max(0, x0 - 1), Math.max(0, y0 - 1), x1 + 1, y1 + 1] as const
  const { data, widthPx, heightPx } = page.draw(pxPerMm, part)
  const [left, top] = [Math.round(part[0] * pxPerMm), Math.round(part[1] * pxPerMm)]
  return ({ x, y }) => {
    const [column, row] = [Math.floor(x * pxPerMm) - left, Math.floor(y * pxPerMm) - top]
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return false
    const [red, green, blue] = data.subarray(4 * (row * widthPx + column))
    return red! + green! + blue! < 3 * DARK
  }
}

/** Returns the middle of a module on the piece. A symbol is centred on its plate and fills its height or width. */
function moduleAt(plate: Plate, { rows, columns }: SymbolSize, row: number, column: number): Point {
  const side = Math.min(plate.heightMm / (rows + 2 * QUIET_MODULES), plate.widthMm / (columns + 2 * QUIET_MODULES))
  const own = { x: (column + 0.5 - columns / 2) * side, y: (row + 0.5 - rows / 2) * side }
  const turned = rotatePoint(own, plate.rotationDeg)
  return { x: plate.centre.x + turned.x, y: plate.centre.y + turned.y }
}

/** Reads the Data Matrix on a plate; empty where none is valid. `onPage` maps a point of the piece to the page. */
export function readMatrix(page: RenderablePage, plate: Plate, onPage: (at: Point) => Point): string {
  const corners = cornersOf(plate).map(onPage)
  for (const pxPerMm of FINENESS) {
    const isDark = samplerOf(page, corners, pxPerMm)
    for (const size of SIZES) {
      const text = decodeDataMatrix((row, column) => isDark(onPage(moduleAt(plate, size, row, column))), size)
      if (text !== undefined) return text
    }
  }
  return ''
}
