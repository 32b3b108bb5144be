import { diamond, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { FAR, fromCentre } from './placedDesigns.ts'
import { seededRandom, type Context, type DrawTile } from '../drawingTools/tile.ts'
import { acrossBands, type Band, LEAN } from './bands.ts'

/** Ramp from 0 to 1 between two heights. */
const ramp = (y: number, from: number, to: number): number => Math.min(1, Math.max(0, (y - from) / (to - from)))

/** A lattice whose stamps grow towards the hem, or towards the shoulders if `from` lies below `to`. */
const growing = (stamp: (context: Context, size: number) => void, from: number, to: number, step = 52): DrawTile =>
  fromCentre(context => {
    for (let row = -30; row <= 30; row++) {
      const y = row * step * 0.86
      const size = ramp(y, from, to)
      if (size === 0) continue
      for (let column = -30; column <= 30; column++) {
        context.save()
        context.translate((column + (Math.abs(row) % 2) / 2) * step, y)
        stamp(context, size * step)
        context.restore()
      }
    }
  })

const hoops: Band[] = Array.from({ length: 30 }, (_, i): Band => {
  const [y, thick] = [-190 + i * 34, 34 * Math.min(1, (i + 1) / 18)]
  return [y - thick / 2, y + thick / 2 + (thick >= 34 ? 1 : 0)]
})

const slants = fromCentre(context => {
  context.rotate(LEAN)
  for (let i = 0; i < 60; i++) {
    const [y, thick] = [-240 + i * 32, 32 * Math.min(1, (i + 1) / 17)]
    context.fillRect(-FAR, y - thick / 2, 2 * FAR, thick + (thick >= 32 ? 1 : 0))
  }
})

const pillars = fromCentre(context => {
  const random = seededRandom(971)
  const tall = Array.from({ length: 40 }, () => random())
  for (let k = -60; k < 60; k++) {
    const top = 330 - 420 * tall[(k + 80) % 40]!
    context.fillRect(k * 21 + 2, top, 17, FAR)
  }
})

const spikes = (from: number): DrawTile =>
  fromCentre(context => {
    for (let k = -30; k < 30; k++) {
      for (const [shift, top, shade] of [
        [0, from, 0.35],
        [22, from + 90, 0.65],
        [44, from + 180, 1],
      ] as const) {
        context.globalAlpha = shade
        shape(context, [
          [k * 66 + shift - 33, 420],
          [k * 66 + shift, top],
          [k * 66 + shift + 33, 420],
        ])
      }
    }
    context.globalAlpha = 1
    context.fillRect(-FAR, 419, 2 * FAR, FAR)
  })

const streaks = fromCentre(context => {
  const random = seededRandom(981)
  for (let k = 0; k < 120; k++) {
    const x = -1200 + k * 20
    const long = 120 + random() * 420
    const top = 360 - long
    const points: XY[] = [
      [x, 420],
      [x + 9, top],
      [x + 18, 420],
    ]
    shape(context, points)
  }
  context.fillRect(-FAR, 419, 2 * FAR, FAR)
})

export const HEMS: Readonly<Record<string, DrawTile>> = {
  'fade-hoops': acrossBands(hoops),
  'fade-slants': slants,
  'fade-triangles': growing((context, size) => shape(context, starPoints(3, size * 0.62)), -170, 330),
  'fade-diamonds': growing((context, size) => diamond(context, size * 0.52, size * 0.9), -200, 320),
  'fade-stars': growing((context, size) => shape(context, starPoints(5, size * 0.5, 0.42)), -190, 380, 60),
  'fade-squares': growing((context, size) => context.fillRect(-size / 2, -size / 2, size, size), -170, 330, 45),
  'shoulder-dots': growing(
    (context, size) => {
      context.beginPath()
      context.arc(0, 0, size * 0.52, 0, Math.PI * 2)
      context.fill()
    },
    60,
    -330,
    34,
  ),
  'shoulder-triangles': growing(
    (context, size) => shape(context, starPoints(3, size * 0.62, 1, Math.PI / 2)),
    80,
    -330,
  ),
  'shoulder-hexagons': growing((context, size) => shape(context, starPoints(6, size * 0.56)), 90, -320, 46),
  'fade-pillars': pillars,
  'fade-spikes': spikes(40),
  'fade-streaks': streaks,
}
