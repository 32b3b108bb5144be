import { type ApiScope, API_SCOPES, haveScope, type Route, routes } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { openPartnerDesk, type PartnerDesk, type V1Key } from '../testing/partnerDesk.ts'

const lines: string[] = []
let desk: PartnerDesk
beforeAll(async () => {
  desk = await openPartnerDesk({ rateLimits: 'on', logStream: { write: line => void lines.push(line) } })
})
afterAll(async () => desk.shop.close())

const V1 = (Object.entries(routes) as [V1Key, Route][]).filter(([, { scope }]) => scope !== undefined)
const NOBODY = '00000000-0000-4000-8000-000000000000'
const ask = async (key: V1Key, token: string, host?: string) => {
  const sent = key.startsWith('GET') ? {} : { body: {} }
  const { status, error } = await desk.call(key, token, { host, params: { id: NOBODY, parcel: NOBODY }, ...sent })
  return { status, id: error?.id }
}

describe('an API key', () => {
  test('is shown once and stored as a hash', async () => {
    const { key, keys, id } = await desk.makeKey(['orders:read'])
    expect(key).toMatch(/^kw_[\w-]{43}$/)
    expect(keys.find(each => each.id === id)).toMatchObject({
      prefix: key.slice(0, 9),
      state: 'active',
      lastUsedAt: null,
    })
    const { raw } = await desk.shop.call('GET /api/office/api-keys', { token: await desk.staffOf() })
    expect(raw.body).not.toContain(key)
    const rows = await desk.shop.database.withTenant(await desk.shop.tenantId('angkor'), async trx =>
      sql<{ all: string }>`select k::text as all from api_keys k union all select e::text from audit_entries e`.execute(
        trx,
      ),
    )
    expect(rows.rows.map(row => row.all).join('\n')).not.toContain(key)
  })

  test('does nothing that its maker may not do', async () => {
    const token = await desk.staffOf()
    const role = { name: 'Settings only', rights: ['settings' as const] }
    const { value: made } = await desk.shop.call('POST /api/office/roles', { token, body: role })
    const [email, password] = ['settings@angkor.example', 'a long sentence for one']
    const person = { firstName: 'Only', lastName: 'Settings', email, password, role: 'STORE' as const }
    await desk.shop.call('POST /api/office/staff', { token, body: { ...person, ownRoleId: made.id } })
    const settings = await desk.shop.signInStaff(email, { password })
    const make = async (scopes: ApiScope[]) => {
      const body = { name: 'Theirs', scopes, expiresInDays: 1 }
      return desk.shop.call('POST /api/office/api-keys', { token: settings, body })
    }
    expect((await make(['orders:read'])).status).toBe(201)
    for (const scope of ['orders:write', 'production:write'] as const)
      expect((await make(['orders:read', scope])).error?.id).toBe('right-missing')
  })

  test('is refused by every route whose scope it lacks', async () => {
    const tokens = new Map<ApiScope, string>()
    for (const scope of API_SCOPES) tokens.set(scope, (await desk.makeKey([scope], { callsPerMinute: 3_000 })).key)
    for (const [key, { scope }] of V1)
      for (const [each, token] of tokens) {
        const { status, id } = await ask(key, token)
        if (haveScope([each], scope!)) expect([key, each, status]).not.toEqual([key, each, 403])
        else expect([key, each, id]).toEqual([key, each, 'scope-missing'])
      }
  })

  test('opens nothing in another shop, and neither does a token of a person', async () => {
    const foreign = await desk.makeKey([...API_SCOPES], { host: desk.MEKONG, callsPerMinute: 3_000 })
    const staff = await desk.staffOf()
    for (const [key] of V1) {
      expect([key, await ask(key, foreign.key)]).toEqual([key, { status: 401, id: 'key-invalid' }])
      expect([key, await ask(key, staff)]).toEqual([key, { status: 401, id: 'key-invalid' }])
      expect([key, await ask(key, '')]).toEqual([key, { status: 401, id: 'unauthenticated' }])
    }
    expect((await ask('GET /v1/key', foreign.key, desk.MEKONG)).status).toBe(200)
  })

  test('opens neither the office nor a customer’s calls', async () => {
    const { key } = await desk.makeKey([...API_SCOPES])
    expect((await desk.shop.call('GET /api/office/orders', { token: key })).error?.id).toBe('unauthenticated')
    expect((await desk.shop.call('GET /api/accounts/details', { token: key })).error?.id).toBe('unauthenticated')
  })

  test('is refused at once when staff end it, and after its last day', async () => {
    const { key, id } = await desk.makeKey(['orders:read'], { days: 1 })
    expect((await ask('GET /v1/key', key)).status).toBe(200)
    const { value } = await desk.shop.call('GET /api/office/api-keys', { token: await desk.staffOf() })
    expect(value.keys.find(each => each.id === id)?.lastUsedAt).not.toBeNull()
    const { now } = desk.shop.clock
    desk.shop.clock.now = new Date(now.getTime() + 86_400_001)
    expect(await ask('GET /v1/key', key)).toEqual({ status: 401, id: 'key-invalid' })
    desk.shop.clock.now = now
    const ended = await desk.shop.call('DELETE /api/office/api-keys/{id}', {
      token: await desk.staffOf(),
      params: { id },
    })
    expect(ended.value.keys.find(each => each.id === id)).toMatchObject({
      state: 'ended',
      ended: { by: expect.any(String) },
    })
    expect(await ask('GET /v1/key', key)).toEqual({ status: 401, id: 'key-invalid' })
    const { value: log } = await desk.shop.call('GET /api/office/audit', {
      token: await desk.staffOf(),
      query: { subject: id },
    })
    expect(log.items.map(({ subject, action }) => `${subject} ${action}`)).toEqual(['api-key update', 'api-key insert'])
  })

  test('has its own limit, told by headers, and others go on', async () => {
    const [busy, other] = [
      await desk.makeKey(['orders:read'], { callsPerMinute: 10 }),
      await desk.makeKey(['orders:read']),
    ]
    const { raw } = await desk.call('GET /v1/key', busy.key)
    expect(raw.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '9' })
    for (let i = 1; i < 10; i += 1) expect((await ask('GET /v1/key', busy.key)).status).toBe(200)
    const over = await desk.call('GET /v1/orders', busy.key)
    expect([over.status, over.error?.id]).toEqual([429, 'too-many-requests'])
    expect(Number(over.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect(over.raw.headers['ratelimit-remaining']).toBe('0')
    expect((await ask('GET /v1/key', other.key)).status).toBe(200)
  })

  test('stands in no line of the log', async () => {
    const { key, id } = await desk.makeKey(['orders:read'])
    await ask('GET /v1/orders', key)
    await desk.shop.app.inject({
      url: `/v1/orders?key=${key}`,
      headers: { host: 'localhost', authorization: `Bearer ${key}` },
    })
    expect(lines.join('\n')).toContain(id)
    expect(lines.join('\n')).not.toContain(key)
  })
})
