import { above, cells, cloud, inked, noise, saw } from '../drawingTools/field.ts'
import { shape } from '../drawingTools/shapes.ts'
import { lattice, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import { seededRandom, type DrawTile } from '../drawingTools/tile.ts'

type Tones = (u: number, v: number) => number

/** Blots over blots: dark over middle over light. */
const blots = (tone: Tones, other: Tones, soft = 0.04): DrawTile =>
  inked((u, v) => {
    if (tone(u, v) > 0.22) return 1
    return Math.max(0.55 * above(other(u, v), 0.12, soft), above(tone(u, v), 0.22, soft))
  })

/** Tone of the square that contains the point. */
const blocky =
  (tone: Tones, count: number): Tones =>
  (u, v) =>
    tone((Math.floor(u * count) + 0.5) / count, (Math.floor(v * count) + 0.5) / count)

const steps = (value: number): number => (value > 0.28 ? 1 : value > 0.02 ? 0.6 : value > -0.25 ? 0.25 : 0)

const pixelCamo = (() => {
  const tone = blocky(cloud(211, 4, 2), 40)
  return inked((u, v) => steps(tone(u, v)))
})()

const hexCamo: DrawTile = (context, tile) => {
  const tone = cloud(223, 3, 2)
  lattice(context, tile, { columns: 14, rows: 16, isBrick: true }, ({ row, column, width, height }) => {
    context.globalAlpha = steps(tone((column + 0.5 + (row % 2) / 2) / 14, (row + 0.5) / 16) * 1.3)
    context.scale(width / Math.sqrt(3), height / 1.5)
    shape(
      context,
      Array.from({ length: 6 }, (_, i) => [Math.sin((i * Math.PI) / 3), Math.cos((i * Math.PI) / 3)] as const),
    )
  })
}

/** Splinters with straight edges, as on tents of the thirties. */
const splinter = (() => {
  const tone = cells(233, 4, 4, 1)
  const fine = cells(239, 7, 7, 1)
  return inked((u, v) => {
    const { chance } = tone(u + 0.1 * saw(v * 2), v)
    if (chance > 0.62) return 1
    return fine(u, v).chance > 0.6 ? 0.5 : 0
  })
})()

/** Stripes of the jungle: torn, lying, over a middle tone. */
const tigerCamo = (() => {
  const [bend, tone, mid] = [noise(241, 3, 4), noise(243, 3, 14), noise(245, 2, 6)]
  return inked((u, v) => {
    const w = v + bend(u, v) * 0.1
    return Math.max(0.45 * above(mid(u, w), 0.05, 0.04), above(tone(u, w), 0.16, 0.05))
  })
})()

/** Dots by the thousand that make blots only from afar. */
const flecks: DrawTile = (context, tile) => {
  const tone = cloud(251, 4, 2)
  const points = scatter(253, 900, 0.018)
  drawAtScatteredPoints(context, tile, points, (random, index) => {
    const [u, v] = points[index]!
    const value = tone(u, v) + random() * 0.25
    if (value < -0.1) return
    context.globalAlpha = value > 0.25 ? 1 : 0.5
    context.beginPath()
    context.ellipse(0, 0, tile.width * 0.014, tile.width * 0.01, random() * 3, 0, Math.PI * 2)
    context.fill()
  })
}

/** Leaves as a brush lays them. */
const leafCamo: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(261, 60, 0.09), random => {
    context.globalAlpha = [1, 0.6, 0.3][Math.floor(random() * 3)]!
    context.rotate(random() * Math.PI * 2)
    const [length, width] = [tile.width * (0.15 + random() * 0.1), tile.width * 0.07]
    context.beginPath()
    context.moveTo(-length / 2, 0)
    context.quadraticCurveTo(0, -width, length / 2, 0)
    context.quadraticCurveTo(0, width, -length / 2, 0)
    context.fill()
  })
}

const blockCamo: DrawTile = (context, tile) => {
  const random = seededRandom(291)
  const shades = Array.from({ length: 64 }, () => [1, 0.6, 0.3, 0, 0][Math.floor(random() * 5)]!)
  lattice(context, tile, { columns: 8, rows: 8 }, ({ row, column, width: w, height: h }) => {
    context.globalAlpha = shades[row * 8 + column]!
    const s = (row + column) % 2 === 0 ? 1 : -1
    shape(context, [
      [-w * 0.5, -h * 0.3 * s],
      [w * 0.5, -h * 0.7 * s],
      [w * 0.5, h * 0.7 * s],
      [-w * 0.5, h * 0.3 * s],
    ])
  })
}

export const CAMOS: Readonly<Record<string, DrawTile>> = {
  'camo-pixel': pixelCamo,
  'camo-hexagon': hexCamo,
  'camo-splinter': splinter,
  'camo-tiger': tigerCamo,
  'camo-flecks': flecks,
  'camo-leaves': leafCamo,
  'camo-shadow': blots(cloud(301, 2, 3), cloud(303, 2, 3)),
  'camo-blocks': blockCamo,
}
