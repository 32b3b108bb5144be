import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../database/index.ts'
import { loseAnswers } from '../database/testing/lossyProxy.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { fileKey, fontKey, openFileStore, pictureKey, sharedPictureKey, sweepFiles } from './index.ts'

const MAX_FILES = 3
let shop: TestShop
let address: { host: string; port: number }
beforeAll(async () => {
  shop = await createTestShop({ filesPerAccount: MAX_FILES })
  const { hostname, port } = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }))
  address = { host: hostname, port: Number(port) }
})
afterAll(async () => shop.close())

const BOUNDARY = 'a-boundary-of-the-tests'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
const TAIL = `\r\n--${BOUNDARY}--\r\n`
const MB = 1024 * 1024

const png = async (red: number) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

async function upload(token: string, bytes: Buffer, { app }: Pick<TestShop, 'app'> = shop) {
  const raw = await app.inject({
    method: 'POST',
    url: '/api/files',
    payload: Buffer.concat([Buffer.from(HEAD), bytes, Buffer.from(TAIL)]),
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  })
  return { status: raw.statusCode, body: raw.json() }
}

const listIncoming = async (): Promise<string[]> => readdir(join(shop.dataDir, 'incoming'))

describe('an upload that is too large', () => {
  /** Sends 120 MB, or as much as is taken; answers what came back and how much of it the server has read. */
  async function send(token: string, length: string, begin = HEAD): Promise<{ answer: string; readMb: number }> {
    const coming = once(shop.app.server, 'connection') as Promise<[Socket]>
    const socket = connect(address)
    await once(socket, 'connect')
    const [reader] = await coming
    let answer = ''
    socket.on('data', data => void (answer += data.toString()))
    const isChunked = length.startsWith('transfer')
    socket.on('error', () => undefined)
    const happened = async (what: string): Promise<void> => new Promise(resolve => socket.once(what, () => resolve()))
    socket.setMaxListeners(0)
    const head = `POST /api/files HTTP/1.1\r\nhost: localhost:${address.port}\r\nauthorization: Bearer ${token}\r\n`
    socket.write(`${head}content-type: multipart/form-data; boundary=${BOUNDARY}\r\n${length}\r\n\r\n`)
    const write = (data: Buffer): boolean =>
      socket.write(
        isChunked ? Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]) : data,
      )
    write(Buffer.from(begin))
    const block = Buffer.alloc(MB / 4, 1)
    // oxlint-disable-next-line no-unmodified-loop-condition -- the socket's listener changes it
    for (let i = 0; i < 480 && answer === '' && !socket.destroyed; i += 1) {
      const isFlowing = write(block)
      if (!isFlowing) await Promise.race(['drain', 'data', 'close'].map(happened))
    }
    if (!socket.closed) await happened('close')
    return { answer, readMb: reader.bytesRead / MB }
  }

  test.each([
    ['is refused at once when it says so', `content-length: ${120 * MB}`, HEAD, 8],
    ['ends at the limit when it does not say', 'transfer-encoding: chunked', HEAD, 11],
    ['ends at the limit before any file begins', 'transfer-encoding: chunked', 'x'.repeat(100), 11],
  ])('%s', async (_, length, begin, most) => {
    const { access_token: token } = await shop.signUp()
    const { answer, readMb } = await send(token, length, begin)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('file-too-large')
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(readMb).toBeLessThan(most)
    expect(await listIncoming()).toEqual([])
  })

  test('of a stranger is refused before it is read', async () => {
    const { answer, readMb } = await send('nobody', 'transfer-encoding: chunked')
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    // The limit for 120 MB: the machine's own buffers have been sent before the answer arrives.
    expect(readMb).toBeLessThan(8)
  })
})

test('an upload leaves no file after its answer, or after its sender left', async () => {
  const { access_token: token } = await shop.signUp()
  expect((await upload(token, await png(8))).status).toBe(201)
  expect((await upload(token, Buffer.from('no picture'))).body.error.id).toBe('file-type-unsupported')
  expect(await listIncoming()).toEqual([])
  const socket = connect(address)
  const head = `POST /api/files HTTP/1.1\r\nhost: localhost:${address.port}\r\nauthorization: Bearer ${token}\r\n`
  socket.write(`${head}content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${MB}\r\n\r\n`)
  socket.write(HEAD + 'x'.repeat(MB / 2))
  await vi.waitUntil(async () => (await listIncoming()).length === 1, { timeout: 30_000 })
  socket.destroy()
  await vi.waitUntil(async () => (await listIncoming()).length === 0, { timeout: 30_000 })
})

