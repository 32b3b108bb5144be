import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const REPO_ROOT = join(import.meta.dirname, '../..')
const rows = readFileSync(join(REPO_ROOT, 'docs/checklist.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number, , shown] = line.split(/(?<!\\)\|/).map(cell => cell.trim())
    return /^\d+$/.test(number ?? '') ? [{ number: Number(number), shown: shown ?? '' }] : []
  })

/** The form is `file › name of the test`, or the file alone. */
const tests = rows.flatMap(({ number, shown }) =>
  [...shown.matchAll(/`([^`]+\.ts)`(?: › ([^;|]+))?/g)].map(([, file, name]) => ({ number, file: file!, name })),
)

test('the checklist has each statement once, with test or reason', () => {
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1))
  expect(rows.filter(({ shown }) => shown === '')).toEqual([])
})

test('every test that the checklist names is there', () => {
  const missing = tests.filter(({ file, name }) => {
    const path = join(REPO_ROOT, file)
    if (!existsSync(path)) return true
    return name !== undefined && !readFileSync(path, 'utf8').includes(name.trim())
  })
  expect(missing).toEqual([])
})
