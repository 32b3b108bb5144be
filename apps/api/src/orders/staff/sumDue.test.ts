import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactTallies, eraseTenant, sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice, type OfficeKey } from '../../http/testingOffice.ts'
import { unpaidShare, type PayingRule } from '../record/paymentTerms.ts'
import { createBuyer } from '../testing/buyer.ts'
import { sumDue } from './sumDue.ts'

// The amounts due are updated as orders change and never summed up. The tests sum them order by order and must get the
// same.

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type Slug = 'angkor' | 'mekong'
const RULES: readonly PayingRule[] = [0, 1, 33, 50, 67, 99, 100].flatMap(deposit =>
  [deposit, 100].map(delivery => ({ deposit, delivery })),
)
const inShop = async <T>(slug: Slug, text: string): Promise<T[]> =>
  shop.database.withTenant(await shop.tenantId(slug), async trx => (await sql<T>`${sql.raw(text)}`.execute(trx)).rows)

interface Money {
  readonly status: string
  readonly totalCents: number
  readonly paidCents: number
}

function addUp(orders: readonly Money[], { deposit, delivery }: PayingRule) {
  const sumOf = (percents: Readonly<Record<string, number>>) => {
    const due = orders.flatMap(order => {
      const owed = order.status in percents ? unpaidShare(order, percents[order.status]!) : 0
      return owed > 0 ? [owed] : []
    })
    return { count: due.length, cents: due.reduce((sum, cents) => sum + cents, 0) }
  }
  return {
    'deposit-due': sumOf({ APPROVED: deposit }),
    'balance-due': sumOf({ COMPLETED: delivery, ON_THE_WAY: 100, RECEIVED: 100 }),
  }
}

/** Compares the sums under every rule and returns the amount due under the last. */
async function expectRight(slug: Slug = 'angkor') {
  const orders = await inShop<Money>(
    slug,
    'select status, total_cents as "totalCents", paid_cents as "paidCents" from orders',
  )
  const kept = await shop.database.withTenant(await shop.tenantId(slug), async trx => {
    const sums = []
    for (const rule of RULES) sums.push(await sumDue(trx, rule))
    return sums
  })
  expect(kept).toEqual(RULES.map(rule => addUp(orders, rule)))
  return kept.at(-1)!
}

/** Inserts orders of all kinds and sums, many of them alike; another `seed` gives others. */
async function fill(slug: Slug, seed: number, count: number): Promise<void> {
  const email = `due${seed}@example.com`
  const statements = [
    `insert into accounts (email, role, first_name, last_name) values ('${email}', 'CUSTOMER', 'Dara', 'Keo')`,
    `insert into designs (id, owner_id, name, product_type, created_at, updated_at)
      select gen_random_uuid(), id, 'Due ' || i, 'SOCCER_KIT', now(), now() from accounts, generate_series(0, 99) i where email = '${email}'`,
    `insert into design_revisions (design_id, revision, document, document_hash, created_at)
      select id, 1, '{}', '', now() from designs where name like 'Due %'`,
    `insert into orders (id, owner_id, number, status, qty, subtotal_cents, discount_cents, total_cents, paid_cents, address, landmark, phone,
        note, placed_at)
      select gen_random_uuid(), a.id, 'DUE${seed}-' || lpad(i::text, 4, '0'), (array['REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED',
        'CANCELED'])[1 + i % 7], 1, total, 0, total, (array[0, 1, total / 3, total / 2, (total + 1) / 2, total - 1, total, total + 5])[1 + i % 8],
        '', '', '+85512345678', '', now()
      from accounts a, generate_series(1, ${count}) i, lateral (select 1 + (i * 7919 * ${seed}) % (i * 37) as total) t
      where a.email = '${email}'`,
    `insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve, version,
        player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents)
      select o.id, gen_random_uuid(), 0, d.id, 1, d.name, d.product_type, 'interlock', 'M', 'short', 'player', '', '', 1, 1, 1, 1, '[]', '[]', 0, 1
      from orders o join designs d on d.name = 'Due ' || right(o.number, 2)::int where o.number like 'DUE%'`,
  ]
  for (const statement of statements) await inShop(slug, statement)
}

