import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { fileKey, openFileStore, type FileStore } from '../../files/index.ts'
import { exportEntries } from './exportEntries.ts'

let folder: string
let files: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-entries-'))
  files = openFileStore(pathToFileURL(join(folder, 'files')).href)
  return async () => rm(folder, { recursive: true })
})

const tenantId = '11111111-1111-4111-8111-111111111111'
const MIMES = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']
const pictures = MIMES.map((mime, at) => ({ id: `2222222${at}-2222-4222-8222-222222222222`, mime }))
const entries = () => ({ note: 'All of it.', json: { account: { email: 'a@b.example' } }, files, tenantId, pictures })

test('an export has a note, readable JSON, and pictures under their usual names', async () => {
  const [, ...kept] = pictures
  for (const { id } of kept) await files.put(fileKey(tenantId, id), Buffer.from(`the bytes of ${id}`))
  const path = join(folder, 'handed.zip')
  expect(await exportEntries(path, entries())).toEqual([pictures[0]!.id])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const found: (readonly [string, number, string])[] = []
  for await (const entry of zip.eachEntry())
    found.push([entry.fileName, entry.compressionMethod, await text(await zip.openReadStreamPromise(entry))])
  zip.close()
  expect(found).toEqual([
    ['README.txt', 8, 'All of it.'],
    ['account.json', 8, '{\n  "email": "a@b.example"\n}\n'],
    ...['jpg', 'svg', 'webp'].map((ending, at) => [
      `pictures/${kept[at]!.id}.${ending}`,
      0,
      `the bytes of ${kept[at]!.id}`,
    ]),
  ])
})

test('where a picture cannot be read, nothing stays', async () => {
  const broken: FileStore = { ...files, find: async () => Promise.reject(new Error('the disk is broken')) }
  const path = join(folder, 'handed.zip')
  await expect(exportEntries(path, { ...entries(), files: broken })).rejects.toThrow('the disk is broken')
  expect(await readdir(folder)).toEqual([])
})
