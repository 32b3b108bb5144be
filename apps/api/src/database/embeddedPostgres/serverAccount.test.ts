import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Account, canEnter, serverAccount } from './serverAccount.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitwright-account-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const runAs = (uid: number, gid: number): void => {
  vi.spyOn(process, 'getuid').mockReturnValue(uid)
  vi.spyOn(process, 'getgid').mockReturnValue(gid)
}

test('root hands over to nobody, anyone else runs PostgreSQL themselves', () => {
  runAs(1000, 100)
  expect(serverAccount()).toEqual({ uid: 1000, gid: 100, isOther: false })
  runAs(1, 0)
  expect(serverAccount()).toEqual({ uid: 1, gid: 0, isOther: false })
  runAs(0, 0)
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  expect(serverAccount()).toEqual({ uid: idOf('-u'), gid: idOf('-g'), isOther: true })
})

test.each(['0', '-1', '1.5', 'none'])('a nobody whose number is %s is no account to hand over to', told => {
  writeFileSync(join(folder, 'id'), `#!/bin/sh\necho ${told}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', folder)
  runAs(0, 0)
  expect(() => serverAccount()).toThrow('there is no account "nobody"')
})

const [STRANGER, NO_GROUP] = [54_321, 54_322]

test.each([
  ['owner', 0o100, true],
  ['owner', 0o011, false],
  ['group', 0o010, true],
  ['group', 0o101, false],
  ['others', 0o001, true],
  ['others', 0o110, false],
] as const)('a folder’s %s, with rights %o, may pass: %s', (as, mode, isAllowed) => {
  const { uid, gid } = statSync(folder)
  const accounts: Readonly<Record<string, Account>> = {
    owner: { uid, gid: NO_GROUP, isOther: true },
    group: { uid: STRANGER, gid, isOther: true },
    others: { uid: STRANGER, gid: NO_GROUP, isOther: true },
  }
  const own = join(folder, 'own')
  mkdirSync(own)
  chmodSync(own, mode)
  expect(canEnter(accounts[as]!, own)).toBe(isAllowed)
})

test('every folder on the way must be passable, even to a missing path', () => {
  const stranger = { uid: STRANGER, gid: NO_GROUP, isOther: true }
  const deep = join(folder, 'closed/open')
  mkdirSync(deep, { recursive: true })
  chmodSync(deep, 0o755)
  expect(canEnter(stranger, join(deep, 'not', 'there'))).toBe(true)
  chmodSync(join(folder, 'closed'), 0o700)
  expect(canEnter(stranger, join(deep, 'not', 'there'))).toBe(false)
  expect(canEnter({ ...stranger, isOther: false }, deep)).toBe(true)
})
