import { seededRandom, wrapped, type Context, type Tile } from './tile.ts'

interface Lattice {
  readonly columns: number
  readonly rows: number
  /** Every other row is shifted by half a column, like bricks; `rows` must then be even. */
  readonly isBrick?: boolean
}
export interface LatticeCell {
  readonly column: number
  readonly row: number
  /** One cell of the lattice, mm. */
  readonly width: number
  readonly height: number
}

/** Draws with the origin in the middle of each cell. */
export function lattice(context: Context, tile: Tile, grid: Lattice, stamp: (place: LatticeCell) => void): void {
  const { columns, rows, isBrick = false } = grid
  const [width, height] = [tile.width / columns, tile.height / rows]
  wrapped(context, tile, () => {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        context.save()
        context.translate((column + 0.5 + (isBrick && row % 2 === 1 ? 0.5 : 0)) * width, (row + 0.5) * height)
        stamp({ column, row, width, height })
        context.restore()
      }
    }
  })
}

/** Points of the unit tile at least `apart` from each other, across its edges too. */
export function scatter(seed: number, wanted: number, apart: number): (readonly [u: number, v: number])[] {
  const random = seededRandom(seed)
  const points: (readonly [number, number])[] = []
  const across = (a: number, b: number): number => Math.abs(a - b - Math.round(a - b))
  for (let tries = 0; tries < wanted * 60 && points.length < wanted; tries++) {
    const [u, v] = [random(), random()]
    if (points.every(([pu, pv]) => Math.hypot(across(u, pu), across(v, pv)) >= apart)) points.push([u, v])
  }
  return points
}

/** Draws with the origin at each scattered point, mm, and passes random numbers of the point's own. */
export function drawAtScatteredPoints(
  context: Context,
  tile: Tile,
  points: readonly (readonly [number, number])[],
  stamp: (random: () => number, index: number) => void,
): void {
  wrapped(context, tile, () => {
    points.forEach(([u, v], index) => {
      context.save()
      context.translate(u * tile.width, v * tile.height)
      stamp(seededRandom(index * 7919 + 13), index)
      context.restore()
    })
  })
}

/** Draws `count` copies, each rotated further about the origin. */
export function around(context: Context, count: number, stamp: (index: number) => void, from = 0): void {
  for (let index = 0; index < count; index++) {
    context.save()
    context.rotate(from + (index / count) * Math.PI * 2)
    stamp(index)
    context.restore()
  }
}

/** Draws on the right of the origin and, mirrored, on the left. */
export function mirrored(context: Context, stamp: () => void): void {
  for (const side of [1, -1]) {
    context.save()
    context.scale(side, 1)
    stamp()
    context.restore()
  }
}

/** Erases where `draw` paints. */
export function erase(context: Context, draw: () => void): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  draw()
  context.restore()
}
