import { plaid } from '../geometric/checks.ts'
import { cloud, inked, part, saw } from '../drawingTools/field.ts'
import { diamond, line, shape, type XY } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { seededRandom, wrapped, type DrawTile } from '../drawingTools/tile.ts'
import { inInks } from './inInks.ts'

const upright = (...bands: readonly XY[]): DrawTile =>
  inked(u => (bands.some(([from, to]) => u >= from && u < to) ? 1 : 0))
const level = (...bands: readonly XY[]): DrawTile =>
  inked((_, v) => (bands.some(([from, to]) => v >= from && v < to) ? 1 : 0))

/** Squares of a krama: threads of both directions, of one, and the lines between its fields. */
const krama = (wanted: 'one' | 'both' | 'line'): DrawTile =>
  inked((u, v) => {
    const isLine = (t: number): boolean => part(t * 2) > 0.94
    if (wanted === 'line') return isLine(u) || isLine(v) ? 1 : 0
    const [warp, weft] = [part(u * 8) < 0.5, part(v * 8) < 0.5]
    return (wanted === 'both' ? warp && weft : warp !== weft) ? 1 : 0
  })

/** Every other diamond of every other row; the rows between belong to the ground. */
const argyle =
  (column: number): DrawTile =>
  (context, tile) =>
    lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, place => {
      if (place.row === 0 && place.column === column) diamond(context, tile.width / 4, tile.height / 2)
    })

const argyleLines: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (const [top, foot] of [
      [0, 0.5],
      [0.5, 0],
      [0.5, 1],
      [1, 0.5],
    ] as const)
      line(
        context,
        [
          [top * w, 0],
          [foot * w, h],
        ],
        w * 0.011,
      )
  })
}

const blot = (seed: number, count: number, at: number): DrawTile => {
  const tone = cloud(seed, count, 2)
  return inked((u, v) => (tone(u, v) > at ? 1 : 0))
}

const FACETS = { columns: 6, rows: 6 }
const LOTS = (() => {
  const random = seededRandom(4127)
  const row = (): number[] => Array.from({ length: 2 * FACETS.columns }, () => Math.floor(random() * 10))
  return Array.from({ length: FACETS.rows }, row)
})()

const inkOfLot = (lot: number): number => (lot < 3 ? 0 : lot < 6 ? 1 : lot < 8 ? 2 : 3)

/** Equilateral triangles. Each has a random ink or the ground (0). */
const facets =
  (ink: number): DrawTile =>
  (context, { width, height }) => {
    const [w, h] = [width / FACETS.columns, height / FACETS.rows]
    for (let row = -1; row < FACETS.rows; row++) {
      const lots = LOTS[(row + FACETS.rows) % FACETS.rows]!
      for (let k = -1; k <= lots.length; k++) {
        if (inkOfLot(lots[(k + lots.length) % lots.length]!) !== ink) continue
        const [x, y] = [(k * w) / 2, (row + 0.5) * h]
        const [foot, top] = (k + row) % 2 === 0 ? [y + h, y] : [y, y + h]
        shape(context, [
          [x - w / 2, foot],
          [x + w / 2, foot],
          [x, top],
        ])
      }
    }
  }

const STEPS = 11
/** Diamonds with stepped edges, like tied hol: rings about the middles of bricks. */
const hol = (from: number, to: number): DrawTile =>
  inked((u, v) => {
    const [x, y] = [Math.floor(u * 4 * STEPS) / (4 * STEPS), Math.floor(v * 4 * STEPS) / (4 * STEPS)]
    const away = (du: number, dv: number): number => saw(x + du + 0.5) + saw(y + dv + 0.5)
    const near = Math.min(away(0, 0), away(0.5, 0.5))
    return near >= from && near < to ? 1 : 0
  })

/** Overlapping rows of scales, selected by the distance from a scale's middle (1 at the edge). */
const scales = (ink: (away: number) => boolean): DrawTile => {
  const [columns, rows] = [2, 8]
  return inked((u, v) => {
    for (let row = rows + 4; row >= -4; row--) {
      const x = part(u * columns + (((row % 2) + 2) % 2) / 2) - 0.5
      const y = (v * rows - row) / 4
      const away = Math.hypot(x, y) * 2
      if (away <= 1) return ink(away) ? 1 : 0
    }
    return 0
  })
}

const zigzag = (from: number, to: number): DrawTile =>
  inked((u, v) => {
    const t = part(v + 0.22 * saw(u))
    return t >= from && t < to ? 1 : 0
  })

/** Patterns of several inks that repeat. */
export const ALL_OVER_INKS: Readonly<Record<string, DrawTile>> = {
  ...inInks('stripes-club', upright([0.02, 0.36]), upright([0.52, 0.86])),
  ...inInks('hoops-club', level([0.04, 0.34]), level([0.54, 0.84]), level([0.4, 0.48], [0.9, 0.98])),
  ...inInks('krama-club', krama('one'), krama('both'), krama('line')),
  ...inInks(
    'tartan-club',
    plaid([
      [0.04, 0.3, 1],
      [0.82, 0.96, 1],
    ]),
    plaid([[0.46, 0.64, 1]]),
    plaid([
      [0.35, 0.39, 1],
      [0.72, 0.76, 1],
    ]),
  ),
  ...inInks('argyle-club', argyle(0), argyle(1), argyleLines),
  ...inInks('camo-club', blot(811, 4, 0.02), blot(823, 4, 0.16), blot(839, 5, 0.26)),
  ...inInks('facets-club', facets(1), facets(2), facets(3)),
  ...inInks('hol-club', hol(0, 0.78), hol(0.1, 0.62), hol(0.18, 0.46), hol(0.18, 0.3)),
  ...inInks(
    'scales-club',
    scales(away => away < 0.9),
    scales(away => away < 0.66),
    scales(away => away < 0.38),
  ),
  ...inInks('zigzag-club', zigzag(0, 0.22), zigzag(0.26, 0.48), zigzag(0.52, 0.74)),
}
