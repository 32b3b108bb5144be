import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { connectOnce } from './pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase('empty')
})
afterAll(async () => own.drop())

test('notices are received, also after a lost connection, and none after stopping', async () => {
  const heard: string[] = []
  const turns: boolean[] = []
  const complaints: unknown[] = []
  const stop = listen({
    databaseUrl: own.databaseUrl,
    channel: 'news',
    hear: message => heard.push(message),
    turn: isListening => turns.push(isListening),
    complain: error => complaints.push(error),
    proofMs: 20,
  })
  const operator = await connectOnce(own.databaseUrl)
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect.poll(() => turns).toEqual([true])
  await operator.query("notify news, 'one'; notify other, 'not ours'; notify news")
  await expect.poll(() => heard).toEqual(['one', ''])
  // The connection is probed for whether it is alive.
  await expect.poll(async () => (await operator.query(`select query ${others}`)).rows[0]?.query).toBe('select 1')
  await operator.query(`select pg_terminate_backend(pid, 5000) ${others}`)
  await expect.poll(() => turns).toEqual([true, false, true])
  expect(complaints).toHaveLength(1)
  await operator.query("notify news, 'two'")
  await expect.poll(() => heard).toEqual(['one', '', 'two'])
  await stop()
  expect(turns).toEqual([true, false, true, false])
  expect(complaints).toHaveLength(1)
  await expect.poll(async () => (await operator.query(`select ${others}`)).rowCount).toBe(0)
  await operator.end()
})
