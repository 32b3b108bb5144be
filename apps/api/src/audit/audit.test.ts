import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, type Transaction } from '../database/index.ts'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'
import { createBuyer } from '../orders/testing/buyer.ts'

let shop: TestShop
let store: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, store, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const read = async (query: object = {}) => (await ask('GET /api/office/audit', { query })).value
const latest = async (query: object = {}) => (await read(query)).items[0]!
const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
const me = async () => (await ask('GET /api/office/me')).value

describe('the audit log', () => {
  test('tells who changed which role, before and after, and only what changed', async () => {
    const role = (await ask('POST /api/office/roles', { body: { name: 'Till', rights: ['money'] } })).value
    expect(await latest({ area: 'people' })).toMatchObject({
      actor: { id: (await me()).id },
      subject: 'role',
      subjectId: role.id,
      label: 'Till',
      action: 'insert',
      before: null,
      after: { name: 'Till', rights: ['money'] },
    })
    const body = { name: 'Till', rights: ['money', 'orders'] }
    await ask('PUT /api/office/roles/{id}', { params: { id: role.id }, body })
    expect(await latest({ area: 'people' })).toMatchObject({
      action: 'update',
      before: { rights: ['money'] },
      after: { rights: ['money', 'orders'] },
    })
    expect(Object.keys((await latest({ area: 'people' })).after!)).toEqual(['rights'])
  })

  test('names the request of a change that changes no row', async () => {
    const person = { firstName: 'Chan', lastName: 'Thy', email: 'invited@angkor.example', role: 'STORE' as const }
    const { id } = (await ask('POST /api/office/staff', { body: person })).value
    await ask('POST /api/office/staff/{id}/invitation', { params: { id } })
    const { rows } = await inShop(async trx =>
      sql<{ id: string | null }>`
        select request_id as id from audit_entries where action = 'invite' order by id desc limit 1`.execute(trx),
    )
    expect(rows).toEqual([{ id: expect.stringMatching(/\w/) as string }])
  })

  test('has nothing of a refused change', async () => {
    const { total } = await read({ area: 'people' })
    const id = (await me()).id
    await ask('PUT /api/office/staff/{id}', { params: { id }, body: { isBlocked: true } })
    await ask('POST /api/office/roles', { body: { name: 'till', rights: [] } })
    await ask('POST /api/office/roles', { body: { name: 'Other', rights: ['settings'] } }, store)
    expect((await read({ area: 'people' })).total).toBe(total)
  })

  test('never shows a password, a token, an address or a name', async () => {
    const secret = 'a very long staff password'
    const person = { firstName: 'Hidden', lastName: 'Person', email: 'hidden@angkor.example', password: secret }
    const { id } = (await ask('POST /api/office/staff', { body: { ...person, role: 'STORE' } })).value
    await ask('PUT /api/office/bakong', { body: { token: 'a-token-of-bakong-that-nobody-reads' } })
    await ask('DELETE /api/office/staff/{id}', { params: { id } })
    const { rows } = await inShop(async trx =>
      sql<{ all: string }>`select e::text as all from audit_entries e`.execute(trx),
    )
    const written = rows.map(row => row.all).join('\n')
    for (const word of [secret, 'argon2', 'hidden@angkor', 'Hidden', 'a-token-of-bakong'])
      expect(written).not.toContain(word)
    // The entry names the changed columns without their values.
    expect(await latest({ subject: id })).toMatchObject({
      after: { email: '•••', password_hash: '•••', is_blocked: true },
    })
  })

  test('follows an order: its status, its payment and its internal note', async () => {
    const buyer = await createBuyer(shop)
    const order = await buyer.order()
    // The order's timeline tells what the customer did.
    expect((await read({ subject: order.id })).items).toEqual([])
    const version = async () => {
      const { raw } = await ask('GET /api/office/orders/{id}', { params: { id: order.id } })
      return { 'if-match': String(raw.headers['etag']) }
    }
    const params = { id: order.id }
    await ask('POST /api/office/orders/{id}/notes', { params, body: { text: 'Call before noon', mentions: [] } }, store)
    const body = { cents: 100, method: 'cash' }
    await ask('POST /api/office/orders/{id}/payments', { params, headers: await version(), body }, store)
    await ask('POST /api/office/orders/{id}/move', {
      params,
      headers: await version(),
      body: { to: 'CANCELED', note: 'x' },
    })
    const { items } = await read({ subject: order.number })
    expect(items.find(({ area }) => area === 'money')).toMatchObject({ after: { cents: 100, method: 'cash' } })
    expect(items.find(({ after }) => after?.['status'] === 'CANCELED')).toMatchObject({
      label: order.number,
      before: { status: 'REVIEWING' },
    })
    expect(JSON.stringify(items)).not.toContain('Call before noon')
    expect(new Set(items.map(({ actor }) => actor?.id)).size).toBe(2)
  })

  test('tells which prices and which settings changed', async () => {
    const list = (await ask('GET /api/office/prices')).value
    const saved = await ask('PUT /api/office/prices', { body: { ...list, leadTimeDays: list.leadTimeDays + 1 } })
    expect(saved.status).toBe(200)
    const entry = await latest({ area: 'prices' })
    expect(entry.before).toEqual({ 'list.leadTimeDays': list.leadTimeDays })
    expect(entry.after).toEqual({ 'list.leadTimeDays': list.leadTimeDays + 1 })
    const brand = (await ask('GET /api/office/brand')).value
    await ask('PUT /api/office/brand', { body: { ...brand, name: 'Angkor Kits & Co' } })
    expect(await latest({ area: 'settings' })).toMatchObject({ after: { name: 'Angkor Kits & Co' } })
  })

  test('has sign-ins of staff, and those that were refused', async () => {
    await shop.signInStaff('store@angkor.example')
    expect(await latest({ area: 'sign-in' })).toMatchObject({ action: 'sign-in', label: expect.stringContaining(' ') })
    const body = { email: 'store@angkor.example', password: 'a wrong password', clientId: 'office' as const }
    await shop.call('POST /api/accounts/token', { body })
    expect((await latest({ area: 'sign-in' })).action).toBe('sign-in-refused')
  })

  test('is searched, filtered by person and day, and paged', async () => {
    const mine = (await me()).id
    expect((await read({ search: 'till' })).items.every(({ label }) => label === 'Till')).toBe(true)
    expect((await read({ search: 'no such thing' })).items).toEqual([])
    expect((await read({ actor: mine })).items.every(({ actor }) => actor?.id === mine)).toBe(true)
    expect((await read({ to: '2001-01-01' })).items).toEqual([])
    const first = await read({ pageSize: 2 })
    const second = await read({ pageSize: 2, after: first.after })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
  })

  test('is exported with a right, which is noted itself', async () => {
    const call = { query: { area: 'people' } }
    expect((await ask('GET /api/office/audit/csv', call, store)).error?.id).toBe('right-missing')
    const { raw } = await ask('GET /api/office/audit/csv', call)
    expect(raw.headers['content-type']).toContain('text/csv')
    expect(raw.body).toContain('at,person,key,area,action,thing,id,name,before,after\r\n')
    expect(raw.body).toContain('Till')
    expect(await latest({ area: 'exports' })).toMatchObject({ subject: 'audit', after: { area: 'people' } })
  })

  test('is another one in another shop', async () => {
    const token = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
    const { value } = await shop.call('GET /api/office/audit', { token, host: 'mekong.localhost', query: {} })
    expect(value.items.map(({ action }) => action)).toEqual(['sign-in'])
  })
})

