import type { WrapMap } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import type { PlateSize } from '../surface/inkPlate.ts'
import { tableRaster } from './tableRaster.ts'

/** Table positions are computed every CELL_PX pixels in both directions and interpolated bilinearly between. */
export const CELL_PX = 8

/**
 * A cell of pixels, and the table positions of its four corners in mm: upper left, upper right, lower left, lower
 * right.
 */
export interface Cell {
  readonly x: Float64Array
  readonly y: Float64Array
  /** The index of its first pixel in the values, its columns and rows, and the row length of the whole. */
  at: number
  columns: number
  rows: number
  readonly stride: number
}

/** Reads all values of a piece's picture, cell by cell; 0 where there is no cloth. */
export function readCells(
  wrap: WrapMap,
  [x0, y0, x1, y1]: Box,
  { widthPx, heightPx }: PlateSize,
  write: (cell: Cell, values: Uint8Array) => void,
): Uint8Array {
  const values = new Uint8Array(widthPx * heightPx)
  const stepX = (boxWidth([x0, y0, x1, y1]) / widthPx) * CELL_PX
  const stepY = (boxHeight([x0, y0, x1, y1]) / heightPx) * CELL_PX
  const [across, down] = [Math.ceil(widthPx / CELL_PX), Math.ceil(heightPx / CELL_PX)]
  // The pixel centres of this raster are the corners of the cells.
  const box: Box = [x0 - stepX / 2, y0 - stepY / 2, x0 + (across + 0.5) * stepX, y0 + (down + 0.5) * stepY]
  const corners = tableRaster(wrap, box, { widthPx: across + 1, heightPx: down + 1 })
  const cell: Cell = { x: new Float64Array(4), y: new Float64Array(4), at: 0, columns: 0, rows: 0, stride: widthPx }
  for (let row = 0; row < down; row++) {
    cell.rows = Math.min(CELL_PX, heightPx - row * CELL_PX)
    for (let column = 0; column < across; column++) {
      cell.columns = Math.min(CELL_PX, widthPx - column * CELL_PX)
      cell.at = (row * widthPx + column) * CELL_PX
      let isCloth = true
      for (let k = 0; k < 4; k++) {
        const from = (row + (k >> 1)) * (across + 1) + column + (k & 1)
        cell.x[k] = corners.x[from]!
        cell.y[k] = corners.y[from]!
        isCloth &&= cell.x[k] === cell.x[k]
      }
      if (isCloth) write(cell, values)
    }
  }
  return values
}

/** Interpolates between a cell's corners, at shares of its width and height. */
export const bilinear = (corner: Float64Array, across: number, down: number): number =>
  (corner[0]! * (1 - across) + corner[1]! * across) * (1 - down) +
  (corner[2]! * (1 - across) + corner[3]! * across) * down
