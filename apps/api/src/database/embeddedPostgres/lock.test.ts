import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMark, withLock } from './lock.ts'
import { markOf } from './processes.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitwright-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const AT_ONCE_MS = 60
const take = async (): Promise<string> => withLock(path, async () => readFileSync(path, 'utf8'), AT_ONCE_MS)
const age = (file: string, seconds: number): void => {
  const time = new Date(Date.now() - seconds * 1000)
  utimesSync(file, time, time)
}

test('the lock admits one at a time, even within a process; failure frees it', async () => {
  const told: string[] = []
  const work = async (name: string): Promise<void> => {
    told.push(`${name} begins`)
    await new Promise(resolve => setImmediate(resolve))
    told.push(`${name} ends`)
  }
  await Promise.all([withLock(path, async () => work('a')), withLock(path, async () => work('b'))])
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  await expect(withLock(path, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(path)).toBe(false)
  expect(JSON.parse(await take())).toEqual(markOf(process.pid))
})

test.skipIf(process.platform !== 'linux')(
  'a living process’s lock is waited for, a dead one’s is taken over',
  async () => {
    const other = spawn('cat', [], { stdio: ['pipe', 'ignore', 'ignore'] })
    await once(other, 'spawn')
    writeFileSync(path, JSON.stringify(markOf(other.pid!)))
    await expect(take()).rejects.toThrow(`Another process has held ${path} for 0.06 s`)
    other.stdin.end()
    await once(other, 'exit')
    expect(JSON.parse(await take())).toEqual(markOf(process.pid))
    // An earlier process had our pid.
    writeFileSync(path, JSON.stringify(markOf(process.pid)))
    await take()
    expect(existsSync(path)).toBe(false)
  },
)

test.each(['null', '7', '{}', '{"pid":"1"}', '{"pid":0,"startedAt":""}'])(
  'a damaged lock, %s, is taken over after five seconds',
  async mark => {
    writeFileSync(path, mark)
    age(path, 2)
    await expect(take()).rejects.toThrow('Another process has held')
    age(path, 6)
    expect(JSON.parse(await take())).toEqual(markOf(process.pid))
  },
)

test('a lock being written or taken over is waited for, five seconds at most', async () => {
  writeFileSync(path, '')
  age(path, 2)
  await expect(take()).rejects.toThrow('Another process has held')
  age(path, 6)
  await take()
  writeFileSync(path, JSON.stringify(markOf(process.pid)))
  const guard = `${path}.theft`
  writeFileSync(guard, '')
  age(guard, 2)
  await expect(take()).rejects.toThrow('Another process has held')
  age(guard, 6)
  await take()
  expect([existsSync(path), existsSync(guard)]).toEqual([false, false])
})

test('a mark is read, or is not there, or not yet written', () => {
  expect(readMark(path)).toBe('absent')
  writeFileSync(path, '{"pid"')
  expect(readMark(path)).toBe('unfinished')
  writeFileSync(path, '{"pid":1,"startedAt":"7"}')
  expect(readMark(path)).toEqual({ pid: 1, startedAt: '7' })
})

test('where no lock can be made it says why', async () => {
  await expect(withLock(join(folder, 'none', 'lock'), async () => undefined)).rejects.toThrow('ENOENT')
})

test('a stolen lock does not fail the work, and instant work is not delayed', async () => {
  expect(await withLock(path, async () => (rmSync(path), 'done'), 0)).toBe('done')
})

test('a process never takes over its own lock, whatever became of the file', async () => {
  await withLock(path, async () => {
    writeFileSync(path, '')
    age(path, 6)
    await expect(take()).rejects.toThrow('Another process has held')
    // Otherwise another process would enter at the same time.
    expect(existsSync(path)).toBe(true)
  })
})