describe('own pictures', () => {
  test('are counted, also when many come at once', async () => {
    const { access_token: token } = await shop.signUp()
    const bytes = await png(1)
    const answers = await Promise.all(Array.from({ length: MAX_FILES + 3 }, async () => upload(token, bytes)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_FILES)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.error.id])).toEqual(
      refused.map(() => [409, 'file-quota-reached']),
    )
    const { value } = await shop.call('GET /api/files', { token, query: { page: 1, pageSize: 2 } })
    expect(value).toMatchObject({ total: MAX_FILES, page: 1, pageSize: 2, mostFiles: MAX_FILES })
    expect(value?.items).toHaveLength(2)
    expect(value?.usedBytes).toBe(MAX_FILES * answers.find(({ status }) => status === 201)!.body.bytes)
  })

  test('are one’s own: nobody else sees or deletes them', async () => {
    const [one, other] = [await shop.signUp(), await shop.signUp()]
    const { body } = await upload(one.access_token, await png(2))
    expect((await shop.call('GET /api/files', { token: other.access_token })).value?.items).toEqual([])
    const params = { id: body.id as string }
    expect((await shop.call('DELETE /api/files/{id}', { token: other.access_token, params })).error?.id).toBe(
      'not-found',
    )
    expect((await shop.call('DELETE /api/files/{id}', { params })).error?.id).toBe('unauthenticated')
    expect((await shop.call('DELETE /api/files/{id}', { token: one.access_token, params })).status).toBe(204)
    expect((await shop.call('GET /api/files/{id}', { params })).status).toBe(404)
    expect((await shop.call('GET /api/files', { token: one.access_token })).value?.total).toBe(0)
  })

  /** A design that shows a picture in one of its revisions, as rows. */
  async function show(accountId: string, fileId: string, { isDeleted = false } = {}): Promise<string> {
    const id = randomUUID()
    const document = JSON.stringify({ layers: [{ asset: { source: 'file', id: fileId } }] })
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
      await sql`insert into designs (id, owner_id, name, product_type, created_at, updated_at, deleted_at)
        values (${id}, ${accountId}, 'Lions', 'SOCCER_KIT', now(), now(), ${isDeleted ? new Date() : null})`.execute(
        trx,
      )
      await sql`insert into design_revisions (design_id, revision, document, document_hash, created_at)
        values (${id}, 1, ${document}::jsonb, '', now()), (${id}, 2, '{"layers":[]}', '', now())`.execute(trx)
    })
    return id
  }
  const accountOf = async (email: string): Promise<string> =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
      const { rows } = await sql<{ id: string }>`select id from accounts where email = ${email.toLowerCase()}`.execute(
        trx,
      )
      return rows[0]!.id
    })

  test('stay while any revision of a design shows them, and say where', async () => {
    const { access_token: token, email } = await shop.signUp()
    const accountId = await accountOf(email)
    const { body } = await upload(token, await png(3))
    const designId = await show(accountId, body.id)
    const { value } = await shop.call('GET /api/files', { token })
    expect(value?.items).toMatchObject([{ id: body.id, designs: [{ id: designId, name: 'Lions' }], isOrdered: false }])
    const params = { id: body.id as string }
    const refused = await shop.call('DELETE /api/files/{id}', { token, params })
    expect([refused.status, refused.error?.id]).toEqual([409, 'file-in-use'])
    expect((await shop.call('GET /api/files/{id}', { params })).status).toBe(200)
  })

  test('may go with the last design that showed them', async () => {
    const { access_token: token, email } = await shop.signUp()
    const { body } = await upload(token, await png(4))
    await show(await accountOf(email), body.id, { isDeleted: true })
    expect((await shop.call('GET /api/files', { token })).value?.items).toMatchObject([{ designs: [] }])
    expect((await shop.call('DELETE /api/files/{id}', { token, params: { id: body.id } })).status).toBe(204)
  })

  test.each([
    ['logo', 'isLogo', (url: string | null) => ({ logo: url })],
    ['KHQR', 'isKhqr', (khqr: string | null) => ({ payment: { khqr } })],
  ] as const)('stay while they are the shop’s %s', async (_, shown, settingsOf) => {
    const { access_token: token } = await shop.signUp()
    const { body } = await upload(token, await png(5))
    const set = async (url: string | null): Promise<void> =>
      shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
        await sql`update tenants set settings = settings || ${JSON.stringify(settingsOf(url))}::jsonb where id = current_tenant_id()`.execute(
          trx,
        )
      })
    const params = { id: body.id as string }
    await set(body.url)
    expect((await shop.call('GET /api/files', { token })).value?.items).toMatchObject([{ [shown]: true }])
    expect((await shop.call('DELETE /api/files/{id}', { token, params })).error?.id).toBe('file-in-use')
    await set(null)
    expect((await shop.call('DELETE /api/files/{id}', { token, params })).status).toBe(204)
  })

  test('do not tell what others call their designs', async () => {
    const [one, other] = [await shop.signUp(), await shop.signUp()]
    const { body } = await upload(one.access_token, await png(7))
    await show(await accountOf(other.email), body.id)
    const { value } = await shop.call('GET /api/files', { token: one.access_token })
    expect(value?.items).toMatchObject([{ designs: [], isInTemplate: true }])
    const params = { id: body.id as string }
    expect((await shop.call('DELETE /api/files/{id}', { token: one.access_token, params })).error?.id).toBe(
      'file-in-use',
    )
  })
})

