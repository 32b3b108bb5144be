import { petal, lotusFlower } from '../ornaments/khmer.ts'
import { disc, leaf, line } from '../drawingTools/shapes.ts'
import { around, erase, lattice, mirrored, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

const lotusBuds: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 4, isBrick: true }, ({ width: w, height: h }) => {
    line(
      context,
      [
        [0, h * 0.9],
        [0, h * 0.2],
      ],
      w * 0.045,
    )
    context.translate(0, h * 0.3)
    for (const turn of [-0.42, 0.42, 0]) petal(context, turn, h * (turn === 0 ? 1 : 0.86), w * 0.2)
  })
}

const lotusTop: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 1, rows: 2, isBrick: true }, ({ width: w }) => {
    for (const [count, size, from] of [
      [12, 0.3, 0],
      [12, 0.23, Math.PI / 12],
      [8, 0.15, 0],
    ] as const) {
      around(
        context,
        count,
        () => {
          erase(context, () => leaf(context, w * size * 1.07, w * size * 0.56, 0.65))
          leaf(context, w * size, w * size * 0.45, 0.65)
          erase(context, () => leaf(context, w * size * 0.8, w * size * 0.07, 0.7))
        },
        from,
      )
    }
    erase(context, () => disc(context, 0, 0, w * 0.07))
    disc(context, 0, 0, w * 0.055)
    erase(context, () => around(context, 6, () => disc(context, 0, w * 0.03, w * 0.009)))
  })
}

const lotusPond: DrawTile = (context, tile) => {
  const { width: w } = tile
  drawAtScatteredPoints(
    context,
    tile,
    [
      [0.28, 0.22],
      [0.78, 0.45],
      [0.3, 0.72],
      [0.8, 0.95],
    ],
    (_, index) => {
      if (index % 2 === 1) {
        context.beginPath()
        context.ellipse(0, 0, w * 0.19, w * 0.1, 0, 0.35, Math.PI * 2 - 0.1)
        context.lineTo(0, 0)
        context.fill()
        erase(context, () =>
          around(context, 7, () =>
            line(
              context,
              [
                [0, 0],
                [0, -w * 0.18],
              ],
              w * 0.006,
            ),
          ),
        )
        return
      }
      lotusFlower(context, w * 0.2)
    },
  )
  context.lineCap = 'round'
  drawAtScatteredPoints(context, tile, scatter(621, 14, 0.17), () => {
    line(
      context,
      [
        [-w * 0.06, 0],
        [w * 0.06, 0],
      ],
      w * 0.008,
    )
    line(
      context,
      [
        [-w * 0.02, w * 0.02],
        [w * 0.03, w * 0.02],
      ],
      w * 0.008,
    )
  })
}

const lotusLine: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.3)
    context.lineJoin = 'round'
    for (const [turn, length, wide] of [
      [1.2, 0.34, 0.12],
      [0.78, 0.42, 0.14],
      [0.38, 0.46, 0.15],
      [0, 0.5, 0.16],
    ] as const) {
      mirrored(context, () => {
        context.save()
        context.rotate(turn)
        leaf(context, w * length, w * wide * 1.9, 0.5)
        erase(context, () => {
          context.translate(0, -w * 0.02)
          leaf(context, w * (length - 0.05), w * wide * 1.6, 0.5)
        })
        context.restore()
      })
    }
    line(
      context,
      [
        [-w * 0.26, w * 0.06],
        [0, w * 0.1],
        [w * 0.26, w * 0.06],
      ],
      w * 0.025,
    )
  })
}

const bodhi: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(631, 11, 0.25), random => {
    const s = tile.width * (0.1 + random() * 0.035)
    context.rotate(-1 + random() * 2)
    context.beginPath()
    context.moveTo(0, -s * 0.55)
    context.bezierCurveTo(-s * 0.3, -s * 0.9, -s * 0.9, -s * 0.5, -s * 0.6, 0)
    context.bezierCurveTo(-s * 0.4, s * 0.35, -s * 0.08, s * 0.4, 0, s * 1.05)
    context.bezierCurveTo(s * 0.08, s * 0.4, s * 0.4, s * 0.35, s * 0.6, 0)
    context.bezierCurveTo(s * 0.9, -s * 0.5, s * 0.3, -s * 0.9, 0, -s * 0.55)
    context.fill()
    line(
      context,
      [
        [0, -s * 0.5],
        [s * 0.08, -s * 1.1],
      ],
      s * 0.07,
    )
    erase(context, () => {
      line(
        context,
        [
          [0, -s * 0.5],
          [0, s * 0.7],
        ],
        s * 0.045,
      )
      mirrored(context, () => {
        for (const y of [-0.3, -0.05, 0.2])
          line(
            context,
            [
              [0, y * s],
              [s * 0.42, (y - 0.24) * s],
            ],
            s * 0.03,
          )
      })
    })
  })
}

const rice: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    line(
      context,
      [
        [0, h * 0.5],
        [w * 0.02, 0],
        [w * 0.2, -h * 0.36],
      ],
      w * 0.025,
    )
    for (let k = 0; k < 9; k++) {
      context.save()
      context.translate(w * (0.02 + (k / 9) * 0.18), -(k / 9) * h * 0.36)
      context.rotate(k % 2 === 0 ? -0.35 : 1.05)
      leaf(context, h * 0.15, w * 0.11, 0.5)
      context.restore()
    }
    context.translate(0, h * 0.42)
    context.rotate(-0.75)
    leaf(context, h * 0.5, w * 0.09, 0.3)
  })
}

export const LOTUSES: Readonly<Record<string, DrawTile>> = {
  'lotus-buds': lotusBuds,
  'lotus-mandala': lotusTop,
  'lotus-pond': lotusPond,
  'lotus-line': lotusLine,
  'bodhi-leaves': bodhi,
  'rice-ears': rice,
}
