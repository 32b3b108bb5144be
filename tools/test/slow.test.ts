import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPO_ROOT } from './execute.ts'
import { SLOW_TESTS, SWEPT_TESTS, SWEPT_WALKS } from './slow.ts'

// A name without a file would silently exclude nothing.
test.each(SLOW_TESTS)('%s is a test that `npm run check` leaves to `npm test`', path => {
  expect(existsSync(join(REPO_ROOT, path))).toBe(true)
})

test.each([...SWEPT_TESTS, ...SWEPT_WALKS])('%s tries all its cases in `npm run sweep`', path => {
  expect(readFileSync(join(REPO_ROOT, path), 'utf8')).toContain("process.env['WHOLE_SWEEP']")
})
