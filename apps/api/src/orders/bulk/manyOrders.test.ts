import { DESK_LIMITS } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

test(
  'a move of 500 orders names the three that stay, and its undo restores the others',
  { timeout: 240_000 },
  async () => {
    const { id: like } = await (await createBuyer(shop)).order()
    const made = await run(sql<{ id: string }>`
    insert into orders (id, owner_id, number, status, qty, subtotal_cents, discount_cents, total_cents, paid_cents, address, landmark,
        phone, note, placed_at, approved_at)
      select gen_random_uuid(), owner_id, 'AK-9' || lpad(i::text, 5, '0'), case when i <= 3 then 'APPROVED' else 'PROCESSING' end, 1, 500, 0, 500, 500,
        address, landmark, phone, note, placed_at, placed_at
      from orders, generate_series(1, ${DESK_LIMITS.bulk}) i where id = ${like}::uuid returning id`)
    const ids = made.map(({ id }) => id)
    const change = { kind: 'move', to: 'COMPLETED' } as const
    const { value } = await shop.call('POST /api/office/bulk/orders', { token: store, body: { ids, change } })
    const refused = value.results.filter(({ error }) => error !== null)
    expect([value.results.length, refused.length]).toEqual([DESK_LIMITS.bulk, 3])
    expect(refused.map(({ error }) => error!.id)).toEqual(Array.from({ length: 3 }, () => 'order-status-conflict'))
    const countOf = async (status: string) => {
      const [row] = await run(sql<{ count: number }>`
      select count(*)::int as count from orders where id = any(${ids}::uuid[]) and status = ${status}`)
      return row!.count
    }
    expect([await countOf('COMPLETED'), await countOf('APPROVED')]).toEqual([DESK_LIMITS.bulk - 3, 3])
    const undo = { token: store, params: { id: value.id } }
    const back = await shop.call('POST /api/office/bulk/orders/{id}/undo', undo)
    expect(back.value.results.every(({ error }) => error === null)).toBe(true)
    expect([await countOf('PROCESSING'), await countOf('APPROVED')]).toEqual([DESK_LIMITS.bulk - 3, 3])
  },
)
