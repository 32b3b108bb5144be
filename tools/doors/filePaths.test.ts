import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { listSources } from './listSources.ts'

const REPO_ROOT = join(import.meta.dirname, '../..')
const IN_MODULE =
  /new URL\(\s*['`]([^'`$?]+)['`],\s*import\.meta\.url|(?:join|resolve)\(import\.meta\.dirname((?:,\s*'[^']+')+)\)/g
/** Paths that are made at run time, or an example in a test about paths. */
const MADE = /(?:^|\/)(?:dist|\.cache|pictures|node_modules)(?:\/|$)|styled-/

// A move of files rewrites imports, but a wrong path in a string shows only when the program runs.
test('every path that a source builds from its own place exists', () => {
  const missing = listSources().flatMap(file => {
    const paths = [...readFileSync(join(REPO_ROOT, file), 'utf8').matchAll(IN_MODULE)].map(
      ([, url, parts = '']) => url ?? [...parts.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
    )
    return paths
      .filter(path => !MADE.test(path) && !existsSync(normalize(join(REPO_ROOT, dirname(file), path))))
      .map(path => `${file}: ${path}`)
  })
  expect(missing).toEqual([])
})
