import { above, cells, inked, noise, part, saw } from '../drawingTools/field.ts'
import { shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { seededRandom, wrapped, type DrawTile } from '../drawingTools/tile.ts'

// The all-over geometry of shirts of the eighties and nineties: large, tonal, drawn with ruler and stencil.

/** Ribbons of tones that lean, cut by ribbons that lean the other way. */
const ribbons = inked((u, v) => {
  const [a, b] = [part((u + v) * 2), part((u - v) * 2)]
  const isOver = (Math.floor((u + v) * 2) + Math.floor((u - v) * 2)) % 2 === 0
  const t = isOver ? a : b
  return [0, 0.3, 0.6, 1, 0.6, 0.3][Math.floor(t * 6)]!
})

/** Lightning rows of three tones. */
const jag = inked((u, v) => {
  const edge = 0.16 * (saw(u * 2) - 0.5) + 0.05 * (saw(u * 6) - 0.5)
  return [1, 0.6, 0.3, 0, 0, 0][Math.floor(part((v + edge) * 2) * 6)]!
})

/** Steps that fall across in tones: a stair seen from the side. */
const stairs = inked((u, v) => {
  const x = Math.floor(part(u) * 8)
  const t = part(v + x / 8)
  return [1, 0.65, 0.35, 0, 0, 0.2, 0, 0][Math.floor(t * 8)]!
})

const stencil =
  (shapes: readonly (readonly XY[])[], columns: number, rows: number, shades: readonly number[]): DrawTile =>
  (context, tile) =>
    lattice(context, tile, { columns, rows, isBrick: true }, ({ column, row, width, height }) => {
      shapes.forEach((points, i) => {
        context.globalAlpha = shades[(column + row + i) % shades.length]!
        shape(
          context,
          points.map(([x, y]): XY => [x * width, y * height]),
        )
      })
    })

/** Parallelograms back to back, as an arrow that has been folded. */
const folded = stencil(
  [
    [
      [-0.5, -0.42],
      [0, -0.14],
      [0, 0.42],
      [-0.5, 0.14],
    ],
    [
      [0.5, -0.42],
      [0, -0.14],
      [0, 0.42],
      [0.5, 0.14],
    ],
  ],
  4,
  4,
  [1, 0.45],
)

const kites = stencil(
  [
    [
      [0, -0.5],
      [0.42, -0.1],
      [0, 0.5],
    ],
    [
      [0, -0.5],
      [-0.42, -0.1],
      [0, 0.5],
    ],
  ],
  3,
  2,
  [1, 0.4],
)

/** Nested diamonds in tones. */
const diamonds = inked((u, v) => {
  const t = Math.abs(part(u * 2) - 0.5) + Math.abs(part(v * 2) - 0.5)
  return [1, 0, 0.6, 0, 0.3, 0, 1, 0, 0.6, 0][Math.floor(t * 10)] ?? 0
})

/** A grid of brush-like flashes: each cell hatched the other way. */
const flashes = inked((u, v) => {
  const isTurned = (Math.floor(u * 4) + Math.floor(v * 4)) % 2 === 0
  const [x, y] = [part(u * 4), part(v * 4)]
  const t = isTurned ? x + y : x - y + 1
  return above(0.42 + 0.5 * Math.abs(t - 1), saw(t * 3), 0.02) > 0.5 ? 0 : 1 - 0.5 * Math.abs(t - 1)
})

/** Waves of hoops whose thickness swells, as woven. */
const swell = inked((u, v) => {
  const bend = 0.05 * Math.sin(u * Math.PI * 2) + 0.02 * Math.sin(u * Math.PI * 6)
  return above(0.18 + 0.5 * (0.5 + 0.5 * Math.sin((v * 2 + u) * Math.PI * 2)), saw((v + bend) * 10), 0.03)
})

/** Facets of a cut stone: each cell shaded by its place. */
const crystal = (() => {
  const cell = cells(1013, 5, 5, 0.85)
  return inked((u, v) => {
    const { dx, dy, chance } = cell(u, v)
    const side = Math.floor(((Math.atan2(dy, dx) / Math.PI / 2 + 1 + chance) % 1) * 5)
    return [1, 0.75, 0.5, 0.25, 0][side]!
  })
})()

/** Checks that grow and shrink as they cross, in two tones. */
const opChecks = inked((u, v) => {
  const warp = (t: number): number => t * 8 + 0.9 * Math.sin(t * Math.PI * 2)
  const isDark = (Math.floor(warp(u)) + Math.floor(warp(v)) + 64) % 2 === 0
  return isDark ? 1 : 0
})

const pinwheels: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 4, rows: 4 }, ({ column, row, width: w }) => {
    if ((column + row) % 2 === 1) context.scale(-1, 1)
    for (let k = 0; k < 4; k++) {
      context.globalAlpha = k % 2 === 0 ? 1 : 0.5
      shape(context, [
        [0, 0],
        [w / 2, 0],
        [w / 2, -w / 2],
      ])
      context.rotate(Math.PI / 2)
    }
  })

