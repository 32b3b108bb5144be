import type { PaperDifference } from '@kitwright/press/node'
import { PackError } from '../../garments/packError.ts'

/** A paper that was read back must be as it should. Throws a `PackError` that says what is not. */
export function requireNoDifference(paper: string, difference: PaperDifference | null): void {
  if (difference) throw new PackError('paper', { paper, ...difference })
}
