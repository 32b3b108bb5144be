import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { uploadPicture } from '../../operatorCli/testing.ts'
import { createUploadReader, fileKey, hashBytes, StoreError, sweepFiles } from '../index.ts'

let shop: TestShop
let tenantId: string
let token: string
beforeAll(async () => {
  shop = await createTestShop()
  tenantId = await shop.tenantId('angkor')
  token = (await shop.signUp()).access_token
})
afterAll(async () => shop.close())

const upload = async (): Promise<string> => uploadPicture(shop, token)
const keyOf = (id: string): string => fileKey(tenantId, id)
const inShop = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(tenantId, async trx => query.execute(trx))
const read = async (id: string, files: Pick<TestShop['files'], 'find'> = shop.files) =>
  (await createUploadReader(shop.database, files)(tenantId, [id]))[0]!
const hashOf = async (id: string) => {
  const { rows } = await inShop(sql`select sha256 from files where id = ${id}`)
  return (rows[0] as { sha256: string | null }).sha256
}
/** Simulates an upload from before hashes were stored. */
const forget = async (id: string) => inShop(sql`update files set sha256 = null where id = ${id}`)
const another = async (length?: number): Promise<Buffer> => {
  const whole = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  return length === undefined ? whole : Buffer.concat([whole, Buffer.alloc(Math.max(0, length - whole.length))])
}

test('an upload is served unchanged; another whole picture under its name is not', async () => {
  const id = await upload()
  const came = (await shop.files.find(keyOf(id)))!
  expect(await hashOf(id)).toBe(await hashBytes(came))
  const { bytes, isAltered } = await read(id)
  expect([isAltered, Buffer.from(bytes!).equals(came)]).toEqual([false, true])
  await shop.files.put(keyOf(id), await another())
  expect(await read(id)).toEqual({ id, bytes: null, isAltered: true })
  await shop.files.put(keyOf(id), came)
  expect((await read(id)).isAltered).toBe(false)
  await shop.files.remove(keyOf(id))
  expect(await read(id)).toEqual({ id, bytes: null, isAltered: false })
})

test('an old upload is measured by its first reader, a truncated one is not', async () => {
  const id = await upload()
  const came = Buffer.from((await shop.files.find(keyOf(id)))!)
  await forget(id)
  await shop.files.put(keyOf(id), Buffer.concat([came.subarray(0, -8), Buffer.alloc(8)]))
  expect([(await read(id)).isAltered, await hashOf(id)]).toEqual([false, null])
  await shop.files.put(keyOf(id), Buffer.concat([came, Buffer.alloc(1)]))
  expect([(await read(id)).isAltered, await hashOf(id)]).toEqual([true, null])
  await shop.files.put(keyOf(id), came)
  expect([(await read(id)).isAltered, await hashOf(id)]).toEqual([false, await hashBytes(came)])
  await shop.files.put(keyOf(id), await another(came.length))
  expect((await read(id)).isAltered).toBe(true)
})

test('an unreadable file is none, a temporary failure is retried, a bucket checks itself', async () => {
  const id = await upload()
  const failing = (error: Error) => ({
    async find() {
      throw error
    },
  })
  const failsBy = async (code: string) => read(id, failing(Object.assign(new Error(code), { code })))
  for (const code of ['EIO', 'EISDIR'])
    expect(await failsBy(code), code).toEqual({ id, bytes: new Uint8Array(), isAltered: false })
  await expect(failsBy('EMFILE')).rejects.toThrow('EMFILE')
  expect((await read(id, failing(new StoreError('altered', 'altered')))).isAltered).toBe(true)
})

test('one of another shop is none', async () => {
  const id = await upload()
  const mekong = await shop.tenantId('mekong')
  expect(await createUploadReader(shop.database, shop.files)(mekong, [id, randomUUID()])).toMatchObject([
    { bytes: null, isAltered: false },
    { bytes: null, isAltered: false },
  ])
})

test('housekeeping stores all hashes within a week, and names changed files', async () => {
  const [old, swapped] = [await upload(), await upload()]
  await forget(old)
  await shop.files.put(keyOf(swapped), await another())
  const now = Date.now()
  const nights = Array.from({ length: 7 }, (_, day) => new Date(now + day * 24 * 60 * 60_000))
  const named: string[] = []
  for (const night of nights)
    named.push(...(await sweepFiles(shop.files, { ...shop, tenantIds: [tenantId], now: night })).altered)
  expect(named.filter(each => each.endsWith(swapped))).toEqual([`${tenantId}/${swapped}`])
  expect(await hashOf(old)).not.toBeNull()
})
