import { flameLeaf } from '../ornaments/leaves.ts'
import { above } from '../drawingTools/field.ts'
import { diamond, shape, starPoints } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'
import { type Band, crossed, drawBands, LEAN, slantedBands } from './bands.ts'

const EVERY = 20

/** A sash with a motif along its length. The origin is in its middle, and the sash lies level. */
const along = (bands: readonly Band[], step: number, stamp: (context: Context, index: number) => void): DrawTile =>
  fromCentre(context => {
    context.rotate(LEAN)
    drawBands(context, bands)
    for (let k = -EVERY; k <= EVERY; k++) {
      context.save()
      context.translate(k * step, 0)
      stamp(context, k)
      context.restore()
    }
  })

const chevron = (context: Context, wide: number, high: number, thick: number): void =>
  shape(context, [
    [-thick / 2 - wide / 2, -high],
    [thick / 2 - wide / 2, -high],
    [thick / 2 + wide / 2, 0],
    [thick / 2 - wide / 2, high],
    [-thick / 2 - wide / 2, high],
    [-thick / 2 + wide / 2, 0],
  ])

const broken = fromCentre(context => {
  context.rotate(LEAN)
  for (const [from, to, at] of [
    [-FAR, -150, -46],
    [-130, 130, 0],
    [150, FAR, 46],
  ] as const)
    context.fillRect(from, at - 58, to - from, 116)
})

const tapered = fromCentre(context => {
  context.rotate(LEAN)
  shape(context, [
    [-FAR, -260],
    [FAR, 0],
    [FAR, 20],
    [-FAR, 280],
  ])
})

/** Direction of the sash as cosine and sine. */
const [COS, SIN] = [Math.cos(LEAN), Math.sin(LEAN)]

const dotted = inMm((x, y) => {
  const [s, t] = [x * COS + y * SIN, y * COS - x * SIN]
  const [a, b] = [(s + t) / 22, (s - t) / 22]
  const [cx, cy] = [Math.floor(a) + 0.5, Math.floor(b) + 0.5]
  const far = Math.abs(((cx - cy) / 2) * 22)
  return above(0.78 * Math.min(1, Math.max(0, 1.25 - far / 105)), Math.hypot(a - cx, b - cy), 0.06)
})

const krama = fromCentre(context => {
  context.rotate(LEAN)
  drawBands(context, [
    [-84, -76],
    [76, 84],
  ])
  for (let k = -90; k <= 90; k++) {
    for (let row = -4; row < 4; row++) {
      context.globalAlpha = [0.25, 0.6, 0.6, 1][(k & 1) * 2 + (row & 1)]!
      context.fillRect(k * 17, row * 17, 17, 17)
    }
  }
})

const lines: Band[] = Array.from({ length: 8 }, (_, i): Band => [i * 30 - 118, i * 30 - 118 + 3 + i * 3])

const fan = fromCentre(context => {
  context.translate(-330, 420)
  for (let k = 0; k < 7; k++) {
    const [from, to] = [-1.42 + k * 0.21, -1.42 + k * 0.21 + 0.1]
    context.globalAlpha = k % 2 === 0 ? 1 : 0.5
    shape(context, [
      [0, 0],
      [2600 * Math.cos(from), 2600 * Math.sin(from)],
      [2600 * Math.cos(to), 2600 * Math.sin(to)],
    ])
  }
})

export const SASHES: Readonly<Record<string, DrawTile>> = {
  'sash-outlined': slantedBands([
    [-58, 58],
    [-92, -74],
    [74, 92],
  ]),
  'sash-lined': slantedBands([
    [-84, -62],
    [-62, 62, 0.35],
    [62, 84],
  ]),
  'sash-wide': slantedBands([[-125, 125]]),
  'sash-tones': slantedBands([
    [-108, -36, 0.3],
    [-36, 36, 0.6],
    [36, 108, 1],
  ]),
  'sash-pair': slantedBands([
    [-78, -24],
    [24, 78],
  ]),
  'sash-pinned': slantedBands([
    [-44, 44],
    [-72, -62],
    [62, 72],
    [-96, -91],
    [91, 96],
  ]),
  'sash-broken': broken,
  'sash-tapered': tapered,
  'sash-stars': along([[-62, 62]], 118, context =>
    erase(context, () => {
      context.rotate(-LEAN)
      shape(context, starPoints(5, 36, 0.42))
    }),
  ),
  'sash-diamonds': along(
    [
      [-80, -66],
      [66, 80],
    ],
    88,
    (context, k) => {
      context.globalAlpha = k % 2 === 0 ? 1 : 0.5
      diamond(context, 44, 54)
    },
  ),
  'sash-chevrons': along([], 64, context => chevron(context, 70, 66, 38)),
  'sash-krama': krama,
  'sash-kbach': along(
    [
      [-84, -70],
      [70, 84],
    ],
    74,
    context => {
      context.translate(0, 62)
      flameLeaf(context, 118)
    },
  ),
  'sash-dots': dotted,
  'sash-lines': slantedBands(lines),
  'saltire-outlined': crossed([
    [50, 66],
    [0, 34],
  ]),
  'saltire-tones': crossed([
    [42, 88, 0.4],
    [0, 42],
  ]),
  'corner-bands': slantedBands([
    [150, 230],
    [252, 292],
    [312, 330],
  ]),
  'shoulder-bands': slantedBands([
    [-330, -250],
    [-228, -188, 0.6],
    [-166, -146, 0.3],
  ]),
  'diagonal-steps': slantedBands([
    [0, 64, 0.25],
    [64, 128, 0.5],
    [128, 192, 0.75],
    [192, FAR, 1],
  ]),
  'diagonal-thirds': slantedBands([
    [-FAR, -120, 1],
    [120, FAR, 0.45],
  ]),
  'diagonal-fan': fan,
}
