import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BUCKET, type S3Server, startS3Server } from '../../files/testing/s3Server.ts'
import { createOperator, type TestOperator } from '../../operatorCli/testing.ts'
import { createTestDatabase } from '../../database/testing.ts'
import { openBucketPlace, withDownloaded } from './bucketPlace.ts'

const TO = `s3://${BUCKET}/archives`

let server: S3Server
let operator: TestOperator
let env: Record<string, string>
beforeAll(async () => {
  server = await startS3Server()
  operator = await createOperator()
  const { endpoint, region, accessKeyId, secretAccessKey } = server.s3
  const access = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId }
  env = { ...operator.env, ...access, S3_SECRET_ACCESS_KEY: secretAccessKey, BACKUP_TO: TO }
})
afterEach(() => (server.behaviour = 'serves'))
afterAll(async () => {
  await operator.close()
  await server.close()
})

const place = () => openBucketPlace(TO, server.s3)
const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

describe('an archive in a bucket', () => {
  test('is whole however long it is, and comes back as it was', async () => {
    const bytes = randomBytes(16 * 2 ** 20 + 5)
    const chunks = Array.from({ length: 33 }, (_, at) => bytes.subarray(at * 519_000, (at + 1) * 519_000))
    await place().keep('long.zip', Readable.from(chunks))
    const same = await withDownloaded(`${TO}/long.zip`, server.s3, async path => (await readFile(path)).equals(bytes))
    expect(same).toBe(true)
    await place().remove('long.zip')
  })

  test('is absent when its writer fails, or when the bucket stores other bytes', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('the database is gone')
      })(),
    )
    await expect(place().keep('broken.zip', broken)).rejects.toThrow(/the database is gone/)
    expect(server.unfinished()).toEqual([])
    server.behaviour = 'lies'
    expect(await operator.type('backup', env)).toEqual(refusal(/is not what was sent: no backup was made/))
    server.behaviour = 'serves'
    expect(await place().list()).toEqual([])
  })
})

test('a backup goes straight into a bucket, and another machine is restored from it', async () => {
  const { type, shop } = operator
  for (let i = 0; i < 2; i += 1) expect(await type('backup --keep 1', env)).toMatchObject({ code: 0 })
  const names = await place().list()
  expect(names).toHaveLength(1)
  const address = `${TO}/${names[0]!}`
  expect(await type(`restore ${address} --check`, env)).toMatchObject({ code: 0 })
  const fresh = await createTestDatabase()
  const there = { ...env, DATABASE_URL: fresh.databaseUrl, FILES_URL: `s3://${BUCKET}/elsewhere` }
  expect(await type(`restore ${address}`, there)).toMatchObject({ code: 0 })
  const shops = await fresh.database.withPlatform(async trx => trx.selectFrom('tenants').select('id').execute())
  expect(shops.map(({ id }) => id)).toContain(await shop.tenantId('angkor'))
  await fresh.drop()
})

test('what cannot be is said in a sentence', async () => {
  const { type } = operator
  expect(await type(`restore ${TO}/none.zip`, env)).toEqual(refusal(/^There is no s3:\/\/.*none\.zip/))
  expect(await type('backup', { ...env, S3_ACCESS_KEY_ID: 'wrong' })).toEqual(refusal(/does not know S3_ACCESS_KEY_ID/))
  expect(await type('backup', { ...env, FILES_URL: `s3://${BUCKET}` })).toEqual(refusal(/must not lie within/))
  expect(await type('backup --to s3:///archives', env)).toEqual(refusal(/names no bucket/))
  expect(await type('backup', { ...env, BACKUP_TO: 'https://example.com/x' })).toEqual(refusal(/BACKUP_TO must be/))
  server.behaviour = 'refuses'
  expect(await type('backup', env)).toEqual(refusal(/refuses this key/))
})
