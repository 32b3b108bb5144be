import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from './config/index.ts'
import { createTestDatabase, type TestDatabase } from './database/testing.ts'
import { startServer } from './server.ts'

let own: TestDatabase
let dataDir: string
beforeAll(async () => {
  own = await createTestDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'kitwright-server-'))
})
afterAll(async () => {
  await own.drop()
  await rm(dataDir, { recursive: true })
})

const config = () =>
  parseConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: own.databaseUrl, LOG_LEVEL: 'silent' })

test('a server makes a first shop, shows passwords once, and keeps its keys', async () => {
  const first = await startServer(config())
  expect(first.demoAccounts).toHaveLength(6)
  const customer = first.demoAccounts.find(({ role, tenant }) => role === 'CUSTOMER' && tenant === 'Angkor Kits')
  const signedIn = await fetch(`${first.address}/api/accounts/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: customer?.email, password: customer?.password, clientId: 'web' }),
  })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  await first.close()

  const second = await startServer(config())
  expect(second.demoAccounts).toEqual([])
  const { port } = new URL(second.address)
  expect(second.shops).toEqual([
    { name: 'Angkor Kits', address: `http://localhost:${port}` },
    { name: 'Mekong Tees', address: `http://mekong.localhost:${port}` },
  ])
  const headers = { authorization: `Bearer ${access_token}` }
  const details = await fetch(`${second.address}/api/accounts/details`, { headers })
  expect(await details.json()).toMatchObject({ email: 'customer@angkor.example' })
  await second.close()
})

test('stopping says so first, lets a running request end, and then refuses connections', async () => {
  const server = await startServer(config())
  const port = Number(new URL(server.address).port)
  const body = JSON.stringify({ token: 'x' })
  const slow = createConnection(port, '127.0.0.1')
  slow.write(
    'POST /api/accounts/token/destroy HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n' +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
  )
  await expect.poll(async () => (await fetch(`${server.address}/health/ready`)).status).toBe(200)
  const closing = server.close()
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(503)
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
  slow.write(body.slice(3))
  const answer = await new Promise<string>(resolve => slow.once('data', data => resolve(String(data))))
  expect(answer).toMatch(/^HTTP\/1.1 204/)
  await closing
  await expect(fetch(`${server.address}/health/live`)).rejects.toThrow('fetch failed')
  await server.close()
})

test('a server stops in time with drawings under way, and each is answered', async () => {
  const server = await startServer(config())
  const answers = [200, 400, 800, 1200].flatMap(width =>
    ['front', 'back'].map(async side => {
      const answer = await fetch(`${server.address}/api/products/HOODIE/picture?side=${side}&shape=tall&width=${width}`)
      const isPicture = answer.headers.get('content-type')?.startsWith('image/')
      return isPicture ? 'drawn' : ((await answer.json()) as { error: { id: string } }).error.id
    }),
  )
  await expect.poll(async () => (await fetch(`${server.address}/health/ready`)).status).toBe(200)
  const from = performance.now()
  await server.close()
  expect(performance.now() - from).toBeLessThan(15_000)
  const told = await Promise.all(answers)
  expect(told.filter(each => each !== 'drawn' && each !== 'not-ready')).toEqual([])
  // The first render may be done; the test does not wait for all of them.
  expect(told).toContain('not-ready')
})

test('a stopping server answers late calls in the promised shape', async () => {
  const server = await startServer(config())
  const port = Number(new URL(server.address).port)
  const slow = createConnection(port, '127.0.0.1')
  const body = JSON.stringify({ token: 'x' })
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
  let heard = ''
  slow.on('data', data => (heard += String(data)))
  slow.write(head('/api/accounts/token/destroy', body.length) + body.slice(0, 3))
  await expect.poll(async () => (await fetch(`${server.address}/health/ready`)).status).toBe(200)
  const closing = server.close()
  const isRefusing = async () =>
    fetch(`${server.address}/health/live`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefusing).toBe(true)
  slow.write(`${body.slice(3)}GET /whoami HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await Promise.all([closing, once(slow, 'close')])
  const [first, second] = heard.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 204/)
  expect(second).toMatch(/^HTTP\/1\.1 503[^]*retry-after: 5/i)
  expect(JSON.parse(second!.split('\r\n\r\n')[1]!)).toMatchObject({ error: { id: 'not-ready' } })
})

test('what is no HTTP is refused in the promised shape', async () => {
  const server = await startServer(config())
  const socket = createConnection(Number(new URL(server.address).port), '127.0.0.1')
  let heard = ''
  socket.on('data', data => (heard += String(data))).write('Hello?\r\n\r\n')
  await once(socket, 'close')
  expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(JSON.parse(heard.split('\r\n\r\n')[1]!)).toMatchObject({ error: { id: 'bad-request' } })
  await server.close()
})

test('a silent mail server does not delay our server’s stop', async () => {
  // Accepts connections and never greets.
  const sockets = new Set<Socket>()
  const silent = createServer(socket => sockets.add(socket))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const server = await startServer({ ...config(), smtpUrl: `smtp://127.0.0.1:${port}` })
  await fetch(`${server.address}/api/accounts/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Sok',
      lastName: 'Dara',
      email: 'sok@example.com',
      password: 'long enough to keep',
    }),
  })
  await expect.poll(() => sockets.size).toBe(1)
  const at = Date.now()
  await server.close()
  expect(Date.now() - at).toBeLessThan(14_000)
  for (const socket of sockets) socket.destroy()
  silent.close()
})
