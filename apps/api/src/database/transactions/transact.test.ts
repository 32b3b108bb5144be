import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Database,
  databaseError,
  executeAndCommit,
  isUndone,
  openDatabase,
  sql,
  type Transaction,
  transactions,
} from '../index.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { loseAnswers } from '../testing/lossyProxy.ts'

const SHOP = '11111111-1111-4111-8111-111111111111'
let made: TestDatabase
let database: Database
/** The connections somebody asked to end. */
let cancelled: number[] = []
beforeAll(async () => {
  made = await createTestDatabase()
  database = openDatabase({
    databaseUrl: made.databaseUrl,
    maxConnections: 1,
    cancel: async pid => void cancelled.push(pid),
  })
  const operator = await connectOnce(made.databaseUrl)
  await operator.query(`create table notes (name text primary key);
    create function take_number() returns int language sql as 'select 7';
    create function take_nothing() returns int language sql as 'select null::int';
    create function always_refuse() returns text language sql as $$ select 'no' $$;
    grant all on notes to kitwright_app`)
  await operator.end()
})
afterAll(async () => {
  await database.close()
  await made.drop()
})
afterEach(() => {
  cancelled = []
})

const write = (name: string) =>
  sql`insert into notes select ${name} where current_tenant_id() is not null returning name`
const notes = async (): Promise<string[]> =>
  made.database.withPlatform(async trx => {
    const { rows } = await sql<{ name: string }>`delete from notes returning name`.execute(trx)
    return rows.map(({ name }) => name).toSorted()
  })
const pidOf = async (trx: Transaction): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]!.pid

test('a value read ahead reaches the work, even after an undo', async () => {
  const take = async (ahead?: string) =>
    database.withTenant(SHOP, async (_, taken) => taken(), ahead === undefined ? {} : { ahead })
  expect(await take('take_number')).toBe(7)
  expect(await take('take_number')).toBe(7)
  await expect(take()).rejects.toThrow('No number was reserved')
  await expect(take('take_nothing')).rejects.toThrow('No number was reserved')
})

test('a transaction does its own work together with its opening and its commit', async () => {
  const add = async (name: string, isPipelined: boolean, last = write(`${name}, last`)) =>
    database.withTenant(
      SHOP,
      async (trx, taken) => {
        await write(name).execute(trx)
        return [(await executeAndCommit(trx, last)).rows, await taken()]
      },
      { isPipelined, ahead: 'take_number' },
    )
  for (const isPipelined of [false, true]) {
    expect(await add('one', isPipelined)).toEqual([[{ name: 'one, last' }], 7])
    expect(await notes()).toEqual(['one', 'one, last'])
    await expect(add('one', isPipelined, sql`select 1 / 0`)).rejects.toThrow('division by zero')
    expect(await notes()).toEqual([])
  }
})

test('no statement follows the last one, and a refused opening does nothing', async () => {
  await database.withTenant(SHOP, async () => undefined)
  const options = { isPipelined: true }
  const late = database.withTenant(
    SHOP,
    async trx => {
      await write('first').execute(trx)
      await executeAndCommit(trx, write('kept'))
      await write('late').execute(trx)
    },
    options,
  )
  await expect(late).rejects.toThrow('after its transaction had ended')
  expect(await notes()).toEqual(['first', 'kept'])
  const refused = database.withTenant(SHOP, async trx => executeAndCommit(trx, write('refused')), {
    ...options,
    guard: { name: 'always_refuse', ids: [] },
  })
  await expect(refused).rejects.toMatchObject({ name: 'GuardRefusedError', message: 'no' })
  expect(await notes()).toEqual([])
})

test('leaving after the end, in success or failure, disturbs no later user', async () => {
  const caller = new AbortController()
  const { signal } = caller
  await database.withTenant(SHOP, async () => undefined, { signal })
  await expect(database.withTenant(SHOP, async trx => sql`select 1 / 0`.execute(trx), { signal })).rejects.toThrow(
    'zero',
  )
  const pid = await database.withPlatform(pidOf)
  caller.abort()
  expect(cancelled).toEqual([])
  expect(await database.withPlatform(pidOf)).toBe(pid)
})

test('who leaves meanwhile has its own connection ended, which nobody gets after it', async () => {
  const caller = new AbortController()
  let pid = 0
  const left = database.withTenant(
    SHOP,
    async trx => {
      pid = await pidOf(trx)
      caller.abort()
      await sql`select 1`.execute(trx)
    },
    { signal: caller.signal },
  )
  const error: unknown = await left.catch((reason: unknown) => reason)
  expect([databaseError(error), (error as { isUndone?: boolean }).isUndone]).toEqual([{ kind: 'abandoned' }, true])
  expect(cancelled).toEqual([pid])
  expect(await database.withPlatform(pidOf)).not.toBe(pid)
})

test('numbers of rows are told of what changes rows alone', async () => {
  const told = await database.withPlatform(async trx => {
    const results = []
    for (const text of [
      "insert into notes values ('a'), ('b')",
      'update notes set name = name',
      'select * from notes',
      'delete from notes',
    ])
      results.push((await sql.raw(text).execute(trx)).numAffectedRows)
    return results
  })
  expect(told).toEqual([2n, 2n, undefined, 2n])
})

test('a lost connection is reported as away, and errors of the work stay', async () => {
  const operator = await connectOnce(made.databaseUrl)
  const lost = database.withPlatform(async trx => {
    await operator.query('select pg_terminate_backend($1, 5000)', [await pidOf(trx)])
  })
  const error = (await lost.catch((reason: unknown) => reason)) as { isUndone?: boolean }
  expect(databaseError(error)).toMatchObject({ kind: 'away' })
  await operator.end()
  const own = new TypeError('mine')
  await expect(database.withPlatform(async () => Promise.reject(own))).rejects.toBe(own)
})

test('a commit whose answer was lost is not reported as undone', async () => {
  const lossy = await loseAnswers(made.databaseUrl)
  const through = openDatabase({ databaseUrl: lossy.databaseUrl, maxConnections: 1 })
  lossy.after = 'insert into notes'
  const lost: unknown = await through
    .withPlatform(async trx => sql`insert into notes values ('done')`.execute(trx))
    .catch((reason: unknown) => reason)
  expect([databaseError(lost), isUndone(lost)]).toEqual([{ kind: 'away' }, false])
  lossy.after = null
  expect(await through.withPlatform(async () => 'again')).toBe('again')
  await through.close()
  lossy.close()
  expect(await notes()).toEqual(['done'])
})

test('waiting and running times are reported by pool, with the outcome', async () => {
  const told: unknown[] = []
  const hear = (times: unknown): void => void told.push(times)
  transactions.subscribe(hear)
  await database.withPlatform(async () => undefined)
  await database.withPlatform(async () => Promise.reject(new Error('no'))).catch(() => undefined)
  transactions.unsubscribe(hear)
  const times = { pool: 'other', waitMs: expect.closeTo(0, -4), runMs: expect.closeTo(0, -4) }
  expect(told).toEqual([
    { ...times, isDone: true },
    { ...times, isDone: false },
  ])
})
