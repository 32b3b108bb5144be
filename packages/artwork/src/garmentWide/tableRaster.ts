import type { WrapCells, WrapMap } from '@kitwright/garment/wrap'
import type { Box } from '@kitwright/measure'

/**
 * The position on the flattened garment of each pixel of a picture of a piece, mm; NaN where there is no cloth at or
 * near it.
 */
export interface TableRaster {
  readonly widthPx: number
  readonly heightPx: number
  readonly x: Float32Array
  readonly y: Float32Array
}

/** The extrapolation of a piece beyond its outline in millimetres: more than any bleed. */
export const EXTRAPOLATION_MM = 30

type Corner = readonly [x: number, y: number, X: number, Y: number]

/** A writer for a raster: pixel centres, in mm on the piece. */
interface Pen {
  readonly raster: TableRaster
  columnAt(x: number): number
  rowAt(y: number): number
  xOf(column: number): number
  yOf(row: number): number
}

function createPen([x0, y0, x1, y1]: Box, widthPx: number, heightPx: number): Pen {
  const [perX, perY] = [widthPx / (x1 - x0), heightPx / (y1 - y0)]
  const count = widthPx * heightPx
  return {
    raster: { widthPx, heightPx, x: new Float32Array(count).fill(NaN), y: new Float32Array(count).fill(NaN) },
    columnAt: x => (x - x0) * perX - 0.5,
    rowAt: y => (y - y0) * perY - 0.5,
    xOf: column => x0 + (column + 0.5) / perX,
    yOf: row => y0 + (row + 0.5) / perY,
  }
}

function fillBands({ raster, xOf, yOf }: Pen, { bands }: Extract<WrapCells, { kind: 'bands' }>): void {
  for (let row = 0; row < raster.heightPx; row++) {
    const y = yOf(row)
    const { scaleX, scaleY, shiftY } = bands.find(({ toY }) => y < toY) ?? bands.at(-1)!
    for (let column = 0; column < raster.widthPx; column++) {
      const i = row * raster.widthPx + column
      raster.x[i] = xOf(column) * scaleX
      raster.y[i] = y * scaleY + shiftY
    }
  }
}

type Outline = readonly (readonly [number, number])[]

/** Writes where a row enters and leaves a convex outline: its least and greatest x, infinite where it misses it. */
function spanOf(outline: Outline, y: number, span: Float64Array): void {
  let left = Infinity
  let right = -Infinity
  let [px, py] = outline.at(-1)!
  for (let k = 0; k < outline.length; k++) {
    const [qx, qy] = outline[k]!
    if (py === qy ? py === y : (y - py) * (y - qy) <= 0) {
      const x = py === qy ? px : px + ((y - py) * (qx - px)) / (qy - py)
      if (x < left) left = x
      if (x > right) right = x
    }
    px = qx
    py = qy
  }
  span[0] = left
  span[1] = right
}

const span = new Float64Array(2)

/** Writes the pixels within a convex outline, using the triangle's map to the table. */
function fillConvex(pen: Pen, outline: Outline, triangle: readonly Corner[]): void {
  const { raster } = pen
  const { x: xs, y: ys, widthPx, heightPx } = raster
  const [[ax, ay, aX, aY], [bx, by, bX, bY], [cx, cy, cX, cY]] = [triangle[0]!, triangle[1]!, triangle[2]!]
  const d = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  let [top, bottom] = [Infinity, -Infinity]
  for (const [, y] of outline) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
  const first = Math.max(0, Math.ceil(pen.rowAt(top)))
  const last = Math.min(heightPx - 1, Math.floor(pen.rowAt(bottom)))
  for (let row = first; row <= last; row++) {
    const y = pen.yOf(row)
    spanOf(outline, y, span)
    const from = Math.max(0, Math.ceil(pen.columnAt(span[0]!)))
    const to = Math.min(widthPx - 1, Math.floor(pen.columnAt(span[1]!)))
    for (let column = from; column <= to; column++) {
      const x = pen.xOf(column)
      const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / d
      const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / d
      const i = row * widthPx + column
      xs[i] = aX + (bX - aX) * second + (cX - aX) * third
      ys[i] = aY + (bY - aY) * second + (cY - aY) * third
    }
  }
}

/** Returns the strip beyond an edge of the outline, extended at both ends to cover the corners. */
function beyond([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): (readonly [number, number])[] {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [tx, ty] = [((bx - ax) / length) * EXTRAPOLATION_MM, ((by - ay) / length) * EXTRAPOLATION_MM]
  const isLeft = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0
  const [nx, ny] = isLeft ? [ty, -tx] : [-ty, tx]
  return [
    [ax, ay],
    [bx, by],
    [bx + nx + tx, by + ny + ty],
    [ax + nx - tx, ay + ny - ty],
  ]
}

function fillMesh(pen: Pen, { mesh }: Extract<WrapCells, { kind: 'mesh' }>): void {
  const { points, triangles } = mesh
  const cornerOf = (k: number): Corner => [points[4 * k]!, points[4 * k + 1]!, points[4 * k + 2]!, points[4 * k + 3]!]
  const sides = new Map<string, number>()
  const keyOf = (a: number, b: number): string => (a < b ? `${a},${b}` : `${b},${a}`)
  const all: (readonly [number, number, number])[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const triangle = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!] as const
    all.push(triangle)
    triangle.forEach((a, k) => {
      const key = keyOf(a, triangle[(k + 1) % 3]!)
      sides.set(key, (sides.get(key) ?? 0) + 1)
    })
  }
  for (const triangle of all)
    triangle.forEach((a, k) => {
      const [b, c] = [triangle[(k + 1) % 3]!, triangle[(k + 2) % 3]!]
      if (sides.get(keyOf(a, b)) !== 1) return
      fillConvex(pen, beyond(cornerOf(a), cornerOf(b), cornerOf(c)), triangle.map(cornerOf))
    })
  for (const triangle of all) {
    const corners = triangle.map(cornerOf)
    fillConvex(
      pen,
      corners.map(([x, y]) => [x, y] as const),
      corners,
    )
  }
}

/** Maps every pixel of a box of the piece to the table. */
export function tableRaster({ cells }: WrapMap, box: Box, size: { widthPx: number; heightPx: number }): TableRaster {
  const pen = createPen(box, size.widthPx, size.heightPx)
  if (cells.kind === 'mesh') fillMesh(pen, cells)
  else fillBands(pen, cells)
  return pen.raster
}
