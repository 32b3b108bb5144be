import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPO_ROOT } from './execute.ts'
import { SLOW_TESTS } from './slow.ts'

// A name without a file would silently exclude nothing.
test.each(SLOW_TESTS)('%s is a test that `npm run check` leaves to `npm test`', path => {
  expect(existsSync(join(REPO_ROOT, path))).toBe(true)
})
