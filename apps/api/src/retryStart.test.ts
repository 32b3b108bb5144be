import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from './config/index.ts'
import { sql } from './database/index.ts'
import { createTestDatabase, type TestDatabase } from './database/testing.ts'
import { startServer } from './server.ts'

let own: TestDatabase
let dataDir: string
beforeAll(async () => {
  own = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'kitwright-retry-'))
})
afterAll(async () => {
  await own.drop()
  await rm(dataDir, { recursive: true })
})

const config = (databaseUrl: string) =>
  parseConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })

/** The lock of migrations: only one server at a time brings the database up to date. */
const MIGRATING = sql`select pg_advisory_xact_lock(7120043)`

/** Opens a connection to the test's PostgreSQL that can be cut. */
async function openWay() {
  const { hostname, port } = new URL(own.databaseUrl)
  const open = new Set<Socket>()
  let answer: 'pass' | 'cut' | 'starting' = 'pass'
  const way = createServer(socket => {
    open.add(socket.on('error', () => undefined))
    if (answer === 'cut') return void socket.destroy()
    if (answer === 'starting') return void socket.once('data', () => socket.end(STARTING))
    const on = connect(Number(port), hostname).on('error', () => undefined)
    socket.pipe(on).pipe(socket)
    socket.on('close', () => on.destroy())
  })
  await new Promise<void>(resolve => way.listen(0, '127.0.0.1', resolve))
  const databaseUrl = Object.assign(new URL(own.databaseUrl), {
    hostname: '127.0.0.1',
    port: String((way.address() as AddressInfo).port),
  }).href
  const set = (next: typeof answer): void => {
    answer = next
    if (next === 'cut') for (const socket of open) socket.destroy()
  }
  return { databaseUrl, set, connections: () => open.size, close: () => way.close() }
}

/** PostgreSQL's answer to a connection while it starts. */
const STARTING = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0')
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()

test('a start that loses its external database begins again when the database is back', async () => {
  const way = await openWay()
  const told: string[] = []
  try {
    const starting = await own.database.withPlatform(async trx => {
      await MIGRATING.execute(trx)
      const begun = startServer(config(way.databaseUrl), { tell: line => told.push(line) })
      begun.catch(() => undefined)
      await expect.poll(way.connections).toBe(1)
      await expect.poll(async () => isWaiting()).toBe(true)
      way.set('cut')
      await expect.poll(way.connections).toBeGreaterThan(2)
      return { begun }
    })
    way.set('pass')
    const server = await starting.begun
    expect(told.filter(line => line.startsWith('The database was lost'))).toHaveLength(1)
    expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
    await server.close()
  } finally {
    way.close()
  }
})

test('a start waits for a starting database and ends on request', async () => {
  const way = await openWay()
  way.set('starting')
  const stopping = new AbortController()
  try {
    const starting = startServer(config(way.databaseUrl), { signal: stopping.signal })
    starting.catch(() => undefined)
    await expect.poll(way.connections).toBeGreaterThan(2)
    stopping.abort()
    await expect(starting).rejects.toThrow(/The start was ended/)
  } finally {
    way.close()
  }
})

/** Returns whether a server waits for the lock of the migrations. */
const isWaiting = async (): Promise<boolean> =>
  own.database.withPlatform(
    async trx =>
      (await sql`select 1 from pg_locks where locktype = 'advisory' and objid = 7120043 and not granted`.execute(trx))
        .rows.length > 0,
  )

test('a start asks a database that has never answered again for a while', async () => {
  const way = await openWay()
  way.set('cut')
  const lines: string[] = []
  const tell = (line: string): void => {
    lines.push(line)
    way.set('pass')
  }
  const server = await startServer(config(way.databaseUrl), { tell, patienceMs: 60_000 })
  expect(lines).toContain('The database does not answer. It is asked again for 60 s.')
  await server.close()
  way.close()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Accepts a file of that name, and refuses its content as a full disk does. */
const fill = (path: string): void => symlinkSync('/dev/full', path)

test.skipIf(!existsSync('/dev/full'))('a start on a full disk tells so and goes on with room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-disk-'))
  // The account of the embedded PostgreSQL enters it.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'secrets'), { mode: 0o700 })
  fill(join(folder, `.start-${process.pid}`))
  const draft = join(folder, 'secrets/database-password.draft')
  fill(draft)
  const lines: string[] = []
  const tell = (line: string): void => {
    lines.push(line)
    if (line.startsWith('The disk is full: ENOSPC')) rmSync(draft, { force: true })
  }
  let attempts = 0
  let health: unknown
  const port = await freePort()
  const prepare = async (): Promise<void> => {
    attempts += 1
    if (attempts === 2) health = await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()
    if (attempts === 1) throw new Error('The web app does not build:\nError: ENOSPC: no space left on device, write')
  }
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  try {
    const server = await startServer(parseConfig(settings), { tell, prepare })
    expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
    await server.close()
    expect(lines.filter(line => /full/.test(line))).toEqual([
      `Kitwright cannot keep its data in ${folder}: the disk is full. Mend that, or set DATA_DIR to another folder.`,
      'The disk is full: Error: ENOSPC: no space left on device, write. The start goes on when it has room.',
      'The disk is full: ENOSPC: no space left on device, write. The start goes on when it has room.',
    ])
    expect(attempts).toBe(2)
    expect(health).toMatchObject({ error: { id: 'not-ready', fields: [{ path: 'disk', id: 'full' }] } })
    expect((await readdir(folder)).filter(name => name.startsWith('.start'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
