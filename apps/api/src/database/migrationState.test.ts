import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMigrations, migrate, readMigrationState } from './schema/migrate.ts'
import { connectOnce } from './connection/pool.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let fresh: TestDatabase
let own: TestDatabase
beforeAll(async () => {
  ;[fresh, own] = [await createTestDatabase('empty'), await createTestDatabase()]
})
afterAll(async () => {
  for (const database of [fresh, own]) await database.drop()
})
const stateAfter = async (statement: string) => {
  const client = await connectOnce(own.databaseUrl)
  await client.query(statement)
  await client.end()
  return readMigrationState(own.databaseUrl)
}

test('the state lists applied, missing, different and unknown migrations, and what prevents a start', async () => {
  const names = (await listMigrations()).map(({ name }) => name)
  expect(await readMigrationState(fresh.databaseUrl)).toEqual({ applied: [], missing: names, unknown: [], barring: [] })
  const whole = await stateAfter('select')
  expect(whole).toMatchObject({ missing: [], unknown: [], barring: [] })
  expect(whole.applied).toEqual(names.map(name => ({ name, appliedAt: expect.any(Date) })))
  const [first, last] = [names[0]!, names.at(-1)!]
  expect(await stateAfter(`delete from migrations where name = '${last}'`)).toMatchObject({ missing: [last] })
  const needed = last.slice(0, 4)
  const beyond = await stateAfter(`insert into migrations (name, checksum, needs) values
    ('9997-any', '', null), ('9998-known', '', '${needed}'), ('9999-newer', '', '9998')`)
  expect(beyond).toMatchObject({ unknown: ['9997-any', '9998-known', '9999-newer'], barring: ['9999-newer'] })
  const changed = await stateAfter(`update migrations set checksum = '' where name = '${first}'`)
  expect(changed.barring).toEqual([first, '9999-newer'])
  expect(changed.unknown).toEqual([first, '9997-any', '9998-known', '9999-newer'])
})

test('up to a wanted one the migrations are applied, and that one', async () => {
  const names = (await listMigrations()).map(({ name }) => name)
  expect(await migrate(fresh.databaseUrl, { until: names[1] })).toEqual(names.slice(0, 2))
  expect((await readMigrationState(fresh.databaseUrl)).missing).toEqual(names.slice(2))
})
