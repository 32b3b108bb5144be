import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { release } from './release.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kitwright-release-'))
  for (const folder of ['apps/api/migrations', 'packages/measure']) mkdirSync(join(root, folder), { recursive: true })
  for (const folder of ['', 'apps/api', 'packages/measure'])
    write(
      join(folder, 'package.json'),
      '{\n  "name": "x",\n  "version": "0.1.0",\n  "dependencies": { "y": "0.1.0" }\n}\n',
    )
  for (const name of ['0001-create-roles.sql', '0002-create-tenants.sql']) write(`apps/api/migrations/${name}`, '')
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n### Added\n- A cart.\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => writeFileSync(join(root, path), text)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test('release numbers the unreleased section, its migrations and the version', () => {
  release(root, { version: '0.2.0', day: '2026-11-28' })
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-28\n\nDatabase: 2 new steps, the last is 0002-create-tenants.sql.\n\n### Added\n- A cart.\n',
  )
  for (const path of ['package.json', 'apps/api/package.json'])
    expect(read(path)).toContain('"version": "0.2.0",\n  "dependencies": { "y": "0.1.0" }')
  expect(read('packages/measure/package.json')).toContain('"version": "0.1.0"')

  write('apps/api/migrations/0003-create-orders.sql', '')
  write('CHANGELOG.md', read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n### Fixed\n- A price.\n'))
  release(root, { version: '0.2.1', day: '2026-12-01' })
  expect(read('CHANGELOG.md')).toContain(
    '## 0.2.1 - 2026-12-01\n\nDatabase: 1 new step, the last is 0003-create-orders.sql.\n\n### Fixed\n- A price.\n\n## 0.2.0',
  )
})

test.each([
  ['0.1.0', /no version after 0\.1\.0/],
  ['0.0.9', /no version after/],
  ['next', /three numbers/],
])('release refuses %s and changes nothing', (version, sentence) => {
  const before = read('CHANGELOG.md')
  expect(() => release(root, { version, day: '2026-11-28' })).toThrow(sentence)
  expect([read('CHANGELOG.md'), read('package.json').includes('0.1.0')]).toEqual([before, true])
})

test('release refuses a changelog with nothing new', () => {
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-11-01\n')
  expect(() => release(root, { version: '0.2.0', day: '2026-11-28' })).toThrow(/nothing under Unreleased/)
})
