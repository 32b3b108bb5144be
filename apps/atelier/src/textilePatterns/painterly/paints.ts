import { above, cells, cloud, inked, noise, part } from '../drawingTools/field.ts'
import { disc, line, type XY } from '../drawingTools/shapes.ts'
import { scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import { type Context, type DrawTile } from '../drawingTools/tile.ts'

/** A blot with arms and drops around it. */
function blot(context: Context, size: number, random: () => number): void {
  disc(context, 0, 0, size * 0.55)
  const arms = 9 + Math.floor(random() * 6)
  for (let i = 0; i < arms; i++) {
    const angle = ((i + random() * 0.7) / arms) * Math.PI * 2
    const [reach, thick] = [size * (0.6 + random() * 0.7), size * (0.06 + random() * 0.16)]
    const end: XY = [reach * Math.cos(angle), reach * Math.sin(angle)]
    context.lineCap = 'round'
    line(context, [[0, 0], end], thick)
    disc(context, ...end, thick * (0.7 + random() * 0.7))
    const away = 1.25 + random() * 0.9
    disc(context, end[0] * away, end[1] * away, size * 0.1 * random())
  }
}

const splatter: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(311, 9, 0.24), random =>
    blot(context, tile.width * (0.05 + random() * 0.075), random),
  )
  drawAtScatteredPoints(context, tile, scatter(313, 40, 0.06), random =>
    disc(context, 0, 0, tile.width * 0.011 * random()),
  )
}

const dry = (angleX: number, angleY: number): DrawTile => {
  const [grain, coarse] = [noise(331, 4 * angleX + 6, 64), noise(337, 3, 5)]
  return inked((u, v) => {
    const w = v + u * angleY
    return above(grain(u, w) + coarse(u, w) * 0.9, 0.12, 0.25)
  })
}

const wash = (() => {
  const [shape, edge] = [cloud(341, 2, 3), noise(343, 24)]
  return inked((u, v) => {
    const t = part(shape(u, v) * 1.4 + edge(u, v) * 0.02)
    return 0.12 + 0.55 * t ** 2 + 0.3 * above(t, 0.95, 0.05)
  })
})()

const marble = (() => {
  const [bend, fine] = [cloud(351, 2, 4), cloud(353, 3, 3)]
  return inked((u, v) => {
    const vein = Math.abs(Math.sin((u + v + bend(u, v) * 0.42) * Math.PI * 2))
    const thin = Math.abs(Math.sin((u * 2 - v + fine(u, v) * 0.4) * Math.PI * 2))
    return Math.max((1 - vein) ** 7, 0.7 * (1 - thin) ** 18, 0.1 * (1 - vein))
  })
})()

const cracks = (() => {
  const [coarse, fine, bend] = [cells(361, 4), cells(363, 11), noise(365, 8)]
  return inked((u, v) => {
    const off = bend(u, v) * 0.02
    const big = coarse(u + off, v - off)
    const small = fine(u - off, v + off)
    return Math.max(above(0.055, big.next - big.near, 0.03), 0.75 * above(0.05, small.next - small.near, 0.05))
  })
})()

const grunge = (() => {
  const [big, small] = [cloud(371, 3, 3), noise(373, 60)]
  return inked((u, v) => above(big(u, v) + small(u, v) * 0.8, 0.28, 0.15))
})()

const smoke = (() => {
  const [bend, more, tone] = [cloud(401, 2, 3), cloud(403, 2, 3), cloud(407, 3, 4)]
  return inked((u, v) => 0.15 + 1.1 * tone(u + bend(u, v) * 0.16, v + more(u, v) * 0.16))
})()

/** Rays of dye around the knots of tied cloth. */
const tieDye = (() => {
  const knots = cells(411, 2, 2, 0.5)
  const grain = noise(413, 20)
  return inked((u, v) => {
    const { near, dx, dy } = knots(u, v)
    const ray = 0.05 * Math.sin(Math.atan2(dy, dx) * 14) + grain(u, v) * 0.08
    return 0.5 + 0.6 * Math.sin((near + ray) * 17) - near * 0.35
  })
})()

const shortStrokes: DrawTile = (context, tile) => {
  context.lineCap = 'butt'
  drawAtScatteredPoints(context, tile, scatter(421, 90, 0.075), random => {
    context.rotate(-0.9 + random() * 0.5)
    const [length, width] = [tile.width * 0.11, tile.width * 0.032]
    for (let i = 0; i < 6; i++) {
      context.globalAlpha = 0.5 + random() * 0.5
      const y = (i / 5 - 0.5) * width
      line(
        context,
        [
          [-length * (0.4 + random() * 0.1), y],
          [length * (0.3 + random() * 0.2), y],
        ],
        width * 0.16,
      )
    }
  })
}

export const PAINTS: Readonly<Record<string, DrawTile>> = {
  splatter,
  'dry-brush': dry(0, 0),
  'brush-dabs': shortStrokes,
  watercolour: wash,
  marble,
  cracks,
  grunge,
  smoke,
  'tie-dye': tieDye,
}
