import { expect, test } from 'vitest'
import { add, closingLine, nothing, tallyCheck, tallyPlaywright, tallyVitest, withExit } from './tally.ts'

test('the closing line sums the runners, and names skipped tests', () => {
  const unit = { ...nothing, passed: 10, failed: 1 }
  const walks = { ...nothing, passed: 4, skipped: 2 }
  expect(closingLine(add([unit, unit]))).toBe('20 passed, 2 failed')
  expect(closingLine(add([unit, walks]))).toBe('14 passed, 1 failed, 2 skipped')
  expect(closingLine(add([]))).toBe('0 passed, 0 failed')
})

test('the sum keeps each failure', () => {
  const total = add([tallyCheck('format', false), tallyCheck('lint', true), tallyCheck('types', false)])
  expect(total).toMatchObject({ passed: 1, failed: 2, failures: [{ title: 'format' }, { title: 'types' }] })
})

test('Vitest’s failed tests are named, and a file that fails before its first test', () => {
  const passing = { ancestorTitles: [], title: 'adds', status: 'passed', failureMessages: [] }
  const failing = { ancestorTitles: ['sums'], title: 'carries', status: 'failed', failureMessages: ['Error: 3'] }
  const testResults = [
    { name: '/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/b.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
    {
      name: '/c.test.ts',
      status: 'failed',
      message: 'beforeAll',
      assertionResults: [{ ...passing, status: 'skipped' }],
    },
  ]
  const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }
  expect(tallyVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: [
      { title: '/a.test.ts', reason: 'no such module' },
      { title: '/b.test.ts › sums › carries', reason: 'Error: 3' },
      { title: '/c.test.ts', reason: 'beforeAll' },
    ],
  })
})

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(withExit({ ...nothing, passed: 3 }, false, 'walks')).toMatchObject({
    failed: 1,
    failures: [{ title: 'walks' }],
  })
  expect(withExit({ ...nothing, passed: 3, failed: 2 }, false, 'walks')).toMatchObject({ failed: 2, failures: [] })
  expect(withExit({ ...nothing, passed: 3 }, true, 'walks').failed).toBe(0)
})

test('Playwright’s repeated successes are successes', () => {
  expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
    failures: [],
  })
})

test('Playwright’s failed tests are named with project and line, and errors outside a test', () => {
  const failed = { projectName: 'phone-kh', status: 'unexpected', results: [{ error: { message: 'no button' } }] }
  const passed = { projectName: 'desktop-en', status: 'expected', results: [{}] }
  const spec = { file: 'a.spec.ts', line: 7, title: 'a customer pays', tests: [passed, failed] }
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ suites: [{ specs: [spec] }] }],
    errors: [{ message: 'the server did not start' }],
  }
  expect(tallyPlaywright(report).failures).toEqual([
    { title: '[phone-kh] a.spec.ts:7 › a customer pays', reason: 'no button' },
    { title: 'walks', reason: 'the server did not start' },
  ])
})
