import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBackup, restore } from '../backup/index.ts'
import { beginRestoring } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { type FileStore, openFileStore } from '../files/index.ts'
import { createOperator, type TestOperator, uploadPicture } from './testing.ts'

// Databases of several cells may share a file store, so a restore removes only files that it has written itself.

let operator: TestOperator
let archive: string
let archived: string[]
beforeAll(async () => {
  operator = await createOperator()
  const { shop, folder, type } = operator
  for (let i = 0; i < 3; i += 1) await uploadPicture(shop, (await shop.signUp()).access_token)
  await type(`backup --to ${join(folder, 'archives')}`)
  archive = join(folder, 'archives', (await readdir(join(folder, 'archives')))[0]!)
  const { entries } = await checkBackup(archive)
  archived = entries.flatMap(({ name }) => (name.startsWith('files/') ? [name.slice('files/'.length)] : []))
})
afterAll(async () => operator.close())

let databases: [TestDatabase, TestDatabase]
let store: FileStore
let on: (database: TestDatabase) => Record<string, string>
beforeEach(async ({ task }) => {
  // With tables and without a shop, as after a server's first start: creating the tables takes seconds.
  databases = [await createTestDatabase(), await createTestDatabase()]
  const url = pathToFileURL(join(operator.folder, task.id)).href
  store = openFileStore(url)
  on = ({ databaseUrl }) => ({ ...operator.env, DATABASE_URL: databaseUrl, FILES_URL: url })
  return async () => {
    for (const database of databases) await database.drop()
  }
})

const kept = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}

/** Leaves the state of a power cut: some of the files and the restore marker. */
async function cutOff(database: TestDatabase, keys: readonly string[]): Promise<string> {
  const mark = `restore-under-way/${await beginRestoring(database.databaseUrl)}`
  await store.put(mark, Buffer.from(JSON.stringify([...keys, 'never/put'])))
  for (const key of keys) await store.put(key, Buffer.from('half'))
  return mark
}

test('what an aborted restore left is cleared by the next one into that database', async () => {
  await cutOff(databases[0], ['half/of/it', archived[0]!])
  expect(await operator.type(`restore ${archive}`, on(databases[0]))).toMatchObject({ code: 0 })
  expect(await kept()).toEqual(archived.toSorted())
})

test('an aborted restore whose list is damaged is refused, and removes nothing', async () => {
  const mark = await cutOff(databases[0], ['half/of/it'])
  const said = expect.stringContaining(`its list of files, ${mark} in the store, is damaged`) as string
  for (const list of ['["half/of', 'null', '["../secret"]', '["/secret"]', '["a/../../secret"]', '[7]']) {
    await store.put(mark, Buffer.from(list))
    expect(await operator.type(`restore ${archive}`, on(databases[0])), list).toEqual({ code: 1, said })
    expect(await kept(), list).toEqual(['half/of/it', mark])
  }
  for (const key of [mark, 'half/of/it']) await store.remove(key)
  expect(await operator.type(`restore ${archive}`, on(databases[0]))).toMatchObject({ code: 0 })
})

test('a restore into another database leaves it alone, and says why', async () => {
  const mark = await cutOff(databases[0], ['half/of/it'])
  expect(await operator.type(`restore ${archive}`, on(databases[1]))).toEqual({
    code: 1,
    said: expect.stringContaining(`Another restore, into another database`) as string,
  })
  expect(await kept()).toEqual(['half/of/it', mark])
  expect(await operator.type(`restore ${archive}`, on(databases[0]))).toMatchObject({ code: 0 })
})

test('of two restores with one store at once, one fills it and loses nothing', async () => {
  const outcomes = await Promise.all(databases.map(async each => operator.type(`restore ${archive}`, on(each))))
  const done = outcomes.filter(({ code }) => code === 0)
  expect(done.length).toBeLessThan(2)
  expect(await kept()).toEqual(done.length === 0 ? [] : archived.toSorted())
})

test('a failed restore beside other cells leaves their rows and files', async () => {
  const [own, ...others] = archived
  await store.put('another/shops/file', Buffer.from('mine'))
  await store.put(own!, Buffer.from('mine'))
  const full: FileStore = {
    ...store,
    put: async (key, content) => {
      if (key === others.at(-1)) throw new Error('the disk is full')
      await store.put(key, content)
    },
  }
  const { databaseUrl } = databases[0]
  await expect(
    restore(archive, async fill => fill({ databaseUrl, files: full, isBesideOthers: true })),
  ).rejects.toThrow('the disk is full')
  expect(await kept()).toEqual(['another/shops/file', own!].toSorted())
  expect(String(await store.find(own!))).toBe('mine')
})
