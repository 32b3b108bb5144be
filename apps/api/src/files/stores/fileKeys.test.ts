import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskStore } from './diskStore.ts'
import {
  buildKey,
  fileKey,
  fontKey,
  profileKey,
  isBuildKey,
  pictureKey,
  pressKey,
  pressPrefix,
  proofKey,
  proofPrefix,
  sharedPictureKey,
  uploadIdOf,
} from './fileStore.ts'
import { removeTenantFiles, removeOldPictures } from '../upkeep/removeTenantFiles.ts'
import { explainS3, isAbsent } from './s3Errors.ts'
import { StoreError } from './storeError.ts'

const TENANT = 'AAAAAAAA-1111-4111-8111-111111111111'
const FILE = 'bbbbbbbb-2222-4222-8222-222222222222'
const HASH = 'c'.repeat(64)
const tenant = TENANT.toLowerCase()

test('keys begin with their shop, however its uuid is written, and spread over folders', () => {
  expect(fileKey(TENANT, FILE.toUpperCase())).toBe(`${tenant}/bb/${FILE}`)
  expect(pictureKey(TENANT, HASH)).toBe(`${tenant}/pictures/cc/${HASH}`)
  expect(sharedPictureKey(HASH)).toBe(`shared/pictures/cc/${HASH}`)
  expect(fontKey(TENANT, 'own-0123456789abcdef')).toBe(`${tenant}/fonts/own-0123456789abcdef`)
  expect(profileKey(TENANT, HASH)).toBe(`${tenant}/profiles/${HASH}`)
  expect(pressPrefix(TENANT)).toBe(`${tenant}/press/`)
  expect(pressKey(TENANT, HASH, 'pdf')).toBe(`${tenant}/press/cc/${HASH}.pdf`)
  expect(proofKey(TENANT, HASH)).toBe(`${proofPrefix(TENANT)}cc/${HASH}`)
  expect(proofPrefix(TENANT)).toBe(`${tenant}/proofs/`)
  expect([isBuildKey(buildKey('a.js')), isBuildKey(fileKey(TENANT, FILE))]).toEqual([true, false])
})

test.each<[string, () => string]>([
  ['a file of no shop', () => fileKey('..', FILE)],
  ['a file of another name', () => fileKey(TENANT, '../secret')],
  ['a picture of no shop', () => pictureKey('..', HASH)],
  ['a picture of another name', () => pictureKey(TENANT, '../secret')],
  ['a shared picture of another name', () => sharedPictureKey('../secret')],
  ['a font of no shop', () => fontKey('..', 'own-0123456789abcdef')],
  ['a profile of another name', () => profileKey(TENANT, '../secret')],
  ['a font of another name', () => fontKey(TENANT, '../secret')],
])('there is no key for %s', (_, make) => expect(make).toThrow(TypeError))

test('an upload’s key tells its id, and no other key does', () => {
  expect(uploadIdOf(fileKey(TENANT, FILE))).toBe(FILE)
  const others = [
    pictureKey(TENANT, HASH),
    fontKey(TENANT, 'own-0123456789abcdef'),
    `${tenant}/bb/no-uuid`,
    'builds/a.js',
  ]
  for (const key of others) expect(uploadIdOf(key), key).toBeUndefined()
})

test('a folder loses old drafts and drawn pictures, or everything of one shop', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kitwright-keys-'))
  try {
    const store = createDiskStore(root)
    const [then, before] = [new Date(2_000_000_000), new Date(1_999_999_000)]
    const drawn = [HASH, 'd'.repeat(64)].map(hash => pictureKey(TENANT, hash))
    const others = [fileKey(TENANT, FILE), sharedPictureKey(HASH)]
    for (const key of [...drawn, ...others]) await store.put(key, Buffer.from('bytes'))
    const drafts = ['a.tmp', 'b.tmp'].map(name => join(root, tenant, name))
    for (const path of drafts) await writeFile(path, 'half')
    for (const [path, at] of [
      [drafts[0]!, before],
      [drafts[1]!, then],
      [join(root, drawn[0]!), before],
      [join(root, drawn[1]!), then],
      [join(root, others[0]!), before],
    ] as const)
      await utimes(path, at, at)
    const kept = async (): Promise<string[]> => {
      const keys: string[] = []
      for await (const { key } of store.list()) keys.push(key)
      return keys.toSorted()
    }
    expect(await store.removeDrafts(then)).toBe(1)
    expect(await removeOldPictures(store, then)).toBe(1)
    expect(await kept()).toEqual([drawn[1]!, ...others].toSorted())
    await expect(removeTenantFiles(store, { tenantId: '..' })).rejects.toThrow(TypeError)
    await removeTenantFiles(store, { tenantId: TENANT, isDrawnOnly: true })
    expect(await kept()).toEqual(others)
    await removeTenantFiles(store, { tenantId: TENANT })
    expect(await kept()).toEqual([others[1]])
  } finally {
    await rm(root, { recursive: true })
  }
})

const failed = (name: string, httpStatusCode?: number): object => ({
  name,
  message: 'said',
  $metadata: { httpStatusCode },
})

test.each([
  [failed('AccessDenied'), 'refused', /must be allowed/],
  [failed('', 403), 'refused', /must be allowed/],
  [failed('NoSuchBucket', 404), 'refused', /make it first/],
  [failed('QuotaExceeded'), 'full', /is full/],
  [failed('', 507), 'full', /is full/],
  [failed('SlowDown', 503), 'away', /\(SlowDown: said\)/],
  [{ name: 'Error', code: 'ECONNRESET', message: '' }, 'away', /\(ECONNRESET\)/],
])('why a bucket does not serve is told to the operator: %j', (error, kind, says) => {
  const told = explainS3(error, 'the bucket b')
  expect(told).toMatchObject({ kind, message: expect.stringMatching(says) })
  expect(told.message).toMatch(/^Files cannot be kept in the bucket b\. /)
  expect(explainS3(told, 'another')).toBe(told)
})

test('a missing object is absent, a missing bucket is an error', () => {
  const isGone = (name: string) => isAbsent(new StoreError('away', '', failed(name)))
  expect(['NoSuchKey', 'NotFound', 'NoSuchBucket', ''].map(isGone)).toEqual([true, true, false, false])
  expect(isAbsent(new Error('ours'))).toBe(false)
})
