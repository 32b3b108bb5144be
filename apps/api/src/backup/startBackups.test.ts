import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, sql } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { openFileStore, type FileStore } from '../files/index.ts'
import { filesOfCell } from './filesOfCell.ts'
import { checkBackup } from './restore.ts'
import { startBackups } from './startBackups.ts'

const [HOME_SHOP, OTHER_SHOP, MOVED_SHOP] = [1, 2, 3].map(n => `${n}1111111-1111-4111-8111-111111111111`)
const FILES = [`${HOME_SHOP}/a`, `${MOVED_SHOP}/a`, `${OTHER_SHOP}/a`, 'shared/a']

let databases: [TestDatabase, TestDatabase]
let folder: string
let files: FileStore
beforeAll(async () => {
  databases = [await createTestDatabase(), await createTestDatabase()]
  const add = async ({ database }: TestDatabase, ids: readonly (string | undefined)[]) =>
    database.withPlatform(async trx => {
      for (const id of ids)
        await sql`insert into tenants (id, slug, name, product_types) values (${id}, ${`shop-${id![0]}`}, 'Shop', '{}')`.execute(
          trx,
        )
    })
  // A shop that is being moved is in both cells.
  await add(databases[0], [HOME_SHOP, MOVED_SHOP])
  await add(databases[1], [OTHER_SHOP, MOVED_SHOP])
})
afterAll(async () => {
  for (const database of databases) await database.drop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-backups-'))
  files = openFileStore(pathToFileURL(join(folder, 'files')).href)
  for (const key of FILES) await files.put(key, Buffer.from(key))
  return async () => rm(folder, { recursive: true })
})
afterEach(() => void vi.useRealTimers())

const cells = () =>
  databases.map(({ database: upkeep, databaseUrl }, at) => ({
    name: ['home', 'b'][at]!,
    upkeep,
    watch: upkeep,
    databaseUrl,
    directUrl: databaseUrl,
  }))

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}

test('a cell’s backup holds its shops’ files; home’s also holds shared files', async () => {
  expect(await keysOf(filesOfCell(files, cells(), 0))).toEqual([FILES[0], FILES[1], 'shared/a'].toSorted())
  expect(await keysOf(filesOfCell(files, cells(), 1))).toEqual([FILES[1], FILES[2]].toSorted())
})

test('files of an unreachable cell are in home’s backup, and none is missing', async () => {
  const away = openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/nothing' })
  expect(await keysOf(filesOfCell(files, [cells()[0]!, { upkeep: away }], 0))).toEqual(FILES.toSorted())
  await expect(keysOf(filesOfCell(files, [cells()[0]!, { upkeep: away }], 1))).rejects.toThrow('does not answer')
  await away.close()
})

const archivesIn = async (place: string): Promise<string[]> =>
  (await readdir(place).catch(() => [])).filter(name => name.endsWith('.zip'))
const forget = async (): Promise<void> => {
  for (const { database } of databases)
    await database.withPlatform(async trx => sql`delete from upkeep where name = 'backup'`.execute(trx))
}

/** An archive is stored before it is recorded. */
async function untilNoted(at: 0 | 1): Promise<void> {
  const noted = sql`select from upkeep where name = 'backup' and done_at is not null`
  const rowsNoted = async () => databases[at].database.withPlatform(async trx => noted.execute(trx))
  await expect.poll(rowsNoted).toMatchObject({ rows: [{}] })
}

test('daily backups of cells are checked each minute, and one failure delays no other', async () => {
  await forget()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const to = join(folder, 'archives')
  const complaints: unknown[] = []
  const wanted = { backupAt: '00:00', backupTo: to, backupKeep: 3, s3: {} }
  const complain = (error: unknown): void => void complaints.push(error)
  const stop = startBackups(wanted, { pools: { cells: cells() }, files, complain, tell: () => undefined })
  expect(vi.getTimerCount()).toBe(2)
  await mkdir(to)
  await writeFile(join(to, 'b'), 'a file in its way')

  vi.advanceTimersByTime(59_999)
  expect(complaints).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(async () => [(await archivesIn(to)).length, complaints.length]).toEqual([1, 1])
  await untilNoted(0)
  await rm(join(to, 'b'))
  await forget()
  // A backup that has just ended may be missed in the first of these minutes.
  const nextMinute = async (): Promise<number[]> => {
    vi.advanceTimersByTime(60_000)
    return [(await archivesIn(to)).length, (await archivesIn(join(to, 'b'))).length]
  }
  await expect.poll(nextMinute).toEqual([2, 1])
  for (const at of [0, 1] as const) await untilNoted(at)
  const namesIn = async (place: string): Promise<string[]> =>
    (await checkBackup(join(place, (await archivesIn(place))[0]!))).entries
      .flatMap(({ name }) => (name.startsWith('files/') ? [name.slice('files/'.length)] : []))
      .toSorted()
  expect(await namesIn(to)).toEqual([FILES[0], FILES[1], 'shared/a'].toSorted())
  expect(await namesIn(join(to, 'b'))).toEqual([FILES[1], FILES[2]].toSorted())
  expect(complaints).toHaveLength(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('without the setting nothing is backed up; a single cell’s backup holds all files', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const none = { backupAt: undefined, backupTo: folder, backupKeep: 3, s3: {} }
  const dependencies = { files, complain: () => undefined, tell: () => undefined }
  startBackups(none, { pools: { cells: cells() }, ...dependencies })()
  expect(vi.getTimerCount()).toBe(0)
  await forget()
  const to = join(folder, 'archives')
  const stop = startBackups(
    { ...none, backupAt: '00:00', backupTo: to },
    { pools: { cells: cells().slice(0, 1) }, ...dependencies },
  )
  vi.advanceTimersByTime(60_000)
  await untilNoted(0)
  const { entries } = await checkBackup(join(to, (await archivesIn(to))[0]!))
  expect(entries.flatMap(({ name }) => (name.startsWith('files/') ? [name] : []))).toHaveLength(FILES.length)
  stop()
})
