import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, openDatabase, sql, startEmbeddedDatabase, stopEmbeddedDatabase } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { checkBackup } from './backup/index.ts'
import { createOperator, rowsWith, type TestOperator, uploadPicture } from './operatorCli/testing.ts'

const KIT = join(import.meta.dirname, 'operatorCli/main.ts')

interface OwnPostgres {
  readonly databaseUrl: string
  start(): Promise<void>
  kill(): Promise<void>
  drop(): Promise<void>
}

/** Starts a separate PostgreSQL, as on another machine. */
async function startPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kitwright-cell-'))
  const start = async () => startEmbeddedDatabase({ dataDir, isDurable: false, isLingering: true })
  const { databaseUrl } = await start()
  await migrate(databaseUrl)
  return {
    databaseUrl,
    start: async () => void (await start()),
    kill: async () => stopEmbeddedDatabase(dataDir),
    async drop() {
      await stopEmbeddedDatabase(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let postgres: OwnPostgres[]
let operator: TestOperator
beforeAll(async () => {
  postgres = await Promise.all([startPostgres(), startPostgres()])
  operator = await createOperator(postgres.map(({ databaseUrl }, at) => ({ name: 'bc'[at]!, databaseUrl })))
  const add = (slug: string, cell: string) =>
    `shop add ${slug} --name ${slug} --host ${slug}.example.com --admin owner@example.com --cell ${cell} --link`
  for (const [slug, cell] of [
    ['bayon', 'b'],
    ['phnom', 'c'],
  ] as const)
    await operator.type(add(slug, cell))
})
afterAll(async () => {
  await operator.close()
  for (const one of postgres) await one.drop()
})

const statusAt = async (host: string): Promise<number> =>
  (await operator.shop.call('GET /api/products', { host })).status

describe('shops in three PostgreSQL', () => {
  test('are each in their own, and are served as one', async () => {
    const { type, shop } = operator
    const { value } = await shop.call('GET /whoami', { host: 'bayon.example.com' })
    expect(value?.name).toBe('bayon')
    const shops = JSON.parse((await type('shop list --json')).said) as { slug: string; cell: string }[]
    expect(shops.map(({ slug, cell }) => [slug, cell])).toEqual([
      ['angkor', 'home'],
      ['bayon', 'b'],
      ['mekong', 'home'],
      ['phnom', 'c'],
    ])
    const { access_token: token, email } = await shop.signUp({ host: 'phnom.example.com' })
    expect((await shop.call('GET /api/accounts/details', { host: 'phnom.example.com', token })).value.email).toBe(email)
    expect((await shop.call('GET /api/accounts/details', { host: 'bayon.example.com', token })).status).toBe(401)
    expect(await type('customer export nobody@example.com --shop phnom')).toMatchObject({ code: 1 })
  })

  test('a name and a host are one shop’s in all of them', async () => {
    const { type } = operator
    const add = 'shop add bayon --name Bayon --host other.example.com --admin owner@example.com'
    expect(await type(add)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/There is a shop bayon already/) as string,
    })
    expect(await type(add.replace('bayon', 'fourth').replace('other.', 'phnom.'))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/phnom.example.com already belongs to another shop/) as string,
    })
  })

  test('a lost cell stops its own shops only, and they return with it', async () => {
    const { shop } = operator
    expect(await statusAt('bayon.example.com')).toBe(200)
    await postgres[0]!.kill()
    await expect.poll(async () => statusAt('bayon.example.com')).toBe(503)
    for (const host of ['localhost', 'mekong.localhost', 'phnom.example.com']) expect(await statusAt(host)).toBe(200)
    // The host may belong to a shop of the unreachable cell.
    expect(await statusAt('nobody.example.com')).toBe(503)
    expect((await shop.app.inject('/health/ready')).statusCode).toBe(200)
    expect((await operator.type('shop list')).said).toMatch(/\(DATABASE_CELLS\) does not answer/)
    const { said } = await operator.type('doctor')
    expect(said).toMatch(/error +cells +b: .* does not answer/)
    expect(said).not.toMatch(/Folders of no shop/)
    await postgres[0]!.start()
    await expect.poll(async () => statusAt('bayon.example.com')).toBe(200)
    expect(await statusAt('nobody.example.com')).toBe(404)
  })
})

