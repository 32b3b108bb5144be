import { createHash, randomUUID } from 'node:crypto'
import { createDesign, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../entrance/testing.ts'
import type { Jobs } from '../jobs/index.ts'
import { createBuyer, lineOf } from '../orders/testing/buyer.ts'

let shop: TestShop
let jobs: Jobs
let staff: string
beforeAll(async () => {
  shop = await createTestShop()
  jobs = await shop.openJobs({ sender: { send: async () => undefined, close: () => undefined } })
  staff = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const PLAYERS = [
  { qty: 1, playerName: 'Sok Dara', printName: 'សុខ ដារ៉ា', number: 10, size: 'M' },
  { qty: 9, playerName: 'Vanna', number: 7, size: 'L' },
]

async function createOrder(lines: object[] = PLAYERS) {
  const buyer = await createBuyer(shop)
  const garment = getGarment('tshirt')
  const plain = createDesign('tshirt')
  const text = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
  const designId = await buyer.saveDesign('Away', { ...plain, layers: [text] })
  return buyer.order({ lines: lines.map(line => ({ ...lineOf(designId), productType: 'TSHIRT', ...line })) })
}

const inShop = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

async function createApproved(lines?: object[]) {
  const order = await createOrder(lines)
  await inShop(sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z' where id = ${order.id}`)
  return order
}

const ask = async (id: string) => shop.call('POST /api/office/orders/{id}/packs', { token: staff, params: { id } })
const list = async (id: string) => shop.call('GET /api/office/orders/{id}/packs', { token: staff, params: { id } })
const latest = async (id: string) => (await list(id)).value.items[0]!

test('what is not approved has no print files; a customer and another shop have none to ask for', async () => {
  const { id } = await createOrder()
  expect((await list(id)).value).toMatchObject({ mayMake: false, items: [] })
  expect((await ask(id)).error?.id).toBe('order-not-approved')
  const other = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const params = { id }
  const there = { token: other, host: 'mekong.localhost', params }
  expect((await shop.call('POST /api/office/orders/{id}/packs', there)).error?.id).toBe('not-found')
  const { access_token: token } = await shop.signUp()
  expect((await shop.call('GET /api/office/orders/{id}/packs', { token, params })).status).toBe(403)
})

test('a pack is made once, told piece by piece, fetched as one archive by who was given its address, and the same bytes again', async () => {
  const { id } = await createApproved()
  const first = await ask(id)
  expect([first.status, first.value.state]).toEqual([201, 'queued'])
  expect((await ask(id)).value.id).toBe(first.value.id)
  await jobs.drain()
  const pack = await latest(id)
  expect(pack).toMatchObject({
    state: 'done',
    garments: 10,
    pieces: 50,
    piecesMade: 50,
    piecesChecked: 50,
    isKept: true,
  })
  expect((await list(id)).value.items).toHaveLength(1)

  const params = { id: pack.id }
  const { value } = await shop.call('POST /api/office/packs/{id}/fetch', { token: staff, params })
  const { rawPayload: zip, headers } = await shop.app.inject({ url: value.address, headers: { host: 'localhost' } })
  expect(zip).toHaveLength(pack.bytes!)
  expect(headers['content-length']).toBe(String(pack.bytes))
  expect(createHash('sha256').update(zip).digest('hex')).toBe(pack.sha256)
  expect((await latest(id)).fetches).toHaveLength(1)
  const forged = value.address.replace(pack.id, randomUUID())
  expect((await shop.app.inject({ url: forged, headers: { host: 'localhost' } })).statusCode).toBe(410)

  await ask(id)
  await jobs.drain()
  expect((await latest(id)).id).not.toBe(pack.id)
  expect((await latest(id)).sha256).toBe(pack.sha256)
})
