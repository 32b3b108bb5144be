import { REPO_ROOT } from './execute.ts'
import { listFailures } from './results/failures.ts'
import { closingLine, type Tally } from './results/tally.ts'

/** Ends a run: lists each failed test, prints the closing line last, and sets the exit code. */
export function finish(total: Tally): void {
  if (total.failures.length > 0) console.log(`\nFailed:\n${listFailures(total.failures, REPO_ROOT)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
  console.log(`\n${closingLine(total)}`)
}