test('a backup has one archive per cell, and one cell restores beside the others', async () => {
  const { type, shop, folder, env } = operator
  const { access_token: token } = await shop.signUp({ host: 'phnom.example.com' })
  const fileId = await uploadPicture(shop, token, 'phnom.example.com')
  const to = join(folder, 'archives')
  expect(await type(`backup --to ${to}`)).toMatchObject({ code: 0 })
  const archiveOf = async (cell: string) => {
    const [name] = (await readdir(join(to, cell))).filter(one => one.endsWith('.zip'))
    return join(to, cell, name!)
  }
  const hasFile = async (cell: string): Promise<boolean> =>
    (await checkBackup(await archiveOf(cell))).entries.some(({ name }) => name.endsWith(fileId))
  expect([await hasFile('.'), await hasFile('b'), await hasFile('c')]).toEqual([false, false, true])

  const fresh = await createTestDatabase()
  const there = { ...env, DATABASE_CELLS: env.DATABASE_CELLS!.replace(/,c=.*/, `,c=${fresh.databaseUrl}`) }
  expect(await type(`restore ${await archiveOf('c')} --cell d`, there)).toMatchObject({ code: 1 })
  expect(await type(`restore ${await archiveOf('c')} --cell c`, there)).toMatchObject({ code: 0 })
  const { rows } = await fresh.database.withPlatform(async trx => sql`select slug from tenants`.execute(trx))
  expect(rows).toEqual([{ slug: 'phnom' }])
  await fresh.drop()
})

describe('a move that is cut off', () => {
  test('leaves the shop in place, open within seconds, and succeeds when repeated', async () => {
    const { shop, env, type } = operator
    const angkor = await shop.tenantId('angkor')
    const ask = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
      (await shop.database.withPlatform(async trx => query.execute(trx))).rows[0]!.n
    const moving = spawn(process.execPath, [KIT, 'shop', 'move', 'angkor', '--to', 'c'], {
      env: { ...process.env, ...env },
    })
    const tables =
      await ask(sql`select count(*)::int as n from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relpersistence = 'p' and (relname = 'tenants' or exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id'))`)
    const noted = sql<{
      n: number
    }>`select count(distinct tgrelid)::int as n from pg_trigger where tgname like 'moving%'`
    await expect.poll(async () => ask(noted), { interval: 20 }).toBe(tables)
    // A write is in progress when the shop stops.
    const written = Promise.withResolvers<void>()
    const killed = Promise.withResolvers<void>()
    const writing = shop.database.withTenant(angkor, async trx => {
      await sql`update accounts set first_name = 'Interrupted' where email = 'customer@angkor.example'`.execute(trx)
      written.resolve()
      await killed.promise
    })
    await written.promise
    const leaving = sql<{ n: number }>`select count(*)::int as n from tenants where presence = 'leaving'`
    await expect.poll(async () => ask(leaving), { interval: 10 }).toBe(1)
    moving.kill('SIGKILL')
    await once(moving, 'exit')
    killed.resolve()
    await writing

    const { access_token: token } = await shop.signUp()
    expect((await shop.call('GET /api/accounts/details', { token })).status).toBe(200)
    expect((await rowsWith(shop, angkor, ['Interrupted'])).length).toBeGreaterThan(0)
    const before = await rowsWith(shop, angkor, [''])
    expect(await type('shop move angkor --to c')).toMatchObject({ code: 0 })
    expect(await rowsWith(shop, angkor, [''])).toEqual([])
    const database = openDatabase({ databaseUrl: postgres[1]!.databaseUrl })
    expect((await rowsWith({ database }, angkor, [''])).toSorted()).toEqual(before.toSorted())
    await database.close()
    expect((await shop.call('GET /api/accounts/details', { token })).status).toBe(200)
  })

  test('cut off between the last two steps is finished by the next caller', async () => {
    const { shop, type } = operator
    const mekong = await shop.tenantId('mekong')
    expect(await type('shop move mekong --to b')).toMatchObject({ code: 0 })
    const database = openDatabase({ databaseUrl: postgres[0]!.databaseUrl })
    await database.withPlatform(async trx =>
      sql`update tenants set presence = 'sealed' where id = ${mekong}`.execute(trx),
    )
    await shop.database.withPlatform(async trx => {
      await sql`insert into tenants (id, slug, name, product_types, presence)
        values (${mekong}, 'mekong', 'Left', '{}', 'left')`.execute(trx)
      await sql`insert into tenant_hosts values ('mekong.localhost', ${mekong})`.execute(trx)
    })
    expect((await shop.signUp({ host: 'mekong.localhost' })).access_token).toBeDefined()
    const { rows } = await database.withPlatform(async trx =>
      sql`select presence from tenants where id = ${mekong}`.execute(trx),
    )
    expect(rows).toEqual([{ presence: 'here' }])
    const examined = await type('doctor')
    expect(examined.said).toMatch(/warning +cells +A move of mekong .* cut off \(cell home\)/)
    expect((await type('shop move mekong --to b')).said).toMatch(
      /rows? removed from the cell home\.\nmekong is in the cell b\./,
    )
    await database.close()
  })
})
