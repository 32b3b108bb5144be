import type { PatternUse } from '@kitwright/design'
import type { WrapMap } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { sizeOf } from '../canvas.ts'
import { rgbaOf } from '../fillAt.ts'
import { isColourTile } from '../motifTile.ts'
import { patternTransform } from '../pattern.ts'
import type { Context2d } from '../types.ts'
import type { DrawnTile } from './paintWrapped.ts'
import { paintPixels, type WrappedPaint } from './paintPixels.ts'
import { tilePixels, writePixel } from './tilePixels.ts'

/** Where a piece bends on the table, a page has pixels: as many a millimetre as the picture has and half as many more, and never more than 200 dpi. */
const [FINER, MOST_PX_PER_MM] = [1.5, 8]

/** A picture in its own colours over the whole garment; the context is in mm on the piece. */
export function paintWrappedPicture(
  context: Context2d,
  pattern: PatternUse,
  { tile, picture }: DrawnTile,
  paint: WrappedPaint,
): void {
  const { toTile, widthMm, heightMm } = patternTransform(pattern, tile.tileMm, paint.frame)
  const ownPxPerMm = sizeOf(picture).width / widthMm
  const pxPerMm = paint.takePlate ? Math.min(MOST_PX_PER_MM, FINER * ownPxPerMm) : paint.pxPerMm
  const pixels = tilePixels(picture, { width: widthMm * pxPerMm, height: heightMm * pxPerMm }, paint.surface)
  const [a, b, c, d, e, f] = toTile
  const isOnce = tile.isOnce === true
  context.save()
  context.globalAlpha *= pattern.opacity
  paintPixels(context, { ...paint, pxPerMm }, ({ raster, rgba }) => {
    for (let i = 0; i < raster.x.length; i++) {
      const x = raster.x[i]!
      const y = raster.y[i]!
      if (x === x) writePixel(pixels, { u: a * x + c * y + e, v: b * x + d * y + f, isOnce }, rgba, 4 * i)
    }
  })
  context.restore()
}

/** Bands of a piece lie on each other so far, so that no hair of cloth is seen between them. */
const OVERLAP_MM = 0.05

interface Band {
  /** Of the piece. */
  readonly cover: Box
  /** The same on the table. */
  readonly table: Box
  /** The table's millimetres on the piece. */
  readonly toPiece: readonly [number, number, number, number, number, number]
}

function bandsOf({ cells }: WrapMap, [x0, y0, x1, y1]: Box): Band[] | null {
  if (cells.kind !== 'bands') return null
  return cells.bands.flatMap(({ toY, scaleX, scaleY, shiftY }, i): Band[] => {
    const [top, bottom] = [Math.max(y0, cells.bands[i - 1]?.toY ?? -Infinity), Math.min(y1, toY)]
    if (top >= bottom) return []
    const xs = [x0 * scaleX, x1 * scaleX]
    const table: Box = [Math.min(...xs), top * scaleY + shiftY, Math.max(...xs), bottom * scaleY + shiftY]
    const cover: Box = [x0, top, x1, bottom + (bottom < y1 ? OVERLAP_MM : 0)]
    return [{ cover, table, toPiece: [1 / scaleX, 0, 0, 1 / scaleY, 0, -shiftY / scaleY] }]
  })
}

/** Where it lies twice, as bands do on each other, it is seen. */
export const isSeeThrough = ({ id, opacity, colour }: PatternUse): boolean =>
  opacity < 1 || (!isColourTile(id) && rgbaOf(colour).a < 1)

/**
 * What is painted on the table, carried to a page from there; the context is in mm on the piece, `paint` is asked for boxes of the table. False
 * where the piece is bent there, lies there in bands that would show through each other, or something was not painted: then nothing is.
 */
export function paintFromTable(
  context: Context2d,
  { wrap, cover }: Pick<WrappedPaint, 'wrap' | 'cover'>,
  seesThrough: boolean,
  paint: (table: Box) => boolean,
): boolean {
  const bands = bandsOf(wrap, cover)
  if (bands === null || (bands.length > 1 && seesThrough)) return false
  return bands.every(band => {
    const [x0, y0] = band.cover
    context.save()
    context.beginPath()
    context.rect(x0, y0, boxWidth(band.cover), boxHeight(band.cover))
    context.clip()
    context.transform(...band.toPiece)
    const isPainted = paint(band.table)
    context.restore()
    return isPainted
  })
}
