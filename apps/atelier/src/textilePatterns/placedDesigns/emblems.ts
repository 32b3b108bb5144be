import { bayonFace, crown, naga } from '../ornaments/figures.ts'
import { flameLeaf } from '../ornaments/leaves.ts'
import { lotusFlower, rosette, tower } from '../ornaments/khmer.ts'
import { romduol } from '../ornaments/blossoms.ts'
import { above, cloud, noise } from '../drawingTools/field.ts'
import { disc, ring, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { around, erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

/** One figure on the chest or the back. */
const figure = (draw: (context: Parameters<DrawTile>[0]) => void, y = 60): DrawTile =>
  fromCentre(context => {
    context.translate(0, y)
    draw(context)
  })

const mandala = fromCentre(context => {
  rosette(context, 16, 150)
  for (const radius of [158, 190]) ring(context, [0, 0], radius, 4)
  around(context, 40, () => disc(context, 0, -174, 6))
  around(context, 24, () => {
    context.translate(0, -192)
    flameLeaf(context, 62)
  })
})

const star = fromCentre(context => {
  shape(context, starPoints(5, 250, 0.4))
  erase(context, () => shape(context, starPoints(5, 205, 0.4)))
  shape(context, starPoints(5, 160, 0.4))
})

const bolt = fromCentre(context => {
  const points: XY[] = [
    [60, -520],
    [-170, 40],
    [-20, 40],
    [-120, 520],
    [190, -90],
    [30, -90],
    [150, -520],
  ]
  shape(context, points)
})

/** A stroke of a wide, dry brush from hip to shoulder. */
const brushSlash: DrawTile = (() => {
  const [grain, edge] = [noise(921, 5, 120), cloud(923, 3, 3)]
  return inMm((x, y) => {
    const along = (x * 0.77 - y * 0.64) / 900
    const over = (x * 0.64 + y * 0.77) / 900
    const inside = 0.125 - Math.abs(over + 0.02 * edge(along, over)) - 0.06 * Math.max(0, Math.abs(along) - 0.25)
    return above(inside + grain(along + 0.5, over * 2 + 0.5) * (0.035 + 0.12 * Math.max(0, along + 0.1)), 0, 0.02)
  })
})()

const splash: DrawTile = (() => {
  const [big, small] = [cloud(931, 5, 3), noise(933, 40)]
  return inMm((x, y) => {
    const [u, v] = [x / 900 + 0.5, y / 1100 + 0.5]
    const corner = (x + 260) / 900 - (y - 360) / 1100
    return above(big(u, v) * 0.7 + small(u, v) * 0.14 - corner * 1.25 + 0.32, 0.1, 0.04)
  })
})()

const tigerSides: DrawTile = (() => {
  const [bend, gap] = [noise(941, 6, 8), noise(943, 5, 9)]
  return inMm((x, y) => {
    const [u, v] = [x / 800 + 0.5, y / 1000 + 0.5]
    const reach = Math.max(0, (Math.abs(x) - 40) / 240)
    const t = Math.abs(((y + Math.abs(x) * 0.35 + bend(u, v) * 34 + 4000) % 74) - 37) / 37
    return above(reach * 0.78 + gap(u, v) * 0.3 - 0.1, t, 0.05)
  })
})()

const hem = (draw: (context: Parameters<DrawTile>[0]) => void): DrawTile =>
  fromCentre(context => {
    context.fillRect(-FAR, 300, 2 * FAR, FAR)
    draw(context)
    context.fillRect(-FAR, 276, 2 * FAR, 8)
  })

const flamesHem = hem(context => {
  for (let k = -20; k <= 20; k++) {
    context.save()
    context.translate(k * 60, 274)
    if (k < 0) context.scale(-1, 1)
    flameLeaf(context, k % 2 === 0 ? 190 : 120)
    context.restore()
  }
})

const angkorHem = hem(context => {
  for (let k = -16; k <= 16; k++) tower(context, [k * 78, 276], 84, Math.max(120, 330 - Math.abs(k) * 42))
})

export const EMBLEMS: Readonly<Record<string, DrawTile>> = {
  'big-star': star,
  'big-bolt': bolt,
  'brush-slash': brushSlash,
  'splash-corner': splash,
  'tiger-sides': tigerSides,
  'kbach-mandala': mandala,
  'big-lotus': figure(context => lotusFlower(context, 290), 120),
  'big-romduol': figure(context => romduol(context, 230), 40),
  'big-naga': figure(context => naga(context, 330), 170),
  'big-crown': figure(context => crown(context, 380), 100),
  'big-bayon': figure(context => bayonFace(context, 270), 20),
  'kbach-hem': flamesHem,
  'angkor-hem': angkorHem,
}
