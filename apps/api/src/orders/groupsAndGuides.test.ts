import { randomUUID } from 'node:crypto'
import { createDesign, createTextLayer, zoneForRole, type DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createBuyer, lineOf } from './testing/buyer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

/** Two texts in a group, one beside it, and a guide in each direction. */
function arranged(name: string): DesignDocument {
  const fresh = createDesign('soccer')
  const text = (role: 'frontText' | 'frontNumber' | 'backNumber') =>
    createTextLayer(randomUUID(), role, '7', zoneForRole(getGarment('soccer'), fresh.options, role))
  const group = { id: randomUUID(), name }
  return {
    ...fresh,
    layers: [{ ...text('frontText'), group }, { ...text('frontNumber'), group }, text('backNumber')],
    rulerGuides: [
      { piece: 'front', axis: 'x', atMm: -40 },
      { piece: 'back', axis: 'y', atMm: 210 },
    ],
  }
}

test('groups and guides survive saving, sharing and ordering unchanged', async () => {
  const buyer = await createBuyer(shop)
  const { token } = buyer
  const first = arranged('ទ្រូង')
  const id = await buyer.saveDesign('Arranged', first)
  const params = { id }
  const read = async () => (await shop.call('GET /api/designs/{id}', { token, params })).value
  expect((await read()).document).toEqual(first)

  const second: DesignDocument = { ...arranged('Chest'), rulerGuides: [{ piece: 'front', axis: 'y', atMm: 305 }] }
  const saved = await shop.call('PUT /api/designs/{id}', {
    token,
    params,
    body: { document: second },
    headers: { 'if-match': '"1"' },
  })
  expect([saved.status, saved.value.document]).toEqual([200, second])

  const link = await shop.call('POST /api/designs/{id}/preview', { token, params })
  const shared = await shop.call('GET /api/previews/{token}', { params: { token: link.value.token } })
  expect(shared.value.document).toEqual(second)

  const order = await buyer.order({ lines: [lineOf(id)] })
  expect((await read()).document).toEqual(second)
  const kept = await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    const { rows } = await sql<{ document: unknown }>`select r.document from order_lines l
      join design_revisions r on r.design_id = l.design_id and r.revision = l.revision where l.order_id = ${order.id}`.execute(
      trx,
    )
    return rows.map(row => row.document)
  })
  expect(kept, 'what is produced').toEqual([second])
})
