import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, relaxEngines } from './engines.ts'

/** Part of `npm run fix`: silences `npm ci` after a package was added. */
const path = join(import.meta.dirname, '../../package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock
writeFileSync(path, `${JSON.stringify(relaxEngines(lock), null, 2)}\n`)
