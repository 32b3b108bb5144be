import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { openFileStore } from '../files/index.ts'
import { backUpIfDue, type DailyBackup } from './backUpDaily.ts'
import { openFolderPlace } from './places/folderPlace.ts'

let own: TestDatabase
let folder: string
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(async () => own.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-daily-'))
  await own.database.withPlatform(async trx => sql`delete from upkeep`.execute(trx))
  return async () => rm(folder, { recursive: true })
})

const daily = (change: Partial<DailyBackup> = {}): DailyBackup => ({
  database: own.database,
  databaseUrl: own.databaseUrl,
  files: openFileStore(pathToFileURL(join(folder, 'files')).href),
  at: '02:00',
  place: openFolderPlace(join(folder, 'archives')),
  keep: 2,
  tell: () => undefined,
  ...change,
})
const archives = async (): Promise<string[]> => readdir(join(folder, 'archives')).catch(() => [])

test('one of several servers writes the daily backup and catches up a missed one', async () => {
  const evening = new Date('2026-11-23T19:00:00Z')
  const done = await Promise.all([1, 2, 3].map(async () => backUpIfDue(daily(), evening)))
  expect([done.filter(Boolean).length, (await archives()).length]).toEqual([1, 1])
  expect(await backUpIfDue(daily(), new Date('2026-11-24T01:59:00Z'))).toBe(false)
  expect(await backUpIfDue(daily(), new Date('2026-11-24T02:00:00Z'))).toBe(true)
  expect(await backUpIfDue(daily(), new Date('2026-11-24T02:01:00Z'))).toBe(false)
  expect(await backUpIfDue(daily(), new Date('2026-11-25T02:00:00Z'))).toBe(true)
  expect(await archives()).toHaveLength(2)
})

test('the doctor shows a failed daily backup, which is retried within the hour', async () => {
  await writeFile(join(folder, 'archives'), 'a file in its way')
  const at = (time: string): Date => new Date(`2026-11-23T${time}Z`)
  await expect(backUpIfDue(daily(), at('02:00:00'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  const { rows } = await own.database.withPlatform(async trx =>
    sql<{ last_error: string; done_at: Date | null }>`select last_error, done_at from upkeep`.execute(trx),
  )
  expect(rows).toEqual([{ last_error: expect.stringMatching(/./) as string, done_at: null }])
  await rm(join(folder, 'archives'))
  expect(await backUpIfDue(daily(), at('02:30:00'))).toBe(false)
  expect(await backUpIfDue(daily(), at('03:00:00'))).toBe(true)
})

test('of what went wrong the doctor is told no more than 500 letters', async () => {
  const place = openFolderPlace(join(folder, 'long'.repeat(200)))
  await expect(backUpIfDue(daily({ place }), new Date('2026-11-23T02:00:00Z'))).rejects.toThrow('ENAMETOOLONG')
  const { rows } = await own.database.withPlatform(async trx =>
    sql<{ last_error: string }>`select last_error from upkeep`.execute(trx),
  )
  expect(rows[0]!.last_error).toHaveLength(500)
})

test('only drafts of killed backups and the oldest archives are removed', async () => {
  const to = join(folder, 'archives')
  await mkdir(to)
  const hoursAgo = { 'old.zip.part': 24.1, 'new.zip.part': 23.9, 'notes.txt': 100 }
  for (const [name, hours] of Object.entries(hoursAgo)) {
    await writeFile(join(to, name), '')
    const time = new Date(Date.now() - hours * 3_600_000)
    await utimes(join(to, name), time, time)
  }
  for (const name of ['kitwright-20261121T020000000Z.zip', 'kitwright-20261122T020000000Z.zip', 'other-20261121.zip'])
    await writeFile(join(to, name), '')
  expect(await backUpIfDue(daily(), new Date('2026-11-23T02:00:00Z'))).toBe(true)
  expect((await archives()).toSorted()).toEqual([
    'kitwright-20261122T020000000Z.zip',
    expect.stringMatching(/^kitwright-\d{8}T\d{9}Z\.zip$/),
    'new.zip.part',
    'notes.txt',
    'other-20261121.zip',
  ])
})
