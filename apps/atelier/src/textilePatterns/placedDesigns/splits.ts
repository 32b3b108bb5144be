import { above, cloud, noise } from '../drawingTools/field.ts'
import { shape, type XY } from '../drawingTools/shapes.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import { seededRandom, type Context, type DrawTile } from '../drawingTools/tile.ts'
import { blocks, LEAN } from './bands.ts'

/** Everything to the right of a line from top to bottom. */
const rightOf = (edge: readonly XY[]): DrawTile =>
  fromCentre(context => shape(context, [[FAR, -1500], ...edge, [FAR, 1500]]))

const teeth = (step: number, reach: number): XY[] =>
  Array.from({ length: Math.ceil(3000 / step) }, (_, i): XY => [i % 2 === 0 ? reach : -reach, -1500 + i * step])

const steps = (step: number, reach: number): XY[] =>
  Array.from({ length: Math.ceil(3000 / step) }, (_, i) => i).flatMap((i): XY[] => {
    const x = reach * [-1, 0, 1, 0][i % 4]!
    return [
      [x, -1500 + i * step],
      [x, -1500 + (i + 1) * step],
    ]
  })

const wave: XY[] = Array.from({ length: 151 }, (_, i): XY => [90 * Math.sin((-1500 + i * 20) / 190), -1500 + i * 20])

const bolt: XY[] = [
  [120, -1500],
  [60, -150],
  [-80, 30],
  [60, 30],
  [-110, 1500],
]

const painted = (() => {
  const [grain, edge] = [noise(951, 7, 90), cloud(953, 2, 3)]
  return inMm((x, y) => {
    const [u, v] = [x / 900 + 0.5, y / 1100 + 0.5]
    return above(x / 260 + edge(u, v) * 0.4 + grain(u, v) * 0.55, 0.05, 0.04)
  })
})()

const dotted = inMm((x, y) => {
  const [a, b] = [(x + y) / 26, (x - y) / 26]
  const [cx, cy] = [Math.floor(a) + 0.5, Math.floor(b) + 0.5]
  const size = Math.min(1, Math.max(0, (((cx + cy) / 2) * 26 + 120) / 260))
  return Math.hypot(a - cx, b - cy) < 0.76 * size ? 1 : 0
})

const pixels = fromCentre(context => {
  const random = seededRandom(961)
  for (let row = -56; row < 56; row++) {
    const edge = 0
    for (let column = -9; column < 78; column++) {
      const share = (column + 9) / 15
      if (column * 22 > edge + 130 || random() < share ** 1.4) context.fillRect(column * 22, row * 22, 22.4, 22.4)
    }
  }
})

/** Arcs about a point, each between two radii. */
const arcs = (
  x: number,
  y: number,
  rings: readonly (readonly [from: number, to: number, shade?: number])[],
): DrawTile =>
  fromCentre(context => {
    for (const [from, to, shade = 1] of rings) {
      context.globalAlpha = shade
      context.beginPath()
      context.arc(x, y, to, 0, Math.PI * 2)
      if (from > 0) context.arc(x, y, from, 0, Math.PI * 2, true)
      context.fill()
    }
  })

const leaning = (draw: (context: Context) => void): DrawTile =>
  fromCentre(context => {
    context.rotate(LEAN)
    draw(context)
  })

const crossQuarters = fromCentre(context => {
  for (const side of [1, -1])
    shape(context, [
      [0, 0],
      [side * FAR, -FAR * 1.16],
      [side * FAR, FAR * 1.16],
    ])
})

