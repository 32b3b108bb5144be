import { type Box, commonArea, expandBox, movedBox } from '../../box.ts'
import { scaleOf } from '../../matrix.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Shape, DrawingNode } from './drawing.ts'
import { UnsupportedSvgError } from '../geometry/unsupportedSvgError.ts'

/** Most shapes that are compared with each other. */
const MOST = 100

function* shapesIn(shown: readonly DrawingNode[]): Generator<Shape> {
  for (const each of shown) {
    if (each.kind === 'shape') yield each
    else yield* shapesIn(each.shown)
  }
}

/** Returns the box around the painted shape, including line corners, in the picture's pixels. */
function reachOf({ outline, matrix, line }: Shape): Box | undefined {
  const box = boundsOf(outline)
  if (!box) return undefined
  const reach = line
    ? (line.width / 2) * (line.join === 'miter' ? Math.max(line.miterLimit, Math.SQRT2) : Math.SQRT2)
    : 0
  return expandBox(movedBox(expandBox(box, reach), matrix), scaleOf(matrix) * 1e-3)
}

const withOpacity = (shown: readonly DrawingNode[], opacity: number): DrawingNode[] =>
  shown.map(each =>
    each.kind === 'shape'
      ? { ...each, opacity: each.opacity * opacity }
      : { ...each, shown: withOpacity(each.shown, opacity) },
  )

/**
 * Makes each shape of a transparent group transparent by itself: the same where none lies on another. Where some do, one would be seen through the other:
 * that cannot be said, and throws {@link UnsupportedSvgError}.
 */
export function flattenOpacity(shown: readonly DrawingNode[], opacity: number): DrawingNode[] {
  if (opacity === 0) return []
  if (opacity < 1) {
    const shapes = [...shapesIn(shown)]
    if (shapes.length > MOST) throw new UnsupportedSvgError('see-through')
    const boxes = shapes.flatMap(each => reachOf(each) ?? [])
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        if (commonArea(box, other) > 0) throw new UnsupportedSvgError('see-through')
  }
  return opacity < 1 ? withOpacity(shown, opacity) : [...shown]
}
