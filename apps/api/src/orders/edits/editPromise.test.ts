import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createEditDesk, editedLines } from '../testing/editDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

/** Sets the pieces that the shop makes in a working day. */
async function setCapacity(capacityPerDay: number): Promise<void> {
  const token = await shop.signInStaff('admin@angkor.example')
  const { terms } = (await shop.call('GET /api/office/shipping', { token })).value
  await shop.call('PUT /api/office/shipping', { token, body: { ...terms, capacityPerDay } })
}

test('a preview shows the later promised day, and the edit tells the customer', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const lines = [{ ...first!, qty: 300 }, second!]
  await setCapacity(2)
  const { value: preview } = await desk.preview({ lines })
  const was = desk.placed.shipping.promisedOn!
  expect(preview.promise!.was).toBe(was)
  expect(preview.promise!.on > was).toBe(true)
  expect((await desk.open()).shipping.promisedOn).toBe(was)
  expect((await desk.save({ lines }, { agreement: 'By phone at 14:00' })).status).toBe(201)
  const { shipping } = (await desk.get(desk.placed.id)).value
  expect(shipping).toMatchObject({ promisedOn: preview.promise!.on, promiseReason: 'As you asked' })
  const told = await run(
    sql`select payload from events where subject_id = ${desk.placed.id} and kind = 'PromiseChanged'`,
  )
  expect(told).toMatchObject([{ payload: { was, on: preview.promise!.on, reason: 'As you asked' } }])
  // Fewer pieces do not bring the promised day forward.
  const fewer = await desk.preview({ lines: [second!] })
  expect(fewer.value.promise).toEqual({ was: preview.promise!.on, on: preview.promise!.on })
})

test('a preview names print files that the changed pieces no longer fit', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const lines = [{ ...first!, qty: 11 }, second!]
  expect((await desk.preview({ lines })).value.remakesFiles).toBe(false)
  await run(
    sql`insert into packs (order_id, order_version, asked_at, state) values (${desk.placed.id}, 1, now(), 'done')`,
  )
  expect((await desk.preview({ lines })).value.remakesFiles).toBe(true)
  const extras = [{ text: 'Goodwill', qty: 1, unitCents: -100 }]
  expect((await desk.preview({ extras })).value.remakesFiles).toBe(false)
})
