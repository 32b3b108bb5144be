import type { Point } from '@kitwright/measure'
import type { SheetOutline } from './job.ts'

/** Returns twice the area within a closed line; its sign gives the direction. */
function doubleArea(line: readonly Point[]): number {
  let sum = 0
  for (const [i, { x, y }] of line.entries()) {
    const next = line[(i + 1) % line.length]!
    sum += x * next.y - next.x * y
  }
  return sum
}

/**
 * Returns the share of a roll within the pieces' cut lines. A label beside a piece takes space on the roll, too, but is
 * cut away.
 */
export function clothShare(
  sheets: readonly Pick<SheetOutline, 'cut'>[],
  { widthMm, lengthMm }: { readonly widthMm: number; readonly lengthMm: number },
): number {
  const cloth = sheets.reduce((sum, { cut }) => sum + Math.abs(doubleArea(cut)) / 2, 0)
  return cloth / (widthMm * lengthMm)
}
