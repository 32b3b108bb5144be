import { inked, part, saw } from '../drawingTools/field.ts'
import { diamond, shape, starPoints } from '../drawingTools/shapes.ts'
import { erase, lattice } from '../drawingTools/repeatMotif.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

type Band = readonly [from: number, to: number, shade?: number]

const banded =
  (bands: readonly Band[], along: 'x' | 'y'): DrawTile =>
  (context, { width, height }) => {
    for (const [from, to, shade = 1] of bands) {
      context.globalAlpha = shade
      if (along === 'x') context.fillRect(from * width, 0, (to - from) * width, height)
      else context.fillRect(0, from * height, width, (to - from) * height)
    }
  }

/** Slanted bands on a square tile. */
const leaning = (bands: readonly Band[], count = 1): DrawTile =>
  inked((u, v) => {
    const t = part((u - v) * count)
    const found = bands.find(([from, to]) => t >= from && t < to)
    return found ? (found[2] ?? 1) : 0
  })

/** A krama of two weaves: bands in both directions, in shades that add up where they cross. */
const krama = (bands: readonly Band[]): DrawTile =>
  inked((u, v) => {
    const at = (t: number): number => bands.find(([from, to]) => t >= from && t < to)?.[2] ?? 0
    const [a, b] = [at(part(u)), at(part(v))]
    return a + b - a * b
  })

/** An edge feathered by the threads, as in dyed silk. */
const ikat = (ink: (u: number, v: number) => number): DrawTile =>
  inked((u, v) => {
    const thread = Math.floor(v * 84)
    return ink(u + 0.011 * Math.sin(thread * 91.7), (thread + 0.5) / 84)
  })

const holArrows = ikat((u, v) => {
  const t = part(v * 4 - Math.abs(part(u * 2) - 0.5))
  return t < 0.3 ? 1 : t < 0.44 ? 0.45 : t > 0.62 && t < 0.72 ? 0.8 : 0
})

const holSteps = ikat((u, v) => {
  const t = Math.abs(part(u * 2) - 0.5) + Math.abs(part(v * 2) - 0.5)
  const step = Math.floor(t * 10)
  return [1, 0, 0.5, 0.5, 1, 0, 0.3, 0.3, 1, 1][step] ?? 0
})

const holStars = ikat((u, v) => {
  const [x, y] = [Math.abs(part(u * 2 + (Math.floor(v * 2) % 2) / 2) - 0.5), Math.abs(part(v * 2) - 0.5)]
  if (Math.min(x, y) < 0.05 && Math.max(x, y) < 0.36) return 1
  if (Math.abs(x - y) < 0.06 && x < 0.25) return 0.6
  return Math.abs(x + y - 0.47) < 0.03 ? 0.8 : 0
})

const balance = inked((u, v) => {
  const t = part(u * 2)
  const isThin = t > 0.66 && t < 0.76
  return t < 0.42 ? (part(v * 20) < 0.5 ? 1 : 0.7) : isThin ? 1 : 0
})

const diamondRows: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 3, rows: 2 }, ({ column, row, width: w, height: h }) => {
    context.globalAlpha = row === 0 ? 1 : 0.5
    if (row === 1) context.translate(column === 0 ? 0 : 0, 0)
    diamond(context, w * 0.46, h * 0.46)
    erase(context, () => diamond(context, w * 0.26, h * 0.26))
    context.globalAlpha = 1
    diamond(context, w * 0.1, h * 0.1)
  })

const starStripes: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  context.fillRect(w * 0.25, 0, w * 0.5, h)
  erase(context, () =>
    lattice(context, tile, { columns: 1, rows: 2 }, () => shape(context, starPoints(5, w * 0.16, 0.42))),
  )
}

const waveHoops = inked((u, v) => {
  const t = part(v * 2 + 0.1 * Math.sin(u * Math.PI * 4))
  return t < 0.4 ? 1 : t > 0.5 && t < 0.58 ? 0.6 : t > 0.66 && t < 0.7 ? 0.35 : 0
})

const zigHoops = inked((u, v) => {
  const t = part(v * 2 + 0.13 * saw(u * 4))
  return t < 0.34 ? 1 : t > 0.42 && t < 0.5 ? 0.6 : t > 0.58 && t < 0.62 ? 0.35 : 0
})

export const CLASSICS: Readonly<Record<string, DrawTile>> = {
  'stripes-broad': banded([[0, 0.5]], 'x'),
  'stripes-edged': banded(
    [
      [0.2, 0.56],
      [0.62, 0.66, 0.5],
      [0.1, 0.14, 0.5],
    ],
    'x',
  ),
  'stripes-uneven': banded(
    [
      [0, 0.34],
      [0.42, 0.52],
      [0.6, 0.66],
      [0.74, 0.77],
    ],
    'x',
  ),
  'stripes-candy': banded(
    [
      [0, 0.25],
      [0.25, 0.5, 0.5],
      [0.75, 0.79],
    ],
    'x',
  ),
  'stripes-balanced': balance,
  'stripes-stars': starStripes,
  'hoops-edged': banded(
    [
      [0.22, 0.58],
      [0.65, 0.69, 0.5],
      [0.11, 0.15, 0.5],
    ],
    'y',
  ),
  'hoops-breton': banded([[0, 0.3]], 'y'),
  'hoops-uneven': banded(
    [
      [0, 0.36],
      [0.44, 0.55],
      [0.63, 0.69],
      [0.77, 0.8],
    ],
    'y',
  ),
  'hoops-candy': banded(
    [
      [0, 0.3],
      [0.3, 0.5, 0.5],
      [0.74, 0.79],
    ],
    'y',
  ),
  'hoops-waves': waveHoops,
  'hoops-zigzag': zigHoops,
  'diagonals-broad': leaning([[0, 0.5]]),
  'diagonals-tones': leaning([
    [0, 0.25, 1],
    [0.25, 0.5, 0.6],
    [0.5, 0.75, 0.3],
  ]),
  'diagonals-edged': leaning([
    [0, 0.34],
    [0.42, 0.48, 0.5],
    [0.86, 0.92, 0.5],
  ]),
  'diamond-rows': diamondRows,
  'krama-pin': krama([
    [0.08, 0.16, 0.7],
    [0.3, 0.34, 0.4],
    [0.5, 0.9, 0.35],
  ]),
  'hol-arrows': holArrows,
  'hol-steps': holSteps,
  'hol-stars': holStars,
}
