import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, databaseError, openDatabase, GuardRefusedError, sql, type Transaction } from '../index.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

let made: TestDatabase
let database: Database
let angkor: string
let mekong: string

beforeAll(async () => {
  made = await createTestDatabase()
  database = made.database
  angkor = await addTenant('angkor')
  mekong = await addTenant('mekong')
  await database.withPlatform(async queries => {
    await sql`create table kits (
      tenant_id uuid not null default current_tenant_id() references tenants,
      name text not null, pieces int8 not null default 1, due date, primary key (tenant_id, name))`.execute(queries)
    await sql`call protect_by_tenant('kits')`.execute(queries)
    await sql`create table unprotected (name text)`.execute(queries)
  })
})

afterAll(async () => made.drop())

async function addTenant(slug: string): Promise<string> {
  return database.withPlatform(async queries => {
    const row = { slug, name: slug, product_types: ['SOCCER'] }
    const { id } = await queries.insertInto('tenants').values(row).returning('id').executeTakeFirstOrThrow()
    await queries
      .insertInto('tenant_hosts')
      .values({ host: `${slug}.localhost`, tenant_id: id })
      .execute()
    return id
  })
}

async function addKit(queries: Transaction, name: string): Promise<void> {
  await sql`insert into kits (name) values (${name})`.execute(queries)
}

async function listKits(queries: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kits order by name`.execute(queries)
  return rows.map(({ name }) => name)
}

test('what is sent along with the opening must fail where there is no tenant', async () => {
  const own = openDatabase({ databaseUrl: made.databaseUrl, maxConnections: 1 })
  const pipelined = async (first: ReturnType<typeof sql>): Promise<unknown> =>
    own.withTenant(
      angkor,
      async trx => {
        await first.execute(trx)
        return (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows
      },
      { isPipelined: true },
    )
  await own.withTenant(angkor, async () => undefined)
  await expect(pipelined(sql`insert into unprotected values ('loose')`)).rejects.toThrow(/must say current_tenant_id/)
  expect(await pipelined(sql`select current_tenant_id()`)).toEqual([{ one: 1 }])
  await own.close()
})

describe('a tenant', () => {
  test('sees its own rows only', async () => {
    await database.withTenant(angkor, async queries => addKit(queries, 'home'))
    await database.withTenant(mekong, async queries => addKit(queries, 'away'))
    expect(await database.withTenant(angkor, listKits)).toEqual(['home'])
    expect(await database.withTenant(mekong, listKits)).toEqual(['away'])
  })

  test('neither changes nor removes the rows of another', async () => {
    await database.withTenant(angkor, async queries => addKit(queries, 'guarded'))
    const touched = await database.withTenant(mekong, async queries => {
      const updated = await sql`update kits set pieces = 2 where name = 'guarded'`.execute(queries)
      const deleted = await sql`delete from kits where name = 'guarded'`.execute(queries)
      return [updated.numAffectedRows, deleted.numAffectedRows]
    })
    expect(touched).toEqual([0n, 0n])
    expect(await database.withTenant(angkor, listKits)).toContain('guarded')
  })

  test('cannot write a row in the name of another', async () => {
    const forged = database.withTenant(mekong, async queries =>
      sql`insert into kits (tenant_id, name) values (${angkor}, 'forged')`.execute(queries),
    )
    await expect(forged).rejects.toThrow(/row-level security/)
  })

  test('sees only itself among the tenants and their hosts', async () => {
    const seen = await database.withTenant(mekong, async queries => ({
      tenants: await queries.selectFrom('tenants').select('slug').execute(),
      hosts: await queries.selectFrom('tenant_hosts').select('host').execute(),
    }))
    expect(seen).toEqual({ tenants: [{ slug: 'mekong' }], hosts: [{ host: 'mekong.localhost' }] })
  })

  test('cannot reach a table that was not given to the requests', async () => {
    const reading = database.withTenant(angkor, async queries => sql`select * from unprotected`.execute(queries))
    await expect(reading).rejects.toThrow(/permission denied/)
  })

  test('must be named by a uuid, whatever else the text holds', async () => {
    const injected = `${angkor}', true); drop table kits; --`
    await expect(database.withTenant(injected, listKits)).rejects.toThrow(TypeError)
  })
})

