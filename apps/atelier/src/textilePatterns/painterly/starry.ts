import { disc, line, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { around, erase, lattice, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import { polygon, type DrawTile } from '../drawingTools/tile.ts'

const outlineStars: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ row, width: w }) => {
    context.lineJoin = 'round'
    context.rotate(row * 0.3)
    polygon(context, starPoints(5, w * 0.4, 0.42))
    context.lineWidth = w * 0.05
    context.stroke()
    shape(context, starPoints(5, w * 0.2, 0.42))
  })
}

const night: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(761, 46, 0.095), random => {
    const size = tile.width * (0.008 + random() ** 3 * 0.05)
    if (size > tile.width * 0.022) return shape(context, starPoints(4, size * 1.3, 0.28))
    disc(context, 0, 0, size * 0.7)
  })
}

const constellations: DrawTile = (context, tile) => {
  const points = scatter(771, 16, 0.19)
  const { width: w, height: h } = tile
  drawAtScatteredPoints(context, tile, points, (_, index) => {
    const [u, v] = points[index]!
    const near = points
      .map(([pu, pv]): XY => [(pu - u - Math.round(pu - u)) * w, (pv - v - Math.round(pv - v)) * h])
      .filter(([x, y]) => x > 0 && Math.hypot(x, y) < w * 0.3)
      .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
    if (near[0]) line(context, [[0, 0], near[0]], w * 0.008)
    shape(context, starPoints(4, w * (0.022 + (index % 3) * 0.012), 0.35))
  })
}

const sparkles: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 4, isBrick: true }, ({ row, width: w }) => {
    const s = row % 2 === 0 ? 0.34 : 0.18
    context.beginPath()
    for (let k = 0; k <= 4; k++) {
      const [x, y] = [w * s * Math.sin((k * Math.PI) / 2), -w * s * Math.cos((k * Math.PI) / 2)]
      if (k === 0) context.moveTo(x, y)
      else context.quadraticCurveTo(0, 0, x, y)
    }
    context.fill()
  })
}

const suns: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w }) => {
    disc(context, 0, 0, w * 0.17)
    around(context, 12, index =>
      shape(context, [
        [-w * 0.035, -w * 0.22],
        [0, -w * (index % 2 === 0 ? 0.46 : 0.36)],
        [w * 0.035, -w * 0.22],
      ]),
    )
  })
}

const moons: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ row, width: w }) => {
    if (row === 1) return shape(context, starPoints(5, w * 0.16, 0.42))
    context.rotate(-0.5)
    disc(context, 0, 0, w * 0.34)
    erase(context, () => disc(context, w * 0.14, 0, w * 0.29))
  })
}

export const STARS: Readonly<Record<string, DrawTile>> = {
  'stars-outline': outlineStars,
  'night-sky': night,
  constellations,
  sparkles,
  suns,
  moons,
}
