import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { expect, test } from 'vitest'

const REPO_ROOT = join(import.meta.dirname, '../..')
const IN_MODULE =
  /new URL\(\s*['`]([^'`$?]+)['`],\s*import\.meta\.url|(?:join|resolve)\(import\.meta\.dirname((?:,\s*'[^']+')+)\)/g
/** What is made at run time, or an example of a test about paths. */
const MADE = /(?:^|\/)(?:dist|\.cache|pictures|node_modules)(?:\/|$)|styled-/

// A move of files rewrites imports; a path in a string is found by nobody until the program runs.
test('every path that a source builds from its own place exists', () => {
  const skipped = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results'])
  const files = globSync('{apps,packages,tools,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: REPO_ROOT,
    exclude: name => skipped.has(name.split(sep).at(-1) ?? ''),
  })
  const missing = files.flatMap(file => {
    const paths = [...readFileSync(join(REPO_ROOT, file), 'utf8').matchAll(IN_MODULE)].map(
      ([, url, parts = '']) => url ?? [...parts.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
    )
    return paths
      .filter(path => !MADE.test(path) && !existsSync(normalize(join(REPO_ROOT, dirname(file), path))))
      .map(path => `${file}: ${path}`)
  })
  expect(missing).toEqual([])
})
