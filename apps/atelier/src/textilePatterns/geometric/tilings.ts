import { disc, line, ring, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { polygon, seededRandom, type DrawTile } from '../drawingTools/tile.ts'

const hexagons: DrawTile = (context, tile) => {
  const random = seededRandom(5)
  const shades = Array.from({ length: 24 }, () => [1, 0.75, 0.5, 0.25, 0][Math.floor(random() * 5)]!)
  lattice(context, tile, { columns: 4, rows: 6, isBrick: true }, ({ row, column, width, height }) => {
    context.globalAlpha = shades[row * 4 + column]!
    context.scale(width / Math.sqrt(3), height / 1.5)
    shape(context, starPoints(6, 0.95))
  })
}

/** Cubes by three tones of a rhombus. */
const cubes: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    const [x, y] = [w / 2, h / 3]
    const faces: readonly (readonly [number, readonly XY[]])[] = [
      [
        0.2,
        [
          [0, -2 * y],
          [x, -y],
          [0, 0],
          [-x, -y],
        ],
      ],
      [
        1,
        [
          [-x, -y],
          [0, 0],
          [0, 2 * y],
          [-x, y],
        ],
      ],
      [
        0.6,
        [
          [x, -y],
          [0, 0],
          [0, 2 * y],
          [x, y],
        ],
      ],
    ]
    for (const [shade, points] of faces) {
      context.globalAlpha = shade
      shape(context, points)
    }
  })
}

/** Triangles of all tones. */
const mosaic: DrawTile = (context, tile) => {
  const random = seededRandom(17)
  const shades = Array.from({ length: 72 }, () => Math.floor(random() * 6) / 5)
  lattice(context, tile, { columns: 6, rows: 6, isBrick: true }, ({ row, column, width: w, height: h }) => {
    const own = (row * 6 + column) * 2
    context.globalAlpha = shades[own]!
    shape(context, [
      [-w / 2, h / 2],
      [0, -h / 2],
      [w / 2, h / 2],
    ])
    context.globalAlpha = shades[own + 1]!
    shape(context, [
      [0, -h / 2],
      [w, -h / 2],
      [w / 2, h / 2],
    ])
  })
}

/** Quarter arcs of Truchet's tiles, turned by chance. */
const truchet = (
  arcs: (turn: boolean) => void,
  context: Parameters<DrawTile>[0],
  tile: Parameters<DrawTile>[1],
): void => {
  const random = seededRandom(23)
  const turns = Array.from({ length: 64 }, () => random() < 0.5)
  lattice(context, tile, { columns: 8, rows: 8 }, ({ row, column, width }) => {
    context.scale(width, width)
    arcs(turns[row * 8 + column]!)
  })
}

const mazeRound: DrawTile = (context, tile) =>
  truchet(
    isTurned => {
      const s = isTurned ? 1 : -1
      for (const [x, y] of [
        [-0.5, -0.5 * s],
        [0.5, 0.5 * s],
      ] as XY[]) {
        context.save()
        context.beginPath()
        context.rect(-0.5, -0.5, 1, 1)
        context.clip()
        ring(context, [x, y], 0.5, 0.26)
        context.restore()
      }
    },
    context,
    tile,
  )

const mazeStraight: DrawTile = (context, tile) =>
  truchet(
    isTurned => {
      const s = isTurned ? 1 : -1
      context.lineCap = 'square'
      line(
        context,
        [
          [-0.5, -0.5 * s],
          [0.5, 0.5 * s],
        ],
        0.26,
      )
    },
    context,
    tile,
  )

const quarterRounds: DrawTile = (context, tile) => {
  const random = seededRandom(37)
  const kinds = Array.from({ length: 16 }, () => [Math.floor(random() * 4), Math.floor(random() * 3)] as const)
  lattice(context, tile, { columns: 4, rows: 4 }, ({ row, column, width: w }) => {
    const [turn, kind] = kinds[row * 4 + column]!
    context.rotate((turn * Math.PI) / 2)
    if (kind === 2) return disc(context, 0, 0, w * 0.3)
    context.beginPath()
    context.moveTo(-w / 2, -w / 2)
    context.arc(-w / 2, -w / 2, w, 0, Math.PI / 2)
    context.fill()
    if (kind === 0) return
    context.globalCompositeOperation = 'destination-out'
    context.beginPath()
    context.moveTo(-w / 2, -w / 2)
    context.arc(-w / 2, -w / 2, w * 0.45, 0, Math.PI / 2)
    context.fill()
  })
}

/** Stars of eight with crosses between, as on zellige. */
const eightStars: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2 }, ({ width: w }) => {
    const r = w * 0.46
    for (const turn of [0, Math.PI / 4]) {
      context.save()
      context.rotate(turn)
      context.fillRect(-r * Math.SQRT1_2, -r * Math.SQRT1_2, r * Math.SQRT2, r * Math.SQRT2)
      context.restore()
    }
    context.globalCompositeOperation = 'destination-out'
    shape(context, starPoints(8, r * 0.72, 0.72))
    context.globalCompositeOperation = 'source-over'
    shape(context, starPoints(8, r * 0.45, 0.5))
  })
}

const circlesLinked: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 3 }, ({ width: w }) => {
    ring(context, [0, 0], w * 0.66, w * 0.05)
    disc(context, 0, 0, w * 0.09)
  })
}

const starLines: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w }) => {
    for (const radius of [0.5, 0.36]) {
      polygon(context, starPoints(12, w * radius, 0.68))
      context.lineWidth = w * 0.035
      context.stroke()
    }
    shape(context, starPoints(6, w * 0.16, 0.5))
  })
}

export const TILINGS: Readonly<Record<string, DrawTile>> = {
  hexagons,
  cubes,
  mosaic,
  'maze-round': mazeRound,
  'maze-straight': mazeStraight,
  'quarter-rounds': quarterRounds,
  'eight-stars': eightStars,
  'linked-circles': circlesLinked,
  'star-lines': starLines,
}
