import { CELL_PX, type Cell } from './tableLattice.ts'
import { around, inkAt, within, type TileInk } from './tileInk.ts'

/** The placement of a tile on the table. */
export interface InkPlace {
  /** The transform from table positions in mm to tiles. */
  readonly toTile: readonly [number, number, number, number, number, number]
  readonly isOnce: boolean
  /** Whether only the tile itself is painted, once; values beyond it stay unchanged. */
  readonly isWithin: boolean
}

const PATCH_PX = 16
const MIXED = -1

/** The ink of each patch of a tile if it is uniform in and around the patch; else `MIXED`. */
interface Patches {
  readonly across: number
  readonly down: number
  readonly ink: Int16Array
}

const known = new WeakMap<TileInk, Map<boolean, Patches>>()

function patchesOf(tile: TileInk, isOnce: boolean): Patches {
  const ofTile = known.get(tile) ?? new Map<boolean, Patches>()
  known.set(tile, ofTile)
  const before = ofTile.get(isOnce)
  if (before) return before
  const { widthPx: w, heightPx: h, ink } = tile
  const at = isOnce ? within : around
  // The last patch in each direction takes the remainder.
  const [across, down] = [w, h].map(px => Math.max(1, Math.floor(px / PATCH_PX))) as [number, number]
  const patches = { across, down, ink: new Int16Array(across * down) }
  for (let i = 0; i < patches.ink.length; i++) {
    const [left, top] = [(i % across) * PATCH_PX, Math.floor(i / across) * PATCH_PX]
    const right = (i + 1) % across === 0 ? w : left + PATCH_PX
    const bottom = i >= across * (down - 1) ? h : top + PATCH_PX
    const first = ink[top * w + left]!
    let isFlat = true
    for (let y = top - 1; isFlat && y <= bottom; y++) {
      const row = at(y, h) * w
      for (let x = left - 1; isFlat && x <= right; x++) isFlat = ink[row + at(x, w)] === first
    }
    patches.ink[i] = isFlat ? first : MIXED
  }
  ofTile.set(isOnce, patches)
  return patches
}

const [us, vs] = [new Float64Array(4), new Float64Array(4)]

/** Returns the uniform ink of the cell at `us` and `vs`, or `MIXED`. */
function inkOfCell({ widthPx, heightPx }: TileInk, { across, down, ink }: Patches, isOnce: boolean): number {
  const patchAt = (share: number, px: number, count: number): number =>
    within(Math.floor(((isOnce ? share : share - Math.floor(share)) * px) / PATCH_PX), count)
  let found = MIXED
  for (let k = 0; k < 4; k++) {
    const own = ink[patchAt(vs[k]!, heightPx, down) * across + patchAt(us[k]!, widthPx, across)]!
    if (own === MIXED || (k > 0 && own !== found)) return MIXED
    found = own
  }
  return found
}

/** Returns the range of a cell's corner values. */
const spread = (at: Float64Array): number =>
  Math.max(at[0]!, at[1]!, at[2]!, at[3]!) - Math.min(at[0]!, at[1]!, at[2]!, at[3]!)
const isWithinTile = (at: Float64Array): boolean =>
  Math.min(at[0]!, at[1]!, at[2]!, at[3]!) > 0 && Math.max(at[0]!, at[1]!, at[2]!, at[3]!) < 1

/** The positions of a cell's pixel columns on its upper side, then on its lower side. */
const [sidesU, sidesV] = [new Float64Array(2 * CELL_PX), new Float64Array(2 * CELL_PX)]

/** Does the part of `bilinear` that all rows of a cell share. */
function interpolateSides(corner: Float64Array, sides: Float64Array): void {
  for (let column = 0; column < CELL_PX; column++) {
    const across = (column + 0.5) / CELL_PX
    sides[column] = corner[0]! * (1 - across) + corner[1]! * across
    sides[CELL_PX + column] = corner[2]! * (1 - across) + corner[3]! * across
  }
}

function fillCell({ at, columns, rows, stride }: Cell, values: Uint8Array, ink: number): void {
  for (let row = 0; row < rows; row++) values.fill(ink, at + row * stride, at + row * stride + columns)
}

/**
 * Writes the ink of a cell. It replaces `inkAt` for millions of pixels, most of which lie in a uniform area or outside
 * all ink.
 */
export function inkWriter(tile: TileInk, { toTile: [a, b, c, d, e, f], isOnce, isWithin }: InkPlace) {
  const { widthPx: w, heightPx: h } = tile
  const patches = patchesOf(tile, isOnce)
  return (cell: Cell, values: Uint8Array): void => {
    for (let k = 0; k < 4; k++) {
      us[k] = a * cell.x[k]! + c * cell.y[k]! + e
      vs[k] = b * cell.x[k]! + d * cell.y[k]! + f
    }
    // The corners fully describe a cell that is smaller than a patch.
    const isSmall = spread(us) * w < PATCH_PX && spread(vs) * h < PATCH_PX
    if (isSmall && (!isWithin || (isWithinTile(us) && isWithinTile(vs)))) {
      const whole = inkOfCell(tile, patches, isOnce)
      if (whole !== MIXED) return fillCell(cell, values, whole)
    }
    interpolateSides(us, sidesU)
    interpolateSides(vs, sidesV)
    for (let row = 0; row < cell.rows; row++) {
      const down = (row + 0.5) / CELL_PX
      for (let column = 0; column < cell.columns; column++) {
        const u = sidesU[column]! * (1 - down) + sidesU[CELL_PX + column]! * down
        const v = sidesV[column]! * (1 - down) + sidesV[CELL_PX + column]! * down
        if (isWithin && !(u > 0 && u < 1 && v > 0 && v < 1)) continue
        values[cell.at + row * cell.stride + column] = inkAt(tile, u, v, isOnce) + 0.5
      }
    }
  }
}
