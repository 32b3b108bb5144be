import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryWithAdvisoryLock } from './advisoryLock.ts'
import { connectOnce } from './pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase('empty')
})
afterAll(async () => own.drop())
const attempt = async (at: 'operator' | 'backup', work = async (): Promise<unknown> => 'work') =>
  tryWithAdvisoryLock(own.databaseUrl, at, work)

test('one process at a time does each kind of work; failure frees it', async () => {
  const inside = async () => [await attempt('operator'), await attempt('backup')]
  expect(await attempt('operator', inside)).toEqual({ done: [undefined, { done: 'work' }] })
  await expect(attempt('operator', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await attempt('operator')).toEqual({ done: 'work' })
})

test.each([
  ['operator', 7_120_044],
  ['backup', 7_120_045],
] as const)('of the %s every version takes the same lock, %i: the one before may run beside', async (at, lock) => {
  const before = await connectOnce(own.databaseUrl)
  await before.query('select pg_advisory_lock($1)', [lock])
  expect(await attempt(at)).toBeUndefined()
  await before.end()
})
