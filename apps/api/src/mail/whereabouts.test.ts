import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createBuyer } from '../orders/testing/buyer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

/** Places an order and returns the mail that says so. */
async function orderMail() {
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  const mail = (await shop.mails()).find(({ to, text }) => to === buyer.email && text.includes(order.number))
  return mail!
}
const publish = async (version: number) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update pages set published_version = ${version} where slug = 'home'`.execute(trx),
  )

test('mails end with the address and hours that the shop has published', async () => {
  const published = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql<{ published_version: number; hours: string; address: string }>`
      select p.published_version, block -> 'hours' ->> 'en' as hours, block -> 'address' ->> 'en' as address
      from pages p join page_revisions r on r.slug = p.slug and r.version = p.published_version
      cross join lateral jsonb_array_elements(r.content -> 'blocks') as block
      where p.slug = 'home' and block ->> 'kind' = 'contact'`.execute(trx),
  )
  const [home] = published.rows
  const { text } = await orderMail()
  expect(home!.address).not.toBe('')
  expect(text).toContain(`\nAngkor Kits\n${home!.address}\n${home!.hours}\n`)
  // The first content of every shop states nothing about this one.
  await publish(0)
  expect((await orderMail()).text).not.toContain(home!.hours)
  await publish(home!.published_version)
})
