import { inked, noise, part, saw } from '../drawingTools/field.ts'
import { diamond, disc, line, type XY } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile } from '../drawingTools/tile.ts'

type Band = readonly [from: number, to: number, shade: number]

/** The checked scarf: warp and weft of the same bands laid over each other. */
const krama = (bands: readonly Band[]): DrawTile =>
  inked((u, v) => {
    const shadeAt = (t: number): number => bands.find(([from, to]) => t >= from && t < to)?.[2] ?? 0
    const [a, b] = [shadeAt(part(u)), shadeAt(part(v))]
    return a + b - a * b
  })

const fine: readonly Band[] = Array.from({ length: 4 }, (_, i): Band => [i * 0.25, i * 0.25 + 0.125, 0.55])
const classic: readonly Band[] = [
  [0, 0.28, 0.55],
  [0.34, 0.38, 0.8],
  [0.44, 0.48, 0.8],
  [0.54, 0.82, 0.55],
  [0.88, 0.94, 0.3],
]
/** The end of the scarf: bands, then knotted threads. */
const fringe: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  for (const [at, thick] of [
    [0.04, 0.1],
    [0.18, 0.025],
    [0.235, 0.025],
    [0.3, 0.1],
    [0.44, 0.025],
  ] as const) {
    context.fillRect(0, at * h, w, thick * h)
  }
  wrapped(context, tile, () => {
    for (let k = 0; k < 8; k++) {
      const x = ((k + 0.5) / 8) * w
      for (const off of [-1, -0.33, 0.33, 1]) {
        line(
          context,
          [
            [x + off * w * 0.045, h * 0.46],
            [x, h * 0.58],
          ],
          w * 0.012,
        )
        line(
          context,
          [
            [x, h * 0.6],
            [x + off * w * 0.03, h * 0.84 + Math.abs(off) * h * 0.03],
          ],
          w * 0.012,
        )
      }
      disc(context, x, h * 0.59, w * 0.024)
    }
  })
}

const turned = inked((u, v) => {
  const on = (t: number): number => (part(t) < 0.5 ? 0.55 : 0) + (part(t) > 0.72 && part(t) < 0.78 ? 0.8 : 0)
  const [a, b] = [on((u + v) * 2), on((u - v) * 2)]
  return a + b - a * b
})

/** Ikat: the threads are dyed before they are woven, so every edge is feathered along the weft. */
const ikat = (ink: (u: number, v: number) => number, cellsUp: number): DrawTile => {
  const slip = noise(641, 3, 64)
  return inked((u, v) => {
    const row = (Math.floor(v * cellsUp) + 0.5) / cellsUp
    return ink(u + 0.012 * slip(u, row * 7) + 0.012 * Math.sin(row * 911), row)
  })
}

const rhombus = (u: number, v: number): number => Math.abs(part(u) - 0.5) + Math.abs(part(v) - 0.5)

const holDiamonds = ikat((u, v) => {
  const t = rhombus(u * 2, v * 2)
  const other = rhombus(u * 2 + 0.5, v * 2 + 0.5)
  if (t < 0.12) return 1
  if (t > 0.18 && t < 0.26) return 0.55
  if (t > 0.32 && t < 0.42) return 1
  return other < 0.05 ? 0.8 : 0
}, 80)

const holZigzag = ikat((u, v) => {
  const t = part(v * 3 + 0.24 * saw(u * 4))
  return t < 0.3 ? 1 : t < 0.42 ? 0.4 : t > 0.52 && t < 0.6 ? 0.75 : 0
}, 90)

const holFlowers = ikat((u, v) => {
  const [x, y] = [part(u * 2 + (Math.floor(v * 2) % 2) / 2) - 0.5, part(v * 2) - 0.5]
  const away = Math.sqrt(x * x + y * y)
  const petals = 0.24 + 0.1 * Math.cos(Math.atan2(y, x) * 8)
  if (away < 0.07) return 0
  if (away < petals) return 1
  return Math.abs(Math.abs(x) + Math.abs(y) - 0.47) < 0.03 ? 0.6 : 0
}, 80)

const holNaga = ikat((u, v) => {
  const wave = part(v * 2 + 0.14 * Math.sin(u * Math.PI * 4))
  if (wave < 0.24) return part(u * 10) < 0.3 ? 0.35 : 1
  if (wave > 0.3 && wave < 0.34) return 0.7
  return rhombus(u * 4, v * 2 + 0.14 * Math.sin(u * Math.PI * 4) - 0.17) < 0.18 ? 1 : 0
}, 96)

/** A silk border: rows of diamonds between lines and sawteeth. */
const silkBorder: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  for (const [at, thick] of [
    [0.02, 0.04],
    [0.09, 0.015],
    [0.55, 0.015],
    [0.6, 0.04],
  ] as const)
    context.fillRect(0, at * h, w, thick * h)
  lattice(context, tile, { columns: 4, rows: 1 }, ({ width }) => {
    context.translate(0, -h * 0.17)
    const frame: XY[] = [
      [0, -h * 0.2],
      [width * 0.48, 0],
      [0, h * 0.2],
      [-width * 0.48, 0],
      [0, -h * 0.2],
    ]
    line(context, frame, w * 0.014)
    diamond(context, width * 0.3, h * 0.125)
    context.translate(width / 2, 0)
    for (const y of [-1, 1]) {
      context.save()
      context.translate(0, y * h * 0.15)
      diamond(context, width * 0.1, h * 0.045)
      context.restore()
    }
  })
  lattice(context, tile, { columns: 8, rows: 1 }, ({ width }) => {
    context.translate(0, h * 0.16)
    context.beginPath()
    context.moveTo(-width / 2, 0)
    context.lineTo(0, h * 0.2)
    context.lineTo(width / 2, 0)
    context.fill()
    disc(context, 0, h * 0.27, w * 0.014)
  })
}

export const WEAVES: Readonly<Record<string, DrawTile>> = {
  'krama-fine': krama(fine),
  'krama-classic': krama(classic),
  'krama-turned': turned,
  'krama-fringe': fringe,
  'hol-diamonds': holDiamonds,
  'hol-zigzag': holZigzag,
  'hol-flowers': holFlowers,
  'hol-naga': holNaga,
  'silk-border': silkBorder,
}
