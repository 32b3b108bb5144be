import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listAskingForMore, type Lock, relaxEngines } from './engines.ts'

test('npm ci warns of nothing on Node 20; `npm run fix` mends it', () => {
  const path = join(import.meta.dirname, '../../package-lock.json')
  expect(listAskingForMore(JSON.parse(readFileSync(path, 'utf8')) as Lock)).toEqual([])
})

test('the lock file leaves out only what a package asks beyond Node 20', () => {
  const packages = {
    new: { engines: { node: '^22.12.0 || ^24.0.0 || >=26.0.0' } },
    newer: { version: '1.0.0', engines: { node: '>=22', npm: '>=10' } },
    wide: { engines: { node: '^20.19.0 || >=22.12.0' } },
    old: { engines: { node: '>= 0.4' } },
    any: { engines: { node: '*' } },
    silent: {},
  }
  expect(listAskingForMore({ packages })).toEqual(['new', 'newer'])
  const { packages: relaxed } = relaxEngines({ packages: structuredClone(packages) })
  expect(relaxed).toEqual({ ...packages, new: {}, newer: { version: '1.0.0' } })
})