describe('an entry of the audit log', () => {
  test.each(['update audit_entries set action = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
    'is not changed by the server: %s',
    async text => {
      await expect(inShop(async trx => sql.raw(text).execute(trx))).rejects.toThrow(/permission denied/)
    },
  )

  test('is not changed by the owner of the tables either', async () => {
    const change = shop.database.withPlatform(async trx => {
      await sql`select set_config('kitwright.tenant', ${await shop.tenantId('angkor')}, true)`.execute(trx)
      await sql`update audit_entries set action = 'x'`.execute(trx)
    })
    await expect(change).rejects.toThrow(/never changed/)
  })

  test('is gone with the change that was rolled back', async () => {
    const mine = (await me()).id
    const count = async () => (await read()).total
    const before = await count()
    const failing = inShop(async trx => {
      await sql`select set_config('kitwright.actor', ${mine}, true)`.execute(trx)
      await sql`update staff_roles set name = 'Rolled back'`.execute(trx)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await count()).toBe(before)
  })

  test('keeps the fact, not the name, of a person who is erased', async () => {
    const customer = await shop.signUp()
    const { id } = (await shop.call('GET /api/accounts/details', { token: customer.access_token })).value
    await ask('PUT /api/office/customers/{id}/blocked', { params: { id }, body: { isBlocked: true } })
    const told = async () => (await read({ subject: id })).items.find(({ after }) => after?.['is_blocked'])
    expect((await told())?.after).toEqual({ is_blocked: true })
    await inShop(async trx =>
      sql`update accounts set first_name = 'Erased', last_name = 'customer' where id = ${id}`.execute(trx),
    )
    expect(await told()).toMatchObject({ label: 'Erased customer', after: { is_blocked: true } })
  })
})
