import { above, inked, noise, part, saw } from '../drawingTools/field.ts'
import { shape, type XY } from '../drawingTools/shapes.ts'
import { scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile, type Tile } from '../drawingTools/tile.ts'

/** Slanted bands: how many across the tile, and what share of each is inked. */
const slanted = (count: number, share: number, lean = 1): DrawTile =>
  inked((u, v) => above(share, saw((u + lean * v) * count), 0.01))

const twin = inked((u, v) => {
  const t = part((u + v) * 2)
  return above(t, 0.2, 0.01) * above(0.55, t, 0.01) + above(t, 0.65, 0.01) * above(0.75, t, 0.01)
})

/** Tapering lines that run the same way, of all lengths. */
const streaks =
  (seed: number, angle: number, width: number): DrawTile =>
  (context, tile) => {
    drawAtScatteredPoints(context, tile, scatter(seed, 46, 0.09), random => {
      context.rotate(angle)
      const [length, wide] = [tile.width * (0.1 + random() * 0.3), tile.width * width * (0.4 + random())]
      context.globalAlpha = 0.45 + random() * 0.55
      shape(context, [
        [-length / 2, -wide / 2],
        [length / 2, 0],
        [-length / 2, wide / 2],
      ])
    })
  }

const sketchHatch: DrawTile = (() => {
  const [tone, wobble] = [noise(33, 3), noise(34, 12)]
  return inked((u, v) => above(0.5 + tone(u, v) * 0.75, saw((u + v) * 16 + wobble(u, v) * 0.35), 0.08))
})()

const diagonalFade = inked((u, v) => part((u + v) * 2) ** 1.6)

/** Nested V-lines as a height: depth of the chevron at this point. */
const vee = (u: number, v: number, steep: number): number => v - steep * Math.abs(part(u) - 0.5) * 2

const chevronNest = inked((u, v) => {
  const t = part(vee(u, v, 0.5) * 2)
  return above(0.42, t, 0.01) + above(t, 0.55, 0.01) * above(0.7, t, 0.01) + above(t, 0.8, 0.01) * above(0.86, t, 0.01)
})
const chevronFade = inked((u, v) => part(vee(u, v, 0.35) * 3) ** 1.5)

/** Planks of four cells laid at right angles, with joints between. */
const herringbone = inked((u, v) => {
  const [x, y] = [u * 8, v * 8]
  const [dx, dy] = [part(x), part(y)]
  const at = (((Math.floor(x) - Math.floor(y)) % 8) + 8) % 8
  const [along, across] = at < 4 ? [at + dx, dy] : [at - 4 + 1 - dy, dx]
  return Math.min(along, 4 - along) > 0.12 && Math.min(across, 1 - across) > 0.12 ? 1 : 0
})

/** Bargello: the same jagged line repeated in tones. */
const flameStitch = inked((u, v) => {
  const jag = [0, 0.2, 0.42, 0.6, 0.5, 0.28, 0.42, 0.18][Math.floor(part(u) * 8)]!
  const t = part((v + jag * 0.5) * 2) * 4
  return [1, 0.6, 0.3, 0][Math.floor(t)]!
})

const arrowheads: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ] as XY[]) {
      shape(context, [
        [(x - 0.2) * w, (y + 0.06) * h],
        [x * w, (y - 0.18) * h],
        [(x + 0.2) * w, (y + 0.06) * h],
        [(x + 0.2) * w, (y + 0.18) * h],
        [x * w, (y - 0.06) * h],
        [(x - 0.2) * w, (y + 0.18) * h],
      ])
    }
  })
}

const tread: DrawTile = (context, tile: Tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (let row = 0; row < 3; row++) {
      for (const side of [-1, 1]) {
        const y = ((row + (side > 0 ? 0.5 : 0)) / 3) * h
        shape(context, [
          [w / 2 + side * w * 0.04, y],
          [w / 2 + side * w * 0.04, y + h * 0.16],
          [w / 2 + side * w * 0.3, y + h * 0.3],
          [w / 2 + side * w * 0.44, y + h * 0.3],
          [w / 2 + side * w * 0.44, y + h * 0.2],
          [w / 2 + side * w * 0.3, y + h * 0.14],
        ])
      }
    }
  })
}

const ricRac = inked((u, v) => above(0.42, saw(v * 2 + 0.13 * Math.cos(u * Math.PI * 6)), 0.02))

/** Ridges behind ridges, each a tone lighter. */
const peaks = inked((u, v) => {
  const ridge = (at: number, steps: number, high: number): number => at - high * (1 - saw(u * steps + at))
  if (part(v) > ridge(0.96, 3, 0.2)) return 0
  if (part(v) > ridge(0.72, 2, 0.24)) return 1
  if (part(v) > ridge(0.46, 3, 0.18)) return 0.6
  return part(v) > ridge(0.26, 4, 0.12) ? 0.3 : 0
})

export const SLANTS: Readonly<Record<string, DrawTile>> = {
  'diagonals-pin': slanted(4, 0.18),
  'diagonals-twin': twin,
  'diagonals-back': slanted(2, 0.5, -1),
  'diagonals-fading': diagonalFade,
  'speed-lines': streaks(41, -0.5, 0.028),
  'sketch-hatch': sketchHatch,
  'chevron-nest': chevronNest,
  'chevron-fading': chevronFade,
  herringbone,
  'flame-stitch': flameStitch,
  arrowheads,
  'tyre-tread': tread,
  'ric-rac': ricRac,
  peaks,
}
