import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureCluster, identity } from './initialise.ts'
import { type Placement, placeData } from './dataPlacement.ts'

let folder: string
let place: Placement
const account = { uid: process.getuid!(), gid: process.getgid!(), isOther: false }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitwright-initialise-'))
  place = placeData(join(folder, 'data'), account)
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Replaces PostgreSQL's program, which takes seconds: `$2` is the cluster’s folder, `$6` the file with the password.
 */
function initdb(script: string): string {
  const path = join(folder, 'initdb')
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return path
}
const MAKE = 'mkdir "$2"; cp "$6" "$2/given"; stat -c %a "$6" "$(dirname "$2")" > "$2/rights"; echo "$@" > "$2/asked"'
const inCluster = (name: string): string => readFileSync(join(place.cluster, name), 'utf8')

test('a cluster is made once, whole, with a private password', async () => {
  // The draft of an interrupted start, and a file that is no cluster.
  mkdirSync(join(place.home, 'cluster.1/cluster'), { recursive: true })
  writeFileSync(join(place.home, 'other'), '')
  const password = await ensureCluster(place, account, initdb(MAKE))
  expect(password).toMatch(/^[\w-]{32}$/)
  expect(inCluster('given')).toBe(`${password}\n`)
  expect(inCluster('rights')).toBe('600\n700\n')
  expect(inCluster('asked')).toMatch(/ -U postgres --pwfile \S+ --auth=scram-sha-256 --encoding=UTF8 --locale=C /)
  expect(statSync(place.password).mode & 0o777).toBe(0o600)
  expect(readdirSync(place.home).toSorted()).toEqual(['cluster', 'other', 'users'])
  expect(readdirSync(join(place.password, '..'))).toEqual(['database-password'])
  expect(await ensureCluster(place, account, initdb('exit 1'))).toBe(password)
  rmSync(place.password)
  await expect(ensureCluster(place, account, initdb(MAKE))).rejects.toThrow(
    `There is a database in ${place.cluster}, but its password is not in ${place.password}`,
  )
})

test('a failed cluster leaves nothing, says why, and keeps its password for the next', async () => {
  await expect(ensureCluster(place, account, initdb('echo no room; echo at all >&2; exit 3'))).rejects.toThrow(
    /initdb ended with 3:\n(?=.*no room)(?=[^]*at all)/,
  )
  expect(existsSync(place.cluster)).toBe(false)
  const told = readFileSync(place.password, 'utf8')
  expect(await ensureCluster(place, account, initdb(MAKE))).toBe(told.trim())
  await expect(ensureCluster({ ...place, cluster: join(folder, 'no') }, account, join(folder, 'none'))).rejects.toThrow(
    'ENOENT',
  )
})

test('a program is handed to another account alone', () => {
  expect(identity({ uid: 7, gid: 8, isOther: true })).toEqual({ uid: 7, gid: 8 })
  expect(identity({ uid: 7, gid: 8, isOther: false })).toEqual({})
})
