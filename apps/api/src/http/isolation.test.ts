import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { seed } from './seedShops.ts'
import { createTestShop, type TestShop } from './testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

test('every table of a tenant is under row-level security, forced, with the one policy', async () => {
  const { rows } = await shop.database.withPlatform(async trx =>
    sql<{ name: string; isForced: boolean; policies: string[]; canBypass: boolean }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
        array(select p.polname::text from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(trx),
  )
  // Hosts are looked up before the tenant is known: that table's policy binds requests, not the owner. Requests have no
  // right to the outbox.
  const others = rows.filter(({ name }) => name !== 'tenant_hosts' && name !== 'outbox')
  expect(others.length).toBeGreaterThan(10)
  for (const row of others) expect(row).toMatchObject({ isForced: true, policies: ['tenant_only'] })
})

test('a tenant’s transaction finds no other tenant’s rows by any query', async () => {
  const { email } = await shop.signUp()
  const findIn = async (slug: 'angkor' | 'mekong') => {
    const rows = await shop.database.withTenant(await shop.tenantId(slug), async trx =>
      trx.selectFrom('accounts').select('email').execute(),
    )
    return rows.map(row => row.email)
  }
  expect(await findIn('angkor')).toContain(email)
  expect(await findIn('mekong')).not.toContain(email)
  expect(await findIn('mekong')).toContain('customer@mekong.example')
})

test('a tenant’s transaction cannot write into another tenant', async () => {
  const [angkor, mekong] = [await shop.tenantId('angkor'), await shop.tenantId('mekong')]
  const intrude = shop.database.withTenant(mekong, async trx =>
    sql`insert into size_surcharges (tenant_id, size, cents) values (${angkor}, 'XS', 1)`.execute(trx),
  )
  await expect(intrude).rejects.toThrow(/row-level security/)
})

test('requests cannot read the secrets', async () => {
  const peek = shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    trx.selectFrom('secrets').selectAll().execute(),
  )
  await expect(peek).rejects.toThrow(/permission denied/)
})

test('requests cannot see or make jobs, their own shop’s neither', async () => {
  await shop.mails()
  for (const query of [sql`select * from outbox`, sql`delete from outbox`, sql`select * from pgboss.job`]) {
    const peek = shop.database.withTenant(await shop.tenantId('mekong'), async trx => query.execute(trx))
    await expect(peek).rejects.toThrow(/permission denied/)
  }
})

test('seeding again changes nothing, twice at once as well', async () => {
  const count = async () => {
    const accounts = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.selectFrom('accounts').select('id').execute(),
    )
    const prices = await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
      trx.selectFrom('base_prices').selectAll().execute(),
    )
    return [accounts.length, prices]
  }
  const before = await count()
  const config = { publicHosts: [], demo: true, demoPassword: undefined }
  expect(await Promise.all([seed(shop.database, config), seed(shop.database, config)])).toEqual([[], []])
  expect(await count()).toEqual(before)
})

test('public hosts are given to the tenant they name, and to no second one', async () => {
  const give = async (slug: string, host: string) =>
    seed(shop.database, { publicHosts: [{ slug, host }], demo: true, demoPassword: undefined })
  await give('mekong', 'tees.example.com')
  await give('mekong', 'tees.example.com')
  expect((await shop.call('GET /whoami', { host: 'tees.example.com' })).value).toMatchObject({ slug: 'mekong' })
  await expect(give('angkor', 'tees.example.com')).rejects.toThrow(/but it is mekong’s already/)
  await expect(give('nobody', 'x.example.com')).rejects.toThrow(/there is none/)
})
