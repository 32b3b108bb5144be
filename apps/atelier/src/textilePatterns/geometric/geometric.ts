import { above, cells, inked, part } from '../drawingTools/field.ts'
import { disc, line, ring, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { lattice, mirrored, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

const triangleFade: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 6, rows: 12, isBrick: true }, ({ row, width: w, height: h }) => {
    const size = 0.15 + 0.85 * Math.sin(((row + 0.5) / 12) * Math.PI)
    context.scale(size, size)
    shape(context, [
      [-w / 2, h / 2],
      [0, -h / 2],
      [w / 2, h / 2],
    ])
  })
}

const fans: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const fan = (x: number, y: number): void => {
    context.globalCompositeOperation = 'destination-out'
    disc(context, x, y, w / 4)
    context.globalCompositeOperation = 'source-over'
    ring(context, [x, y], w / 4 - w * 0.012, w * 0.02)
    for (let k = 0; k <= 8; k++) {
      const angle = Math.PI * (1 + k / 8)
      line(
        context,
        [
          [x, y],
          [x + (w / 4) * Math.cos(angle), y + (w / 4) * Math.sin(angle)],
        ],
        w * 0.01,
      )
    }
    disc(context, x, y, w * 0.05)
  }
  for (let row = -1; row <= 9; row++) {
    for (let column = -1; column <= 2; column++) fan((column + (Math.abs(row) % 2) / 2) * (w / 2), (row * h) / 8)
  }
}

const greekKey: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2 }, ({ width: w, height: h }) => {
    const points = [
      [-4, 3],
      [-4, -3],
      [3, -3],
      [3, 1],
      [0, 1],
      [0, -1],
      [-2, -1],
      [-2, 3],
      [4, 3],
    ]
    line(
      context,
      points.map(([x, y]): XY => [(x! / 8) * w, (y! / 8) * h * 0.8]),
      w * 0.09,
    )
  })
}

const ogee: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    const drop = (size: number): void => {
      context.beginPath()
      context.moveTo(0, -h * size)
      context.bezierCurveTo(w * 0.1 * size, -h * 0.5 * size, w * 0.5 * size, -h * 0.5 * size, w * 0.5 * size, 0)
      context.bezierCurveTo(w * 0.5 * size, h * 0.5 * size, w * 0.1 * size, h * 0.5 * size, 0, h * size)
    }
    mirrored(context, () => {
      drop(0.92)
      context.lineWidth = w * 0.045
      context.stroke()
      drop(0.55)
      context.fill()
    })
  })
}

const plusTiles: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 5, rows: 5 }, ({ column, row, width: w }) => {
    if ((column + 3 * row) % 5 !== 0) return
    context.fillRect(-w * 1.38, -w * 0.38, w * 2.76, w * 0.76)
    context.fillRect(-w * 0.38, -w * 1.38, w * 0.76, w * 2.76)
  })
}

const chain: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 2 }, ({ width: w, height: h }) => {
    context.lineWidth = w * 0.1
    for (const [dy, narrow] of [
      [0, 1],
      [h / 2, 0.45],
    ] as const) {
      context.beginPath()
      context.ellipse(0, dy, w * 0.26 * narrow, h * 0.36, 0, 0, Math.PI * 2)
      context.stroke()
    }
  })
}

const wovenBands = inked((u, v) => {
  const [i, j] = [Math.floor(u * 6), Math.floor(v * 6)]
  const isOver = (i + j) % 2 === 0
  const across = part((isOver ? u : v) * 6)
  const along = part((isOver ? v : u) * 6)
  const edge = Math.min(across, 1 - across)
  return edge < 0.1 ? 0 : 0.35 + 0.65 * Math.sin(along * Math.PI) ** 0.7
})

const memphis: DrawTile = (context, tile) => {
  context.lineCap = context.lineJoin = 'round'
  drawAtScatteredPoints(context, tile, scatter(101, 16, 0.2), (random, index) => {
    const s = tile.width * 0.075
    context.rotate(random() * 6)
    if (index % 5 === 0) return shape(context, starPoints(3, s * 0.9))
    if (index % 5 === 1) return ring(context, [0, 0], s * 0.6, s * 0.28)
    if (index % 5 === 2)
      return line(
        context,
        [
          [-s * 1.2, 0],
          [-s * 0.6, -s * 0.6],
          [0, 0],
          [s * 0.6, -s * 0.6],
          [s * 1.2, 0],
        ],
        s * 0.3,
      )
    if (index % 5 === 3) return disc(context, 0, 0, s * 0.4)
    context.fillRect(-s * 0.15, -s, s * 0.3, s * 2)
    context.fillRect(-s, -s * 0.15, s * 2, s * 0.3)
  })
}

/** Splinters as of broken glass. */
const shards = (() => {
  const cell = cells(131, 5)
  return inked((u, v) => {
    const { near, next, chance } = cell(u, v)
    return above(next - near, 0.07, 0.02) * Math.floor(chance * 5) * 0.25
  })
})()

export const GEOMETRIC: Readonly<Record<string, DrawTile>> = {
  'triangle-fade': triangleFade,
  fans,
  'greek-key': greekKey,
  ogee,
  'plus-tiles': plusTiles,
  chain,
  'woven-bands': wovenBands,
  memphis,
  shards,
}
