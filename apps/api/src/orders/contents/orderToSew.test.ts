import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestOffice, type AskOffice } from '../../http/testingOffice.ts'
import type { TestShop } from '../../http/testing.ts'
import { findOrderFingerprint, findOrderToSew } from '../index.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const inTenant = async (host: 'angkor' | 'mekong') => {
  const tenant = await shop.tenantId(host)
  return {
    order: async (ref: Parameters<typeof findOrderToSew>[1]) =>
      shop.database.withTenant(tenant, async trx => findOrderToSew(trx, ref)),
    sign: async (id: string) => shop.database.withTenant(tenant, async trx => findOrderFingerprint(trx, id)),
  }
}

async function change(key: 'move' | 'payments', id: string, body: object): Promise<void> {
  const { raw } = await ask('GET /api/office/orders/{id}', { params: { id } })
  const headers = { 'if-match': String(raw.headers.etag) }
  const { error } = await ask(`POST /api/office/orders/{id}/${key}`, { params: { id }, body, headers })
  if (error) throw new Error(error.id)
}
async function approveDesign(id: string): Promise<void> {
  const { raw } = await ask('GET /api/office/designs/{id}', { params: { id } })
  const headers = { 'if-match': String(raw.headers.etag) }
  await ask('POST /api/office/designs/{id}/review', { params: { id }, body: { status: 'ready' }, headers })
}

test('an order’s garments are found by number or id, in its shop', async () => {
  const buyer = await createBuyer(shop)
  const players = Array.from({ length: 12 }, (_, i) => ({ printName: `P${(i * 7) % 12}`, number: 90 - i }))
  const { id, number } = await buyer.order({
    lines: players.map(player => lineOf(buyer.designId, { qty: 1, ...player })),
  })
  const own = await inTenant('angkor')
  const found = await own.order({ number })
  expect(found?.id).toBe(id)
  expect(found?.lines.map(line => ({ printName: line.print_name, number: line.number }))).toEqual(players)
  const { value: design } = await shop.call('GET /api/designs/{id}', {
    token: buyer.token,
    params: { id: buyer.designId },
  })
  for (const line of found!.lines) expect(line.document).toEqual(design.document)
  expect(await own.order({ id })).toEqual(found)
  const other = await inTenant('mekong')
  expect([await other.order({ id }), await other.order({ number }), await other.sign(id)]).toEqual(
    Array(3).fill(undefined),
  )
})

test('an order is sewn while approved; its sign changes with its garments only', async () => {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  const { sign } = await inTenant('angkor')
  const ordered = (await sign(id))!
  expect([ordered.status, ordered.is_to_sew, ordered.approved_at]).toEqual(['REVIEWING', false, null])
  await approveDesign(buyer.designId)
  await change('move', id, { to: 'APPROVED', note: '' })
  const approved = (await sign(id))!
  expect(approved).toMatchObject({ id, status: 'APPROVED', is_to_sew: true })
  expect(approved.sign).not.toBe(ordered.sign)
  await change('payments', id, { cents: 100, method: 'cash', note: '' })
  const paid = (await sign(id))!
  expect(paid.version).toBeGreaterThan(approved.version)
  expect(paid.sign).toBe(approved.sign)
  await change('move', id, { to: 'CANCELED', note: 'paid back in cash' })
  expect(await sign(id)).toMatchObject({ status: 'CANCELED', is_to_sew: false, sign: approved.sign })
})
