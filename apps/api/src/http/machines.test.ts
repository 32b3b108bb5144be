import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from './testing.ts'

/** Two servers on one database, as on two machines. */
let [one, other]: TestShop[] = []
beforeAll(async () => {
  one = await createTestShop({ rateLimits: 'on', hearsChanges: true })
  other = await createTestShop({ rateLimits: 'on', hearsChanges: true, beside: one })
})
afterAll(async () => {
  await other?.close()
  await one?.close()
})
const both = () => [one!, other!] as const

describe('on two machines', () => {
  test('a limit is one for both, each shop’s own and each caller’s own', async () => {
    const ask = async (shop: TestShop, call: { host?: string; ip?: string } = {}) => {
      const body = { contact: '012 345 678', subject: 'Time', message: 'How long does it take?' }
      return (await shop.call('POST /api/contact', { body, ip: '203.0.113.7', ...call })).status
    }
    const seen: number[] = []
    for (let i = 0; i < 11; i++) for (const shop of both()) seen.push(await ask(shop))
    expect(seen).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429])
    expect(await ask(one!, { ip: '203.0.113.8' })).toBe(204)
    expect(await ask(other!, { host: 'mekong.localhost' })).toBe(204)
    const { error, raw } = await other!.call('POST /api/contact', {
      body: { contact: '012 345 678', subject: 'Time', message: 'Again?' },
      ip: '203.0.113.7',
    })
    expect(error?.id).toBe('too-many-requests')
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
    await one!.database.withTenant(await one!.tenantId('angkor'), async trx =>
      sql`update call_counts set resets_at = now() - interval '1 second'`.execute(trx),
    )
    // The other server remembers the refusal until the minute is over. A new server counts anew.
    const third = await createTestShop({ rateLimits: 'on', beside: one! })
    expect(await ask(third)).toBe(204)
    await third.close()
  })

  test('refused calls leave the hour’s limit, so a whole school waits a minute only', async () => {
    const forgot = async (shop: TestShop, i: number) =>
      shop.call('POST /api/accounts/forgotpassword', {
        body: { email: `pupil${i}@example.com` },
        ip: `2001:DB8:0:7:${i.toString(16)}::${i}`,
      })
    const answers = await Promise.all(Array.from({ length: 200 }, async (_, i) => forgot(both()[i % 2]!, i)))
    const waits = answers.filter(({ status }) => status === 429).map(({ raw }) => Number(raw.headers['retry-after']))
    expect(waits).toHaveLength(180)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    await one!.database.withTenant(await one!.tenantId('angkor'), async trx =>
      sql`update call_counts set resets_at = resets_at - interval '1 minute'`.execute(trx),
    )
    const third = await createTestShop({ rateLimits: 'on', beside: one! })
    expect((await forgot(third, 200)).status).toBe(204)
    await third.close()
  })

  test('a new brand and a new host reach other servers before their next look', async () => {
    const name = async (shop: TestShop, host = 'localhost') => (await shop.call('GET /whoami', { host })).value?.name
    expect([await name(one!), await name(other!)]).toEqual(['Angkor Kits', 'Angkor Kits'])
    expect(await name(other!, 'new.example.com')).toBeUndefined()
    const token = await one!.signInStaff('admin@angkor.example')
    const { value: brand } = await one!.call('GET /api/office/brand', { token })
    await one!.call('PUT /api/office/brand', { token, body: { ...brand, name: 'Angkor United' } })
    await vi.waitUntil(async () => (await name(other!)) === 'Angkor United', { timeout: 30_000, interval: 20 })
    const tenantId = await one!.tenantId('angkor')
    await one!.database.withPlatform(async trx =>
      sql`insert into tenant_hosts (host, tenant_id) values ('new.example.com', ${tenantId})`.execute(trx),
    )
    await vi.waitUntil(async () => (await name(other!, 'new.example.com')) === 'Angkor United', {
      timeout: 30_000,
      interval: 20,
    })
  })

  test('a change missed by the listener is there once it reconnects', async () => {
    const name = async () => (await other!.call('GET /whoami', { host: 'mekong.localhost' })).value.name
    const before = await name()
    await one!.database.withPlatform(async trx => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(trx)
      await sql`update tenants set name = 'Mekong Reborn' where slug = 'mekong'`.execute(trx)
    })
    await vi.waitUntil(async () => (await name()) === 'Mekong Reborn', { timeout: 30_000, interval: 50 })
    expect(before).not.toBe('Mekong Reborn')
  })

  test('where nothing can be heard it is looked up by whoever asks', async () => {
    const deaf = await createTestShop({ hearsChanges: 'in vain', beside: one! })
    const name = async () => (await deaf.call('GET /whoami', { host: 'mekong.localhost' })).value.name
    const before = await name()
    await one!.database.withPlatform(async trx =>
      sql`update tenants set name = 'Mekong Once More' where slug = 'mekong'`.execute(trx),
    )
    await vi.waitUntil(async () => (await name()) === 'Mekong Once More', { timeout: 30_000, interval: 20 })
    expect(before).not.toBe('Mekong Once More')
    await deaf.close()
  })
})
