import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources } from './freshness.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kitwright-sources-'))
  mkdirSync(join(root, 'app/src'), { recursive: true })
  writeFileSync(join(root, 'app/src/a.ts'), 'one')
})

afterEach(() => rmSync(root, { recursive: true }))

test('a change, a new file and a new name are seen', () => {
  const states = new Set([hashSources(root, ['app'])])
  writeFileSync(join(root, 'app/src/a.ts'), 'two')
  states.add(hashSources(root, ['app']))
  writeFileSync(join(root, 'app/src/b.ts'), '')
  states.add(hashSources(root, ['app']))
  renameSync(join(root, 'app/src/b.ts'), join(root, 'app/src/c.ts'))
  states.add(hashSources(root, ['app']))
  expect(states.size).toBe(4)
})

test('what is built, installed or only tested does not count', () => {
  const before = hashSources(root, ['app', 'missing.json'])
  for (const folder of ['dist', 'node_modules']) mkdirSync(join(root, 'app', folder))
  writeFileSync(join(root, 'app/dist/a.js'), 'built')
  writeFileSync(join(root, 'app/node_modules/b.js'), 'installed')
  writeFileSync(join(root, 'app/src/a.test.ts'), 'tested')
  expect(hashSources(root, ['app', 'missing.json'])).toBe(before)
})
