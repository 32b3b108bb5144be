import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { createHanding } from '../testing/handoverFixture.ts'
import { readCutting } from './readCutting.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
let supplierId: string
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  supplierId = await handing.addSupplier('Mekong Print')
})
afterAll(async () => shop.close())

const MARKER = { fabric: 'interlock', part: 1, of: 1, widthMm: 1500, lengthMm: 4200, density: 0.8, pieces: 8 }
const read = async (id: string) =>
  shop.database.withTenant(handing.tenantId, async trx => readCutting(trx, id, { seamMm: 8, isMeasured: true }))

async function createApproved(lines: Parameters<typeof lineOf>[1][]) {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order({ lines: lines.map(line => lineOf(buyer.designId, line)) })
  await handing.approve(id, supplierId)
  return id
}

test('garments are measured by fabric and size; a larger size has more cloth', async () => {
  const id = await createApproved([{}, { size: 'XXL', qty: 12 }])
  const { garments, designs, markers } = await read(id)
  expect(garments.map(({ size, qty }) => [size, qty])).toEqual([
    ['M', 10],
    ['XXL', 12],
  ])
  expect(garments[1]!.areaMm2).toBeGreaterThan(garments[0]!.areaMm2 * 1.05)
  expect([designs, markers]).toEqual([1, []])
})

test('the layout of finished print files counts until the order changes', async () => {
  const id = await createApproved([{}])
  const pack = await handing.packOf(id)
  await handing.inShop(sql`update packs set markers = ${JSON.stringify([MARKER])}::jsonb where id = ${pack}`)
  expect((await read(id)).markers).toEqual([
    { fabric: 'interlock', widthMm: 1500, lengthMm: 4200, density: 0.8, costCents: null },
  ])
  await handing.inShop(sql`update orders set approved_at = approved_at + interval '1 hour' where id = ${id}`)
  expect((await read(id)).markers).toEqual([])
})
