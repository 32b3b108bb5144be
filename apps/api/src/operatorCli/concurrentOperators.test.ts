import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createOperator, type TestOperator } from './testing.ts'

let operator: TestOperator
let fresh: TestDatabase
let there: Record<string, string>
beforeAll(async () => {
  operator = await createOperator()
  fresh = await createTestDatabase('empty')
  there = { ...operator.env, DATABASE_URL: fresh.databaseUrl, FILES_URL: `file://${operator.folder}/elsewhere` }
})
afterAll(async () => {
  await fresh.drop()
  await operator.close()
})

const BUSY = 'Another operator’s command is at work on this installation. Try again when it has ended.'
const refused = (answers: readonly { code: number; said: string }[]) => answers.filter(({ code }) => code !== 0)

test('of two operators restoring into one place at once, one is refused', async () => {
  expect(await operator.type(`backup --to ${join(operator.folder, 'archives')}`)).toMatchObject({ code: 0 })
  const [name] = await readdir(join(operator.folder, 'archives'))
  const restore = async () => operator.type(`restore ${join(operator.folder, 'archives', name!)}`, there)
  expect(refused(await Promise.all([restore(), restore()]))).toEqual([{ code: 1, said: BUSY }])
})

test('of two operators making the first shop at once, one is refused', async () => {
  const empty = await createTestDatabase('empty')
  const on = { ...there, DATABASE_URL: empty.databaseUrl }
  const add = async (slug: string) =>
    operator.type(['shop', 'add', slug, '--name', slug, '--host', `${slug}.example`, '--admin', 'a@example.com'], on)
  expect(refused(await Promise.all([add('one'), add('two')]))).toEqual([{ code: 1, said: BUSY }])
  await empty.drop()
})
