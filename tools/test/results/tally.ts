import type { Failure } from './failures.ts'

/** The counts of one runner, and what failed. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  failures: readonly Failure[]
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Returns the tally of one check, which counts as one test. */
export const tallyCheck = (title: string, isGood: boolean): Tally =>
  isGood ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [{ title, reason: 'see its output above' }] }

export function add(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
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
export function withExit(tally: Tally, hasSucceeded: boolean, runner: string): Tally {
  if (hasSucceeded || tally.failed > 0) return tally
  const failure = { title: runner, reason: 'ended with an error although no test failed; see its output above' }
  return { ...tally, failed: 1, failures: [...tally.failures, failure] }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[]
}

/** Reads vitest's JSON report; a file that fails before its first test counts as one failure. */
export function tallyVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport
  const empty = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + empty.length,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(failuresOfFile),
  }
}

/** A file whose hooks fail is named too, although its tests are only skipped then. */
function failuresOfFile({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ title: name, reason: message }]
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    title: [name, ...ancestorTitles, title].filter(part => part !== '').join(' › '),
    reason: failureMessages[0] ?? '',
  }))
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
  /** The failures outside a test, such as that of the server that the tests need. */
  errors?: { message?: string }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** Reads Playwright's JSON report. A test that passed only when repeated has passed. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport
  const outside = errors.map(({ message = '' }) => ({ title: 'walks', reason: message }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOfSuite), ...outside],
  }
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file}:${line} › ${title}`,
        reason: results.find(({ error }) => error)?.error?.message ?? '',
      })),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}
