import type { Point } from '@kitwright/measure'
import { type Line, lineLength } from '../../../sewingPattern/line.ts'

export type SleeveEdges = Readonly<
  Record<'neck' | 'raglanFront' | 'underFront' | 'wrist' | 'underBack' | 'raglanBack', Line>
>

const MAX_MM = 40

/** Slides the neck end of a raglan seam down by `by`, less and less towards the underarm. */
function slide(line: Line, by: number, isNeckLast: boolean): Point[] {
  const total = lineLength(line)
  let done = 0
  return line.map((p, i) => {
    if (i > 0) done += Math.hypot(p.x - line[i - 1]!.x, p.y - line[i - 1]!.y)
    const share = isNeckLast ? done / total : 1 - done / total
    return { x: p.x, y: p.y + by * share }
  })
}

/**
 * Slides the neck end of the sleeve until both its seams are as long as the body's. Hugo trues up only the front
 * raglan.
 */
export function fitSleeve(drafted: SleeveEdges, body: { front: number; back: number }): SleeveEdges {
  const at = (by: number): SleeveEdges => ({
    ...drafted,
    neck: drafted.neck.map(p => ({ x: p.x, y: p.y + by })),
    raglanFront: slide(drafted.raglanFront, by, false),
    raglanBack: slide(drafted.raglanBack, by, true),
  })
  const excess = ({ raglanFront, raglanBack }: SleeveEdges): number =>
    lineLength(raglanFront) + lineLength(raglanBack) - body.front - body.back
  let [low, high] = [-MAX_MM, MAX_MM]
  for (let i = 0; i < 40; i++) {
    const by = (low + high) / 2
    if (excess(at(by)) > 0) low = by
    else high = by
  }
  return at((low + high) / 2)
}
