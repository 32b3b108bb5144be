import { disc, leaf, line } from '../drawingTools/shapes.ts'
import { around, erase, lattice, mirrored } from '../drawingTools/repeatMotif.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

/** The long boats of the water festival. */
const boats: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 1, rows: 4, isBrick: true }, ({ width: w, height: h }) => {
    context.beginPath()
    context.moveTo(-w * 0.47, -h * 0.42)
    context.bezierCurveTo(-w * 0.36, h * 0.34, w * 0.36, h * 0.34, w * 0.47, -h * 0.48)
    context.bezierCurveTo(w * 0.42, -h * 0.06, w * 0.2, -h * 0.02, 0, -h * 0.02)
    context.bezierCurveTo(-w * 0.2, -h * 0.02, -w * 0.42, -h * 0.06, -w * 0.47, -h * 0.42)
    context.fill()
    context.lineCap = 'round'
    for (let k = -4; k <= 4; k++) {
      const x = k * w * 0.07
      disc(context, x, -h * 0.24, w * 0.02)
      line(
        context,
        [
          [x, -h * 0.16],
          [x, -h * 0.02],
        ],
        w * 0.026,
      )
      line(
        context,
        [
          [x, -h * 0.1],
          [x + w * 0.05, h * 0.32],
        ],
        w * 0.012,
      )
    }
    line(
      context,
      [
        [-w * 0.42, h * 0.44],
        [w * 0.42, h * 0.44],
      ],
      h * 0.035,
    )
  })
}

/** Sugar palms in the fields. */
const palms: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    line(
      context,
      [
        [0, h * 0.9],
        [w * 0.01, h * 0.3],
        [0, -h * 0.2],
      ],
      w * 0.055,
    )
    context.translate(0, -h * 0.22)
    around(context, 11, index => {
      if (index === 5 || index === 6) return
      leaf(context, w * 0.32, w * 0.14, 0.75)
      erase(context, () =>
        line(
          context,
          [
            [0, -w * 0.1],
            [0, -w * 0.3],
          ],
          w * 0.012,
        ),
      )
    })
    disc(context, 0, 0, w * 0.09)
    for (const [x, y] of [
      [-0.1, 0.14],
      [0, 0.17],
      [0.1, 0.13],
    ] as const)
      disc(context, x * w, y * w, w * 0.045)
  })
}

/** Khleng ek, the singing kite. */
const kites: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ row, width: w }) => {
    context.rotate(row % 2 === 0 ? -0.25 : 0.25)
    context.translate(0, -w * 0.04)
    context.scale(1.12, 1.12)
    mirrored(context, () => {
      leaf(context, w * 0.34, w * 0.16, 0.5)
      context.save()
      context.rotate(1.25)
      leaf(context, w * 0.44, w * 0.3, 0.45)
      erase(context, () => leaf(context, w * 0.32, w * 0.09, 0.5))
      context.restore()
      context.save()
      context.translate(0, w * 0.2)
      context.rotate(1.7)
      leaf(context, w * 0.25, w * 0.13, 0.45)
      context.restore()
      line(
        context,
        [
          [0, w * 0.2],
          [w * 0.1, w * 0.36],
          [w * 0.06, w * 0.48],
        ],
        w * 0.02,
      )
    })
    line(
      context,
      [
        [0, 0],
        [0, w * 0.24],
      ],
      w * 0.04,
    )
    line(
      context,
      [
        [-w * 0.2, -w * 0.3],
        [0, -w * 0.37],
        [w * 0.2, -w * 0.3],
      ],
      w * 0.02,
    )
  })
}

export const COUNTRY: Readonly<Record<string, DrawTile>> = {
  'dragon-boats': boats,
  'sugar-palms': palms,
  'singing-kites': kites,
}
