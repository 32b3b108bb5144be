import { flame, rosette, vein } from './khmer.ts'
import { diamond, disc, leaf, line, ring, type XY } from './pen/shapes.ts'
import { around, erase, lattice, mirrored } from './pen/stamp.ts'
import { wrapped, type Context, type Draw } from './tile.ts'

/** One flame leaf with its vein, its foot at the origin. */
export function flameLeaf(context: Context, size: number): void {
  context.save()
  context.scale(size, size)
  flame(context)
  context.fill()
  context.lineWidth = 0.055
  context.lineCap = 'round'
  erase(context, () => {
    vein(context)
    context.stroke()
  })
  context.restore()
}

/** A spray: a leaf with a smaller one on each side. */
export function spray(context: Context, size: number): void {
  for (const [turn, share] of [
    [-0.85, 0.62],
    [0.85, 0.62],
    [0, 1],
  ] as const) {
    context.save()
    context.rotate(turn)
    if (turn > 0) context.scale(-1, 1)
    flameLeaf(context, size * share)
    context.restore()
  }
}

/** A curl that winds inwards, leaves on its back. */
function curl(context: Context, radius: number, turns: number): void {
  const points = Array.from({ length: 60 }, (_, i): XY => {
    const t = i / 59
    const angle = -Math.PI / 2 + t * turns * Math.PI * 2
    const r = radius * (1 - t * 0.9)
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  context.lineCap = 'round'
  line(context, points, radius * 0.16)
  disc(context, ...points.at(-1)!, radius * 0.16)
  for (let k = 0; k < 7; k++) {
    const [x, y] = points[k * 4 + 2]!
    context.save()
    context.translate(x, y)
    context.rotate(Math.atan2(y, x) + Math.PI / 2 + 0.55)
    flameLeaf(context, radius * (0.62 - k * 0.045))
    context.restore()
  }
}

/** Phnhi tes: a stem that swings, a curl in each bay. */
const vine: Draw = (context, tile) => {
  const { width: w, height: h } = tile
  const at = (t: number): XY => [t * w, h * (0.5 + 0.24 * Math.sin(t * Math.PI * 2))]
  wrapped(context, tile, () => {
    context.lineCap = 'round'
    line(
      context,
      Array.from({ length: 49 }, (_, i) => at(i / 48)),
      w * 0.026,
    )
    for (const side of [-1, 1]) {
      context.save()
      context.translate(w * (side < 0 ? 0.25 : 0.75), h * (0.5 + side * 0.13))
      context.scale(side, side)
      curl(context, w * 0.15, 1.6)
      context.restore()
      context.save()
      context.translate(...at(side < 0 ? 0.25 : 0.75))
      context.scale(1, side)
      spray(context, h * -0.2)
      context.restore()
    }
  })
}

const band = (context: Context, [w, h]: XY, lines: readonly (readonly [number, number])[]): void => {
  for (const [at, thick] of lines) context.fillRect(0, at * h, w, thick * h)
}

/** Phnhi phleung: flames that rise from a band. */
const flames: Draw = (context, tile) => {
  const { width: w, height: h } = tile
  band(
    context,
    [w, h],
    [
      [0.86, 0.035],
      [0.915, 0.015],
    ],
  )
  wrapped(context, tile, () => {
    for (let k = 0; k < 6; k++) {
      context.save()
      context.translate(((k + 0.5) / 6) * w, h * 0.85)
      if (k >= 3) context.scale(-1, 1)
      flameLeaf(context, h * (k % 3 === 1 ? 0.74 : 0.5))
      context.restore()
    }
  })
}

const scrolls: Draw = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2 }, ({ row, column, width }) => {
    if ((row + column) % 2 === 1) context.scale(-1, 1)
    if (row === 1) context.scale(1, -1)
    curl(context, width * 0.36, 1.7)
  })
}

const medallion: Draw = (context, tile) => {
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

const diamonds: Draw = (context, tile) => {
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

const fans: Draw = (context, tile) => {
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
const drops: Draw = (context, tile) => {
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

const trellis: Draw = (context, tile) => {
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

/** Lotus petals in a row, a smaller row looking out between them. */
const petalBand: Draw = (context, tile) => {
  const { width: w, height: h } = tile
  band(
    context,
    [w, h],
    [
      [0.8, 0.05],
      [0.88, 0.02],
      [0.1, 0.02],
    ],
  )
  const row = (count: number, shift: number, size: number): void => {
    for (let k = 0; k < count; k++) {
      context.save()
      context.translate(((k + shift) / count) * w, h * 0.79)
      erase(context, () => leaf(context, h * size * 1.08, (w / count) * 1.25, 0.5))
      leaf(context, h * size, (w / count) * 1.1, 0.5)
      erase(context, () => leaf(context, h * size * 0.82, (w / count) * 0.7, 0.5))
      leaf(context, h * size * 0.6, (w / count) * 0.34, 0.5)
      context.restore()
    }
  }
  wrapped(context, tile, () => {
    row(4, 0, 0.62)
    row(4, 0.5, 0.54)
  })
}

const beads: Draw = (context, tile) => {
  const { width: w, height: h } = tile
  band(
    context,
    [w, h],
    [
      [0.06, 0.02],
      [0.3, 0.02],
      [0.34, 0.06],
      [0.44, 0.02],
      [0.94, 0.02],
    ],
  )
  wrapped(context, tile, () => {
    for (let k = 0; k < 8; k++) disc(context, ((k + 0.5) / 8) * w, h * 0.19, w * 0.042)
    for (let k = 0; k < 4; k++) {
      context.save()
      context.translate(((k + 0.5) / 4) * w, h * 0.7)
      around(context, 4, () => flameLeaf(context, h * 0.2))
      context.translate(w / 8, 0)
      diamond(context, w * 0.016, h * 0.2)
      context.restore()
    }
  })
}

/** Two curls that meet under a spray, as over temple doors. */
const pediment: Draw = (context, tile) => {
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

const tongues: Draw = (context, tile) => {
  lattice(context, tile, { columns: 4, rows: 4, isBrick: true }, ({ row, width: w, height: h }) => {
    context.translate(0, h * 0.46)
    if (row % 2 === 1) context.scale(-1, 1)
    flameLeaf(context, w * 0.86)
  })
}

export const KBACH: Readonly<Record<string, Draw>> = {
  'kbach-vine': vine,
  'kbach-flames': flames,
  'kbach-scrolls': scrolls,
  'kbach-medallion': medallion,
  'kbach-diamonds': diamonds,
  'kbach-fans': fans,
  'kbach-drops': drops,
  'kbach-trellis': trellis,
  'kbach-petal-band': petalBand,
  'kbach-beads': beads,
  'kbach-pediment': pediment,
  'kbach-tongues': tongues,
}
