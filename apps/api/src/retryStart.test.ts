import { mkdtemp, rm } from 'node:fs/promises'
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
      await expect.poll(way.connections, { timeout: 5_000 }).toBeGreaterThan(2)
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
    await expect.poll(way.connections, { timeout: 5_000 }).toBeGreaterThan(2)
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
