import type { Gradient, PatternUse } from '@kitwright/design'
import type { WrapMap } from '@kitwright/garment/wrap'
import type { PatternTile } from '@kitwright/library'
import { boxHeight, boxWidth, clamp, type Box } from '@kitwright/measure'
import { asDrawable, contextOf, letGo } from '../canvas.ts'
import { rgbaOf, shareAlong } from '../fillAt.ts'
import { gradientLine, gradientStops, mixPremultiplied } from '../gradient.ts'
import { patternTransform } from '../pattern.ts'
import type { Context2d, Drawable, Surface } from '../types.ts'
import { tableRaster, type TableRaster } from './tableRaster.ts'
import { between, CELL_PX, readCells } from './lattice.ts'
import { factsOfWrap, type Plate, type TakePlate } from './plate.ts'
import { inkAt, tileInk } from './tileInk.ts'
import { inkWriter } from './writeInk.ts'

/** What a piece is covered with, and how it lies on the table. */
export interface WrappedPaint {
  readonly wrap: WrapMap
  /** What artwork is centred in on the table, mm. */
  readonly frame: Box
  /** What to cover, mm on the piece; the caller clips. */
  readonly cover: Box
  readonly pxPerMm: number
  readonly surface: Surface
  /** Where it is printed: nothing is painted pixel by pixel then. */
  readonly takePlate?: TakePlate | undefined
}

const MAX_PX = 4096

type Write = (pixel: number, x: number, y: number) => void

/** Paints pixel by pixel, each told where it lies on the table. */
function paintPixels(context: Context2d, paint: WrappedPaint, begin: (data: Uint8ClampedArray) => Write): void {
  const { wrap, cover, surface } = paint
  const [width, height] = [boxWidth(cover), boxHeight(cover)]
  const pxPerMm = Math.min(paint.pxPerMm, MAX_PX / Math.max(width, height))
  const size = { widthPx: Math.ceil(width * pxPerMm), heightPx: Math.ceil(height * pxPerMm) }
  const raster: TableRaster = tableRaster(wrap, cover, size)
  const canvas = surface.createCanvas(size.widthPx, size.heightPx)
  const own = contextOf(canvas)
  const image = own.createImageData(size.widthPx, size.heightPx)
  const write = begin(image.data)
  for (let i = 0; i < raster.x.length; i++) {
    const [x, y] = [raster.x[i]!, raster.y[i]!]
    if (x === x) write(i, x, y)
  }
  own.putImageData(image, 0, 0)
  context.drawImage(asDrawable(canvas), cover[0], cover[1], width, height)
  letGo(canvas)
}

/** Puts a plate where it belongs; the context is in mm on the piece. */
function placePlate(context: Context2d, { cover }: Plate, drawn: Drawable): void {
  context.drawImage(drawn, cover[0], cover[1], boxWidth(cover), boxHeight(cover))
}

const STEPS = 1024
/** As many as a byte tells. */
const PLATE_STEPS = 255
/** A gradient that runs over less of its line is nearly an edge. */
const SMOOTH_RUN = 0.05

function gradientPlate(
  fill: Gradient,
  weightAt: (share: number) => number,
  { wrap, frame, cover }: WrappedPaint,
): Plate {
  const line = gradientLine(fill, frame)
  const [first, second] = gradientStops(fill)
  return {
    facts: [line, first.at, second.at, factsOfWrap(wrap)],
    cover,
    isSmooth: second.at - first.at >= SMOOTH_RUN,
    read: size =>
      readCells(wrap, cover, size, ({ x, y, at, columns, rows, stride }, values) => {
        for (let i = 0; i < rows * columns; i++) {
          const [column, row] = [i % columns, Math.floor(i / columns)]
          const [across, down] = [(column + 0.5) / CELL_PX, (row + 0.5) / CELL_PX]
          const share = shareAlong(line, { x: between(x, across, down), y: between(y, across, down) })
          values[at + row * stride + column] = Math.round(weightAt(clamp(share, 0, 1)) * PLATE_STEPS)
        }
      }),
  }
}

