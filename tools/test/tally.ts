/** The counts of one runner. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export function add(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  )
}

/** Returns the closing line: `N passed, N failed`, and the skipped ones when there are any. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** Counts a runner that exited with an error without a failed test as a failure. */
export function withExit(tally: Tally, hasSucceeded: boolean): Tally {
  return hasSucceeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Reads vitest's JSON report; a file that fails before its first test counts as one failure. */
export function tallyVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport
  const empty = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + empty.length, skipped: numPendingTests + numTodoTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Reads Playwright's JSON report. A test that passed only when repeated has passed. */
export function tallyPlaywright(report: unknown): Tally {
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}
