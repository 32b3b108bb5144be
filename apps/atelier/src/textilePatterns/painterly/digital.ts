import { above, inked, noise, saw } from '../drawingTools/field.ts'
import { disc, line, ring, shape, type XY } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { seededRandom, wrapped, type DrawTile } from '../drawingTools/tile.ts'

/** Random numbers on a grid, the same at every call. */
function chances(seed: number, columns: number, rows: number): (column: number, row: number) => number {
  const random = seededRandom(seed)
  const values = Array.from({ length: columns * rows }, random)
  return (column, row) => values[(row % rows) * columns + (column % columns)]!
}

const pixelFade: DrawTile = (context, tile) => {
  const chance = chances(801, 16, 24)
  lattice(context, tile, { columns: 16, rows: 24 }, ({ row, column, width, height }) => {
    const share = 0.5 - 0.5 * Math.cos(((row + 0.5) / 24) * Math.PI * 2)
    if (chance(column, row) < share * 1.1 - 0.05) context.fillRect(-width / 2, -height / 2, width, height)
  })
}

const glitch: DrawTile = (context, tile) => {
  const random = seededRandom(811)
  const { width: w, height: h } = tile
  const bars = Array.from(
    { length: 54 },
    () =>
      [
        random(),
        Math.floor(random() * 48) / 48,
        0.05 + random() ** 2 * 0.5,
        1 + Math.floor(random() ** 3 * 4),
        random(),
      ] as const,
  )
  wrapped(context, tile, () => {
    for (const [x, y, long, thick, shade] of bars) {
      context.globalAlpha = shade < 0.6 ? 1 : 0.45
      context.fillRect(x * w, y * h, long * w, (thick / 96) * h)
    }
  })
}

/** Conductors with pads at their ends. */
const circuit: DrawTile = (context, tile) => {
  const random = seededRandom(821)
  const unit = tile.width / 16
  context.lineCap = context.lineJoin = 'round'
  const traces = Array.from(
    { length: 26 },
    () =>
      [
        Math.floor(random() * 16),
        Math.floor(random() * 16),
        2 + Math.floor(random() * 4),
        random() < 0.5,
        random() < 0.5 ? 1 : -1,
      ] as const,
  )
  wrapped(context, tile, () => {
    for (const [x, y, long, isUp, side] of traces) {
      const bend: XY[] = isUp
        ? [
            [x, y],
            [x, y + long],
            [x + side, y + long + 1],
            [x + side, y + long + 3],
          ]
        : [
            [x, y],
            [x + long, y],
            [x + long + 1, y + side],
            [x + long + 3, y + side],
          ]
      const points = bend.map(([px, py]): XY => [px * unit, py * unit])
      line(context, points, unit * 0.2)
      disc(context, ...points[0]!, unit * 0.34)
      ring(context, points.at(-1)!, unit * 0.3, unit * 0.16)
    }
  })
}

const mosaicCode: DrawTile = (context, tile) => {
  const chance = chances(851, 12, 12)
  lattice(context, tile, { columns: 12, rows: 12 }, ({ row, column, width, height }) => {
    const value = chance(column, row)
    if (value > 0.52) return
    context.globalAlpha = value < 0.12 ? 0.5 : 1
    context.fillRect(-width / 2, -height / 2, width, height)
  })
}

const equaliser: DrawTile = (context, tile) => {
  const chance = chances(861, 10, 1)
  lattice(context, tile, { columns: 10, rows: 14 }, ({ row, column, width: w, height: h }) => {
    const high = 3 + Math.floor(chance(column, 0) * 9)
    if (13 - row >= high || row === 13) return
    context.globalAlpha = 13 - row >= high - 1 ? 0.5 : 1
    context.fillRect(-w * 0.4, -h * 0.36, w * 0.8, h * 0.72)
  })
}

const HEART = ['.11..11.', '11111111', '11111111', '11111111', '.111111.', '..1111..', '...11...']

const pixelHearts: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 4, isBrick: true }, ({ row, width: w }) => {
    const unit = (w * (row % 2 === 0 ? 0.6 : 0.36)) / 8
    HEART.forEach((text, y) => {
      for (let x = 0; x < text.length; x++)
        if (text[x] === '1') context.fillRect((x - 4) * unit, (y - 3.5) * unit, unit * 1.02, unit * 1.02)
    })
  })
}

const dataLines: DrawTile = (context, tile) => {
  const random = seededRandom(871)
  const { width: w, height: h } = tile
  const lines = Array.from({ length: 18 }, (_, i) => [i, random(), random()] as const)
  context.lineCap = 'round'
  wrapped(context, tile, () => {
    for (const [i, from, long] of lines) {
      const x = ((i + 0.5) / 18) * w
      line(
        context,
        [
          [x, from * h],
          [x, (from + 0.15 + long * 0.4) * h],
        ],
        w * 0.014,
      )
      disc(context, x, (from + 0.15 + long * 0.4) * h, w * 0.02)
      line(
        context,
        [
          [x, (from + 0.7) * h],
          [x, (from + 0.76) * h],
        ],
        w * 0.014,
      )
    }
  })
}

const wireframe = (() => {
  const bump = noise(881, 3)
  return inked((u, v) => {
    const z = bump(u, v) * 0.07
    return Math.max(above(0.1, saw((u + z) * 12), 0.05), above(0.1, saw((v + z * 1.6) * 12), 0.05))
  })
})()

const hexCircuit: DrawTile = (context, tile) => {
  const chance = chances(891, 4, 6)
  lattice(context, tile, { columns: 4, rows: 6, isBrick: true }, ({ row, column, width: w, height: h }) => {
    const points = Array.from({ length: 7 }, (_, i): XY => [
      (w / Math.sqrt(3)) * 0.8 * Math.sin((i * Math.PI) / 3),
      (h / 1.5) * 0.8 * Math.cos((i * Math.PI) / 3),
    ])
    const value = chance(column, row)
    if (value < 0.22) return shape(context, points)
    line(context, value < 0.6 ? points : points.slice(0, 4), w * 0.06)
    if (value > 0.6) disc(context, ...points[3]!, w * 0.07)
  })
}

export const DIGITAL: Readonly<Record<string, DrawTile>> = {
  'pixel-fade': pixelFade,
  glitch,
  circuit,
  'pixel-code': mosaicCode,
  equaliser,
  'pixel-hearts': pixelHearts,
  'data-lines': dataLines,
  wireframe,
  'hex-circuit': hexCircuit,
}
