import { type Box, commonArea, grown, movedBox } from '../box.ts'
import { scaleOf } from '../matrix.ts'
import { boundsOf } from './bounds.ts'
import type { Shape, Shown } from './drawing.ts'
import { Unsaid } from './unsaid.ts'

/** More are not compared with each other. */
const MOST = 100

function* shapesIn(shown: readonly Shown[]): Generator<Shape> {
  for (const each of shown) {
    if (each.kind === 'shape') yield each
    else yield* shapesIn(each.shown)
  }
}

/** Around all that is painted, corners of lines too; in the picture's pixels. */
function reachOf({ outline, matrix, line }: Shape): Box | undefined {
  const box = boundsOf(outline)
  if (!box) return undefined
  const reach = line
    ? (line.width / 2) * (line.join === 'miter' ? Math.max(line.miterLimit, Math.SQRT2) : Math.SQRT2)
    : 0
  return grown(movedBox(grown(box, reach), matrix), scaleOf(matrix) * 1e-3)
}

const withOpacity = (shown: readonly Shown[], opacity: number): Shown[] =>
  shown.map(each =>
    each.kind === 'shape'
      ? { ...each, opacity: each.opacity * opacity }
      : { ...each, shown: withOpacity(each.shown, opacity) },
  )

/**
 * What is see-through as a whole, each shape by itself: the same where none lies on another. Where some do, one would be seen through the other:
 * that cannot be said, and throws {@link Unsaid}.
 */
export function seenThrough(shown: readonly Shown[], opacity: number): Shown[] {
  if (opacity === 0) return []
  if (opacity < 1) {
    const shapes = [...shapesIn(shown)]
    if (shapes.length > MOST) throw new Unsaid('see-through')
    const boxes = shapes.flatMap(each => reachOf(each) ?? [])
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) if (commonArea(box, other) > 0) throw new Unsaid('see-through')
  }
  return opacity < 1 ? withOpacity(shown, opacity) : [...shown]
}
