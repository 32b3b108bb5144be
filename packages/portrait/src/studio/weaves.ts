import { nap } from './nap.ts'

/** Height of a fabric at (u, v) of a tile, 0-1; repeats with period 1. */
export type Height = (u: number, v: number) => number

const TURN = 2 * Math.PI
const fraction = (value: number): number => value - Math.floor(value)
const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * Face of a plain knit: each loop shows two legs that lean towards each other, so columns of loops are columns of V.
 * `columns` across the tile, `rows` down it.
 */
export function knitFace(columns: number, rows: number): Height {
  return (u, v) => {
    const across = fraction(u * columns) - 0.5
    const along = fraction(v * rows - 1.1 * Math.abs(across))
    // A leg is a round yarn; it is widest in its middle and dips under the next loop at its ends.
    const off = (Math.abs(across) - 0.25) / (0.2 + 0.06 * Math.sin(Math.PI * along))
    const round = Math.sqrt(clamp01(1 - off * off))
    // Columns lie apart by more than their own legs do.
    const column = 0.5 + 0.5 * Math.cos(Math.PI * across) ** 0.7
    return round * column * (0.45 + 0.55 * Math.sin(Math.PI * along) ** 0.6)
  }
}

/** Interlock: eight columns of loops a tile. */
export const interlock: Height = knitFace(8, 9)

/** Share of a cotton jersey's loops that loose fibres cover. */
const COTTON_FUZZ = 0.3
/** Cotton jersey: finer loops than interlock's, under short loose fibres. */
export const jersey: Height = (u, v) => (1 - COTTON_FUZZ) * knitFace(12, 14)(u, v) + COTTON_FUZZ * nap(u, v)

/** One-by-one rib: deep furrows between columns of V. Four ridges a tile. */
export const rib: Height = (u, v) => {
  const across = fraction(u * 4)
  const ridge = Math.sin(Math.PI * across) ** 0.8
  return ridge * (0.72 + 0.28 * knitFace(4, 9)(u, v))
}

/** Flat-knit rib of collars: narrow, shallow ridges, five a tile. */
export const flatRib: Height = (u, v) => {
  const ridge = Math.sin(Math.PI * fraction(u * 5)) ** 0.7
  return ridge * (0.8 + 0.2 * Math.sin(Math.PI * fraction(v * 6)) ** 0.6)
}

/** Rows of elastic across a gathered band, and upright folds between two rows, a tile. */
const [ELASTIC_ROWS, GATHERS] = [4, 9]
/**
 * Gathered elastic: upright folds of uneven width that each row of stitches pins down.
 */
export const elastic: Height = (u, v) => {
  const row = Math.floor(v * ELASTIC_ROWS)
  const between = Math.sin(Math.PI * fraction(v * ELASTIC_ROWS))
  const shift = 0.22 * Math.sin(TURN * u * 2) + 0.1 * Math.sin(TURN * (u * 5 + row * 0.3))
  const fold = 0.5 + 0.5 * Math.cos(TURN * (u * GATHERS + shift))
  return 0.2 * between + fold ** 1.3 * (0.25 + 0.55 * between ** 0.7)
}

/**
 * Returns the distance to the nearest middle of a staggered lattice, in units of its spacing: `cells` across, `cells` rows
 * down. Odd rows are shifted by half a cell.
 */
function toStaggered(u: number, v: number, cells: number): number {
  let nearest = Infinity
  const row = Math.floor(v * cells)
  for (let r = row - 1; r <= row + 1; r++) {
    const x = u * cells - (r % 2 === 0 ? 0.25 : 0.75)
    nearest = Math.min(nearest, Math.hypot(x - Math.round(x), v * cells - r - 0.5))
  }
  return nearest
}

/** Piqué: tuck loops leave staggered pits with raised rims, a honeycomb of eight cells a tile. */
export const pique: Height = (u, v) => {
  const rim = clamp01(toStaggered(u, v, 8) / 0.55) ** 1.4
  const yarn = Math.cos(TURN * (u * 32 + 0.2 * Math.cos(TURN * v * 16)))
  return 0.1 + 0.78 * rim + 0.1 * yarn * rim
}

const HOLES = 6
const HOLE_RADIUS = 0.27

/** Sports mesh: knitted cords around round holes. */
export const mesh: Height = (u, v) => {
  const off = Math.max(0, toStaggered(u, v, HOLES) - HOLE_RADIUS) / (0.56 - HOLE_RADIUS)
  return Math.sqrt(Math.min(1, off)) * (0.68 + 0.32 * knitFace(24, 18)(u, v))
}

/** Returns the cloth coverage: 0 in a hole, with a soft rim. */
export const meshCover: Height = (u, v) => clamp01((toStaggered(u, v, HOLES) - HOLE_RADIUS + 0.07) / 0.1)

/** Columns of the knit under the nap, across a tile. */
const WALES = 26
/**
 * Face of sweatshirt fleece: fine columns of a knit that loose fibres cover for the most part; the thick nap is inside.
 */
export const fleece: Height = (u, v) => {
  const column = 0.5 + 0.5 * Math.cos(TURN * WALES * u)
  return 0.3 * column + 0.75 * nap(u, v)
}

/** Satin: long floats side by side that end in steps of five threads. */
export const satin: Height = (u, v) => {
  const thread = Math.floor(v * 40)
  const along = fraction(u * 5 + (thread * 2) / 5)
  const across = fraction(v * 40) - 0.5
  return (1 - 2.2 * across * across) * (0.6 + 0.4 * Math.sin(Math.PI * along) ** 0.35)
}