describe('without a tenant', () => {
  test('the requests’ role can read nothing', async () => {
    const reading = database.withPlatform(async queries => {
      await sql`set local role kitwright_app`.execute(queries)
      return listKits(queries)
    })
    await expect(reading).rejects.toThrow(/kitwright.tenant|uuid/)
  })

  test('even the tables’ owner can read nothing, after tenants used the same connection', async () => {
    await Promise.all(Array.from({ length: 8 }, async () => database.withTenant(angkor, listKits)))
    await expect(database.withPlatform(listKits)).rejects.toThrow(/kitwright.tenant|uuid/)
  })

  test('the requests’ role cannot sign in, owns nothing and steps around nothing', async () => {
    const { rows } = await database.withPlatform(async queries =>
      sql`select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole,
        exists (select from pg_class where relowner = pg_roles.oid) as owns
        from pg_roles where rolname = 'kitwright_app'`.execute(queries),
    )
    expect(rows).toEqual([
      { rolcanlogin: false, rolsuper: false, rolbypassrls: false, rolcreaterole: false, owns: false },
    ])
  })
})

describe('a transaction', () => {
  test('leaves nothing when its work throws', async () => {
    const failing = database.withTenant(angkor, async queries => {
      await addKit(queries, 'undone')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.withTenant(angkor, listKits)).not.toContain('undone')
  })

  test('is not called done when an error in it was swallowed', async () => {
    const swallowing = database.withTenant(angkor, async queries => {
      await addKit(queries, 'lost')
      await sql`select 1 / 0`.execute(queries).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow(/rolled back/)
  })

  test('takes no query after its end, so none reaches the next tenant', async () => {
    let leaked: Transaction | undefined
    await database.withTenant(angkor, async queries => void (leaked = queries))
    await expect(listKits(leaked!)).rejects.toThrow(/after its transaction/)
  })

  test('gives its connection back after a failure', async () => {
    const failures = Array.from({ length: 12 }, async () =>
      database.withTenant(angkor, async queries => sql`select nonsense`.execute(queries)),
    )
    await Promise.allSettled(failures)
    await expect(database.ping()).resolves.toBeUndefined()
  })
})

describe('a guard', () => {
  beforeAll(async () => {
    await database.withPlatform(async queries =>
      sql`create function refuse_all_but(wanted uuid, given uuid) returns text language sql
        return case when wanted = given then null else 'session-ended' end`.execute(queries),
    )
  })

  test('that is content lets the work begin', async () => {
    const guard = { name: 'refuse_all_but', ids: [angkor, angkor] }
    expect(await database.withTenant(angkor, async () => 'done', { guard })).toBe('done')
  })

  test('that refuses gives its reason before the work begins', async () => {
    let hasBegun = false
    const work = async () => void (hasBegun = true)
    const refused = database.withTenant(angkor, work, { guard: { name: 'refuse_all_but', ids: [angkor, mekong] } })
    await expect(refused).rejects.toThrow(new GuardRefusedError('session-ended'))
    expect(hasBegun).toBe(false)
  })

  test('takes nothing but a function’s name and uuids', async () => {
    for (const guard of [
      { name: 'now(); drop table kits; --', ids: [] },
      { name: 'refuse_all_but', ids: [angkor, `${angkor}'); drop table kits; --`] },
    ]) {
      await expect(database.withTenant(angkor, async () => 'done', { guard })).rejects.toThrow(TypeError)
    }
  })
})

test('a broken constraint is told by kind and name', async () => {
  const twice = database.withTenant(angkor, async queries => {
    await addKit(queries, 'twin')
    await addKit(queries, 'twin')
  })
  const error = await twice.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(databaseError(error)).toEqual({ kind: 'duplicate', constraint: 'kits_pkey' })
  expect(databaseError(new Error('other'))).toBeUndefined()
})

test('whole numbers come as numbers, days as text, moments as dates', async () => {
  const { rows } = await database.withPlatform(async queries =>
    sql`select 9007199254740991::int8 as big, '{1,null}'::int8[] as list, '2026-11-20'::date as day, '{2026-11-20,null}'::date[] as days,
      '2026-11-20T01:02:03Z'::timestamptz as moment`.execute(queries),
  )
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      list: [1, null],
      day: '2026-11-20',
      days: ['2026-11-20', null],
      moment: new Date('2026-11-20T01:02:03Z'),
    },
  ])
  const tooLarge = database.withPlatform(async queries => sql`select 9007199254740993::int8`.execute(queries))
  await expect(tooLarge).rejects.toThrow(RangeError)
})
