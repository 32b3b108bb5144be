import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverAccount } from './serverAccount.ts'
import { mendBinaries, prepareBinaries } from './binaries.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitwright-binaries-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('links and permissions that npm left out are made, any number of times', () => {
  const native = join(folder, 'native')
  for (const name of ['bin', 'lib']) mkdirSync(join(native, name), { recursive: true })
  for (const program of ['initdb', 'postgres', 'pg_ctl'])
    writeFileSync(join(native, 'bin', program), '', { mode: 0o644 })
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  mendBinaries(native)
  chmodSync(join(native, 'bin/postgres'), 0o600)
  mendBinaries(native)
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library')
  expect(statSync(join(native, 'bin/postgres')).mode & 0o777).toBe(0o755)
})

test('the packaged programs run on this machine', () => {
  const { postgres } = prepareBinaries(serverAccount())
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toMatch(/PostgreSQL\) 18\./)
})