test('remains of uploads are removed after a day, old drawn pictures after a season', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kitwright-sweep-'))
  const store = openFileStore(pathToFileURL(root).href)
  const { access_token: token } = await shop.signUp()
  const kept = (await upload(token, await png(6))).body.id as string
  const tenantId = await shop.tenantId('angkor')
  const [rowless, young, other] = [randomUUID(), randomUUID(), await shop.tenantId('mekong')]
  const put = async (tenant: string, id: string): Promise<string> => {
    await store.put(fileKey(tenant, id), Buffer.from('bytes'))
    return join(root, fileKey(tenant, id))
  }
  const now = new Date()
  const long = new Date(now.getTime() - 25 * 60 * 60 * 1000)
  for (const path of [await put(tenantId, kept), await put(tenantId, rowless), await put(other, kept)]) {
    await writeFile(`${path}.abc.tmp`, 'half')
    for (const each of [path, `${path}.abc.tmp`]) await utimes(each, long, long)
  }
  await writeFile(`${await put(tenantId, young)}.def.tmp`, 'half')
  const drawn = [
    pictureKey(tenantId, 'a'.repeat(64)),
    sharedPictureKey('b'.repeat(64)),
    fontKey(tenantId, 'own-0123456789abcdef'),
  ]
  for (const key of drawn) {
    await store.put(key, Buffer.alloc(0))
    await utimes(join(root, key), long, long)
  }
  const seasonAgo = new Date(now.getTime() - 91 * 24 * 60 * 60 * 1000)
  for (const key of [pictureKey(tenantId, 'c'.repeat(64)), sharedPictureKey('d'.repeat(64))]) {
    await store.put(key, Buffer.alloc(0))
    await utimes(join(root, key), seasonAgo, seasonAgo)
  }
  const sweep = async () => sweepFiles(store, { database: shop.database, tenantIds: [tenantId, other], now })
  const [first, second] = await Promise.all([sweep(), sweep()])
  expect(first.rowless + second.rowless).toBeGreaterThanOrEqual(2)
  const left = (await readdir(root, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  expect(left.map(({ name }) => name).toSorted()).toEqual(
    [kept, young, `${young}.def.tmp`, ...drawn.map(key => basename(key))].toSorted(),
  )
  // The rows of this test's other uploads have their bytes in another folder.
  expect(first.missing).not.toContain(`${tenantId}/${kept}`)
  await store.remove(fileKey(tenantId, kept))
  expect((await sweep()).missing).toContain(`${tenantId}/${kept}`)
  await rm(root, { recursive: true, force: true })
})

test('an upload with its row keeps its bytes, though the answer was lost', async () => {
  const lossy = await loseAnswers(shop.databaseUrl)
  const { database, files } = shop
  const beside = await createTestShop({ beside: { database, databaseUrl: lossy.databaseUrl, files } })
  const { access_token: token } = await shop.signUp()
  lossy.after = 'insert into "files"'
  expect((await upload(token, await png(9), beside)).status).toBe(503)
  const { value } = await shop.call('GET /api/files', { token })
  expect(value.items).toHaveLength(1)
  expect((await shop.call('GET /api/files/{id}', { params: { id: value.items[0]!.id } })).status).toBe(200)
  await beside.close()
  lossy.close()
})
