import type { PatternUse } from '@kitwright/design'
import { sizeOf } from '../surface/canvasTools.ts'
import { rgbaOf } from '../ground/sampleFill.ts'
import { isColourTile } from '../ground/motifTile.ts'
import { patternTransform } from '../ground/paintPattern.ts'
import type { Context2d } from '../surface/types.ts'
import type { TileWithPicture } from './paintWrapped.ts'
import { paintPixels, type WrappedPaint } from './paintPixels.ts'
import { pixelWriter, tilePixels } from './tilePixels.ts'

/**
 * The resolution of a page for pieces that bend on the flattened garment: 1.5 times the picture's pixels per
 * millimetre, at most 200 dpi.
 */
const [FINER, MOST_PX_PER_MM] = [1.5, 8]

/** Paints a picture in its own colours over the whole garment; the context is in mm on the piece. */
export function paintWrappedPicture(
  context: Context2d,
  pattern: PatternUse,
  { tile, picture }: TileWithPicture,
  paint: WrappedPaint,
): void {
  const { toTile, widthMm, heightMm } = patternTransform(pattern, tile.tileMm, paint.frame)
  const ownPxPerMm = sizeOf(picture).width / widthMm
  const pxPerMm = paint.takePlate ? Math.min(MOST_PX_PER_MM, FINER * ownPxPerMm) : paint.pxPerMm
  const pixels = tilePixels(picture, { width: widthMm * pxPerMm, height: heightMm * pxPerMm }, paint.surface)
  const [a, b, c, d, e, f] = toTile
  const write = pixelWriter(pixels, tile.isOnce === true)
  context.save()
  context.globalAlpha *= pattern.opacity
  paintPixels(context, { ...paint, pxPerMm }, to => {
    const { x: xs, y: ys } = to.raster
    for (let i = 0; i < xs.length; i++) {
      const x = xs[i]!
      const y = ys[i]!
      if (x === x) write(a * x + c * y + e, b * x + d * y + f, to, i)
    }
  })
  context.restore()
}

/** Returns whether a double layer of the pattern, as where bands overlap, would be visible. */
export const isSeeThrough = ({ id, opacity, colour }: PatternUse): boolean =>
  opacity < 1 || (!isColourTile(id) && rgbaOf(colour).a < 1)
