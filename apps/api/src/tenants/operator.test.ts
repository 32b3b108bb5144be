import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../database/index.ts'
import { createTestOffice, type AskOffice } from '../http/testingOffice.ts'
import type { TestShop } from '../http/testing.ts'
import {
  countOpenMessages,
  createTenantDirectory,
  findBestHost,
  findTenantBySlug,
  giveHost,
  listHosts,
  listTenants,
  makeTenant,
  suspendTenant,
} from './index.ts'

let shop: TestShop

let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const operate = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => shop.database.withPlatform(work)
const NEW = { name: 'Battambang Sport', productTypes: ['TSHIRT'], settings: { colour: '#1d4ed8' } }
const make = async (slug: string) => operate(async trx => makeTenant(trx, { ...NEW, slug }))
const give = async (tenantId: string, host: string) => operate(async trx => giveHost(trx, { tenantId, host }))

test('a shop is made once under a short name, and found by it', async () => {
  const id = (await make('battambang'))!
  expect(await make('battambang')).toBeUndefined()
  expect(await operate(async trx => findTenantBySlug(trx, 'battambang'))).toEqual({
    id,
    slug: 'battambang',
    name: 'Battambang Sport',
    suspendedAt: null,
  })
  expect(await operate(async trx => findTenantBySlug(trx, 'nobody'))).toBeUndefined()
})

test('a host leads to its first shop; another claimant is told whose it is', async () => {
  const id = (await make('kampot'))!
  expect(await give(id, 'kampot.example')).toBeUndefined()
  // Repeating the same call changes nothing.
  expect(await give(id, 'kampot.example')).toBeUndefined()
  expect(await give(id, 'mekong.localhost')).toBe('mekong')
  expect(await operate(async trx => listHosts(trx, id))).toEqual(['kampot.example'])
  expect(await createTenantDirectory(shop.database).find('mekong.localhost')).toMatchObject({ slug: 'mekong' })
})

test('a shop’s name prefers public hosts, names over addresses, and short over long', async () => {
  const id = (await make('kep'))!
  const hosts = ['kep.example', 'www.kep.example', 'kep.localhost', '10.1.2.3']
  for (const host of hosts.toReversed()) await give(id, host)
  expect(await operate(async trx => listHosts(trx, id))).toEqual(hosts)
  expect(await shop.database.withTenant(id, findBestHost)).toBe('kep.example')
  expect((await listTenants(shop.database)).find(each => each.id === id)?.host).toBe('kep.example')
  const nameless = (await make('nameless'))!
  expect(await shop.database.withTenant(nameless, findBestHost)).toBeNull()
})

test('a suspended shop says so until it is resumed', async () => {
  const id = (await make('takeo'))!
  await give(id, 'takeo.example')
  const look = async () => {
    const found = await createTenantDirectory(shop.database).find('takeo.example')
    const isListed = (await listTenants(shop.database)).some(each => each.id === id)
    return [found?.isSuspended, isListed]
  }
  expect(await look()).toEqual([false, true])
  await operate(async trx => suspendTenant(trx, id, { at: new Date() }))
  expect(await look()).toEqual([true, false])
  await operate(async trx => suspendTenant(trx, id, { at: null }))
  expect(await look()).toEqual([false, true])
})

test('concurrent changes of the brand do not overwrite each other or other settings', async () => {
  const { value: brand, raw } = await ask('GET /api/office/brand')
  const save = async (colour: string) =>
    ask('PUT /api/office/brand', { body: { ...brand, colour }, headers: { 'if-match': String(raw.headers.etag) } })
  const tenant = await shop.tenantId('angkor')
  const settingsOf = async () =>
    operate(async trx =>
      trx.selectFrom('tenants').select('settings').where('id', '=', tenant).executeTakeFirstOrThrow(),
    )
  await operate(async trx =>
    trx
      .updateTable('tenants')
      .set({ settings: JSON.stringify({ ...((await settingsOf()).settings as object), ofLater: 7 }) })
      .where('id', '=', tenant)
      .execute(),
  )
  const first = await save('#123456')
  expect(first.value).toEqual({ ...brand, colour: '#123456' })
  expect((await save('#654321')).error?.id).toBe('stale-version')
  expect((await ask('GET /api/office/brand')).value.colour).toBe('#123456')
  expect((await settingsOf()).settings).toMatchObject({ ofLater: 7 })
})

test('messages list the longest waiting first, then answered ones, each shop’s own', async () => {
  const open = async () => shop.database.withTenant(await shop.tenantId('angkor'), countOpenMessages)
  const before = await open()
  for (const subject of ['first', 'second', 'third', 'fourth']) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await shop.call('POST /api/contact', { body: { contact: 'dara@example.com', subject, message: 'Hello' } })
  }
  const list = async () => (await ask('GET /api/office/messages', { query: { pageSize: 100 } })).value
  const own = async () => (await list()).items.filter(({ contact }) => contact === 'dara@example.com')
  const mark = async (subject: string, isAnswered: boolean) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    const { id } = (await own()).find(each => each.subject === subject)!
    const call = { params: { id }, body: { isAnswered } }
    expect((await ask('PUT /api/office/messages/{id}/answered', call)).status).toBe(204)
  }
  expect((await own()).map(({ subject }) => subject)).toEqual(['first', 'second', 'third', 'fourth'])
  expect(await open()).toBe(before + 4)
  for (const subject of ['second', 'first', 'fourth']) await mark(subject, true)
  await mark('fourth', false)
  expect((await own()).map(({ subject, answeredAt }) => [subject, answeredAt !== null])).toEqual([
    ['third', false],
    ['fourth', false],
    ['first', true],
    ['second', true],
  ])
  expect(await open()).toBe(before + 2)
  const { total, isTotalExact, items } = await list()
  expect([total, isTotalExact]).toEqual([items.length, true])
  const nowhere = { params: { id: randomUUID() }, body: { isAnswered: true } }
  expect((await ask('PUT /api/office/messages/{id}/answered', nowhere)).error?.id).toBe('not-found')
  const other = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const foreign = { params: { id: items[0]!.id }, body: { isAnswered: true }, host: 'mekong.localhost' }
  expect((await ask('PUT /api/office/messages/{id}/answered', foreign, other)).error?.id).toBe('not-found')
})
