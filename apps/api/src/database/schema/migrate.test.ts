import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, sql } from '../index.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

let made: TestDatabase
let folder: string

beforeEach(async () => {
  made = await createTestDatabase('empty')
  folder = await mkdtemp(join(tmpdir(), 'kitwright-migrations-'))
})

afterEach(async () => {
  await made.drop()
  await rm(folder, { recursive: true })
})

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text)
}

async function count(table: string): Promise<number> {
  const { rows } = await made.database.withPlatform(async queries =>
    sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(queries),
  )
  return rows[0]?.count ?? 0
}

test('the own migrations apply to an empty database, and to none twice', async () => {
  const applied = await migrate(made.databaseUrl)
  expect(applied.slice(0, 2)).toEqual(['0001-create-roles.sql', '0002-create-tenants.sql'])
  expect(await migrate(made.databaseUrl)).toEqual([])
})

test('three starters at once apply each file once', async () => {
  await write('0001-create-runs.sql', 'create table runs (at timestamptz); insert into runs values (now())')
  await write('0002-add-run.sql', 'insert into runs values (now()); select pg_sleep(0.05)')
  const starts = await Promise.all([1, 2, 3].map(async () => migrate(made.databaseUrl, { folder })))
  expect(starts.flat().sort()).toEqual(['0001-create-runs.sql', '0002-add-run.sql'])
  expect(await count('runs')).toBe(2)
})

test('a failing file leaves nothing of itself and keeps what went before', async () => {
  await write('0001-create-runs.sql', 'create table runs (at timestamptz)')
  await write('0002-fail.sql', 'insert into runs values (now()); create table half (); select 1 / 0')
  await expect(migrate(made.databaseUrl, { folder })).rejects.toThrow(/0002-fail.sql.*division by zero/)
  expect(await count('runs')).toBe(0)
  await write('0002-fail.sql', 'insert into runs values (now()); create table half ()')
  expect(await migrate(made.databaseUrl, { folder })).toEqual(['0002-fail.sql'])
})

test('a starter that is killed in the middle does not stop the next', async () => {
  await write('0001-wait.sql', 'create table waited (); select pg_sleep(60)')
  const killed = migrate(made.databaseUrl, { folder }).catch(String)
  const killer = await connectOnce(made.databaseUrl)
  const sleeping = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like 'create table waited%'`
  await expect.poll(async () => (await killer.query(sleeping)).rowCount).toBe(1)
  await killer.end()
  expect(await killed).toMatch(/Migration 0001-wait.sql failed/)
  await write('0001-wait.sql', 'create table waited ()')
  expect(await migrate(made.databaseUrl, { folder })).toEqual(['0001-wait.sql'])
})

test('a file changed after it was applied is an error', async () => {
  await write('0001-create-runs.sql', 'create table runs (at timestamptz)')
  await migrate(made.databaseUrl, { folder })
  await write('0001-create-runs.sql', 'create table runs (at date)')
  await expect(migrate(made.databaseUrl, { folder })).rejects.toThrow(/0001-create-runs.sql has changed/)
})

test('the previous program runs on a newer database, unless that forbids it', async () => {
  await write('0001-create-runs.sql', 'create table runs (at timestamptz)')
  await write('0002-add-runners.sql', 'create table runners (name text)')
  await migrate(made.databaseUrl, { folder })
  const later = '0002-add-runners.sql'
  await rm(join(folder, later))
  expect(await migrate(made.databaseUrl, { folder })).toEqual([])
  await write(later, 'create table runners (name text)')
  await write('0003-drop-runs.sql', '-- needs programs that know 0002\ndrop table runs')
  expect(await migrate(made.databaseUrl, { folder })).toEqual(['0003-drop-runs.sql'])
  await rm(join(folder, '0003-drop-runs.sql'))
  expect(await migrate(made.databaseUrl, { folder })).toEqual([])
  await rm(join(folder, later))
  await expect(migrate(made.databaseUrl, { folder })).rejects.toThrow(/newer than this program.*0003-drop-runs.sql/)
})

test('file names must be in the pattern and numbers unique', async () => {
  await write('1-runs.sql', '')
  await expect(migrate(made.databaseUrl, { folder })).rejects.toThrow(/not named like/)
  await rm(join(folder, '1-runs.sql'))
  await write('0001-a.sql', '')
  await write('0001-b.sql', '')
  await expect(migrate(made.databaseUrl, { folder })).rejects.toThrow(/the number 0001/)
})
