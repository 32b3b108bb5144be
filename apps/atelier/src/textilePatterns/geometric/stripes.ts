import { bars } from './lines.ts'
import { above, inked, noise, part, saw } from '../drawingTools/field.ts'
import { shape } from '../drawingTools/shapes.ts'
import { seededRandom, wrapped, type DrawTile } from '../drawingTools/tile.ts'

type Bar = readonly [at: number, width: number, shade?: number]

/** Bars of different darkness, as shares of the tile. */
const shaded =
  (list: readonly Bar[], along: 'x' | 'y'): DrawTile =>
  (context, { width, height }) => {
    for (const [at, share, shade = 1] of list) {
      context.globalAlpha = shade
      if (along === 'x') context.fillRect(at * width, 0, share * width, height)
      else context.fillRect(0, at * height, width, share * height)
    }
  }

const barcode: DrawTile = (context, { width, height }) => {
  const random = seededRandom(8)
  for (let x = 1; x < 62;) {
    const wide = 1 + Math.floor(random() ** 2 * 5)
    context.fillRect((x / 64) * width, 0, (Math.min(wide, 63 - x) / 64) * width, height)
    x += wide + 1 + Math.floor(random() * 3)
  }
}

const dashed: DrawTile = (context, { width, height }) => {
  for (let column = 0; column < 4; column++) {
    context.beginPath()
    for (let k = -1; k < 3; k++) {
      const y = (k / 2 + (column % 2) / 4 + 0.06) * height
      context.roundRect((column + 0.34) * (width / 4), y, width * 0.08, height * 0.38, width * 0.04)
    }
    context.fill()
  }
}

/** A stripe of slanted strands, as a twisted rope. */
const rope: DrawTile = (context, { width: w, height: h }) => {
  for (let k = -1; k < 7; k++) {
    const y = (k / 6) * h
    context.beginPath()
    context.moveTo(w * 0.28, y + h * 0.16)
    context.bezierCurveTo(w * 0.3, y - h * 0.02, w * 0.7, y + h * 0.12, w * 0.72, y - h * 0.06)
    context.bezierCurveTo(w * 0.76, y + h * 0.08, w * 0.34, y + h * 0.1, w * 0.28, y + h * 0.16)
    context.lineWidth = w * 0.05
    context.lineJoin = 'round'
    context.fill()
    context.stroke()
  }
}

const wavy = inked((u, v) => above(0.5, saw(u * 3 + 0.12 * Math.sin(v * Math.PI * 4)), 0.02))

const tapered: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (let k = 0; k < 4; k++) {
      const x = (k + 0.5) * (w / 4)
      const [foot, top] = k % 2 === 0 ? [h * 1.5, h * 0.5] : [h * 0.5, h * 1.5]
      shape(context, [
        [x - w * 0.11, foot],
        [x, top],
        [x + w * 0.11, foot],
      ])
    }
  })
}

/** Edges as of torn paper. */
const torn = (along: 'x' | 'y', count: number): DrawTile => {
  const [rough, fine] = [noise(3, 8, 8), noise(4, 32, 32)]
  return inked((u, v) => {
    const off = rough(u, v) * 0.1 + fine(u, v) * 0.1
    return above(0.5, saw((along === 'x' ? u : v) * count + off), 0.02)
  })
}

const fade = (along: 'x' | 'y'): DrawTile => inked((u, v) => (1 - part((along === 'x' ? u : v) * 2)) ** 1.4)

export const STRIPES: Readonly<Record<string, DrawTile>> = {
  'stripes-double': bars(
    [
      [0.27, 0.16],
      [0.57, 0.16],
    ],
    'x',
  ),
  'stripes-shadow': shaded(
    [
      [0.125, 0.25, 0.3],
      [0.375, 0.25, 0.65],
      [0.625, 0.25, 1],
    ],
    'x',
  ),
  'stripes-framed': bars(
    [
      [0.3, 0.4],
      [0.21, 0.03],
      [0.76, 0.03],
    ],
    'x',
  ),
  barcode,
  'stripes-dashed': dashed,
  'stripes-rope': rope,
  'stripes-wavy': wavy,
  'stripes-tapered': tapered,
  'stripes-torn': torn('x', 3),
  'stripes-fading': fade('x'),
  'hoops-thin': bars([[0.44, 0.12]], 'y'),
  'hoops-rugby': bars(
    [
      [0.1, 0.34],
      [0.52, 0.1],
      [0.7, 0.1],
    ],
    'y',
  ),
  'hoops-sunset': shaded(
    Array.from({ length: 8 }, (_, i): Bar => [(i + 0.5) / 8 - (i + 0.6) / 150, (i + 0.6) / 75]),
    'y',
  ),
  'hoops-stepped': shaded(
    [
      [0.125, 0.25, 1],
      [0.375, 0.25, 0.65],
      [0.625, 0.25, 0.3],
    ],
    'y',
  ),
  'hoops-fading': fade('y'),
  'hoops-torn': torn('y', 2),
}
