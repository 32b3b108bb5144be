/** Cells of the pattern along one side. */
const CELLS = 32
/** Millimetres of cloth per cell, and steps per cell. */
const CELL_MM = 6
const STEPS = 4
const SIDE = CELLS * STEPS

/** Returns a hash of -0.5 to 0.5 (after Wang's integer hash). */
function hash(x: number, y: number): number {
  let n = Math.imul(x, 0x1b87_3593) ^ Math.imul(y + 0x51ed, 0x2c1b_3c6d)
  n = Math.imul(n ^ (n >>> 15), 0x2c1b_3c6d)
  n = Math.imul(n ^ (n >>> 12), 0x297a_2d39)
  return ((n ^ (n >>> 15)) >>> 0) / 0xffff_ffff - 0.5
}

function noise(x: number, y: number): number {
  const ease = (t: number): number => t * t * (3 - 2 * t)
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [s, t] = [ease(x - x0), ease(y - y0)]
  const at = (i: number, j: number): number => hash((x0 + i) % CELLS, (y0 + j) % CELLS)
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t
}

const PATTERN = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
  noise((i % SIDE) / STEPS, Math.floor(i / SIDE) / STEPS),
)

/** Returns the pattern at steps of a cell. */
const patternAt = (x: number, y: number): number => PATTERN[((y | 0) & (SIDE - 1)) * SIDE + ((x | 0) & (SIDE - 1))]!

/** Cells of a streak, mm: along the courses of a knit, across them. */
const STREAK_MM = [60, 1.6] as const

/**
 * Returns how single yarns differ at a place on a piece, mm: -0.5 to 0.5. `isWoven`: threads are half as wide as the courses of a knit.
 */
export const streakAt = (x: number, y: number, isWoven: boolean): number =>
  isWoven
    ? patternAt((x * STEPS) / STREAK_MM[0], (y * STEPS * 2) / STREAK_MM[1])
    : patternAt((x * STEPS) / STREAK_MM[0], (y * STEPS) / STREAK_MM[1])

/** Returns how patches of yarns differ at a place on a piece, mm: -0.5 to 0.5. */
export const patchAt = (x: number, y: number): number => patternAt((x * STEPS) / CELL_MM, (y * STEPS) / CELL_MM)

/** Cells along a side of the table of hashes: more than a garment has. */
const HASHED = 256
const HASHES = Float64Array.from({ length: HASHED * HASHED }, (_, i) => hash(i % HASHED, Math.floor(i / HASHED)))

/** Returns the hash of a cell, by the table where it has the cell. */
const hashAt = (x: number, y: number): number =>
  x >= 0 && y >= 0 && x < HASHED && y < HASHED ? HASHES[y * HASHED + x]! : hash(x, y)

/** Adds the slopes of value noise at a place, times a weight, to the first two numbers. The studio's shader has the same noise. */
function addSlope(x: number, y: number, weight: number, to: Float64Array): void {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const s = x - column
  const t = y - row
  const a = hashAt(column, row)
  const b = hashAt(column + 1, row)
  const c = hashAt(column, row + 1)
  const both = a - b - c + hashAt(column + 1, row + 1)
  to[0] = to[0]! + weight * 6 * s * (1 - s) * (b - a + both * t * t * (3 - 2 * t))
  to[1] = to[1]! + weight * 6 * t * (1 - t) * (c - a + both * s * s * (3 - 2 * s))
}

/** Writes the slopes to the right and down of a cloth's surface at a place on a piece, mm, as no cloth lies quite flat. */
export function slopeAt(x: number, y: number, to: Float64Array): void {
  to[0] = to[1] = 0
  addSlope(x / 19 + 7, y / 19 + 7, 0.6, to)
  addSlope(x / 7 + 31, y / 7 + 31, 0.3, to)
}
