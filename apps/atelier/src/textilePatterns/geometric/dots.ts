import { above, cells, fromMiddle, inked, part, saw } from '../drawingTools/field.ts'
import { disc, ring, starPoints, shape } from '../drawingTools/shapes.ts'
import { lattice, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

/** A screen of dots whose size follows `tone` (0-1); `turned` lays them on the diagonal. */
const screen = (count: number, tone: (u: number, v: number) => number, turned = false): DrawTile =>
  inked((u, v) => {
    const [x, y] = turned ? [(u + v) * count, (u - v) * count] : [u * count, v * count]
    const [cx, cy] = [Math.floor(x) + 0.5, Math.floor(y) + 0.5]
    const [cu, cv] = turned ? [(cx + cy) / count / 2, (cx - cy) / count / 2] : [cx / count, cy / count]
    return above(0.72 * Math.sqrt(Math.max(0, tone(cu, cv))), Math.sqrt((x - cx) ** 2 + (y - cy) ** 2), 0.05)
  })

const swell = (t: number): number => 0.5 - 0.5 * Math.cos(t * Math.PI * 2)

const round = (u: number, v: number): number => 1 - 1.6 * fromMiddle(u, v)

/** Squares or diamonds instead of dots. */
const shapes = (size: (du: number, dv: number) => number, count: number): DrawTile =>
  inked((u, v) => {
    const [x, y] = [u * count, v * count]
    const cv = (Math.floor(y) + 0.5) / count
    return above(0.5 * swell(cv), size(Math.abs(part(x) - 0.5), Math.abs(part(y) - 0.5)), 0.03)
  })

/** Lines that swell and thin as a portrait engraved in one direction. */
const engraved = inked((u, v) =>
  above(0.5 + 0.42 * Math.sin(u * Math.PI * 2) * Math.sin(v * Math.PI * 2), saw(v * 14), 0.06),
)

const polka: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ row, width }) =>
    disc(context, 0, 0, width * (row === 0 ? 0.3 : 0.12)),
  )
}

const confetti: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(71, 42, 0.11), random => {
    const size = tile.width * (0.014 + random() * 0.03)
    context.globalAlpha = random() < 0.6 ? 1 : 0.5
    disc(context, 0, 0, size)
  })
}

const bubbles: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(83, 26, 0.15), random => {
    const radius = tile.width * (0.02 + random() ** 2 * 0.075)
    ring(context, [0, 0], radius, tile.width * 0.01)
    context.globalAlpha = 0.35
    disc(context, 0, 0, radius)
    context.globalAlpha = 1
    disc(context, -radius * 0.35, -radius * 0.35, radius * 0.2)
  })
}

/** Stippled as an old engraving: denser where it is dark. */
const stipple = (() => {
  const grain = cells(91, 44)
  return inked((u, v) => above(0.12 + 0.36 * swell(v), grain(u, v).near, 0.05))
})()

const hexDots: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 7, rows: 12, isBrick: true }, ({ row, width }) => {
    const share = swell((row + 0.5) / 12)
    shape(context, starPoints(6, width * (0.06 + 0.42 * share)))
  })
}

export const DOTS: Readonly<Record<string, DrawTile>> = {
  'polka-pair': polka,
  confetti,
  bubbles,
  stipple,
  'halftone-diagonal': screen(10, (u, v) => swell(u + v), true),
  'halftone-ball': screen(18, round),
  'halftone-wave': screen(20, (u, v) => swell(v * 2 + 0.18 * Math.sin(u * Math.PI * 4))),
  'halftone-diamonds': shapes((a, b) => (a + b) * 0.75, 12),
  'halftone-hexagons': hexDots,
  'halftone-lines': engraved,
}