test('the stored sum equals the orders’ sum, whatever changes, in both shops', async () => {
  await fill('angkor', 3, 2000)
  await fill('mekong', 5, 200)
  expect((await expectRight())['deposit-due'].count).toBeGreaterThan(30)
  await expectRight('mekong')
  const changes = [
    `update orders set paid_cents = total_cents where number like 'DUE%1'`,
    `update orders set paid_cents = paid_cents + 7 where number like 'DUE%2'`,
    `update orders set subtotal_cents = subtotal_cents + 50, total_cents = total_cents + 50 where number like 'DUE%3'`,
    `update orders set status = case status when 'APPROVED' then 'PROCESSING' when 'PROCESSING' then 'COMPLETED' when 'COMPLETED' then 'ON_THE_WAY'
      when 'ON_THE_WAY' then 'RECEIVED' when 'RECEIVED' then 'CANCELED' else 'APPROVED' end where number like 'DUE%'`,
    `update orders set address = '', phone = '+85599999999', note = 'erased' where number like 'DUE%'`,
  ]
  for (const change of changes) {
    await inShop('angkor', change)
    await expectRight()
  }
  await expectRight('mekong')
  const [angkor, mekong] = [await shop.tenantId('angkor'), await shop.tenantId('mekong')]
  await shop.database.withTenant(angkor, compactTallies)
  await expectRight()
  await shop.database.withPlatform(async trx => eraseTenant(trx, mekong))
  const [left] = await inShop<{ n: number }>('mekong', 'select count(*)::int as n from unpaid_tallies').catch(() => [
    { n: 0 },
  ])
  expect(left!.n).toBe(0)
})

test('lines are added up to one of a kind, once there are many more', async () => {
  const tenantId = await shop.tenantId('angkor')
  await inShop(
    'angkor',
    `insert into unpaid_tallies (status, paid_percent, odd_cents, orders, total_cents, paid_cents)
      select 'COMPLETED', i % 5, i % 3, 1 - 2 * (i / 15 % 2), 100 * (1 - 2 * (i / 15 % 2)), 0 from generate_series(0, 599) i`,
  )
  expect(await shop.database.withTenant(tenantId, compactTallies)).toBeGreaterThan(400)
  expect(
    await inShop('angkor', 'select 1 from unpaid_tallies group by status, paid_percent, odd_cents having count(*) > 1'),
  ).toEqual([])
  await expectRight()
  expect(await shop.database.withTenant(tenantId, compactTallies)).toBe(0)
})

test('it is right at every step of an order, and counts those due', async () => {
  const buyer = await createBuyer(shop)
  const change = async (key: OfficeKey, id: string, body: object) => {
    const { raw } = await ask('GET /api/office/orders/{id}', { params: { id } })
    const { error } = await ask(key, {
      params: { id },
      body,
      headers: { 'if-match': String(raw.headers.etag) },
    })
    expect(error).toBeUndefined()
    await expectRight()
  }
  const pay = async (id: string, cents: number) =>
    change('POST /api/office/orders/{id}/payments', id, { cents, method: 'cash', note: '' })
  const [{ id, totalCents }, { id: canceled }] = [await buyer.order(), await buyer.order()]
  await expectRight()
  const design = { params: { id: buyer.designId } }
  const { raw } = await ask('GET /api/office/designs/{id}', design)
  await ask('POST /api/office/designs/{id}/review', {
    ...design,
    body: { status: 'ready' },
    headers: { 'if-match': String(raw.headers.etag) },
  })
  for (const each of [id, canceled])
    await change('POST /api/office/orders/{id}/move', each, { to: 'APPROVED', note: '' })
  await change('POST /api/office/orders/{id}/move', canceled, { to: 'CANCELED', note: 'asked' })
  await change('PUT /api/office/orders/{id}/supplier', id, { supplier: 'Textiles Co' })
  await pay(id, Math.ceil(totalCents / 2))
  for (const to of ['PROCESSING', 'COMPLETED']) await change('POST /api/office/orders/{id}/move', id, { to, note: '' })
  await change('POST /api/office/orders/{id}/move', id, { to: 'ON_THE_WAY', note: 'pays at the door' })
  const { value: home } = await ask('GET /api/office/home')
  const query = { status: 'balance-due', search: buyer.email } as const
  expect((await ask('GET /api/office/orders', { query })).value).toMatchObject({ total: 1, items: [{ id }] })
  // More than other lists count.
  expect(home.balancesDue).toBeGreaterThan(500)
  const listed = await ask('GET /api/office/orders', { query: { status: 'balance-due' } })
  expect([listed.value.total, listed.value.isTotalExact]).toEqual([home.balancesDue, true])
  await pay(id, totalCents - Math.ceil(totalCents / 2))
  expect((await ask('GET /api/office/home')).value.balancesDue).toBe(home.balancesDue - 1)
})
