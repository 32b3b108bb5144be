import { signedArea } from '@kitwright/measure'
import type { SheetOutline } from './job.ts'

/**
 * Returns the share of a roll within the pieces' cut lines. A label beside a piece takes space on the roll, too, but is
 * cut away.
 */
export function clothShare(
  sheets: readonly Pick<SheetOutline, 'cut'>[],
  { widthMm, lengthMm }: { readonly widthMm: number; readonly lengthMm: number },
): number {
  const cloth = sheets.reduce((sum, { cut }) => sum + Math.abs(signedArea(cut)), 0)
  return cloth / (widthMm * lengthMm)
}
