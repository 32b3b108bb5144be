import { flameLeaf } from '../ornaments/leaves.ts'
import { line, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre } from './placedDesigns.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'
import { blocks, bothSides } from './bands.ts'

// A garment ironed flat: the neck lies 350 mm above the middle, the shoulder ends at (215, -319), a short sleeve at (400, -180).

/** Along the top of shoulder and sleeve, from the neck outwards; `down` from the fold, mm. */
const shoulderLine = (down: number): XY[] => [
  [40, -380 + down],
  [215, -319 + down],
  [420, -168 + down],
  [900, 170 + down],
]

const tape = (context: Context, from: number, to: number): void =>
  shape(context, [...shoulderLine(from), ...shoulderLine(to).toReversed()])

/** Returns the line of a raglan seam: from the neck to under the arm. */
const raglan = (out: number): XY[] => [
  [60 + out, -420],
  [96 + out, -330],
  [150 + out, -215],
  [218 + out, -118],
  [330 + out, 40],
  [700 + out, 560],
]

export const raglanSleeve = (context: Context, out: number): void =>
  shape(context, [...raglan(out), [FAR, 560], [FAR, -FAR], [60 + out, -FAR]])

export const raglanLine = (context: Context, out: number, wide: number): void => line(context, raglan(out), wide)

/** Chevrons over the fold of shoulder and sleeve that point outwards. One arm of each is visible here. */
const shoulderChevrons = (bars: readonly (readonly [at: number, thick: number, shade: number])[]): DrawTile =>
  bothSides(context => {
    context.translate(215, -319)
    context.rotate(0.6)
    for (const [at, thick, shade] of bars) {
      context.globalAlpha = shade
      shape(context, [
        [at + 40, -60],
        [at + thick + 40, -60],
        [at + thick - 90, 136],
        [at - 90, 136],
      ])
    }
  })

const yokeOf = (points: readonly XY[]): DrawTile =>
  fromCentre(context => shape(context, [[-FAR, -FAR], [FAR, -FAR], ...points]))

const mirroredLine = (points: readonly XY[]): XY[] => [...points, ...points.toReversed().map(([x, y]): XY => [-x, y])]

const sleeveBlock = (side: 1 | -1, from = 212): readonly XY[] => [
  [side * FAR, -FAR],
  [side * FAR, FAR],
  [side * 330, 60],
  [side * 236, -112],
  [side * from, -190],
  [side * 209, -250],
  [side * 222, -330],
  [side * 240, -FAR],
]

/** Draws a sleeve's ring of colour between two distances from the shoulder. */
const armBand = (context: Context, from: number, to: number): void => {
  context.save()
  context.translate(218, -225)
  context.rotate(0.62)
  context.fillRect(from, -900, to - from, 1800)
  context.restore()
}

const onSleeves = (draw: (context: Context) => void): DrawTile =>
  bothSides(context => {
    context.save()
    context.beginPath()
    for (const [x, y] of sleeveBlock(1)) context.lineTo(x, y)
    context.clip()
    draw(context)
    context.restore()
  })

const kbachShoulders = bothSides(context => {
  tape(context, 96, 106)
  for (let k = 0; k < 9; k++) {
    context.save()
    context.translate(96 + k * 40, k < 3 ? -268 + k * 14 : -240 + (k - 3) * 29)
    context.rotate(k < 3 ? 0.34 : 0.62)
    flameLeaf(context, k % 2 === 0 ? 84 : 62)
    context.restore()
  }
})

const starShoulders = bothSides(context => {
  tape(context, -200, 74)
  erase(context, () => {
    for (let k = 0; k < 7; k++) {
      context.save()
      context.translate(112 + k * 54, k < 2 ? -320 + k * 20 : -282 + (k - 2) * 39)
      shape(context, starPoints(5, 22, 0.42))
      context.restore()
    }
  })
})

export const SHOULDERS: Readonly<Record<string, DrawTile>> = {
  'shoulder-tapes': bothSides(context => {
    for (const [from, to] of [
      [10, 24],
      [38, 52],
      [66, 80],
    ] as const)
      tape(context, from, to)
  }),
  'shoulder-tape-wide': bothSides(context => {
    tape(context, -200, 62)
    tape(context, 78, 90)
  }),
  'shoulder-chevrons': shoulderChevrons([
    [-40, 30, 1],
    [14, 30, 1],
    [68, 30, 1],
  ]),
  'shoulder-chevrons-tones': shoulderChevrons([
    [-60, 46, 0.3],
    [-14, 46, 0.6],
    [32, 46, 1],
  ]),
  'shoulder-kbach': kbachShoulders,
  'shoulder-stars': starShoulders,
  raglan: bothSides(context => raglanSleeve(context, 0)),
  'raglan-lined': bothSides(context => {
    raglanSleeve(context, 0)
    raglanLine(context, -26, 12)
  }),
  'raglan-trio': bothSides(context => {
    context.globalAlpha = 0.4
    raglanLine(context, -44, 34)
    context.globalAlpha = 0.7
    raglanLine(context, -10, 34)
    context.globalAlpha = 1
    raglanSleeve(context, 7)
  }),
  'yoke-straight': yokeOf([
    [FAR, -165],
    [-FAR, -165],
  ]),
  'yoke-lined': fromCentre(context => {
    context.fillRect(-FAR, -FAR, 2 * FAR, FAR - 190)
    context.fillRect(-FAR, -172, 2 * FAR, 12)
    context.fillRect(-FAR, -142, 2 * FAR, 12)
  }),
  'yoke-point': yokeOf([
    [FAR, -190],
    [120, -190],
    [0, -70],
    [-120, -190],
    [-FAR, -190],
  ]),
  'yoke-round': yokeOf(
    mirroredLine([
      [FAR, -300],
      [270, -300],
      [240, -236],
      [190, -180],
      [120, -138],
      [60, -120],
    ]),
  ),
  'yoke-wings': yokeOf(
    mirroredLine([
      [FAR, 20],
      [330, -40],
      [200, -120],
      [110, -215],
      [60, -240],
    ]),
  ),
  'yoke-steps': blocks(
    [1, [-FAR, -FAR], [FAR, -FAR], [FAR, -240], [-FAR, -240]],
    [0.66, [-FAR, -240], [FAR, -240], [FAR, -180], [-FAR, -180]],
    [0.33, [-FAR, -180], [FAR, -180], [FAR, -120], [-FAR, -120]],
  ),
  'sleeves-split': fromCentre(context => shape(context, sleeveBlock(1))),
  'sleeves-both': fromCentre(context => {
    shape(context, sleeveBlock(1))
    context.globalAlpha = 0.45
    shape(context, sleeveBlock(-1))
  }),
  'sleeve-rings': onSleeves(context => {
    for (const [from, to] of [
      [30, 52],
      [72, 94],
      [114, 136],
    ] as const)
      armBand(context, from, to)
  }),
  'sleeve-hoop': onSleeves(context => armBand(context, 76, FAR)),
  'sleeves-striped': onSleeves(context => {
    for (let k = 0; k < 30; k++) armBand(context, k * 44, k * 44 + 22)
  }),
  'sleeve-fold': bothSides(context => {
    tape(context, -200, 96)
    erase(context, () => {
      tape(context, 30, 44)
      tape(context, 60, 74)
    })
  }),
}