export const SPLITS: Readonly<Record<string, DrawTile>> = {
  'halves-jagged': rightOf(teeth(70, 46)),
  'halves-stepped': rightOf(steps(88, 44)),
  'halves-wave': rightOf(wave),
  'halves-bolt': rightOf(bolt),
  'halves-brush': painted,
  'halves-dots': dotted,
  'halves-pixels': pixels,
  'halves-tones': blocks(
    [0.3, [-60, -FAR], [20, -FAR], [20, FAR], [-60, FAR]],
    [0.6, [20, -FAR], [100, -FAR], [100, FAR], [20, FAR]],
    [1, [100, -FAR], [FAR, -FAR], [FAR, FAR], [100, FAR]],
  ),
  'quarters-cross': crossQuarters,
  'quarters-offset': fromCentre(context => {
    context.fillRect(-FAR, -FAR, FAR - 70, FAR - 60)
    context.fillRect(-70, -60, FAR, FAR + 60)
  }),
  'quarters-tones': blocks(
    [1, [-FAR, -FAR], [0, -FAR], [0, 0], [-FAR, 0]],
    [0.35, [0, -FAR], [FAR, -FAR], [FAR, 0], [0, 0]],
    [0.65, [0, 0], [FAR, 0], [FAR, FAR], [0, FAR]],
  ),
  'block-shoulder': blocks([1, [-40, -FAR], [FAR, -FAR], [FAR, 60], [255, 0], [-40, -350]]),
  'block-hip': blocks([1, [-FAR, 40], [-255, 60], [110, 420], [110, FAR], [-FAR, FAR]]),
  'block-corners': blocks(
    [1, [60, -FAR], [FAR, -FAR], [FAR, 120], [255, 10], [60, -330]],
    [0.5, [-FAR, -60], [-255, 40], [-30, 420], [-30, FAR], [-FAR, FAR]],
  ),
  'block-offset': blocks(
    [1, [-FAR, -FAR], [-86, -FAR], [-86, 120], [-FAR, 120]],
    [0.5, [-86, 120], [FAR, 120], [FAR, FAR], [-86, FAR]],
  ),
  'block-frame': blocks(
    [1, [-FAR, -FAR], [FAR, -FAR], [FAR, -210], [-FAR, -210]],
    [1, [120, -190], [FAR, -190], [FAR, 210], [120, 210]],
    [1, [-FAR, 230], [FAR, 230], [FAR, FAR], [-FAR, FAR]],
  ),
  'block-shards': blocks(
    [1, [-FAR, -620], [40, -420], [-130, -40], [-FAR, 60]],
    [0.55, [40, -420], [300, -FAR], [120, -150], [-130, -40]],
    [0.3, [300, -FAR], [FAR, -FAR], [FAR, -40], [120, -150]],
    [0.3, [-FAR, 60], [-130, -40], [-60, 260], [-FAR, 520]],
    [0.8, [120, -150], [FAR, -40], [FAR, 190], [60, 60]],
    [0.55, [FAR, 190], [FAR, FAR], [150, FAR], [60, 60]],
  ),
  'block-wedge': leaning(context => {
    shape(context, [
      [-FAR, 30],
      [FAR, -30],
      [FAR, -FAR],
      [-FAR, -FAR],
    ])
    context.globalAlpha = 0.4
    shape(context, [
      [-FAR, 56],
      [FAR, 0],
      [FAR, 150],
      [-FAR, 120],
    ])
  }),
  'arc-sweep': arcs(-620, 520, [
    [700, 790],
    [812, 846, 0.6],
    [866, 882, 0.3],
  ]),
  'arc-horizon': arcs(0, 980, [[0, 1010]]),
  'arc-rings': arcs(
    -300,
    380,
    Array.from({ length: 14 }, (_, i) => [60 + i * 92, 106 + i * 92] as const),
  ),
  'arc-orbit': arcs(0, -40, [
    [150, 190],
    [214, 226],
    [252, 264],
  ]),
  'arc-halo': arcs(0, -350, [
    [190, 236, 1],
    [236, 282, 0.65],
    [282, 328, 0.35],
  ]),
  'block-pennant': blocks([1, [-FAR, -FAR], [-FAR, FAR], [-255, 330], [170, 0], [-255, -330]]),
}
