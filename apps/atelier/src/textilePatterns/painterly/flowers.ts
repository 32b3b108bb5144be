import { champei, chan, romduol } from '../ornaments/blossoms.ts'
import { diamond, disc, leaf, line, ring, type XY } from '../drawingTools/shapes.ts'
import { around, erase, lattice, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile } from '../drawingTools/tile.ts'

const chanLattice: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    const frame: XY[] = [
      [0, -h * 0.93],
      [w * 0.465, 0],
      [0, h * 0.93],
      [-w * 0.465, 0],
      [0, -h * 0.93],
    ]
    line(context, frame, w * 0.022)
    chan(context, w * 0.32)
    for (const y of [-1, 1]) disc(context, 0, y * h * 0.66, w * 0.03)
  })
}

const chanFine: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 4, rows: 4, isBrick: true }, ({ row, width: w }) => {
    if (row % 2 === 0) return chan(context, w * 0.42)
    diamond(context, w * 0.12, w * 0.12)
    ring(context, [0, 0], w * 0.22, w * 0.03)
  })
}

const romduolGarden: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(601, 11, 0.24), random => {
    context.rotate(random() * 6)
    romduol(context, tile.width * (0.075 + random() * 0.045))
  })
}

const romduolRows: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ row, width: w }) => {
    if (row % 2 === 1) context.rotate(Math.PI)
    romduol(context, w * 0.38)
    around(context, 3, () => leaf(context, w * 0.56, w * 0.07, 0.8), Math.PI / 3)
  })
}

const romduolVine: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const at = (t: number): XY => [w * (0.5 + 0.2 * Math.sin(t * Math.PI * 2)), t * h]
  wrapped(context, tile, () => {
    line(
      context,
      Array.from({ length: 41 }, (_, i) => at(i / 40)),
      w * 0.02,
    )
    for (let k = 0; k < 8; k++) {
      context.save()
      context.translate(...at(k / 8))
      context.rotate(k % 2 === 0 ? 1.1 : -1.1)
      leaf(context, w * 0.24, w * 0.11, 0.5)
      context.restore()
    }
    for (const t of [0.25, 0.75]) {
      const [x, y] = at(t)
      context.save()
      context.translate(x, y)
      erase(context, () => disc(context, 0, 0, w * 0.17))
      context.rotate(t * 5)
      romduol(context, w * 0.19)
      context.restore()
    }
  })
}

const champeiRain: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(611, 12, 0.23), random => {
    context.rotate(random() * 6)
    champei(context, tile.width * (0.07 + random() * 0.05))
  })
}

/** Jasmine on strings, as it is sold for the spirit house. */
const garlands: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 1 }, ({ width: w, height: h }) => {
    for (let k = 0; k < 8; k++) {
      context.save()
      context.translate(0, (k / 8 - 0.5) * h)
      if (k === 4) {
        champei(context, w * 0.34)
      } else {
        context.scale(1, -1)
        for (const turn of [-0.55, 0.55, 0]) {
          context.save()
          context.rotate(turn)
          leaf(context, h * 0.1, w * 0.18, 0.6)
          context.restore()
        }
      }
      context.restore()
    }
  })
}

export const FLOWERS: Readonly<Record<string, DrawTile>> = {
  'phka-chan': chanLattice,
  'phka-chan-fine': chanFine,
  'romduol-garden': romduolGarden,
  'romduol-rows': romduolRows,
  'romduol-vine': romduolVine,
  champei: champeiRain,
  'jasmine-garlands': garlands,
}
