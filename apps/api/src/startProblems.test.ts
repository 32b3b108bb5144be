import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseConfig, StartError } from './config/index.ts'
import { sql } from './database/index.ts'
import { createTestDatabase, type TestDatabase } from './database/testing.ts'
import type { PrintedAccount } from './http/index.ts'
import { describeAccounts, startServer, type StartedServer } from './server.ts'

let own: TestDatabase
let dataDir: string
let occupied: Server
const started: StartedServer[] = []
beforeAll(async () => {
  own = await createTestDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'kitwright-starting-'))
  occupied = createServer()
  await new Promise<void>(resolve => occupied.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
})
afterAll(async () => {
  occupied.close()
  await own.drop()
  await rm(dataDir, { recursive: true })
})

const portOf = (server: Server): number => (server.address() as { port: number }).port

const config = (change: Record<string, string> = {}) =>
  parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: own.databaseUrl,
    LOG_LEVEL: 'silent',
    ...change,
  })

async function failureOf(change: Record<string, string>): Promise<StartError> {
  const error = await startServer(config(change)).then(
    server => void started.push(server),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  return error as StartError
}

test('a taken port is told in a sentence, and the next start shows passwords', async () => {
  const { message } = await failureOf({ PORT: String(portOf(occupied)) })
  expect(message).toMatch(/^Port \d+ is taken/)
  expect(message).not.toContain('\n')
  const server = await startServer(config())
  started.push(server)
  expect(server.demoAccounts).toHaveLength(6)
  expect(server.demoAccounts.every(({ password }) => password.length >= 8)).toBe(true)
})

test('an unusable database is told in a sentence, without its password', async () => {
  const closed = createServer()
  await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve))
  const port = portOf(closed)
  await new Promise(resolve => closed.close(resolve))
  const change = (what: Partial<Record<'port' | 'password' | 'pathname' | 'hostname', string>>) => ({
    DATABASE_URL: Object.assign(new URL(own.databaseUrl), what).href,
  })
  for (const [wrong, words] of [
    [{ port: String(port) }, 'does not answer'],
    [{ password: 'wrong-password' }, 'refuses the user or the password'],
    [{ pathname: '/nowhere' }, 'has no database of that name'],
    [{ hostname: 'database.invalid' }, 'cannot be found'],
  ] as const) {
    const { message } = await failureOf(change(wrong))
    expect(message).toContain(words)
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain(new URL(own.databaseUrl).password)
    expect(message).not.toContain('wrong-password')
  }
})

test('a folder that takes nothing is said in a sentence', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  const { message } = await failureOf({ DATA_DIR: join(file, 'data') })
  expect(message).toContain(`Kitwright cannot keep its data in ${join(file, 'data')}`)
  expect(message).toContain('DATA_DIR')
})

test('an impossible folder is told in a sentence, also one for uploads', async () => {
  expect((await failureOf({ DATA_DIR: '/proc/nowhere/data' })).message).toMatch(
    /in \/proc\/nowhere\/data: .*set DATA_DIR/,
  )
  expect((await failureOf({ FILES_URL: 'file:///proc/nowhere/files' })).message).toMatch(/uploads in .*set FILES_URL/)
})

test('a server starts while its bucket is away, and says so', async () => {
  const s3 = { FILES_URL: 's3://kits', S3_ENDPOINT: `http://127.0.0.1:${portOf(occupied)}`, S3_REGION: 'test' }
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const told: string[] = []
  occupied.on('connection', socket => socket.destroy())
  const server = await startServer(config({ ...s3, ...keys }), { tell: line => told.push(line) })
  started.push(server)
  expect(told.join()).toMatch(/the bucket kits.*does not answer.*The shops open without it/)
  const answer = await fetch(`${server.address}/health/ready`)
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'degraded' }])
})

test.skipIf(process.getuid?.() === 0)('a folder that this account may not write in is said in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-closed-'))
  await chmod(folder, 0o500)
  const { message } = await failureOf({ DATA_DIR: folder })
  expect(message).toContain('this account may not write there')
  expect(await readdir(folder)).toEqual([])
})

test('during a long start callers are answered properly, and pages retry', async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const heard: { status: number; retryAfter: string | null; body: string }[] = []
  const listen = async (path: string): Promise<void> => {
    const answer = await fetch(`${address}${path}`, { headers: { 'accept-language': 'km' } })
    heard.push({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: await answer.text(),
    })
  }
  const prepare = async (): Promise<void> => {
    for (const path of ['/whoami', '/health/ready', '/', '/health/live']) await listen(path)
  }
  const server = await startServer(config({ PORT: String(port) }), { prepare })
  started.push(server)
  expect(heard.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
    [503, '5'],
    [503, '5'],
    [503, '5'],
    [200, null],
  ])
  const [whoami, , page] = heard
  expect(JSON.parse(whoami!.body)).toEqual({
    error: { id: 'not-ready', message: expect.stringContaining('ហាងកំពុងចាប់ផ្ដើម'), requestId: expect.any(String) },
  })
  expect(page!.body).toContain('<html lang="km">')
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
})

/** Lock that migrations take, so that only one server migrates the database. */
const MIGRATING = sql`select pg_advisory_xact_lock(7120043)`

test('while a server waits for its database, calls wait and health answers', async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { starting, whoami } = await own.database.withPlatform(async trx => {
    await MIGRATING.execute(trx)
    const begun = startServer(config({ PORT: String(port) }))
    await expect
      .poll(async () =>
        fetch(`${address}/health/live`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
    const asked = [fetch(`${address}/whoami`), fetch(`${address}/whoami`)]
    expect((await fetch(`${address}/health/ready`)).status).toBe(503)
    return { starting: begun, whoami: asked }
  })
  started.push(await starting)
  expect((await Promise.all(whoami)).map(({ status }) => status)).toEqual([200, 200])
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  await new Promise(resolve => server.close(resolve))
  return port
}

test('a production start makes no demo shop and no passwords, and says so', async () => {
  const empty = await createTestDatabase('empty')
  const production = { DATABASE_URL: empty.databaseUrl, NODE_ENV: 'production' }
  const told: string[] = []
  const tell = (line: string): void => void told.push(line)
  try {
    const server = await startServer(config(production), { tell })
    const page = await fetch(server.address, { headers: { 'accept-language': 'en' } })
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('There is no shop at this address.'),
    ])
    await server.close()
    expect(told.join('\n')).toMatch(/There is no open shop yet.*kit -- shop add/)

    expect(() => config({ ...production, DEMO: 'on' })).toThrow(/DEMO=on needs a DEMO_PASSWORD/)
    const asked = config({ ...production, DEMO: 'on', DEMO_PASSWORD: 'Secret-123-demo' })
    const tellAccounts = (accounts: readonly PrintedAccount[]): void => describeAccounts(accounts, asked).forEach(tell)
    started.push(await startServer(asked, { tell, tellAccounts }))
    expect(told.join('\n')).toMatch(/admin@angkor\.example/)
    expect(told.join('\n')).not.toMatch(/Secret-123/)
    expect(started[0]!.shops).toHaveLength(2)
    await started.pop()!.close()
  } finally {
    await empty.drop()
  }
})
