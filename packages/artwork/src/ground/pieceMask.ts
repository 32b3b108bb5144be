import type { PartStyle, PatternMask } from '@kitwright/design'
import { polygonContains, type Box, type Point } from '@kitwright/measure'
import { addPolygonsToPath } from '../surface/canvasTools.ts'
import type { Context2d, PieceMask } from '../surface/types.ts'

const known = new WeakMap<PatternMask, Map<string, PieceMask | null>>()

/**
 * Returns a part's mask on one of its pieces; null if its patterns are visible everywhere. The same mask gives the same
 * object.
 */
export function maskOn({ mask }: Pick<PartStyle, 'mask'>, piece: string): PieceMask | null {
  if (!mask) return null
  const byPiece = known.get(mask) ?? new Map<string, PieceMask | null>()
  known.set(mask, byPiece)
  const before = byPiece.get(piece)
  if (before !== undefined) return before
  const outlines = mask.outlines.flatMap(each => (each.piece === piece ? [each.points] : []))
  const made = outlines.length > 0 ? { outlines, isInside: mask.shows === 'inside' } : null
  byPiece.set(piece, made)
  return made
}

/** Checks that patterns are hidden at a point of the piece. */
export const isMaskedOut = ({ outlines, isInside }: PieceMask, at: Point): boolean =>
  (outlines.filter(outline => polygonContains(outline, at)).length % 2 === 1) !== isInside

/** Traces the visible area of patterns for the even-odd rule; the box is the whole area. */
export function addMaskToPath(context: Context2d, { outlines, isInside }: PieceMask, [x0, y0, x1, y1]: Box): void {
  const all = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
  addPolygonsToPath(context, isInside ? outlines : [...outlines, all])
}