/** Lines that turn at right angles about squares, as on a circuit of the nineties. */
const corners = inked((u, v) => {
  const [i, j] = [Math.floor(u * 4), Math.floor(v * 4)]
  const [x, y] = [part(u * 4), part(v * 4)]
  const turn = (i * 3 + j * 5) % 4
  const [a, b] = [turn % 2 === 0 ? x : 1 - x, turn < 2 ? y : 1 - y]
  return part(Math.max(a, b) * 4) < 0.5 ? 1 : 0
})

const slashes: DrawTile = (context, tile) => {
  const random = seededRandom(1021)
  const { width: w, height: h } = tile
  const all = Array.from(
    { length: 30 },
    (_, i) => [((i % 6) + random() * 0.5) / 6, Math.floor(i / 6) / 5, random()] as const,
  )
  wrapped(context, tile, () => {
    for (const [x, y, r] of all) {
      context.globalAlpha = r < 0.5 ? 1 : 0.5
      const [long, wide] = [h * (0.1 + r * 0.1), w * (0.02 + r * 0.03)]
      shape(context, [
        [x * w, y * h],
        [x * w + wide, y * h],
        [x * w + wide + long * 0.5, y * h - long],
        [x * w + long * 0.5, y * h - long],
      ])
    }
  })
}

/** Hexagons of lines, three ways. */
const hexLines = inked((u, v) => {
  const [x, y] = [u * 4, v * 4]
  const side = (Math.floor(x) + Math.floor(y)) % 3
  const t = [x + y, x - y, y * 2][side]!
  return part(t * 3) < 0.5 ? 1 : 0
})

const bolts = inked((u, v) => {
  const kink = 0.12 * (part(v * 2) < 0.5 ? part(v * 2) : part(v * 2) - 1.15)
  const t = part((u + kink) * 4)
  return t < 0.34 ? 1 : t < 0.5 ? 0.4 : 0
})

const folds = (() => {
  const bend = noise(1031, 3)
  return inked((u, v) => {
    const t = part((u * 3 + v * 2 + 0.35 * bend(u, v)) * 1)
    return Math.round(6 * t) / 6
  })
})()

/** Stars of six cut from triangles of two tones. */
const facets: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 3, rows: 4, isBrick: true }, ({ width, height }) => {
    context.scale(width * 0.5, height * 0.56)
    const points = starPoints(6, 1, 0.5)
    points.forEach((point, i) => {
      context.globalAlpha = i % 2 === 0 ? 1 : 0.4
      shape(context, [[0, 0], point, points[(i + 1) % points.length]!])
    })
  })

export const EIGHTIES: Readonly<Record<string, DrawTile>> = {
  'ribbon-weave': ribbons,
  'jag-rows': jag,
  'stair-tones': stairs,
  'folded-arrows': folded,
  'kite-tones': kites,
  'diamond-echo': diamonds,
  'hatch-flashes': flashes,
  'swell-lines': swell,
  crystal,
  'op-checks': opChecks,
  pinwheels,
  'corner-lines': corners,
  slashes,
  'three-ways': hexLines,
  'bolt-columns': bolts,
  'folded-cloth': folds,
  'cut-stars': facets,
}
