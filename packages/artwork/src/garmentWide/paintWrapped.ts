import type { Gradient, PatternUse } from '@kitwright/design'
import type { PatternTile } from '@kitwright/library'
import { boxHeight, boxWidth, clamp } from '@kitwright/measure'
import { rgbaOf, gradientPosition } from '../ground/sampleFill.ts'
import { gradientLine, gradientStops, mixPremultiplied } from '../ground/gradient.ts'
import { patternTransform } from '../ground/paintPattern.ts'
import { serialiseWrap, type Plate } from '../surface/inkPlate.ts'
import type { Context2d, Drawable, InkOnTable } from '../surface/types.ts'
import { bilinear, CELL_PX, readCells } from './tableLattice.ts'
import { paintPixels, asUint32Pixels, type WrappedPaint } from './paintPixels.ts'
import { inkAt, tileInk } from './tileInk.ts'
import { inkWriter } from './writeInk.ts'
import { writeOpacity } from './writeOpacity.ts'

/** Draws a plate at its position; the context is in mm on the piece. */
function placePlate(context: Context2d, { cover }: Plate, drawn: Drawable): void {
  context.drawImage(drawn, cover[0], cover[1], boxWidth(cover), boxHeight(cover))
}

const STEPS = 1024
/** The largest value of a byte. */
const PLATE_STEPS = 255
/** A gradient over a smaller share of its line is nearly an edge. */
const SMOOTH_RUN = 0.05

function gradientPlate(
  fill: Gradient,
  weightAt: (share: number) => number,
  { wrap, frame, cover }: WrappedPaint,
): Plate {
  const line = gradientLine(fill, frame)
  const [first, second] = gradientStops(fill)
  return {
    facts: [line, first.at, second.at, serialiseWrap(wrap)],
    cover,
    isSmooth: second.at - first.at >= SMOOTH_RUN,
    read: size =>
      readCells(wrap, cover, size, ({ x, y, at, columns, rows, stride }, values) => {
        for (let i = 0; i < rows * columns; i++) {
          const [column, row] = [i % columns, Math.floor(i / columns)]
          const [across, down] = [(column + 0.5) / CELL_PX, (row + 0.5) / CELL_PX]
          const share = gradientPosition(line, { x: bilinear(x, across, down), y: bilinear(y, across, down) })
          values[at + row * stride + column] = Math.round(weightAt(clamp(share, 0, 1)) * PLATE_STEPS)
        }
      }),
  }
}

/** Paints a gradient over the whole garment; the context is in mm on the piece. */
export function paintWrappedGradient(context: Context2d, fill: Gradient, paint: WrappedPaint): void {
  const line = gradientLine(fill, paint.frame)
  const [first, second] = gradientStops(fill)
  const [from, to] = [rgbaOf(first.colour), rgbaOf(second.colour)]
  const run = second.at - first.at
  const weightAt = (share: number): number =>
    run > 0 ? clamp((share - first.at) / run, 0, 1) : share < first.at ? 0 : 1
  if (paint.takePlate) {
    const plate = gradientPlate(fill, weightAt, paint)
    const ramp = Array.from({ length: PLATE_STEPS + 1 }, (_, i) => mixPremultiplied(from, to, i / PLATE_STEPS))
    return placePlate(context, plate, paint.takePlate(plate, { ramp }))
  }
  const steps = new Uint8ClampedArray(4 * (STEPS + 1))
  for (let i = 0; i <= STEPS; i++) {
    const { r, g, b, a } = mixPremultiplied(from, to, weightAt(i / STEPS))
    steps.set([r, g, b, a * 255], 4 * i)
  }
  const colours = asUint32Pixels(steps)
  const at = { x: 0, y: 0 }
  paintPixels(context, paint, ({ raster, whole }) => {
    for (let i = 0; i < whole.length; i++) {
      at.x = raster.x[i]!
      at.y = raster.y[i]!
      if (at.x === at.x) whole[i] = colours[Math.round(clamp(gradientPosition(line, at), 0, 1) * STEPS)]!
    }
  })
}

/** A tile and its picture. */
export interface TileWithPicture {
  readonly tile: PatternTile
  readonly picture: Drawable
}

/** Returns the ink of a pattern at table positions, 0-255; null beyond a tile that is not the widest. */
type InkSampler = (x: number, y: number) => number | null

/** Reads a tile's ink at the painted resolution, and its position on the table. */
function placeInk(
  { tile, picture }: TileWithPicture,
  pattern: PatternUse,
  { frame, pxPerMm, surface }: Pick<WrappedPaint, 'frame' | 'pxPerMm' | 'surface'>,
) {
  const { toTile, widthMm, heightMm } = patternTransform(pattern, tile.tileMm, frame)
  const ink = tileInk(picture, { width: widthMm * pxPerMm, height: heightMm * pxPerMm }, surface)
  return { ink, toTile, isOnce: tile.isOnce === true }
}

