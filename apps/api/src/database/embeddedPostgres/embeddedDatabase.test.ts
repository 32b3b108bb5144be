import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedDatabase, stopEmbeddedDatabase } from './embeddedDatabase.ts'
import { readPostmaster } from './postmaster.ts'
import { connectOnce } from '../connection/pool.ts'

// Each test creates a cluster, which takes long if many write at the same time.
vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
let dataDir: string
let starters: ChildProcess[]

beforeEach(() => {
  // Durable settings are the launcher's default and are tested here, so these servers write slowly. Each test has one.
  dataDir = mkdtempSync(join(tmpdir(), 'kitwright-embedded-'))
  chmodSync(dataDir, 0o755)
  starters = []
})

afterEach(async () => {
  for (const starter of starters) starter.kill('SIGKILL')
  await stopEmbeddedDatabase(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts on the same folder in another process; resolves with its address. */
async function startElsewhere(): Promise<{ databaseUrl: string; process: ChildProcess }> {
  const program = join(import.meta.dirname, '../testing/starter.ts')
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  starters.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { databaseUrl: line, process: child }
}

async function ask<T>(databaseUrl: string, text: string): Promise<T | undefined> {
  const client = await connectOnce(databaseUrl)
  try {
    return (await client.query(text)).rows[0] as T | undefined
  } finally {
    await client.end()
  }
}

test('the packaged PostgreSQL is durable, needs a generated password, and enforces the policies', async () => {
  const first = await startEmbeddedDatabase({ dataDir })
  expect(await ask(first.databaseUrl, 'show fsync')).toEqual({ fsync: 'on' })
  expect(await ask(first.databaseUrl, 'show synchronous_commit')).toEqual({ synchronous_commit: 'on' })
  const withoutPassword = first.databaseUrl.replace(/:[^:@/]+@/, ':wrong@')
  await expect(connectOnce(withoutPassword)).rejects.toMatchObject({ code: '28P01' })
  expect(statSync(join(dataDir, 'secrets/database-password')).mode & 0o777).toBe(0o600)
  const role = await ask(first.databaseUrl, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user')
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
  await ask(first.databaseUrl, 'create table kept as select 42 as answer')
  await first.stop()
  await expect(connectOnce(first.databaseUrl, 1000)).rejects.toThrow(/ECONNREFUSED/)
  const second = await startEmbeddedDatabase({ dataDir })
  expect(await ask(second.databaseUrl, 'select answer from kept')).toEqual({ answer: 42 })
  expect(second.databaseUrl).toBe(first.databaseUrl)
  await second.stop()

  // A lost password is reported, and the data is left unchanged.
  rmSync(join(dataDir, 'secrets/database-password'))
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/password is not in/)
  expect(existsSync(clusterOf(dataDir))).toBe(true)
})

test('three processes starting at once share one server; the last to leave stops it', async () => {
  const [first, second, third] = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()])
  const addresses = new Set([first, second, third].map(({ databaseUrl }) => databaseUrl))
  expect(addresses.size).toBe(1)
  for (const starter of [first, second]) {
    starter.process.stdin?.end()
    await once(starter.process, 'exit')
  }
  expect(await ask(third.databaseUrl, 'select 1 as one')).toEqual({ one: 1 })
  third.process.stdin?.end()
  await once(third.process, 'exit')
  await expect(connectOnce(third.databaseUrl, 1000)).rejects.toThrow(/ECONNREFUSED/)
})

test('the next process joins or recovers a killed process’s server without loss', async () => {
  const killed = await startElsewhere()
  await ask(killed.databaseUrl, 'create table kept as select 7 as answer')
  killed.process.kill('SIGKILL')
  await once(killed.process, 'exit')
  const next = await startEmbeddedDatabase({ dataDir })
  expect(await ask(next.databaseUrl, 'select answer from kept')).toEqual({ answer: 7 })
  await next.stop()
  expect(readPostmaster(clusterOf(dataDir))).toBeUndefined()

  const last = await startElsewhere()
  await ask(last.databaseUrl, 'update kept set answer = 9')
  const { pid } = readPostmaster(clusterOf(dataDir))!
  last.process.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  const recovered = await startEmbeddedDatabase({ dataDir })
  expect(await ask(recovered.databaseUrl, 'select answer from kept')).toEqual({ answer: 9 })
  await recovered.stop()
})

test('a server killed under its users restarts at its address without loss', async () => {
  const said: string[] = []
  const kept = await startEmbeddedDatabase({ dataDir, tellOfKeeping: line => void said.push(line) })
  await ask(kept.databaseUrl, 'create table kept as select 5 as answer')
  process.kill(readPostmaster(clusterOf(dataDir))!.pid, 'SIGKILL')
  await vi.waitFor(() => expect(said).toContain('PostgreSQL runs again.'), { timeout: 30_000, interval: 50 })
  expect(await ask(kept.databaseUrl, 'select answer from kept')).toEqual({ answer: 5 })
  expect(kept.timesLost()).toBe(1)
  await kept.stop()
  expect(readPostmaster(clusterOf(dataDir))).toBeUndefined()
})

test('an initialisation cut short is begun anew', async () => {
  const home = join(dataDir, 'database')
  mkdirSync(join(home, 'cluster.1/cluster'), { recursive: true })
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }))
  const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir })
  expect(await ask(databaseUrl, 'select 1 as one')).toEqual({ one: 1 })
  expect(readdirSync(home).filter(name => name.startsWith('cluster'))).toEqual(['cluster'])
  await stop()
})

test.runIf(isRoot)('root’s PostgreSQL runs as nobody, with its data moved where nobody may go', async () => {
  chmodSync(dataDir, 0o700)
  const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir })
  const folder = await ask<{ data_directory: string }>(
    databaseUrl.replace('kitwright:', 'postgres:').replace(/kitwright$/, 'postgres'),
    'show data_directory',
  )
  const cluster = folder?.data_directory ?? ''
  expect(cluster).toMatch(/^\/var\/lib\/kitwright\/data-/)
  expect(statSync(cluster).uid).not.toBe(0)
  expect(readFileSync(join(dataDir, 'database-is-elsewhere.txt'), 'utf8')).toContain('/var/lib/kitwright/data-')
  await stop()
  rmSync(join(cluster, '..'), { recursive: true })
  chmodSync(dataDir, 0o755)
})

function clusterOf(folder: string): string {
  return join(folder, 'database/cluster')
}
