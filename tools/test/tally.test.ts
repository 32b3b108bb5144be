import { expect, test } from 'vitest'
import { add, closingLine, nothing, tallyPlaywright, tallyVitest, withExit } from './tally.ts'

test('the closing line sums the runners, and names skipped tests', () => {
  const unit = { passed: 10, failed: 1, skipped: 0 }
  const walks = { passed: 4, failed: 0, skipped: 2 }
  expect(closingLine(add([unit, unit]))).toBe('20 passed, 2 failed')
  expect(closingLine(add([unit, walks]))).toBe('14 passed, 1 failed, 2 skipped')
  expect(closingLine(add([]))).toBe('0 passed, 0 failed')
})

test('a test file that fails before its first test is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ]
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults }
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(withExit({ ...nothing, passed: 3 }, false)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(withExit({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2)
  expect(withExit({ ...nothing, passed: 3 }, true).failed).toBe(0)
})

test('Playwright’s repeated successes are successes', () => {
  expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
  })
})
