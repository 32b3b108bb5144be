import type { PaperDifference } from '@kitwright/press/node'
import { PackError } from '../../garments/packError.ts'

/** Throws a `PackError` with the difference if a paper that was read back is not correct. */
export function requireNoDifference(paper: string, difference: PaperDifference | null): void {
  if (difference) throw new PackError('paper', { paper, ...difference })
}
