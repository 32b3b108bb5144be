import { flameLeaf } from '../ornaments/leaves.ts'
import { above, inked, part, saw } from '../drawingTools/field.ts'
import { diamond, shape, starPoints } from '../drawingTools/shapes.ts'
import { erase, lattice } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import { acrossBands, bothSides, uprightBands } from './bands.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'

// For running and boxing. Trunks lie on the table with their legs 370 mm out and 313 mm down from the middle.

const slits = inked((u, v) => {
  const row = Math.floor(v * 6)
  const t = part(u * 2 + row * 0.31)
  return t < 0.72 - 0.1 * (row % 3) && part(v * 6) < 0.32 ? 1 : 0
})

const pace = inked((u, v) => above(0.1 + 0.8 * saw(u * 2) ** 2, saw(v * 8), 0.03))

const pulseBars: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 16, rows: 2 }, ({ column, row, width: w, height: h }) => {
    const tall = 0.2 + 0.7 * Math.abs(Math.sin(column * 1.3 + row * 2.1) * Math.cos(column * 0.7))
    context.fillRect(-w * 0.3, (-h * tall) / 2, w * 0.6, h * tall)
  })

const ticks = inked((u, v) => {
  const t = part(v * 3 - 0.5 * Math.abs(part(u * 3) - 0.35))
  return t < 0.2 ? 1 : t < 0.3 ? 0.4 : 0
})

const laneLines = fromCentre(context => {
  for (let k = 0; k < 9; k++) {
    context.lineWidth = 12 - k
    context.globalAlpha = 1 - k * 0.08
    context.beginPath()
    context.ellipse(0, 520, 180 + k * 62, 420 + k * 70, 0, 0, Math.PI * 2)
    context.stroke()
  }
})

const reflective = acrossBands([
  [-66, -54],
  [-44, -16],
  [-6, 6],
])

const stampDown =
  (x: number, step: number, lean: number, stamp: (context: Context, k: number) => void) =>
  (context: Context): void => {
    for (let k = -12; k < 12; k++) {
      context.save()
      context.translate(x + k * step * lean, k * step)
      stamp(context, k)
      context.restore()
    }
  }

/** Panel down the outside of a leg, which slants outwards towards the hem. */
const legPanel = (context: Context, from: number): void =>
  shape(context, [
    [from - 130, -FAR],
    [FAR, -FAR],
    [FAR, FAR],
    [from + 390, FAR],
    [from, -60],
  ])

const OUT = 0.5

const legStars = bothSides(context => {
  legPanel(context, 196)
  erase(context, () =>
    stampDown(266, 92, OUT, pen => {
      pen.rotate(-0.3)
      shape(pen, starPoints(5, 34, 0.42))
    })(context),
  )
})

const legFlames = bothSides(context => {
  for (let k = -8; k < 9; k++) {
    context.save()
    context.translate(300 + k * 34, k * 68 + 40)
    context.rotate(-1.1)
    flameLeaf(context, 150)
    context.restore()
  }
  shape(context, [
    [310 - 260, -520],
    [FAR, -520],
    [FAR, FAR],
    [310 + 850, FAR],
  ])
})

const legStripes = bothSides(context => {
  for (const [from, to, shade] of [
    [120, 148, 0.5],
    [162, 212, 1],
    [226, 254, 0.5],
  ] as const) {
    context.globalAlpha = shade
    shape(context, [
      [from - 300, -640],
      [to - 300, -640],
      [to + 430, 820],
      [from + 430, 820],
    ])
  }
})

const legDiamonds = bothSides(
  stampDown(240, 84, OUT, (context, k) => {
    context.rotate(-0.46)
    context.globalAlpha = k % 2 === 0 ? 1 : 0.5
    diamond(context, 40, 50)
  }),
)

const starBurst = fromCentre(context => {
  context.translate(0, -40)
  for (const [size, isOut] of [
    [330, true],
    [270, false],
    [215, true],
    [120, false],
  ] as const) {
    const star = (): void => shape(context, starPoints(8, size, 0.48))
    if (isOut) star()
    else erase(context, star)
  }
})

const starsDown = (seed: number): DrawTile =>
  fromCentre(context => {
    for (let row = -14; row < 15; row++) {
      for (let column = -14; column < 15; column++) {
        context.save()
        context.translate((column + (Math.abs(row) % 2) / 2) * 96, row * 74)
        const size = 8 + 30 * Math.min(1, Math.max(0, (row * 74 + seed) / 460))
        shape(context, starPoints(5, size, 0.42))
        context.restore()
      }
    }
  })

const hemBands = acrossBands([
  [180, 196],
  [214, 274],
  [292, 308],
])

const ropes = inMm((x, y) => {
  const rope = (at: number): boolean => Math.abs(y - at) < 17 && part((x + (y - at) * 0.9) / 26) < 0.72
  return [-190, -80, 30, 140].some(rope) ? 1 : 0
})

const corners = bothSides(context => {
  shape(context, [
    [40, 400],
    [FAR, -FAR * 1.1 + 400],
    [FAR, FAR],
    [40, FAR],
  ])
  context.globalAlpha = 0.45
  shape(context, [
    [-6, 380],
    [FAR, -FAR * 1.1 + 328],
    [FAR, -FAR * 1.1 + 374],
    [16, 400],
  ])
})

export const RINGSIDE: Readonly<Record<string, DrawTile>> = {
  'run-slits': slits,
  'run-pace': pace,
  'run-bars': pulseBars,
  'run-ticks': ticks,
  'run-lanes': laneLines,
  'run-band': reflective,
  'run-flash': uprightBands([
    [150, 162],
    [172, 200],
    [210, 222],
  ]),
  'leg-stars': legStars,
  'leg-flames': legFlames,
  'leg-stripes': legStripes,
  'leg-diamonds': legDiamonds,
  'star-burst': starBurst,
  'stars-falling': starsDown(160),
  'ring-ropes': ropes,
  'ring-hem': hemBands,
  'ring-corners': corners,
}
