import type { Point } from '@kitwright/measure'
import type { SheetOutline } from './job.ts'

/** Twice the area within a closed line; its sign tells which way it runs. */
function doubleArea(line: readonly Point[]): number {
  let sum = 0
  for (const [i, { x, y }] of line.entries()) {
    const next = line[(i + 1) % line.length]!
    sum += x * next.y - next.x * y
  }
  return sum
}

/**
 * The part of a roll that is cloth of pieces: what lies within their cut lines. A label beside a piece takes room on the roll, too, but it is cut
 * away.
 */
export function clothShare(
  sheets: readonly Pick<SheetOutline, 'cut'>[],
  { widthMm, lengthMm }: { readonly widthMm: number; readonly lengthMm: number },
): number {
  const cloth = sheets.reduce((sum, { cut }) => sum + Math.abs(doubleArea(cut)) / 2, 0)
  return cloth / (widthMm * lengthMm)
}
