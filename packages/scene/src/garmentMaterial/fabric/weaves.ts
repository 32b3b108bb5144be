/** Height of a fabric at (u, v) of a tile, 0-1; repeats with period 1. */
export type Height = (u: number, v: number) => number

const TURN = 2 * Math.PI

/** Interlock: columns of loops, drawn as slanted ridges. Eight by eight loops a tile. */
export const interlock: Height = (u, v) => {
  const across = (u * 8) % 1
  const along = (v * 8 + 0.8 * Math.abs(across - 0.5)) % 1
  return Math.sin(Math.PI * across) ** 0.7 * (0.55 + 0.45 * Math.cos(TURN * along) * 0.5 + 0.225)
}

/** One-by-one rib: deep furrows, faint loops along the ridges. Four ridges a tile. */
export const rib: Height = (u, v) => {
  const across = (u * 4) % 1
  const ridge = Math.sin(Math.PI * across) ** 0.8
  return ridge * (0.94 + 0.06 * Math.cos(TURN * (v * 8 + 0.5 * Math.abs(across - 0.5))))
}

/** Piqué: a waffle of small pits in staggered rows, with columns of loops between them. */
export const pique: Height = (u, v) => {
  const pit = (0.5 + 0.5 * Math.cos(TURN * u * 8) * Math.cos(TURN * v * 8)) ** 2
  return 0.95 - 0.72 * pit + 0.05 * Math.cos(TURN * u * 32)
}

const HOLES = 6
const HOLE_RADIUS = 0.27

/**
 * Returns the distance to the nearest hole's middle, in units of the hole spacing. Odd rows are shifted by half a hole.
 */
function toHole(u: number, v: number): number {
  let nearest = Infinity
  const row = Math.floor(v * HOLES)
  for (let r = row - 1; r <= row + 1; r++) {
    const shift = r % 2 === 0 ? 0.25 : 0.75
    const x = u * HOLES - shift
    nearest = Math.min(nearest, Math.hypot(x - Math.round(x), v * HOLES - r - 0.5))
  }
  return nearest
}

/** Sports mesh: cords around round holes. */
export const mesh: Height = (u, v) => {
  const off = Math.max(0, toHole(u, v) - HOLE_RADIUS) / (0.56 - HOLE_RADIUS)
  return Math.min(1, Math.sqrt(Math.min(1, off)) * 0.9 + 0.1 * Math.cos(TURN * u * 24))
}

/** Returns the cloth coverage: 0 in a hole, with a soft rim. */
export const meshCover: Height = (u, v) => Math.min(1, Math.max(0, (toHole(u, v) - HOLE_RADIUS + 0.07) / 0.1))

/** Returns a hash of 0-1 without a visible direction (after Wang's integer hash). */
function hash(x: number, y: number): number {
  let n = Math.imul(x, 0x1b87_3593) ^ Math.imul(y + 0x51ed, 0x2c1b_3c6d)
  n = Math.imul(n ^ (n >>> 15), 0x2c1b_3c6d)
  n = Math.imul(n ^ (n >>> 12), 0x297a_2d39)
  return ((n ^ (n >>> 15)) >>> 0) / 0xffff_ffff
}

/** Returns smooth noise that repeats after `cells`. */
function noise(u: number, v: number, cells: number): number {
  const [x, y] = [u * cells, v * cells]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number): number => t * t * (3 - 2 * t)
  const [s, t] = [ease(x - x0), ease(y - y0)]
  const at = (i: number, j: number): number => hash((x0 + i) % cells, (y0 + j) % cells)
  const top = at(0, 0) * (1 - s) + at(1, 0) * s
  const bottom = at(0, 1) * (1 - s) + at(1, 1) * s
  return top * (1 - t) + bottom * t
}

/** Brushed fleece: soft tufts of three sizes, none in rows. */
export const fleece: Height = (u, v) =>
  0.45 * noise(u, v, 17) + 0.33 * noise((u + 0.06 * noise(u, v, 11)) % 1, v, 36) + 0.22 * noise(u, v, 71)

/** Satin: long floats in fine slanted lines. */
export const satin: Height = (u, v) =>
  0.5 + 0.5 * Math.sin(TURN * (u * 20 + v * 4)) * (0.7 + 0.3 * Math.cos(TURN * v * 8))