/** A gradient over the whole garment; the context is in mm on the piece. */
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
  const colours = Array.from({ length: STEPS + 1 }, (_, i) => mixPremultiplied(from, to, weightAt(i / STEPS)))
  paintPixels(context, paint, data => (i, x, y) => {
    const { r, g, b, a } = colours[Math.round(clamp(shareAlong(line, { x, y }), 0, 1) * STEPS)]!
    data[4 * i] = r
    data[4 * i + 1] = g
    data[4 * i + 2] = b
    data[4 * i + 3] = a * 255
  })
}

/** A tile with its picture. */
export interface DrawnTile {
  readonly tile: PatternTile
  readonly picture: Drawable
}

/** How much ink a pattern has at places of the table, 0-255; null beyond a tile that is not the widest. */
type InkOnTable = (x: number, y: number) => number | null

function inkOnTable(
  { tile, picture }: DrawnTile,
  pattern: PatternUse,
  paint: WrappedPaint,
  isWidest: boolean,
): InkOnTable {
  const { toTile, widthMm, heightMm } = patternTransform(pattern, tile.tileMm, paint.frame)
  const wanted = { width: widthMm * paint.pxPerMm, height: heightMm * paint.pxPerMm }
  const ink = tileInk(picture, wanted, paint.surface)
  const [a, b, c, d, e, f] = toTile
  return (x, y) => {
    const [u, v] = [a * x + c * y + e, b * x + d * y + f]
    const isWithin = u > 0 && u < 1 && v > 0 && v < 1
    return isWidest || isWithin ? inkAt(ink, u, v, tile.isOnce === true) : null
  }
}

function patternPlate(pattern: PatternUse, tiles: readonly DrawnTile[], paint: WrappedPaint): Plate {
  const { wrap, frame, cover, surface } = paint
  const { scale, rotationDeg, offsetXMm, offsetYMm } = pattern
  return {
    facts: [tiles.map(({ tile }) => tile.id), scale, rotationDeg, offsetXMm, offsetYMm, frame, factsOfWrap(wrap)],
    cover,
    isSmooth: false,
    read(size) {
      const pxPerMm = size.widthPx / boxWidth(cover)
      const writers = tiles.map(({ tile, picture }, i) => {
        const { toTile, widthMm, heightMm } = patternTransform(pattern, tile.tileMm, frame)
        const ink = tileInk(picture, { width: widthMm * pxPerMm, height: heightMm * pxPerMm }, surface)
        return inkWriter(ink, { toTile, isOnce: tile.isOnce === true, isWithin: i > 0 })
      })
      return readCells(wrap, cover, size, (cell, values) => {
        for (const write of writers) write(cell, values)
      })
    },
  }
}

/** A pattern over the whole garment; the context is in mm on the piece. Where a finer tile of the same is at hand for its middle, that is taken there. */
export function paintWrappedPattern(
  context: Context2d,
  pattern: PatternUse,
  { widest, finer }: { readonly widest: DrawnTile; readonly finer?: DrawnTile | undefined },
  paint: WrappedPaint,
): void {
  if (paint.takePlate) {
    const plate = patternPlate(pattern, finer ? [widest, finer] : [widest], paint)
    const { a, ...opaque } = rgbaOf(pattern.colour)
    context.save()
    context.globalAlpha *= pattern.opacity * a
    placePlate(context, plate, paint.takePlate(plate, { colour: { ...opaque, a: 1 } }))
    return context.restore()
  }
  const wide = inkOnTable(widest, pattern, paint, true)
  const fine = finer && inkOnTable(finer, pattern, paint, false)
  const { r, g, b, a: alpha } = rgbaOf(pattern.colour)
  context.save()
  context.globalAlpha *= pattern.opacity
  paintPixels(context, paint, data => (i, x, y) => {
    data[4 * i] = r
    data[4 * i + 1] = g
    data[4 * i + 2] = b
    data[4 * i + 3] = alpha * (fine?.(x, y) ?? wide(x, y)!)
  })
  context.restore()
}
