import { above, cloud, inked, part, saw, type Field } from '../drawingTools/field.ts'
import { leaf, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { around } from '../drawingTools/repeatMotif.ts'
import { seededRandom, type Context, type DrawTile } from '../drawingTools/tile.ts'

// A placed pattern is one tile larger than any piece. Its middle lies on the piece's middle, and it does not repeat.

/** Draws in mm from the middle of the piece. */
export const fromCentre =
  (draw: (context: Context) => void): DrawTile =>
  (context, { width, height }) => {
    context.save()
    context.translate(width / 2, height / 2)
    draw(context)
    context.restore()
  }

/** Beyond every edge of the widest tile, mm. */
export const FAR = 1700

export const poly = (...points: readonly XY[]): DrawTile => fromCentre(context => shape(context, points))

/** Ink by millimetres from the middle. */
export const inMm =
  (ink: Field): DrawTile =>
  (context, tile) =>
    inked((u, v) => ink((u - 0.5) * tile.width, (v - 0.5) * tile.height))(context, tile)

const slantedBand = (lean: number, bands: readonly (readonly [from: number, to: number])[]): DrawTile =>
  fromCentre(context => {
    context.rotate(lean)
    for (const [from, to] of bands) context.fillRect(-FAR, from, 2 * FAR, to - from)
  })

const uprights = (bands: readonly (readonly [from: number, to: number, shade?: number])[]): DrawTile =>
  fromCentre(context => {
    for (const [from, to, shade = 1] of bands) {
      context.globalAlpha = shade
      context.fillRect(from, -FAR, to - from, 2 * FAR)
    }
  })

const across = (bands: readonly (readonly [from: number, to: number])[]): DrawTile =>
  fromCentre(context => {
    for (const [from, to] of bands) context.fillRect(-FAR, from, 2 * FAR, to - from)
  })

const quarters = fromCentre(context => {
  context.fillRect(-FAR, -FAR, FAR, FAR)
  context.fillRect(0, 0, FAR, FAR)
})

const sunburst = fromCentre(context => {
  context.translate(0, 330)
  around(context, 22, () =>
    shape(context, [
      [0, 0],
      [-190, -2200],
      [190, -2200],
    ]),
  )
})

/** One V over the chest for each depth. */
const vees = (depths: readonly (readonly [at: number, thick: number])[]): DrawTile =>
  fromCentre(context => {
    const rise = FAR * (440 / 700)
    for (const [at, thick] of depths) {
      shape(context, [
        [-FAR, at - rise],
        [0, at],
        [FAR, at - rise],
        [FAR, at - rise + thick],
        [0, at + thick],
        [-FAR, at - rise + thick],
      ])
    }
  })

/** From 0 at the chest to 1 at the hem. */
const downwards = (y: number, from = -120, to = 330): number => Math.min(1, Math.max(0, (y - from) / (to - from)))

const dotFade = (count: number, tone: (x: number, y: number) => number): DrawTile =>
  inMm((x, y) => {
    const [a, b] = [(x + y) / count, (x - y) / count]
    const [cx, cy] = [Math.floor(a) + 0.5, Math.floor(b) + 0.5]
    return above(
      0.75 * Math.sqrt(tone(((cx + cy) / 2) * count, ((cx - cy) / 2) * count)),
      Math.sqrt((a - cx) ** 2 + (b - cy) ** 2),
      0.06,
    )
  })

const pixelHem = fromCentre(context => {
  const random = seededRandom(901)
  for (let row = -8; row < 24; row++) {
    const columns = Array.from({ length: 38 }, () => random() < downwards(row * 22, -190, 320) ** 1.2)
    // The columns repeat beyond the narrow tile.
    for (let column = -57; column < 57; column++)
      if (columns[(column + 57) % 38]) context.fillRect(column * 22, row * 22, 22.3, 22.3)
  }
})

const hexFade = fromCentre(context => {
  for (let row = -2; row < 16; row++) {
    for (let column = -25; column <= 25; column++) {
      const [x, y] = [(column + (((row % 2) + 2) % 2) / 2) * 50, row * 43.3 - 120]
      const size = 30 * downwards(y, -170, 200)
      context.save()
      context.translate(x, y)
      shape(context, starPoints(6, size))
      context.restore()
    }
  }
})

const sideSpeed = inMm((x, y) => {
  const row = Math.floor(y / 20)
  const reach = 130 + 90 * Math.sin(row * 2.4) + 60 * Math.sin(row * 0.71)
  return Math.abs(x) > 330 - reach && Math.abs(part(y / 20) - 0.5) < 0.32 ? 1 : 0
})

const mist = (() => {
  const tone = cloud(911, 3, 3)
  return inMm((x, y) => downwards(y, -240, 330) * 1.25 + tone(x / 800 + 0.5, y / 1000 + 0.5) * 0.5 - 0.22)
})()

const waveHem = inMm((x, y) => {
  const at = (level: number, phase: number): boolean => y > level + 34 * Math.sin(x / 95 + phase)
  return at(230, 0) ? 1 : at(160, 1.7) ? 0.6 : at(90, 3.6) ? 0.3 : 0
})

const peaksHem = inMm((x, y) => {
  const ridge = (level: number, wide: number, shift: number): number =>
    level - 130 * (1 - saw(x / wide + shift)) - 45 * (1 - saw(x / (wide * 0.37) + shift * 3))
  return y > ridge(330, 330, 0.1) ? 1 : y > ridge(270, 260, 0.4) ? 0.6 : y > ridge(190, 300, 0.75) ? 0.3 : 0
})

const shardsSide = fromCentre(context => {
  const chips: readonly (readonly [number, number, number, number])[] = [
    [-330, -300, 300, 1],
    [-300, -120, 330, 0.7],
    [-340, 40, 280, 1],
    [-310, 190, 340, 0.5],
    [-330, 330, 260, 0.85],
  ]
  for (const [x, y, long, shade] of chips) {
    for (const side of [1, -1]) {
      context.globalAlpha = shade
      shape(context, [
        [side * x * 1.3, y - 70],
        [side * x * 1.3, y + 80],
        [side * (x + long * 0.75), y - 130],
      ])
    }
  }
})

const clawSlash = fromCentre(context => {
  context.rotate(0.5)
  for (let k = -1.5; k <= 1.5; k++) {
    context.save()
    context.translate(k * 95, 300 - Math.abs(k) * 40)
    leaf(context, 640 - Math.abs(k) * 90, 74, 0.45)
    context.restore()
  }
})

export const PLACED: Readonly<Record<string, DrawTile>> = {
  halves: uprights([[0, FAR]]),
  quarters,
  'half-diagonal': poly([-FAR, -FAR * 1.2], [FAR, FAR * 1.2], [-FAR, FAR * 1.2]),
  sash: slantedBand(-0.86, [[-62, 62]]),
  'sash-left': slantedBand(0.86, [[-62, 62]]),
  'sash-trio': slantedBand(-0.86, [
    [-70, 26],
    [44, 66],
    [84, 98],
  ]),
  saltire: (context, tile) => {
    for (const lean of [-0.86, 0.86]) slantedBand(lean, [[-46, 46]])(context, tile)
  },
  'centre-stripe': uprights([[-62, 62]]),
  // On shorts no edge runs along the inner legs, which lie up to 25 mm from the middle.
  'centre-trio': uprights([
    [-72, -36],
    [-18, 18],
    [36, 72],
  ]),
  'side-panels': uprights([
    [-FAR, -178],
    [178, FAR],
  ]),
  'chest-hoop': across([[-150, -30]]),
  'chest-vee': vees([[-10, 96]]),
  'chest-vees': vees([
    [-90, 44],
    [-20, 30],
    [36, 18],
  ]),
  yoke: poly(
    [-FAR, -FAR],
    [FAR, -FAR],
    [FAR, -210],
    [700, -210],
    [150, -190],
    [0, -150],
    [-150, -190],
    [-700, -210],
    [-FAR, -210],
  ),
  sunburst,
  'fade-hem': inMm((_, y) => downwards(y, -260, 350)),
  'fade-sides': inMm(x => Math.min(1, Math.max(0, (Math.abs(x) - 60) / 210)) ** 1.3),
  'fade-dots': dotFade(26, (_, y) => downwards(y)),
  'fade-hexagons': hexFade,
  'fade-pixels': pixelHem,
  'fade-mist': mist,
  'side-speed': sideSpeed,
  'wave-hem': waveHem,
  'peaks-hem': peaksHem,
  'shards-sides': shardsSide,
  'claw-slash': clawSlash,
}