function inkReader(
  { tile, picture }: TileWithPicture,
  pattern: PatternUse,
  paint: Pick<WrappedPaint, 'frame' | 'pxPerMm' | 'surface'>,
  isWidest: boolean,
): InkSampler {
  const { ink, toTile, isOnce } = placeInk({ tile, picture }, pattern, paint)
  const [a, b, c, d, e, f] = toTile
  return (x, y) => {
    const u = a * x + c * y + e
    const v = b * x + d * y + f
    const isWithin = u > 0 && u < 1 && v > 0 && v < 1
    return isWidest || isWithin ? inkAt(ink, u, v, isOnce) : null
  }
}

interface WrappedTiles {
  readonly widest: TileWithPicture
  /** The finer tile for the middle of the garment. */
  readonly finer?: TileWithPicture | undefined
  /** The painter of the widest tile's ink, from its shapes. */
  readonly inkOnTable?: InkOnTable | undefined
}

const tilesOf = ({ widest, finer }: WrappedTiles): TileWithPicture[] => (finer ? [widest, finer] : [widest])

function patternPlate(pattern: PatternUse, { widest, finer, inkOnTable }: WrappedTiles, paint: WrappedPaint): Plate {
  const { wrap, frame, place, cover, surface } = paint
  const tiles = tilesOf({ widest, finer })
  const { scale, rotationDeg, offsetXMm, offsetYMm } = pattern
  return {
    facts: [
      tiles.map(({ tile }) => tile.id),
      scale,
      rotationDeg,
      offsetXMm,
      offsetYMm,
      frame,
      place,
      serialiseWrap(wrap),
    ],
    cover,
    isSmooth: false,
    read(size) {
      const pxPerMm = size.widthPx / boxWidth(cover)
      const drawn = inkOnTable?.({ pattern, tile: widest.tile }, { ...paint, pxPerMm })
      if (drawn)
        return readCells(wrap, cover, size, inkWriter(drawn, { toTile: drawn.toTile, isOnce: true, isWithin: false }))
      const writers = tiles.map(({ tile, picture }, i) => {
        const { toTile, widthMm, heightMm } = patternTransform(pattern, tile.tileMm, frame, place)
        const ink = tileInk(picture, { width: widthMm * pxPerMm, height: heightMm * pxPerMm }, surface)
        return inkWriter(ink, { toTile, isOnce: tile.isOnce === true, isWithin: i > 0 })
      })
      return readCells(wrap, cover, size, (cell, values) => {
        for (const write of writers) write(cell, values)
      })
    },
  }
}

/** Returns the ink of a pattern at table positions, 0-255, at the resolution of this many pixels per millimetre. */
export function wrappedInk(
  pattern: PatternUse,
  { widest, finer }: Omit<WrappedTiles, 'inkOnTable'>,
  paint: Pick<WrappedPaint, 'frame' | 'pxPerMm' | 'surface'>,
): (x: number, y: number) => number {
  const wide = inkReader(widest, pattern, paint, true)
  const fine = finer && inkReader(finer, pattern, paint, false)
  return (x, y) => fine?.(x, y) ?? wide(x, y)!
}

/** Paints a pattern over the whole garment; the context is in mm on the piece. */
export function paintWrappedPattern(
  context: Context2d,
  pattern: PatternUse,
  tiles: WrappedTiles,
  paint: WrappedPaint,
): void {
  if (paint.takePlate) {
    const plate = patternPlate(pattern, tiles, paint)
    const { a, ...opaque } = rgbaOf(pattern.colour)
    context.save()
    context.globalAlpha *= pattern.opacity * a
    placePlate(context, plate, paint.takePlate(plate, { colour: { ...opaque, a: 1 } }))
    return context.restore()
  }
  const { r, g, b, a: alpha } = rgbaOf(pattern.colour)
  context.save()
  context.globalAlpha *= pattern.opacity
  paintPixels(context, paint, pixels => {
    pixels.whole.fill(asUint32Pixels(Uint8ClampedArray.of(r, g, b, 0))[0]!)
    for (const [i, { tile, picture }] of tilesOf(tiles).entries()) {
      const { ink, ...place } = placeInk({ tile, picture }, pattern, paint)
      // The finer tile is drawn over the wide one, only within its own edges.
      writeOpacity(pixels, ink, { ...place, isWithin: i > 0, alpha })
    }
  })
  context.restore()
}
