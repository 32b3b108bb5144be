import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, NAMESPACES, textModule } from './index.ts'

const REPO_ROOT = join(import.meta.dirname, '../../..')

test.each(LANGUAGES)('every namespace of %s has its module where bundlers look', language => {
  const modules = NAMESPACES.map(name => textModule(language, name))
  expect(modules.filter(path => !existsSync(join(REPO_ROOT, path)))).toEqual([])
})
