import { boxContains, growBox, type Box } from '@kitwright/measure'
import { coverInTiles, patternTransform } from '../ground/paintPattern.ts'
import type { PaintAsShapes, PaintMotif, TilePainter } from '../surface/types.ts'
import { motifPositions } from '../ground/motifPositions.ts'
import { motifOfTile } from '../ground/motifTile.ts'

/**
 * The limit of repeats as shapes on one piece; beyond it the tile is painted. More shapes exceed the file size and the
 * time limit.
 */
const MOST_REPEATS = 5000

/**
 * Returns the painter that repeats a motif as shapes; the context is in mm. It paints nothing if there are more than a
 * page should contain.
 */
export function motifPainter(paintMotif: PaintMotif): TilePainter {
  const paint: PaintAsShapes = (context, { pattern, tileMm, ...at }) => {
    const { motif } = motifOfTile(pattern.id)!
    const { toTile, toPiece } = patternTransform(pattern, tileMm, at.frame, at.place)
    const [a, b, c, d, e, f] = toPiece
    const reach = (pattern.scale * Math.hypot(motif.widthMm, motif.heightMm)) / 2
    const seen = growBox(at.cover, 1.5 * reach)
    // A motif on a tile's edge belongs to the previous tile.
    const [x0, y0, x1, y1]: Box = at.isOnce ? [0, 0, 1, 1] : growBox(coverInTiles(at.cover, toTile), 1)
    if (!((x1 - x0) * (y1 - y0) * motifPositions(motif).length <= MOST_REPEATS)) return false
    context.save()
    context.globalAlpha *= pattern.opacity
    for (let row = y0; row < y1; row++)
      for (let column = x0; column < x1; column++)
        for (const [x, y] of motifPositions(motif)) {
          const [u, v] = [column + x / tileMm.width, row + y / tileMm.height]
          if (!boxContains(seen, { x: a * u + c * v + e, y: b * u + d * v + f })) continue
          context.save()
          context.transform(...toPiece)
          context.translate(u, v)
          context.scale(1 / tileMm.width, 1 / tileMm.height)
          paintMotif(context, pattern.colour)
          context.restore()
        }
    context.restore()
    return true
  }
  return { paint }
}
