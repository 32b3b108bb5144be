import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop } from '../../http/testing.ts'
import type { FileStore } from './fileStore.ts'
import { openFileStore, openStoreAtStart } from './openFileStore.ts'
import { openBucket as openBucketAt } from './s3Bucket.ts'
import { StoreError } from './storeError.ts'
import { BUCKET, PAGE, type S3Server, startS3Server } from '../testing/s3Server.ts'

let folder: string
let server: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-stores-'))
  server = await startS3Server()
})
afterEach(() => (server.behaviour = 'serves'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const MAKERS: readonly (readonly [kind: string, open: () => FileStore])[] = [
  ['a folder', () => openFileStore(pathToFileURL(folder).href)],
  ['a bucket', () => openFileStore(server.filesUrl, server.s3)],
]
const openBucket = MAKERS[1]![1]

const keysOf = async (store: FileStore, prefix?: `${string}/`): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}
const sha = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

describe.each(MAKERS)('in %s', (_, open) => {
  test('a stored file is found unchanged, whatever its content and name', async () => {
    const store = open()
    const contents: Record<string, Uint8Array> = {
      'any/empty': Buffer.alloc(0),
      'any/bytes': randomBytes(431_830),
      'any/ឈ្មោះ a+b ü.png': Buffer.from('named'),
    }
    for (const [key, bytes] of Object.entries(contents)) await store.put(key, bytes)
    for (const [key, bytes] of Object.entries(contents)) {
      expect(Buffer.compare((await store.find(key))!, bytes)).toBe(0)
      expect(await store.has(key)).toBe(true)
    }
    expect(await keysOf(store, 'any/')).toEqual(Object.keys(contents).toSorted())
    for (const key of Object.keys(contents)) await store.remove(key)
    expect(await keysOf(store)).toEqual([])
  })

  test('a local file is stored unchanged, and stays where it was', async () => {
    const store = open()
    const path = join(folder, 'sent')
    const bytes = randomBytes(431_830)
    await writeFile(path, bytes)
    await store.put('any/sent', { path })
    expect(Buffer.compare((await store.find('any/sent'))!, bytes)).toBe(0)
    expect(Buffer.compare(await readFile(path), bytes)).toBe(0)
    await rm(path)
    await expect(store.put('any/gone', { path })).rejects.toThrow('ENOENT')
    expect(await keysOf(store)).toEqual(['any/sent'])
    await store.remove('any/sent')
  })

  test('what is not there is absent, and may be removed', async () => {
    const store = open()
    expect([await store.find('none/here'), await store.read('none/here')]).toEqual([undefined, undefined])
    expect(await store.has('none/here')).toBe(false)
    await store.remove('none/here')
    expect(await keysOf(store, 'none/')).toEqual([])
  })

  test('a stream of 20 MB is kept and read as one', async () => {
    const store = open()
    const chunks = Array.from({ length: 20 }, () => randomBytes(2 ** 20))
    await store.put('large/one', Readable.from(chunks))
    expect(await sha((await store.read('large/one'))!)).toBe(await sha(Readable.from(chunks)))
    await store.remove('large/one')
  })

  test('a stream that breaks off leaves nothing, and what was there before stays', async () => {
    const store = open()
    const broken = (): Readable =>
      Readable.from(
        (async function* () {
          yield randomBytes(300_000)
          throw new Error('the sender left')
        })(),
      )
    await expect(store.put('broken/new', broken())).rejects.toThrow('the sender left')
    await store.put('broken/old', Buffer.from('old'))
    await expect(store.put('broken/old', broken())).rejects.toThrow('the sender left')
    expect(await keysOf(store, 'broken/')).toEqual(['broken/old'])
    expect(String(await store.find('broken/old'))).toBe('old')
    expect(await store.removeDrafts(new Date(Date.now() + 60_000))).toBe(0)
    await store.remove('broken/old')
  })

  test('several may write one key at once, and readers see it whole or absent', async () => {
    const store = open()
    const bytes = randomBytes(50_000)
    const writing = Promise.all(Array.from({ length: 6 }, async () => store.put('same/key', bytes)))
    const seen = await store.find('same/key').catch(() => undefined)
    expect([undefined, bytes.length]).toContain(seen?.length)
    await writing
    expect(Buffer.compare((await store.find('same/key'))!, bytes)).toBe(0)
    await store.remove('same/key')
  })

  test('a list exceeds one page, gives times, and shows nothing of neighbours', async () => {
    const store = open()
    const names = Array.from({ length: 2 * PAGE + 1 }, (_none, i) => `many/${String(i).padStart(4, '0')}`)
    await Promise.all(names.map(async key => store.put(key, Buffer.from(key))))
    await store.put('many-more/1', Buffer.alloc(1))
    expect(await keysOf(store, 'many/')).toEqual(names)
    for await (const { writtenAt } of store.list('many-more/'))
      expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000)
    for (const key of [...names, 'many-more/1']) await store.remove(key)
  })

  test('its probe leaves nothing', async () => {
    const store = open()
    await store.probe()
    expect(await keysOf(store)).toEqual([])
  })
})

