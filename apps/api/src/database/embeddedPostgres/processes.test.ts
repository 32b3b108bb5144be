import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRunning, readPostmaster } from './postmaster.ts'
import { isAlive, markOf, processesIn } from './processes.ts'
import { signIn, signOut } from './clientRegistry.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kitwright-processes-')))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a process whose working folder is `cwd`, until it is ended. */
async function standIn(cwd: string): Promise<{ pid: number; end(): Promise<void> }> {
  const child = spawn('cat', [], { cwd, stdio: ['pipe', 'ignore', 'ignore'] })
  await once(child, 'spawn')
  return {
    pid: child.pid!,
    async end() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

test.skipIf(process.platform !== 'linux')(
  'a process is identified by number and start time; its state is read',
  async () => {
    const other = await standIn(folder)
    const mark = markOf(other.pid)
    expect(mark.startedAt).toMatch(/^\d+$/)
    expect(isAlive(mark)).toBe(true)
    expect(isAlive({ ...mark, startedAt: '' })).toBe(true)
    // A later process has the pid now.
    expect(isAlive({ ...mark, startedAt: '1' })).toBe(false)
    expect(processesIn(folder)).toEqual([other.pid])
    await other.end()
    expect(isAlive(mark)).toBe(false)
    expect(processesIn(folder)).toEqual([])
    expect(markOf(other.pid)).toEqual({ pid: other.pid, startedAt: '' })
  },
)

test.skipIf(process.platform !== 'linux')(
  'a server runs where its process lives and stands in its cluster',
  async () => {
    const path = join(folder, 'postmaster.pid')
    const told = (...lines: (string | number)[]) => {
      writeFileSync(path, lines.join('\n'))
      return readPostmaster(folder)
    }
    expect(readPostmaster(folder)).toBeUndefined()
    expect(told(12, folder, 'time', '')).toBeUndefined()
    expect(told(0, folder, 'time', 5432)).toBeUndefined()
    expect(told(12, folder, 'time', 5432, 'more')).toEqual({ pid: 12, port: 5432 })
    const other = await standIn(folder)
    expect(isRunning(folder, { pid: other.pid, port: 1 })).toBe(true)
    // The process is alive but is another one.
    expect(isRunning(folder, { pid: process.pid, port: 1 })).toBe(false)
    await other.end()
    expect(isRunning(folder, { pid: other.pid, port: 1 })).toBe(false)
  },
)

test('living users of a server are counted; notes of dead users are removed', async () => {
  const other = await standIn(folder)
  const users = join(folder, 'users')
  mkdirSync(users)
  const mine = signIn(users)
  const again = signIn(users)
  writeFileSync(join(users, 'other'), JSON.stringify(markOf(other.pid)))
  writeFileSync(join(users, 'none'), 'no note')
  expect(signOut(users, mine)).toBe(2)
  await other.end()
  expect(signOut(users, join(users, 'nobody’s'))).toBe(1)
  expect(readdirSync(users)).toHaveLength(1)
  expect(signOut(users, again)).toBe(0)
})
