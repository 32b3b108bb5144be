import { line, type XY } from '../drawingTools/shapes.ts'
import { FAR, fromCentre } from './placedDesigns.ts'
import { seededRandom, wrapped, type Context, type DrawTile } from '../drawingTools/tile.ts'

// Maps of invented cities. The atelier draws the streets by the rules by which towns grow.

type Line = readonly XY[]

/** A slightly winding street from one point to another. */
function street(from: XY, to: XY, sway: number, random: () => number): Line {
  const steps = 8
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [a, b] = [(random() - 0.5) * sway, (random() - 0.5) * sway]
  return Array.from({ length: steps + 1 }, (_, i): XY => {
    const t = i / steps
    const off = a * Math.sin(t * Math.PI) + b * Math.sin(t * Math.PI * 2)
    return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off]
  })
}

/** A repeating grid of blocks, some of them joined; `gap` is the share of missing streets. */
function gridStreets(w: number, h: number, blocks: number, gap: number, random: () => number): [Line, number][] {
  const streets: [Line, number][] = []
  const [sw, sh] = [w / blocks, h / blocks]
  const shift = (): number => (random() - 0.5) * 0.34
  const xs = Array.from({ length: blocks }, (_, i) => (i + 0.5 + shift()) * sw)
  const ys = Array.from({ length: blocks }, (_, i) => (i + 0.5 + shift()) * sh)
  xs.forEach((x, i) => {
    ys.forEach((y, j) => {
      const [nextX, nextY] = [i + 1 < blocks ? xs[i + 1]! : xs[0]! + w, j + 1 < blocks ? ys[j + 1]! : ys[0]! + h]
      const isAvenue = i % 4 === 1 || j % 4 === 2
      if (random() > gap || j % 4 === 2)
        streets.push([
          [
            [x, y],
            [nextX, y],
          ],
          j % 4 === 2 ? 3.2 : 1.2,
        ])
      if (random() > gap || i % 4 === 1)
        streets.push([
          [
            [x, y],
            [x, nextY],
          ],
          i % 4 === 1 ? 3.2 : 1.2,
        ])
      if (!isAvenue && random() < 0.22) streets.push([street([x, y], [nextX, nextY], sw * 0.2, random), 1])
    })
  })
  return streets
}

const draw = (context: Context, streets: readonly (readonly [Line, number])[], scale = 1): void => {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [points, wide] of streets) line(context, points, wide * scale)
}

/** A town of blocks with avenues. */
const town =
  (seed: number, blocks: number, gap: number, scale: number): DrawTile =>
  (context, tile) => {
    const streets = gridStreets(tile.width, tile.height, blocks, gap, seededRandom(seed))
    wrapped(context, tile, () => draw(context, streets, scale))
  }

/** The same town on the diagonal. */
const turned: DrawTile = (context, tile) => {
  const { width: w } = tile
  const side = w / Math.SQRT2
  const streets = gridStreets(side, side, 9, 0.3, seededRandom(1207))
  context.save()
  context.translate(w / 2, w / 2)
  context.rotate(Math.PI / 4)
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++) {
      context.save()
      context.translate((i - 0.5) * side, (j - 0.5) * side)
      draw(context, streets)
      context.restore()
    }
  }
  context.restore()
}

/** Rings about a market, and roads that lead out of it. */
const ringTown = fromCentre(context => {
  const random = seededRandom(1213)
  context.translate(60, -40)
  context.lineCap = 'round'
  const roads = 26
  const wobble = Array.from({ length: roads }, () => (random() - 0.5) * 0.12)
  for (let ring = 1; ring < 26; ring++) {
    const radius = 26 + ring * 34 + ring * ring * 1.1
    for (let k = 0; k < roads; k++) {
      if (random() < 0.16) continue
      const [from, to] = [k, k + 1].map(i => ((i % roads) / roads) * Math.PI * 2 + (i === roads ? Math.PI * 2 : 0))
      context.lineWidth = ring % 4 === 0 ? 5 : 2.2
      context.beginPath()
      context.arc(0, 0, radius, from! + wobble[k]!, to! + wobble[(k + 1) % roads]!)
      context.stroke()
    }
  }
  for (let k = 0; k < roads; k++) {
    const angle = (k / roads) * Math.PI * 2 + wobble[k]!
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    line(
      context,
      [
        [60 * cos, 60 * sin],
        [FAR * cos, FAR * sin],
      ],
      k % 4 === 0 ? 6 : 2.2,
    )
  }
})

/** Quarters of a town on both banks of a river with four arms, as at Chaktomuk. */
const riverTown = fromCentre(context => {
  const random = seededRandom(1219)
  const streets = gridStreets(520, 520, 13, 0.26, random)
  for (let i = -3; i <= 3; i++) {
    for (let j = -3; j <= 3; j++) {
      context.save()
      context.translate((i - 0.5) * 520, (j - 0.5) * 520)
      draw(context, streets, 1.6)
      context.restore()
    }
  }
  const arms: readonly (readonly [Line, number])[] = [
    [street([120, 20], [-190, -1600], 260, random), 70],
    [street([120, 20], [900, -1500], 420, random), 110],
    [street([120, 20], [1000, 1500], -360, random), 120],
    [street([120, 20], [-60, 1600], 320, random), 80],
  ]
  context.lineCap = 'round'
  context.globalCompositeOperation = 'destination-out'
  for (const [points, wide] of arms) line(context, points, wide + 26)
  context.globalCompositeOperation = 'source-over'
  for (const [points, wide] of arms) line(context, points, wide)
})

/** Canals between blocks of houses: the blocks are inked. */
const roofs: DrawTile = (context, tile) => {
  const random = seededRandom(1223)
  const [w, h] = [tile.width / 8, tile.height / 8]
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const split = 0.3 + random() * 0.4
      const isUpright = random() < 0.5
      const [x, y] = [column * w + w * 0.07, row * h + h * 0.07]
      const [dx, dy] = [w * 0.86, h * 0.86]
      const shades = [random(), random()].map(r => [1, 0.7, 0.4][Math.floor(r * 3)]!)
      context.globalAlpha = shades[0]!
      context.fillRect(x, y, isUpright ? dx * split - w * 0.03 : dx, isUpright ? dy : dy * split - h * 0.03)
      context.globalAlpha = shades[1]!
      if (isUpright) context.fillRect(x + dx * split, y, dx * (1 - split), dy)
      else context.fillRect(x, y + dy * split, dx, dy * (1 - split))
    }
  }
}

export const STREETS: Readonly<Record<string, DrawTile>> = {
  'street-map': town(1201, 11, 0.3, 1.1),
  'street-grid': town(1203, 9, 0.08, 1.7),
  'street-lanes': town(1205, 16, 0.42, 0.7),
  'street-diagonal': turned,
  'street-roofs': roofs,
  'street-rings': ringTown,
  'street-river': riverTown,
}
