import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { seed } from './seedShops.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(async () => own.drop())

test('two first starts at once make each demo account once, with its own password', async () => {
  const config = { publicHosts: [], demo: true, demoPassword: undefined }
  const made = (await Promise.all([seed(own.database, config), seed(own.database, config)])).flat()
  const names = made.map(({ email }) => email).toSorted()
  expect(names).toEqual(
    ['angkor', 'mekong']
      .flatMap(slug => ['admin', 'customer', 'store'].map(who => `${who}@${slug}.example`))
      .toSorted(),
  )
  expect(new Set(made.map(({ password }) => password)).size).toBe(6)
  for (const { password } of made) expect(password).toMatch(/^[a-z2-9]{16}$/)
})
