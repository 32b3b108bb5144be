import type { Box } from '@kitwright/measure'

/** Pixels of two pictures of equal size, four bytes per pixel. */
export interface PicturePair {
  readonly widthPx: number
  readonly heightPx: number
  readonly before: Uint8ClampedArray
  readonly after: Uint8ClampedArray
}

const CELL_PX = 8
/** Out of 255, in one of the channels: a smaller difference is the edge of a letter drawn a hair aside. */
const STEP = 40
/** Share of a cell's pixels. */
const SHARE = 0.15
/** Cells this near to each other belong to one difference. */
const NEAR = 2
/** Largest number of boxes. With more differences one box covers all. */
const MAX_BOXES = 12

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly isOther: readonly boolean[]
}

function isOtherPixel({ before, after }: PicturePair, at: number): boolean {
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs(before[at + channel]! - after[at + channel]!) > STEP) return true
  return false
}

function isOtherCell(pictures: PicturePair, column: number, row: number): boolean {
  const { widthPx, heightPx } = pictures
  const [x1, y1] = [Math.min(widthPx, (column + 1) * CELL_PX), Math.min(heightPx, (row + 1) * CELL_PX)]
  let [other, all] = [0, 0]
  for (let y = row * CELL_PX; y < y1; y += 1)
    for (let x = column * CELL_PX; x < x1; x += 1) {
      all += 1
      if (isOtherPixel(pictures, 4 * (y * widthPx + x))) other += 1
    }
  return other > all * SHARE
}

function gridOf(pictures: PicturePair): Grid {
  const [columns, rows] = [Math.ceil(pictures.widthPx / CELL_PX), Math.ceil(pictures.heightPx / CELL_PX)]
  const isOther = Array.from({ length: columns * rows }, (_, i) =>
    isOtherCell(pictures, i % columns, Math.floor(i / columns)),
  )
  return { columns, rows, isOther }
}

type Cells = [left: number, top: number, right: number, bottom: number]

/** Removes the cells connected to a cell from the remaining ones and returns their bounds. */
function takeCluster(start: number, left: Set<number>, { columns, rows }: Grid): Cells {
  const cells: Cells = [Infinity, Infinity, -Infinity, -Infinity]
  const open = [start]
  left.delete(start)
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    cells[0] = Math.min(cells[0], x)
    cells[1] = Math.min(cells[1], y)
    cells[2] = Math.max(cells[2], x + 1)
    cells[3] = Math.max(cells[3], y + 1)
    for (let j = Math.max(0, y - NEAR); j <= Math.min(rows - 1, y + NEAR); j += 1)
      for (let i = Math.max(0, x - NEAR); i <= Math.min(columns - 1, x + NEAR); i += 1)
        if (left.delete(j * columns + i)) open.push(j * columns + i)
  }
  return cells
}

const isOver = (a: Cells, b: Cells): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

const around = (boxes: readonly Cells[]): Cells => [
  Math.min(...boxes.map(box => box[0])),
  Math.min(...boxes.map(box => box[1])),
  Math.max(...boxes.map(box => box[2])),
  Math.max(...boxes.map(box => box[3])),
]

/** Merges overlapping frames: the inside of a ring belongs to it. */
function merged(boxes: readonly Cells[]): Cells[] {
  const kept: Cells[] = []
  for (const box of boxes) {
    let one = box
    for (let i = kept.findIndex(other => isOver(other, one)); i >= 0; i = kept.findIndex(other => isOver(other, one)))
      one = around([one, ...kept.splice(i, 1)])
    kept.push(one)
  }
  return kept
}

/** Returns the boxes where two pictures differ visibly, as shares of the picture, from the top downwards. */
export function differencesOf(pictures: PicturePair): Box[] {
  const grid = gridOf(pictures)
  const left = new Set(grid.isOther.flatMap((isOther, i) => (isOther ? [i] : [])))
  const found: Cells[] = []
  for (const cell of left) found.push(takeCluster(cell, left, grid))
  const apart = merged(found)
  const boxes = apart.length > MAX_BOXES ? [around(apart)] : apart
  const { widthPx, heightPx } = pictures
  const share = (cells: number, px: number): number => Math.max(0, Math.min(1, (cells * CELL_PX) / px))
  return boxes.map(([x0, y0, x1, y1]) => [
    share(x0 - 1, widthPx),
    share(y0 - 1, heightPx),
    share(x1 + 1, widthPx),
    share(y1 + 1, heightPx),
  ])
}
