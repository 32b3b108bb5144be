import { boundsOf, type Polygon, sumOfConvex } from './polygon.ts'
import { distanceField } from './distanceField.ts'

/** Half the diagonal of a cell of side 1, and a little. */
const REACH = 0.7072
/** Cells this far inside, in sides of a cell, are read from the field alone. */
const DEEP = 1.5
const INSIDE = -1

/** The sides of convex parts as half-planes: those of part k are `start[k]` until `start[k + 1]`. */
interface HalfPlanes {
  readonly nx: Float64Array
  readonly ny: Float64Array
  readonly offset: Float64Array
  readonly start: Int32Array
}

function halfPlanesOf(parts: readonly Polygon[]): HalfPlanes {
  const [nx, ny, offset, start]: [number[], number[], number[], number[]] = [[], [], [], [0]]
  for (const p of parts) {
    for (let i = 0; i < p.length; i += 2) {
      const j = (i + 2) % p.length
      const [dx, dy] = [p[j]! - p[i]!, p[j + 1]! - p[i + 1]!]
      const length = Math.hypot(dx, dy)
      if (length < 1e-12) continue
      nx.push(dy / length)
      ny.push(-dx / length)
      offset.push((dy * p[i]! - dx * p[i + 1]!) / length)
    }
    start.push(nx.length)
  }
  const flat = (values: number[]): Float64Array => Float64Array.from(values)
  return { nx: flat(nx), ny: flat(ny), offset: flat(offset), start: Int32Array.from(start) }
}

/** Forbidden places of B about A's origin, in convex parts: A's and B's own, summed, and the gap around them. */
export function forbiddenParts(a: readonly Polygon[], b: readonly Polygon[], gap: Polygon | null): Polygon[] {
  return a.flatMap(partA =>
    b.map(partB => {
      // Reflected in a point it goes round the same way.
      const sum = sumOfConvex(
        partA,
        partB.map(value => -value),
      )
      return gap ? sumOfConvex(sum, gap) : sum
    }),
  )
}

/** A part's window in a grid, and one cell more on each side. */
const windowOf = (part: Polygon, { x0, y0, side, columns, rows }: Grid) => {
  const bounds = boundsOf([part])
  return {
    fromX: Math.max(0, Math.floor((bounds.x0 - x0) / side) - 1),
    toX: Math.min(columns, Math.floor((bounds.x1 - x0) / side) + 1),
    fromY: Math.max(0, Math.floor((bounds.y0 - y0) / side) - 1),
    toY: Math.min(rows, Math.floor((bounds.y1 - y0) / side) + 1),
  }
}

interface Grid {
  readonly x0: number
  readonly y0: number
  readonly side: number
  readonly columns: number
  readonly rows: number
}

/** How deep a point lies in part k; below `enough`, some figure below it. */
function depthIn({ nx, ny, offset, start }: HalfPlanes, k: number, x: number, y: number, enough: number): number {
  let least = Infinity
  for (let e = start[k]!, end = start[k + 1]!; e < end; e++) {
    const depth = offset[e]! - nx[e]! * x - ny[e]! * y
    if (depth < least) {
      least = depth
      if (least <= enough) break
    }
  }
  return least
}

/** The deepest part's depth at each corner of the grid, and which parts each cell meets. */
function look(parts: readonly Polygon[], planes: HalfPlanes, grid: Grid) {
  const { x0, y0, side, columns, rows } = grid
  const across = columns + 1
  const inside = new Float32Array(across * (rows + 1))
  const met: number[][] = Array.from({ length: columns * rows }, () => [])
  parts.forEach((part, k) => {
    const { fromX, toX, fromY, toY } = windowOf(part, grid)
    for (let row = fromY; row <= toY; row++)
      for (let column = fromX; column <= toX; column++) {
        const [x, y] = [x0 + column * side, y0 + row * side]
        const corner = row * across + column
        inside[corner] = Math.max(inside[corner]!, depthIn(planes, k, x, y, -2 * side))
        if (column >= columns || row >= rows) continue
        if (depthIn(planes, k, x + side / 2, y + side / 2, -REACH * side) > -REACH * side)
          met[row * columns + column]!.push(k)
      }
  })
  return { inside, met }
}

/**
 * How deep piece B overlaps piece A, looked up by where B's origin is from A's: nothing outside, a field well inside, and near the border the
 * parts themselves, so that no overlap is missed.
 */
export class NoFitTable {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  readonly #cellsPerMm: number
  readonly #columns: number
  readonly #rows: number
  readonly #planes: HalfPlanes
  readonly #depth: Float32Array
  /** 0 outside, -1 inside, else where in `#listed` the cell's parts are counted and told. */
  readonly #cells: Int32Array
  readonly #listed: Int32Array

  /** `cells`: of the grid, along its longer side. */
  constructor(parts: readonly Polygon[], cells: number) {
    const { x0, y0, x1, y1 } = boundsOf(parts)
    this.x0 = x0
    this.y0 = y0
    this.x1 = x1
    this.y1 = y1
    const side = Math.max(x1 - x0, y1 - y0) / cells
    this.#cellsPerMm = 1 / side
    this.#columns = Math.floor((x1 - x0) / side) + 1
    this.#rows = Math.floor((y1 - y0) / side) + 1
    const grid = { x0, y0, side, columns: this.#columns, rows: this.#rows }
    this.#planes = halfPlanesOf(parts)
    const { inside, met } = look(parts, this.#planes, grid)
    this.#depth = distanceField(inside, grid)
    this.#cells = new Int32Array(met.length)
    const listed = [0]
    const across = grid.columns + 1
    met.forEach((parts, cell) => {
      if (parts.length === 0) return
      const corner = Math.floor(cell / grid.columns) * across + (cell % grid.columns)
      const corners = [corner, corner + 1, corner + across, corner + across + 1]
      if (corners.every(at => this.#depth[at]! > DEEP * side)) this.#cells[cell] = INSIDE
      else {
        this.#cells[cell] = listed.length
        listed.push(parts.length, ...parts)
      }
    })
    this.#listed = Int32Array.from(listed)
  }

  /** Depth of the overlap, mm; 0 when they are apart. */
  at(x: number, y: number): number {
    const fx = (x - this.x0) * this.#cellsPerMm
    const fy = (y - this.y0) * this.#cellsPerMm
    const columns = this.#columns
    if (!(fx >= 0 && fy >= 0 && fx < columns && fy < this.#rows)) return 0
    const column = fx | 0
    const row = fy | 0
    const cell = this.#cells[row * columns + column]!
    if (cell === 0) return 0
    if (cell !== INSIDE) return this.#atBorder(cell, x, y)
    const depth = this.#depth
    const q = row * (columns + 1) + column
    const [u, v] = [fx - column, fy - row]
    const below = depth[q]! * (1 - u) + depth[q + 1]! * u
    const above = depth[q + columns + 1]! * (1 - u) + depth[q + columns + 2]! * u
    return below * (1 - v) + above * v
  }

  #atBorder(cell: number, x: number, y: number): number {
    const listed = this.#listed
    const { nx, ny, offset, start } = this.#planes
    let deepest = 0
    for (let at = cell + 1, end = cell + 1 + listed[cell]!; at < end; at++) {
      const k = listed[at]!
      let least = Infinity
      for (let e = start[k]!, last = start[k + 1]!; e < last; e++) {
        const depth = offset[e]! - nx[e]! * x - ny[e]! * y
        if (depth < least) {
          least = depth
          if (least <= deepest) break
        }
      }
      if (least > deepest) deepest = least
    }
    return deepest
  }
}
