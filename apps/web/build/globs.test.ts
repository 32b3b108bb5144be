import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const GLOB = /import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g
const sources = fileURLToPath(new URL('../src', import.meta.url))

// Vite accepts a pattern that matches nothing without a warning.
it('every `import.meta.glob` in the sources matches at least one file', () => {
  const patterns = globSync(`${sources}/**/*.{ts,tsx}`).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(GLOB)].map(([, pattern]) => join(dirname(file), pattern!)),
  )
  expect(patterns.length).toBeGreaterThan(0)
  expect(patterns.filter(pattern => globSync(pattern).length === 0)).toEqual([])
})
