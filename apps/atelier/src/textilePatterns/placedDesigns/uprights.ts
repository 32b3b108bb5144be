import { shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'
import { type Band, bothSides, uprightBands } from './bands.ts'

/** A panel along each side, its inner edge given by the curve: mm from the middle by height. */
const sidePanel = (edge: (y: number) => number, shade = 1): ((context: Context) => void) => {
  const inner = Array.from({ length: 121 }, (_, i): XY => [edge(-1500 + i * 25), -1500 + i * 25])
  return context => {
    context.globalAlpha = shade
    shape(context, [[FAR, -1500], ...inner, [FAR, 1500]])
    context.globalAlpha = 1
  }
}

/** A line of its own width along a curve. */
const sideLine = (edge: (y: number) => number, wide: number): ((context: Context) => void) => {
  const ys = Array.from({ length: 121 }, (_, i) => -1500 + i * 25)
  return context =>
    shape(context, [
      ...ys.map((y): XY => [edge(y) - wide / 2, y]),
      ...ys.toReversed().map((y): XY => [edge(y) + wide / 2, y]),
    ])
}

const waist = (y: number): number => 205 - 75 * Math.cos((Math.min(420, Math.max(-420, y - 40)) / 420) * Math.PI)
const hip = (y: number): number => 250 - 150 / (1 + Math.exp(-(y - 120) / 70))
const ribs = (y: number): number => 130 + 110 / (1 + Math.exp(-(y + 20) / 60))

/** Zigzag that goes inwards and outwards every `step` mm. */
const zig =
  (at: number, step: number, reach: number) =>
  (y: number): number =>
    at + reach * (Math.abs((((y % step) + step) % step) / step - 0.5) * 4 - 1)

/** Returns a function that draws a line as fine as the zigzag's corners. */
const zigLine = (at: number, wide: number): ((context: Context) => void) => {
  const edge = zig(at, 100, 26)
  const ys = Array.from({ length: 61 }, (_, i) => -1500 + i * 50)
  return context =>
    shape(context, [...ys.map((y): XY => [edge(y), y]), ...ys.toReversed().map((y): XY => [edge(y) + wide, y])])
}

const sideZigzag = bothSides(context => {
  zigLine(212, FAR)(context)
  zigLine(178, 14)(context)
  zigLine(148, 10)(context)
})

const blades = bothSides(context => {
  for (let k = -12; k < 14; k++) {
    const long = 150 + 70 * Math.sin(k * 1.7)
    context.globalAlpha = k % 3 === 0 ? 0.5 : 1
    shape(context, [
      [520, k * 62 - 236],
      [276 - long, k * 62 + 60],
      [520, k * 62 - 116],
    ])
    context.globalAlpha = 1
  }
})

const sideDots = inMm((x, y) => {
  const [a, b] = [(x + y) / 22, (x - y) / 22]
  const [cx, cy] = [Math.floor(a) + 0.5, Math.floor(b) + 0.5]
  const away = Math.abs(((cx + cy) / 2) * 22)
  const size = Math.min(1, Math.max(0, (away - 90) / 170))
  return Math.hypot(a - cx, b - cy) < 0.74 * size ? 1 : 0
})

const sideHatch = bothSides(context => {
  for (let k = -60; k < 60; k++) {
    const y = k * 20
    const from = 150 + 70 * Math.sin(k * 0.32)
    shape(context, [
      [from, y],
      [FAR, y - (FAR - from) * 0.5],
      [FAR, y - (FAR - from) * 0.5 + 8],
      [from, y + 8],
    ])
  }
})

const ladder = fromCentre(context => {
  context.fillRect(-70, -FAR, 18, 2 * FAR)
  context.fillRect(52, -FAR, 18, 2 * FAR)
  for (let k = -40; k < 40; k++) context.fillRect(-40, k * 36, 80, 16)
})

const starPanel = bothSides(context => {
  context.fillRect(168, -FAR, FAR, 2 * FAR)
  erase(context, () => {
    for (let k = -12; k < 12; k++) {
      context.save()
      context.translate(212, k * 84)
      shape(context, starPoints(5, 30, 0.42))
      context.restore()
    }
  })
})

const mirroredBands = (bands: readonly Band[]): DrawTile =>
  uprightBands(
    bands.flatMap(([from, to, shade]): Band[] => [
      [from, to, shade],
      [-to, -from, shade],
    ]),
  )

const fromLeft = (count: number, width: (i: number) => number): Band[] =>
  Array.from({ length: count }, (_, i): Band => [-430 + i * 66, -430 + i * 66 + width(i)])

export const UPRIGHTS: Readonly<Record<string, DrawTile>> = {
  'centre-outlined': uprightBands([
    [-44, 44],
    [-76, -60],
    [60, 76],
  ]),
  'centre-lined': uprightBands([
    [-86, -64],
    [-64, 64, 0.35],
    [64, 86],
  ]),
  'centre-wide': uprightBands([[-118, 118]]),
  'centre-tones': mirroredBands([
    [0, 40, 1],
    [40, 84, 0.6],
    [84, 128, 0.3],
  ]),
  'centre-ladder': ladder,
  'heart-stripe': uprightBands([
    [74, 134],
    [146, 156],
  ]),
  'heart-trio': uprightBands([
    [60, 92, 0.4],
    [92, 124, 0.7],
    [124, 156, 1],
  ]),
  'flank-pair': mirroredBands([[92, 128]]),
  'stripes-growing': uprightBands(fromLeft(14, i => 6 + i * 4)),
  'stripes-parting': mirroredBands([
    [14, 20],
    [52, 64],
    [96, 114],
    [146, 172],
    [204, 240],
    [272, 320],
    [352, 410],
  ]),
  'stripes-gathering': mirroredBands([
    [0, 34],
    [66, 94],
    [126, 148],
    [180, 196],
    [228, 238],
  ]),
  'stripes-offset': uprightBands([
    [-400, -190],
    [-112, -40],
    [20, 62],
    [104, 126],
    [160, 170],
  ]),
  'stripes-wide': mirroredBands([
    [0, 62],
    [186, 310],
  ]),
  'thirds-upright': mirroredBands([[86, FAR]]),
  'side-tapes': mirroredBands([
    [186, 198],
    [208, 220],
    [230, 242],
  ]),
  'side-edge': mirroredBands([
    [150, 162],
    [178, FAR],
  ]),
  'side-waist': bothSides(sidePanel(waist)),
  'side-hip': bothSides(context => {
    sidePanel(hip)(context)
    sideLine(y => hip(y) - 26, 12)(context)
  }),
  'side-ribs': bothSides(context => {
    sidePanel(ribs)(context)
    for (const k of [1, 2, 3]) sideLine(y => ribs(y) - k * 24, 14 - k * 3)(context)
  }),
  'side-zigzag': sideZigzag,
  'side-blades': blades,
  'side-dots': sideDots,
  'side-hatch': sideHatch,
  'side-stars': starPanel,
}
