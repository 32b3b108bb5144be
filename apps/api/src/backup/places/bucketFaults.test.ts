import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BUCKET, type Behaviour, type S3Call, type S3Server, startS3Server } from '../../files/testing/s3Server.ts'
import { createOperator, type TestOperator } from '../../operatorCli/testing.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts'

const TO = `s3://${BUCKET}/archives`
const DONE = /read back and found whole/

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
afterEach(() => serve())
afterAll(async () => {
  await operator.close()
  await server.close()
})

const serve = (): void => void Object.assign(server, { behaviour: 'serves', only: undefined })
const spoil = (behaviour: Behaviour, only: readonly S3Call[]): void => void Object.assign(server, { behaviour, only })
const archives = (): string[] => server.keys().filter(key => key.startsWith('archives/'))
const removeAll = async (): Promise<void> => {
  serve()
  expect(await operator.type('backup --keep 1', env)).toMatchObject({ code: 0 })
}

describe('a bucket that does not list unfinished uploads gets its backup all the same, and that is told', () => {
  test.each(['lacks', 'refuses', 'fails'] as const)('it %s the list', async behaviour => {
    spoil(behaviour, ['ListUploads'])
    const { code, said } = await operator.type('backup --keep 1', env)
    expect(said).toMatch(/^What backups that were killed have sent to s3:.* cannot be looked for, so it stays/)
    expect([code, said]).toEqual([0, expect.stringMatching(DONE)])
    expect(archives()).toHaveLength(1)
  })
})

const SENDING: readonly S3Call[] = ['BeginUpload', 'SendPart', 'CompleteUpload']
const NOTHING_KEPT: readonly (readonly [Behaviour, S3Call, RegExp])[] = [
  ...SENDING.map(call => ['fails', call, /does not answer as it should \(InternalError/] as const),
  ...SENDING.map(call => ['refuses', call, /refuses this key/] as const),
  ...SENDING.slice(1).map(call => ['cuts', call, /does not answer as it should/] as const),
  ['forgets', 'CompleteUpload', /is not what was sent: no backup was made/],
  ['fails', 'Get', /does not answer as it should \(InternalError/],
  ['cuts', 'Get', /does not answer as it should \(ECONNRESET/],
  ['lies', 'Get', /is not what was sent: no backup was made/],
  ['shortens', 'Get', /is not what was sent: no backup was made/],
]

describe('a backup is not called done, and nothing of it stays, where the bucket', () => {
  test.each(NOTHING_KEPT)('%s at %s', async (behaviour, call, sentence) => {
    const before = archives()
    spoil(behaviour, [call])
    const { code, said } = await operator.type('backup', env)
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
    expect(said).not.toMatch(/ {4}at |read back and found whole/)
    expect(archives()).toEqual(before)
    expect(server.unfinished()).toEqual([])
  })
})

test('an archive that was not verified before the bucket went away is named', async () => {
  const before = archives()
  spoil('fails', ['Get', 'Remove'])
  const { code, said } = await operator.type('backup', env)
  const left = archives().filter(key => !before.includes(key))
  expect([code, left.length]).toEqual([1, 1])
  expect(said).toContain(`If you see s3://${BUCKET}/${left[0]!}, remove it`)
  await removeAll()
})

test('the exit code reports older backups that could not be removed', async () => {
  await removeAll()
  spoil('fails', ['Remove'])
  const { code, said } = await operator.type('backup --keep 1', env)
  expect([code, said]).toEqual([1, expect.stringMatching(/is whole, but older ones were not removed/)])
  expect(archives()).toHaveLength(2)
})

describe('a restore from a bucket changes nothing where the bucket', () => {
  let fresh: TestDatabase
  let address: string
  beforeAll(async () => {
    await removeAll()
    address = `s3://${BUCKET}/${archives()[0]!}`
    fresh = await createTestDatabase('empty')
  })
  afterAll(async () => fresh.drop())

  test.each([
    ['fails', 'Get', /does not answer as it should \(InternalError/],
    ['refuses', 'Get', /refuses this key/],
    ['cuts', 'Get', /does not answer as it should \(ECONNRESET/],
    ['lies', 'Get', /is no backup, or was cut off/],
    ['shortens', 'Get', /is no backup, or was cut off/],
  ] as const)('%s at %s', async (behaviour, call, sentence) => {
    spoil(behaviour, [call])
    const there = { ...env, DATABASE_URL: fresh.databaseUrl, FILES_URL: `s3://${BUCKET}/elsewhere` }
    const { code, said } = await operator.type(`restore ${address}`, there)
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
    serve()
    expect(await operator.type(`restore ${address} --check`, there)).toMatchObject({ code: 0 })
    expect(server.keys().filter(key => key.startsWith('elsewhere/'))).toEqual([])
  })

  test.each([
    ['fails', 'Put', /does not answer as it should/],
    ['cuts', 'Put', /does not answer as it should/],
  ] as const)('takes no files since it %s at %s', async (behaviour, call, sentence) => {
    const there = { ...env, DATABASE_URL: fresh.databaseUrl, FILES_URL: `s3://${BUCKET}/elsewhere` }
    spoil(behaviour, [call])
    const { code, said } = await operator.type(`restore ${address}`, there)
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
    expect(server.keys().filter(key => key.startsWith('elsewhere/'))).toEqual([])
  })
})
