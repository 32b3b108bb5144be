import { flameLeaf } from '../ornaments/leaves.ts'
import { above } from '../drawingTools/field.ts'
import { diamond, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'
import { acrossBands, type Band, drawBands, within } from './bands.ts'

/** Bands over the chest, with a motif along the hoop. */
const adorned = (
  bands: readonly Band[],
  step: number,
  stamp: (context: Context, index: number) => void,
  y = -90,
): DrawTile =>
  fromCentre(context => {
    context.translate(0, y)
    drawBands(context, bands)
    for (let k = -20; k <= 20; k++) {
      context.save()
      context.translate(k * step, 0)
      stamp(context, k)
      context.restore()
    }
  })

const growing: Band[] = Array.from({ length: 9 }, (_, i): Band => [-250 + i * 72, -250 + i * 72 + 6 + i * 7])
const shrinking: Band[] = Array.from({ length: 9 }, (_, i): Band => [-260 + i * 72, -260 + i * 72 + 60 - i * 7])

const dotsHoop = inMm((x, y) => {
  const [a, b] = [(x + y + 90) / 24, (x - y - 90) / 24]
  const [cx, cy] = [Math.floor(a) + 0.5, Math.floor(b) + 0.5]
  const far = Math.abs(((cx - cy) / 2) * 24)
  return above(0.78 * Math.min(1, Math.max(0, 1.3 - far / 110)), Math.hypot(a - cx, b - cy), 0.06)
})

/** A V across the full width; its tip is at `at`. */
export const veePoints = (at: number, thick: number, slope = 440 / 700): XY[] => [
  [-FAR, at - FAR * slope],
  [0, at],
  [FAR, at - FAR * slope],
  [FAR, at - FAR * slope + thick],
  [0, at + thick],
  [-FAR, at - FAR * slope + thick],
]

export const vees = (
  bands: readonly (readonly [at: number, thick: number, shade?: number])[],
  slope?: number,
): DrawTile =>
  fromCentre(context => {
    for (const [at, thick, shade = 1] of bands) {
      context.globalAlpha = shade
      shape(context, veePoints(at, thick, slope))
    }
  })

const aboveVee = (at: number, slope: number): XY[] => [
  [-FAR, -FAR],
  [FAR, -FAR],
  [FAR, at - FAR * slope],
  [0, at],
  [-FAR, at - FAR * slope],
]

const striped = fromCentre(context =>
  within(context, aboveVee(60, 0.62), () => {
    for (let k = -70; k <= 70; k++) context.fillRect(k * 24 - 5, -FAR, 10, 2 * FAR)
  }),
)

const kramaBlock = fromCentre(context => {
  for (let k = -80; k < 80; k++) {
    for (let row = 0; row < 8; row++) {
      context.globalAlpha = [0.2, 0.6, 0.6, 1][(k & 1) * 2 + (row & 1)]!
      context.fillRect(k * 20, -160 + row * 20, 20, 20)
    }
  }
  context.globalAlpha = 1
  drawBands(context, [
    [-180, -170],
    [10, 20],
  ])
})

export const CHEST: Readonly<Record<string, DrawTile>> = {
  'hoop-outlined': acrossBands([
    [-136, -44],
    [-168, -152],
    [-28, -12],
  ]),
  'hoop-lined': acrossBands([
    [-166, -140],
    [-140, -40, 0.35],
    [-40, -14],
  ]),
  'hoop-pair': acrossBands([
    [-166, -112],
    [-68, -14],
  ]),
  'hoop-trio': acrossBands([
    [-180, -132],
    [-114, -66, 0.6],
    [-48, 0, 0.3],
  ]),
  'hoop-low': acrossBands([
    [150, 230],
    [248, 266],
  ]),
  'chest-block': acrossBands([[-200, 60]]),
  'chest-block-lined': acrossBands([
    [-190, 50, 0.9],
    [-222, -206, 0.45],
    [66, 82, 0.45],
  ]),
  'hoops-growing': acrossBands(growing),
  'hoops-shrinking': acrossBands(shrinking),
  'hoops-high': acrossBands([
    [-250, -222],
    [-206, -178],
    [-162, -134],
    [-118, -90],
    [-74, -46],
  ]),
  'hoop-dots': dotsHoop,
  'hoop-krama': kramaBlock,
  'hoop-stars': adorned([[-64, 64]], 120, context => erase(context, () => shape(context, starPoints(5, 38, 0.42)))),
  'hoop-diamonds': adorned(
    [
      [-78, -66],
      [66, 78],
    ],
    96,
    (context, k) => {
      context.globalAlpha = k % 2 === 0 ? 1 : 0.5
      diamond(context, 48, 54)
    },
  ),
  'hoop-kbach': adorned(
    [
      [56, 84],
      [-76, -66],
    ],
    64,
    (context, k) => {
      context.translate(0, 58)
      if (k < 0) context.scale(-1, 1)
      flameLeaf(context, k % 2 === 0 ? 116 : 78)
    },
  ),
  'chest-vee-outlined': vees([
    [-20, 84],
    [-62, 22],
    [84, 22],
  ]),
  'chest-vee-tones': vees([
    [-100, 52, 0.3],
    [-48, 52, 0.6],
    [4, 52, 1],
  ]),
  'chest-vee-deep': vees(
    [
      [40, 64],
      [130, 26],
    ],
    1.5,
  ),
  'chest-peak': vees(
    [
      [-120, 92],
      [-10, 26],
    ],
    -0.55,
  ),
  'vee-block': fromCentre(context => shape(context, aboveVee(40, 0.62))),
  'vee-block-lined': fromCentre(context => {
    shape(context, aboveVee(0, 0.62))
    shape(context, veePoints(26, 16, 0.62))
    shape(context, veePoints(62, 16, 0.62))
  }),
  'vee-block-striped': striped,
  'vee-field': vees(Array.from({ length: 16 }, (_, i) => [-560 + i * 78, 40] as const)),
  'vee-fall': vees(Array.from({ length: 10 }, (_, i) => [-180 + i * 62, 46 - i * 4, 1 - i * 0.08] as const)),
  'peak-field': vees(
    Array.from({ length: 18 }, (_, i) => [-560 + i * 78, 38] as const),
    -0.5,
  ),
}
