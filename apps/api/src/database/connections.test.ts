import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, databaseError, openDatabase, sql, type Transaction } from './index.ts'
import { connectOnce } from './connection/pool.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const [ANGKOR, MEKONG] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

let made: TestDatabase
const opened: Database[] = []
beforeAll(async () => {
  made = await createTestDatabase()
  await made.database.withPlatform(async trx => sql`create table counters (name text, count int)`.execute(trx))
  await made.database.withPlatform(async trx => sql`insert into counters values ('one', 0)`.execute(trx))
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await made.drop()
})

function open(limits: object = {}, maxConnections = 4): Database {
  const all = { statementMs: 20_000, lockMs: 20_000, idleMs: 20_000, turnMs: 20_000, ...limits }
  const database = openDatabase({ databaseUrl: made.databaseUrl, maxConnections, limits: all })
  opened.push(database)
  return database
}

/** Runs SQL from outside, as an operator does. */
async function asOperator<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = await connectOnce(made.databaseUrl)
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

const pidOf = async (trx: Transaction) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]!.pid
const terminate = async (pid: number) => asOperator('select pg_terminate_backend($1, 5000)', [pid])
const sleep = async (trx: Transaction) => sql`select pg_sleep(20)`.execute(trx)
const runsSleep = async (pid: number) => {
  const text = `select 1 from pg_stat_activity where pid = $1 and state = 'active' and query like '%pg_sleep(20)%'`
  return (await asOperator(text, [pid])).length > 0
}
const kindOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => databaseError(error)?.kind ?? error,
  )

describe('a connection that is cut off', () => {
  test('a connection lost at any time ends neither the program nor the next transaction', async () => {
    const database = open()
    for (let round = 0; round < 3; round++) {
      const inQuery = database.withTenant(ANGKOR, async trx => {
        const pid = await pidOf(trx)
        const operate = async (): Promise<void> => {
          await expect.poll(async () => runsSleep(pid)).toBe(true)
          await terminate(pid)
        }
        await Promise.all([sleep(trx), operate()])
      })
      const inPause = database.withTenant(MEKONG, async trx => {
        await terminate(await pidOf(trx))
        await sql`select 1`.execute(trx)
      })
      expect(await Promise.all([inQuery, inPause].map(kindOf))).toEqual(['away', 'away'])
      const pid = await database.withTenant(ANGKOR, pidOf)
      await terminate(pid)
      expect(await database.withTenant(ANGKOR, async () => 'works')).toBe('works')
    }
  })

  test('is told as away also when nobody listens at all', async () => {
    const url = new URL(made.databaseUrl)
    url.port = '1'
    const database = openDatabase({ databaseUrl: url.href })
    opened.push(database)
    expect(await kindOf(database.withTenant(ANGKOR, async () => 'done'))).toBe('away')
  })
})

describe('what takes too long', () => {
  test('is ended: a statement, waiting for a row, a transaction that stands still', async () => {
    const database = open({ statementMs: 100 })
    expect(await kindOf(database.withTenant(ANGKOR, sleep))).toBe('busy')
    expect(await kindOf(database.withPlatform(sleep))).toBe('busy')

    const impatient = open({ lockMs: 100 })
    const count = async (trx: Transaction) => sql`update counters set count = count + 1`.execute(trx)
    await impatient.withPlatform(async holder => {
      await count(holder)
      expect(await kindOf(impatient.withPlatform(count))).toBe('busy')
    })

    const strict = open({ idleMs: 100 })
    const idle = strict.withTenant(ANGKOR, async trx => {
      const pid = await pidOf(trx)
      const isGone = async () => (await asOperator('select 1 from pg_stat_activity where pid = $1', [pid])).length === 0
      await expect.poll(isGone).toBe(true)
      await sql`select 1`.execute(trx)
    })
    expect(await kindOf(idle)).toBe('away')
    expect(await strict.withTenant(ANGKOR, async () => 'works')).toBe('works')
  })

  test('leaves no limit behind on the connection', async () => {
    const database = open({ statementMs: 1_234 }, 1)
    await database.withTenant(ANGKOR, async () => undefined)
    await database.ping()
    const [row] = await asOperator<{ reset: string }>(
      `select reset_val as reset from pg_settings where name = 'statement_timeout'`,
    )
    const { rows } = await database.withPlatform(async trx => {
      await sql`commit`.execute(trx)
      const result = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(trx)
      await sql`begin`.execute(trx)
      return result
    })
    expect(rows[0]?.limit).toBe(row?.reset)
  })
})

describe('many at once', () => {
  test('of one shop leave room for another shop', async () => {
    const database = open({ turnMs: 300 })
    const caller = new AbortController()
    const signal = caller.signal
    const slow = Array.from({ length: 6 }, async () => kindOf(database.withTenant(ANGKOR, sleep, { signal })))
    expect(await database.withTenant(MEKONG, async () => 'at once')).toBe('at once')
    // Its own calls find their whole share taken, and fail soon.
    expect(await kindOf(database.withTenant(ANGKOR, async () => 'done'))).toBe('busy')
    caller.abort()
    expect((await Promise.all(slow)).toSorted()).toEqual(['abandoned', 'abandoned', 'busy', 'busy', 'busy', 'busy'])
    expect(await database.withTenant(ANGKOR, async () => 'again')).toBe('again')
  })
})

describe('a caller who leaves', () => {
  test('ends the query on the server too, and what would have come after it', async () => {
    const database = open()
    const caller = new AbortController()
    let pid = 0
    let hasGoneOn = false
    const asked = database.withTenant(
      ANGKOR,
      async trx => {
        pid = await pidOf(trx)
        await sleep(trx).catch(() => undefined)
        await sql`select 1`.execute(trx)
        hasGoneOn = true
      },
      { signal: caller.signal },
    )
    await expect.poll(async () => pid > 0 && runsSleep(pid)).toBe(true)
    caller.abort()
    expect(await kindOf(asked)).toBe('abandoned')
    expect([await runsSleep(pid), hasGoneOn]).toEqual([false, false])
  })
})

test('closing the connections does not wait for ever', async () => {
  const database = open()
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const asked = kindOf(
    database.withTenant(ANGKOR, async trx => {
      await pidOf(trx)
      resolve()
      await sleep(trx)
    }),
  )
  await begun
  await database.close(50)
  opened.splice(opened.indexOf(database), 1)
  expect(await asked).toBe('away')
  expect(await kindOf(database.withTenant(ANGKOR, async () => 'done'))).toBe('away')
})
