import { createDesign } from '@kitwright/design'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { executeElsewhere } from '../database/testing.ts'
import { openFileStore } from '../files/index.ts'
import { createMetrics } from '../telemetry/index.ts'
import { createTestShop, type TestShop } from './testing.ts'
import { createTestPages, type TestPages } from './testing/testingPages.ts'

const SHELL = '<!doctype html><html lang="km"><head><title>Kitwright</title></head><body></body></html>'

/**
 * Disconnects all clients of the shop's database, as a restart does, and refuses new ones until the returned function
 * is called.
 */
async function sendAway({ databaseUrl }: TestShop): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1)
  await executeElsewhere(`alter database ${name} with allow_connections false`)
  await executeElsewhere(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)
  return async () => executeElsewhere(`alter database ${name} with allow_connections true`)
}

async function shareDesign(shop: TestShop): Promise<string> {
  const { access_token: token } = await shop.signUp()
  const id = crypto.randomUUID()
  await shop.call('POST /api/designs', { body: { id, name: 'Home', document: createDesign('soccer') }, token })
  return (await shop.call('POST /api/designs/{id}/preview', { params: { id }, token })).value.path
}

describe('while the database is away', () => {
  let pages: TestPages
  let shared: string
  let letBack: () => Promise<void>
  beforeAll(async () => {
    pages = await createTestPages({ 'index.html': SHELL })
    shared = await shareDesign(pages.shop)
    await pages.open('/')
    letBack = await sendAway(pages.shop)
  })
  afterAll(async () => pages.close())

  // The shop's own address is cached briefly, another one is looked up.
  test.each([
    ['/whoami', ['localhost', 'never-seen.example']],
    ['/api/templates', ['localhost', 'never-seen.example']],
    ['/api/pricing', ['localhost', 'never-seen.example']],
    ['/v1/fonts', ['never-seen.example']],
  ])('%s says so in the promised shape, and when to come again', async (url, hosts) => {
    for (const host of hosts) {
      const answer = await pages.open(url, { host, 'accept-language': 'km' })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3'])
      expect(answer.json()).toEqual({
        error: { id: 'not-ready', message: expect.stringMatching(/[\u1780-\u17ff]/), requestId: expect.any(String) },
      })
    }
  })

  test('a page says so in the reader’s language, and asks again by itself', async () => {
    for (const [url, host] of [
      ['/', 'never-seen.example'],
      [shared, 'localhost'],
      ['/sitemap.xml', 'never-seen.example'],
    ] as const) {
      const answer = await pages.open(url, { host, 'accept-language': 'en' })
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '3'])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain('<p>The shop is starting or being updated. Please try again shortly.</p>')
      expect(answer.body).toContain('<meta http-equiv="refresh" content="3">')
    }
  })

  test('readiness names the database, and nothing of it; then all goes on by itself', async () => {
    const answer = await pages.open('/health/ready')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({
      error: {
        id: 'not-ready',
        message: expect.any(String),
        fields: [{ path: 'database', id: 'away' }],
        requestId: expect.any(String),
      },
    })
    expect((await pages.open('/health/live')).statusCode).toBe(200)
    await letBack()
    expect((await pages.open('/whoami')).statusCode).toBe(200)
    await expect.poll(async () => (await pages.open('/health/ready')).statusCode).toBe(200)
  })
})

describe('on a full disk', () => {
  let shop: TestShop
  let isFull = false
  beforeAll(async () => {
    const folder = openFileStore(pathToFileURL(join(tmpdir(), `kitwright-full-${process.pid}`)).href)
    // The kernel's own error of a full disk.
    const refuse = async (): Promise<void> => writeFile('/dev/full', 'x')
    const put = async (key: string, bytes: Uint8Array): Promise<void> => (isFull ? refuse() : folder.put(key, bytes))
    shop = await createTestShop({ files: { ...folder, put, probe: async () => (isFull ? refuse() : folder.probe()) } })
  })
  afterAll(async () => shop.close())

  const upload = async (token: string) => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    return shop.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    })
  }

  test('a server with a full folder refuses uploads with 507 and stays ready, degraded', async () => {
    const { access_token: token } = await shop.signUp()
    expect((await upload(token)).statusCode).toBe(201)
    isFull = true
    const refused = await upload(token)
    expect([refused.statusCode, refused.json().error.id]).toEqual([507, 'storage-full'])
    const readiness = await shop.app.inject('/health/ready')
    const degraded = { status: 'degraded', fields: [{ path: 'files', id: 'full' }] }
    expect([readiness.statusCode, readiness.json()]).toEqual([200, degraded])
    isFull = false
    expect((await upload(token)).statusCode).toBe(201)
  })

  test('a server whose database is full refuses changes with 507 and stays ready, degraded', async () => {
    await shop.database.withPlatform(async trx => {
      await sql`create function fill_up() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(trx)
      await sql`create trigger fill_up before insert on contact_messages execute function fill_up()`.execute(trx)
    })
    const body = { contact: '012 345 678', subject: 'Time', message: 'How long does it take?' }
    const { status, error } = await shop.call('POST /api/contact', { body })
    expect([status, error?.id]).toEqual([507, 'storage-full'])
    const readiness = async () => {
      const answer = await shop.app.inject('/health/ready')
      return [answer.statusCode, answer.json()]
    }
    const degraded = { status: 'degraded', fields: [{ path: 'database', id: 'full' }] }
    await expect.poll(readiness).toEqual([200, degraded])
  })
})

describe('a file store that never answers', () => {
  const metrics = createMetrics()
  let shop: TestShop
  beforeAll(async () => {
    const folder = openFileStore(pathToFileURL(join(tmpdir(), `kitwright-mute-${process.pid}`)).href)
    shop = await createTestShop({ metrics, files: { ...folder, probe: async () => new Promise(() => undefined) } })
  })
  afterAll(async () => shop.close())

  test('readiness answers in time, degraded, and the gauge names the part', async () => {
    const answer = await shop.app.inject('/health/ready')
    const degraded = { status: 'degraded', fields: [{ path: 'files', id: 'away' }] }
    expect([answer.statusCode, answer.json()]).toEqual([200, degraded])
    const gauges = (await metrics.read()).split('\n').filter(line => line.startsWith('kitwright_degraded'))
    expect(gauges).toEqual([
      'kitwright_degraded{part="database"} 0',
      'kitwright_degraded{part="files"} 1',
      'kitwright_degraded{part="fontsource"} 0',
    ])
  })
})

test('a folder that is not there makes this server not ready', async () => {
  const folder = openFileStore(pathToFileURL(join(tmpdir(), `kitwright-gone-${process.pid}`)).href)
  const lost = Object.assign(new Error('stale file handle'), { code: 'ESTALE' })
  const shop = await createTestShop({ files: { ...folder, probe: async () => Promise.reject(lost) } })
  const answer = await shop.app.inject('/health/ready')
  expect([answer.statusCode, answer.json().error.fields]).toEqual([503, [{ path: 'files', id: 'unwritable' }]])
  await shop.close()
})

test('the disk store’s probe finds a folder that takes nothing', async () => {
  const file = join(tmpdir(), `kitwright-no-folder-${process.pid}`)
  await writeFile(file, '')
  await expect(openFileStore(pathToFileURL(join(file, 'files')).href).probe()).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(await readFile(file, 'utf8')).toBe('')
})
