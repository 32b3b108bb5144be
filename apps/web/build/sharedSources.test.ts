import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { firstSources, sharedSources } from './sharedSources.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

// A pattern left behind by a moved file makes every page larger, and no page reports why.
it('every pattern of the shared chunks matches a source file', () => {
  const files = globSync('{apps/web,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
  const unmatched = [...sharedSources, ...firstSources].filter(pattern => !files.some(file => pattern.test(file)))
  expect(unmatched).toEqual([])
})
