import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeData, placeForBinaries } from './dataPlacement.ts'

test('the database has its own folders, with its secrets private, any number of times', () => {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'kitwright-placement-')))
  const root = join(parent, 'not/there')
  try {
    const account = { uid: process.getuid!(), gid: process.getgid!(), isOther: false }
    const place = placeData(root, account)
    expect(placeData(root, account)).toEqual(place)
    const home = join(root, 'database')
    const inHome = ['users', 'cluster', 'log', 'lock', 'port'].map(name => [name, join(home, name)])
    expect(place).toEqual({
      ...Object.fromEntries(inHome),
      home,
      password: join(root, 'secrets/database-password'),
    })
    const rightsOf = (path: string): number => statSync(path).mode & 0o777
    expect([rightsOf(join(root, 'secrets')), rightsOf(place.users)]).toEqual([0o700, 0o700])
    expect(existsSync(join(root, 'database-is-elsewhere.txt'))).toBe(false)
  } finally {
    rmSync(parent, { recursive: true })
  }
})

test('what lies elsewhere is found again by every version: its name stays', () => {
  expect(placeForBinaries('/srv/native', '18.1.0')).toBe('/var/lib/kitwright/postgresql-18.1.0-90e3e82f2f2b2f39')
})
