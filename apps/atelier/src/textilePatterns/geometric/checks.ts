import { above, inked, part } from '../drawingTools/field.ts'
import { diamond, line } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile } from '../drawingTools/tile.ts'

type Band = readonly [from: number, to: number, shade: number]

/** Plaid: the same bands as warp and weft, combined through a twill. */
export const plaid = (bands: readonly Band[], twill = 24): DrawTile =>
  inked((u, v) => {
    const shadeAt = (t: number): number => bands.find(([from, to]) => t >= from && t < to)?.[2] ?? 0
    const [warp, weft] = [shadeAt(part(u)), shadeAt(part(v))]
    return part((u + v) * twill) < 0.5 ? warp : weft
  })

const TARTAN: readonly Band[] = [
  [0.04, 0.3, 1],
  [0.34, 0.37, 0.8],
  [0.41, 0.44, 0.8],
  [0.52, 0.6, 0.55],
  [0.72, 0.75, 1],
  [0.82, 0.98, 0.4],
]
const windowpane: DrawTile = (context, { width: w, height: h }) => {
  for (const [at, wide] of [
    [0.46, 0.03],
    [0.53, 0.015],
  ] as const) {
    context.fillRect(w * at, 0, w * wide, h)
    context.fillRect(0, h * at, w, h * wide)
  }
}

/** Broken checks: 4 dark and 4 light threads each way, in a 2/2 twill. */
const houndstooth = inked((u, v) => {
  const [i, j] = [Math.floor(u * 16), Math.floor(v * 16)]
  const isWarp = part((i + j) / 4) < 0.5
  const isDark = (n: number): boolean => n % 8 < 4
  return isDark(isWarp ? i : j) ? 1 : 0
})

const argyle: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  lattice(context, tile, { columns: 1, rows: 2, isBrick: true }, ({ row }) => {
    context.globalAlpha = row === 0 ? 1 : 0.45
    diamond(context, w / 2, h / 2)
  })
  context.globalAlpha = 1
  context.globalCompositeOperation = 'xor'
  context.setLineDash([w * 0.05, w * 0.03])
  wrapped(context, tile, () => {
    line(
      context,
      [
        [0, 0],
        [w, h],
      ],
      w * 0.018,
    )
    line(
      context,
      [
        [w, 0],
        [0, h],
      ],
      w * 0.018,
    )
  })
}

const basketWeave: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 4, rows: 4 }, ({ column, row, width, height }) => {
    if ((column + row) % 2 === 1) context.rotate(Math.PI / 2)
    for (const k of [-1, 0, 1]) context.fillRect(-width * 0.48, (k * 0.32 - 0.12) * height, width * 0.96, height * 0.24)
  })
}

/** A chequered flag in the wind. */
const finishFlag = inked((u, v) => {
  const wind = 0.05 * Math.sin(u * Math.PI * 4) + 0.02 * Math.sin((u + v) * Math.PI * 4)
  const isDark = (Math.floor(part(u) * 8) + Math.floor((v + wind) * 8)) % 2 === 0
  return isDark ? 1 - 0.3 * Math.max(0, Math.sin(u * Math.PI * 4)) : 0.1 * Math.max(0, -Math.cos(u * Math.PI * 4))
})

/** Checks that swell towards the middle of the tile. */
const bulge = inked((u, v) => {
  const swell = (t: number): number => t - (0.4 / Math.PI / 2) * Math.sin(t * Math.PI * 2) * -1
  return above(Math.sin(swell(u) * Math.PI * 10) * Math.sin(swell(v) * Math.PI * 10), 0, 0.02)
})

const buffalo = inked((u, v) => {
  const [a, b] = [part(u) < 0.5, part(v) < 0.5]
  if (a && b) return 1
  return (a || b) && part((u + v) * 16) < 0.5 ? 0.75 : 0
})

const squaresNest: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2 }, ({ column, row, width }) => {
    if ((column + row) % 2 === 1) context.rotate(Math.PI / 4)
    const most = (column + row) % 2 === 1 ? 0.66 : 0.9
    for (const share of [1, 0.66, 0.32]) {
      const side = width * most * share
      context.lineWidth = width * 0.055
      context.strokeRect(-side / 2, -side / 2, side, side)
    }
  })
}

export const CHECKS: Readonly<Record<string, DrawTile>> = {
  tartan: plaid(TARTAN),
  windowpane,
  buffalo,
  houndstooth,
  argyle,
  'basket-weave': basketWeave,
  'finish-flag': finishFlag,
  'bulging-checks': bulge,
  'nested-squares': squaresNest,
}