describe('a bucket', () => {
  const reason = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'none',
      (error: unknown) => (error instanceof StoreError ? `${error.kind}: ${error.message}` : String(error)),
    )

  test('a store that returns other bytes is detected, and nothing stays', async () => {
    const store = openBucket()
    await store.put('true/one', Buffer.from('as it was given'))
    server.behaviour = 'lies'
    expect(await reason(store.put('lied/one', Buffer.from('as it was given')))).toMatch(/^altered: .*other bytes/)
    expect(await reason(store.put('lied/two', Readable.from([randomBytes(70_000)])))).toMatch(/^altered/)
    expect(await reason(store.find('true/one'))).toMatch(/^altered: .*true\/one is not what was kept/)
    expect(await reason(store.probe())).toMatch(/^altered/)
    server.behaviour = 'serves'
    expect(await keysOf(store)).toEqual(['true/one'])
    await store.remove('true/one')
  })

  test('a store that refuses or is silent says what to do, and later serves', async () => {
    const store = openBucket()
    server.behaviour = 'refuses'
    expect(await reason(store.put('a/b', Buffer.from('x')))).toBe(
      `refused: Files cannot be kept in the bucket ${BUCKET} at ${server.s3.endpoint}. It refuses this key: it must be allowed to get, put, delete and list.`,
    )
    server.behaviour = 'fails'
    expect(await reason(store.find('a/b'))).toMatch(/^away: .*does not answer as it should \(InternalError/)
    server.behaviour = 'serves'
    await store.put('a/b', Buffer.from('x'))
    await store.remove('a/b')
    const elsewhere = openFileStore('s3://no-such-bucket', server.s3)
    expect(await reason(elsewhere.probe())).toMatch(/no such bucket: make it first/)
    const stranger = openFileStore(server.filesUrl, { ...server.s3, accessKeyId: 'another' })
    expect(await reason(stranger.probe())).toMatch(/does not know S3_ACCESS_KEY_ID/)
    const away = openFileStore(server.filesUrl, { ...server.s3, endpoint: 'http://127.0.0.1:1' })
    expect(await reason(away.probe())).toMatch(/^away: .*ECONNREFUSED/)
  })

  test('a bucket that hangs delays a start briefly, and serves once it answers', async () => {
    server.behaviour = 'hangs'
    const reports: string[] = []
    const store = await openStoreAtStart(server, report => reports.push(report), 50)
    expect(reports).toEqual([
      `The store of files ${server.filesUrl} does not answer within 0.05 s. The shops open without it; uploads and pictures wait until it answers (FILES_URL).`,
    ])
    server.behaviour = 'serves'
    await store.put('a/b', Buffer.from('x'))
    await store.remove('a/b')
  })

  test('a stream of any length is stored and hashed; a broken one is not', async () => {
    const bucket = openBucketAt(new URL(server.filesUrl), server.s3)
    const megabytes = Array.from({ length: 17 }, () => randomBytes(2 ** 20))
    for (const chunks of [[], [Buffer.from('short')], megabytes]) {
      const whole = await sha(Readable.from(chunks))
      expect(await bucket.putStream('stream/one', Readable.from(chunks))).toBe(whole)
      expect(await sha((await bucket.get('stream/one'))!.content)).toBe(whole)
    }
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(1000)
        throw new Error('the sender left')
      })(),
    )
    await expect(bucket.putStream('stream/broken', broken)).rejects.toThrow('the sender left')
    expect(await bucket.has('stream/broken')).toBe(false)
    await bucket.remove('stream/one')
  })

  test('an unreachable bucket makes uploads 503, pages 200, readiness 200 and degraded', async () => {
    const shop = await createTestShop({ files: openBucket() })
    try {
      const { access_token: token } = await shop.signUp()
      const upload = async () => {
        const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
        const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.svg"\r\n\r\n'
        return shop.app.inject({
          method: 'POST',
          url: '/api/files',
          payload: `${head}${svg}\r\n--b--\r\n`,
          headers: {
            host: 'localhost',
            authorization: `Bearer ${token}`,
            'content-type': 'multipart/form-data; boundary=b',
          },
        })
      }
      const kept = await upload()
      expect(kept.statusCode).toBe(201)
      const url = kept.json<{ url: string }>().url
      expect((await shop.app.inject({ url, headers: { host: 'localhost' } })).body).toContain('<path')
      server.behaviour = 'fails'
      const refused = await upload()
      expect([refused.statusCode, refused.json().error.id]).toEqual([503, 'files-away'])
      const ready = await shop.app.inject('/health/ready')
      const degraded = { status: 'degraded', fields: [{ path: 'files', id: 'away' }] }
      expect([ready.statusCode, ready.json()]).toEqual([200, degraded])
      expect((await shop.call('GET /api/products')).status).toBe(200)
      server.behaviour = 'serves'
      expect((await upload()).statusCode).toBe(201)
      expect((await shop.call('GET /api/files', { token })).value.total).toBe(2)
    } finally {
      await shop.close()
    }
  })
})
