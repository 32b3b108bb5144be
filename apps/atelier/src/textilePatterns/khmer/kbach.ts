import { rosette } from '../ornaments/khmer.ts'
import { curl, flameLeaf, spray } from '../ornaments/leaves.ts'
import { disc, leaf, line, ring } from '../drawingTools/shapes.ts'
import { around, erase, lattice, mirrored } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile } from '../drawingTools/tile.ts'

const scrolls: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2 }, ({ row, column, width }) => {
    if ((row + column) % 2 === 1) context.scale(-1, 1)
    if (row === 1) context.scale(1, -1)
    curl(context, width * 0.36, 1.7)
  })
}

const medallion: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  context.save()
  context.translate(w / 2, h / 2)
  rosette(context, 12, w * 0.34)
  for (const radius of [0.37, 0.46]) ring(context, [0, 0], w * radius, w * 0.012)
  around(context, 30, () => disc(context, 0, -w * 0.415, w * 0.018))
  context.restore()
  wrapped(context, tile, () => {
    around(context, 4, () => flameLeaf(context, w * 0.17))
    disc(context, 0, 0, w * 0.022)
  })
}

const diamonds: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    for (const [size, thick] of [
      [0.94, 0.03],
      [0.8, 0.014],
    ] as const) {
      line(
        context,
        [
          [0, -h * size],
          [w * 0.5 * size, 0],
          [0, h * size],
          [-w * 0.5 * size, 0],
          [0, -h * size],
        ],
        w * thick,
      )
    }
    context.scale(1, h / w)
    around(context, 4, index => {
      context.scale(1, index % 2 === 0 ? 1.25 : 0.72)
      flameLeaf(context, w * 0.42)
    })
    disc(context, 0, 0, w * 0.05)
  })
}

const fans: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 4, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.62)
    for (let k = -3; k <= 3; k++) {
      context.save()
      context.rotate(k * 0.42)
      leaf(context, w * (0.5 - Math.abs(k) * 0.03), w * 0.13, 0.6)
      erase(context, () => leaf(context, w * (0.38 - Math.abs(k) * 0.03), w * 0.045, 0.6))
      context.restore()
    }
    disc(context, 0, 0, w * 0.08)
    erase(context, () => disc(context, 0, 0, w * 0.035))
  })
}

/** Drops within drops, a leaf in the innermost. */
const drops: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 4, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.8)
    leaf(context, h * 1.6, w * 1.05, 0.4)
    erase(context, () => {
      context.translate(0, -h * 0.09)
      leaf(context, h * 1.38, w * 0.88, 0.4)
    })
    context.translate(0, -h * 0.16)
    flameLeaf(context, h * 0.95)
  })
}

const trellis: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    line(
      context,
      [
        [0, 0],
        [w, h],
      ],
      w * 0.02,
    )
    line(
      context,
      [
        [w, 0],
        [0, h],
      ],
      w * 0.02,
    )
  })
  lattice(context, tile, { columns: 1, rows: 2, isBrick: true }, ({ width }) => {
    erase(context, () => disc(context, 0, 0, width * 0.15))
  })
  wrapped(context, tile, () => {
    for (const [x, y, leaves, size] of [
      [0.5, 0.5, 8, 0.15],
      [0, 0, 8, 0.15],
      [0.5, 0, 4, 0.2],
      [0, 0.5, 4, 0.2],
    ] as const) {
      context.save()
      context.translate(x * w, y * h)
      rosette(context, leaves, w * size)
      context.restore()
    }
  })
}

/** Two curls that meet under a spray, as over temple doors. */
const pediment: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 1, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.42)
    mirrored(context, () => {
      context.save()
      context.translate(w * 0.2, -h * 0.12)
      curl(context, w * 0.11, 1.5)
      context.restore()
      line(
        context,
        [
          [0, h * 0.04],
          [w * 0.34, h * 0.04],
        ],
        w * 0.022,
      )
    })
    spray(context, h * 0.72)
  })
}

const tongues: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 4, rows: 4, isBrick: true }, ({ row, width: w, height: h }) => {
    context.translate(0, h * 0.46)
    if (row % 2 === 1) context.scale(-1, 1)
    flameLeaf(context, w * 0.86)
  })
}

export const KBACH: Readonly<Record<string, DrawTile>> = {
  'kbach-scrolls': scrolls,
  'kbach-medallion': medallion,
  'kbach-diamonds': diamonds,
  'kbach-fans': fans,
  'kbach-drops': drops,
  'kbach-trellis': trellis,
  'kbach-pediment': pediment,
  'kbach-tongues': tongues,
}
