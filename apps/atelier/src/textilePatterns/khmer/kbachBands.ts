import { curl, flameLeaf, spray } from '../ornaments/leaves.ts'
import { diamond, disc, leaf, line, type XY } from '../drawingTools/shapes.ts'
import { around, erase } from '../drawingTools/repeatMotif.ts'
import { wrapped, type Context, type DrawTile } from '../drawingTools/tile.ts'

/** Phnhi tes: a stem that swings, a curl in each bay. */
const vine: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const at = (t: number): XY => [t * w, h * (0.5 + 0.24 * Math.sin(t * Math.PI * 2))]
  wrapped(context, tile, () => {
    context.lineCap = 'round'
    line(
      context,
      Array.from({ length: 49 }, (_, i) => at(i / 48)),
      w * 0.026,
    )
    for (const side of [-1, 1]) {
      context.save()
      context.translate(w * (side < 0 ? 0.25 : 0.75), h * (0.5 + side * 0.13))
      context.scale(side, side)
      curl(context, w * 0.15, 1.6)
      context.restore()
      context.save()
      context.translate(...at(side < 0 ? 0.25 : 0.75))
      context.scale(1, side)
      spray(context, h * -0.2)
      context.restore()
    }
  })
}

const band = (context: Context, [w, h]: XY, lines: readonly (readonly [number, number])[]): void => {
  for (const [at, thick] of lines) context.fillRect(0, at * h, w, thick * h)
}

/** Phnhi phleung: flames that rise from a band. */
const flames: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  band(
    context,
    [w, h],
    [
      [0.86, 0.035],
      [0.915, 0.015],
    ],
  )
  wrapped(context, tile, () => {
    for (let k = 0; k < 6; k++) {
      context.save()
      context.translate(((k + 0.5) / 6) * w, h * 0.85)
      if (k >= 3) context.scale(-1, 1)
      flameLeaf(context, h * (k % 3 === 1 ? 0.74 : 0.5))
      context.restore()
    }
  })
}

/** Lotus petals in a row, a smaller row looking out between them. */
const petalBand: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  band(
    context,
    [w, h],
    [
      [0.8, 0.05],
      [0.88, 0.02],
      [0.1, 0.02],
    ],
  )
  const row = (count: number, shift: number, size: number): void => {
    for (let k = 0; k < count; k++) {
      context.save()
      context.translate(((k + shift) / count) * w, h * 0.79)
      erase(context, () => leaf(context, h * size * 1.08, (w / count) * 1.25, 0.5))
      leaf(context, h * size, (w / count) * 1.1, 0.5)
      erase(context, () => leaf(context, h * size * 0.82, (w / count) * 0.7, 0.5))
      leaf(context, h * size * 0.6, (w / count) * 0.34, 0.5)
      context.restore()
    }
  }
  wrapped(context, tile, () => {
    row(4, 0, 0.62)
    row(4, 0.5, 0.54)
  })
}

const beads: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  band(
    context,
    [w, h],
    [
      [0.06, 0.02],
      [0.3, 0.02],
      [0.34, 0.06],
      [0.44, 0.02],
      [0.94, 0.02],
    ],
  )
  wrapped(context, tile, () => {
    for (let k = 0; k < 8; k++) disc(context, ((k + 0.5) / 8) * w, h * 0.19, w * 0.042)
    for (let k = 0; k < 4; k++) {
      context.save()
      context.translate(((k + 0.5) / 4) * w, h * 0.7)
      around(context, 4, () => flameLeaf(context, h * 0.2))
      context.translate(w / 8, 0)
      diamond(context, w * 0.016, h * 0.2)
      context.restore()
    }
  })
}

export const KBACH_BANDS: Readonly<Record<string, DrawTile>> = {
  'kbach-vine': vine,
  'kbach-flames': flames,
  'kbach-petal-band': petalBand,
  'kbach-beads': beads,
}
