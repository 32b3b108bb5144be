import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RouteKey } from '@kitwright/contract'
import { compactTallies, sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

// Lists of any length are paged by a keyset cursor; counts are stored and not computed.

const MEKONG = 'mekong.localhost'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  store = await shop.signInStaff('store@angkor.example')
  await fill('angkor')
  await fill('mekong')
})
afterAll(async () => shop.close())

const inShop = async (slug: 'angkor' | 'mekong', text: string) =>
  shop.database.withTenant(
    await shop.tenantId(slug),
    async trx => (await sql<never>`${sql.raw(text)}`.execute(trx)).rows,
  )

/** Orders and designs, many of them equal in every sort key, some in the moment too. */
async function fill(slug: 'angkor' | 'mekong'): Promise<void> {
  await inShop(
    slug,
    `insert into accounts (email, role, first_name, last_name, created_at)
      select 'b' || i || '@${slug}.test', 'CUSTOMER', case when i % 2 = 0 then 'ដារា' else 'Dara' end, 'Keo', now() - i % 3 * interval '1 hour'
      from generate_series(1, 9) i`,
  )
  await inShop(
    slug,
    `insert into orders (id, owner_id, number, status, qty, subtotal_cents, discount_cents, total_cents, paid_cents, address, landmark,
        phone, note, placed_at)
      select gen_random_uuid(), a.id, '${slug.slice(0, 2).toUpperCase()}-' || lpad((i * 10 + n)::text, 6, '0'),
        (array['REVIEWING', 'APPROVED', 'RECEIVED'])[1 + i % 3], 1 + i % 2, 500 * (i % 3), 0, 500 * (i % 3), 0, 'House 12', '',
        '+85512345678', '', now() - (i % 4) * interval '1 day'
      from (select id, row_number() over (order by email) as n from accounts where email like 'b%@${slug}.test') a, generate_series(1, 5) i`,
  )
  await inShop(
    slug,
    `insert into designs (id, owner_id, name, product_type, status, sent_at, created_at, updated_at)
      select gen_random_uuid(), a.id, 'Kit ' || i % 2, 'SOCCER_KIT', (array['reviewing', 'reviewing', 'ready', 'rejected'])[1 + i % 4],
        case when i % 4 = 0 then now() - i % 3 * interval '1 day' end, now(), now() - i % 3 * interval '1 hour'
      from accounts a, generate_series(1, 4) i where a.email like 'b%@${slug}.test'`,
  )
  await inShop(
    slug,
    `insert into design_revisions (design_id, revision, document, document_hash, created_at) select id, 1, '{}', '', now() from designs
      where name like 'Kit %'`,
  )
  await addLines(slug)
}

/** Every order needs a line. */
const addLines = async (slug: 'angkor' | 'mekong') =>
  inShop(
    slug,
    `insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve, version,
        player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents)
      select o.id, gen_random_uuid(), 0, d.id, 1, d.name, d.product_type, 'interlock', 'M', 'short', 'player', '', '', 1, 1, 1, 1, '[]', '[]', 0, 1
      from orders o cross join lateral (select * from designs where owner_id = o.owner_id order by name, id limit 1) d
      where not exists (select from order_lines l where l.order_id = o.id)`,
  )

type List = 'orders' | 'designs' | 'customers'
interface Page {
  items: { id: string }[]
  total: number
  isTotalExact: boolean
  before: string | null
  after: string | null
}
const ask = async (list: List, query: object, { host, token = store }: { host?: string; token?: string } = {}) =>
  (await shop.call(`GET /api/office/${list}` as RouteKey, { token, query, ...(host && { host }) } as never))
    .value as Page

const idsOf = (pages: readonly Page[]): string[] => pages.flatMap(({ items }) => items.map(({ id }) => id))

async function turn(list: List, query: object): Promise<{ forth: Page[]; back: Page[] }> {
  const forth = [await ask(list, query)]
  while (forth.at(-1)!.after !== null) forth.push(await ask(list, { ...query, after: forth.at(-1)!.after }))
  const back = [forth.at(-1)!]
  while (back[0]!.before !== null) back.unshift(await ask(list, { ...query, before: back[0]!.before }))
  return { forth, back }
}

const SORTS = {
  orders: ['number', 'customer', 'pieces', 'total', 'paid', 'status', 'placed'],
  designs: ['name', 'customer', 'status', 'waiting', 'changed'],
  customers: ['name', 'since', 'seen'],
} as const
const WAYS = Object.entries(SORTS).flatMap(([list, sorts]) =>
  sorts.flatMap(sort => [[list as List, sort] as const, [list as List, `-${sort}`] as const]),
)

test.each(WAYS)('%s by %s are shown once each, forth and back, however many are equal', async (list, sort) => {
  const whole = await ask(list, { sort, pageSize: 100 })
  const { forth, back } = await turn(list, { sort, pageSize: 7 })
  expect(idsOf(forth)).toEqual(idsOf([whole]))
  expect(new Set(idsOf(forth)).size).toBe(whole.total)
  expect(idsOf(back)).toEqual(idsOf(forth))
  expect(whole).toMatchObject({ total: whole.items.length, isTotalExact: true, before: null, after: null })
})

test.each([
  ['orders', { status: 'APPROVED', sort: '-total' }],
  ['orders', { search: 'keo', sort: 'customer' }],
  ['orders', { search: 'ដារា', status: 'RECEIVED' }],
  ['orders', { status: 'balance-due', sort: '-status' }],
  ['designs', { search: 'kit 1', sort: 'waiting' }],
  ['designs', { status: 'reviewing', sort: '-waiting' }],
  ['customers', { search: 'DaraKeo', sort: '-seen' }],
] as const)('%s narrowed by %o are shown once each, too', async (list, query) => {
  const whole = await ask(list, { ...query, pageSize: 100 })
  const { forth, back } = await turn(list, { ...query, pageSize: 3 })
  expect(whole.total).toBeGreaterThan(3)
  expect(whole.total).toBe(whole.items.length)
  expect([idsOf(forth), idsOf(back)]).toEqual([idsOf([whole]), idsOf([whole])])
})

test('what comes and goes meanwhile moves nothing: the rest is shown once each', async () => {
  const query = { sort: 'total', pageSize: 10 }
  const first = await ask('orders', query)
  const before = idsOf((await turn('orders', query)).forth)
  await inShop(
    'angkor',
    `insert into orders (id, owner_id, number, qty, subtotal_cents, discount_cents, total_cents, address, landmark,
      phone, note, placed_at)
    select gen_random_uuid(), owner_id, 'AN-9' || row_number() over (), qty, subtotal_cents, 0, total_cents, '', '', phone, '', placed_at
    from orders where number like 'AN-0%' order by total_cents limit 8`,
  )
  await addLines('angkor')
  const gone = first.items.at(-1)!.id
  await inShop('angkor', `update orders set subtotal_cents = 9900, total_cents = 9900 where id = '${gone}'`)
  const rest: Page[] = []
  for (let { after } = first; after !== null; after = rest.at(-1)!.after)
    rest.push(await ask('orders', { ...query, after }))
  const old = idsOf(rest).filter(id => before.includes(id))
  expect(old).toEqual([...before.slice(10), gone])
  await inShop('angkor', `update orders set status = 'CANCELED' where number like 'AN-9%'`)
})

test('a place of another shop or order shows no foreign rows and breaks nothing', async () => {
  const host = MEKONG
  const token = await shop.signInStaff('store@mekong.example', { host })
  const theirs = await ask('orders', { pageSize: 100 }, { host, token })
  const { after } = await ask('orders', { pageSize: 5, sort: 'total' })
  const seen = await ask('orders', { pageSize: 100, sort: 'total', after }, { host, token })
  expect(idsOf([seen]).filter(id => !idsOf([theirs]).includes(id))).toEqual([])
  expect(theirs.total).toBe(45)
  const first = idsOf([await ask('orders', { pageSize: 5 })])
  const made = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
  const id = '00000000-0000-0000-0000-000000000000'
  for (const wrong of [
    after,
    'abc',
    made('-placed', 0, 'x', id),
    made('-placed', 9, 1, id),
    made('-placed', 0, 1, 'x'),
    made(1),
  ])
    expect(idsOf([await ask('orders', { pageSize: 5, after: wrong })])).toEqual(first)
})

describe('counts', () => {
  /** The totals that the office reports, compared with a count by hand. */
  async function count() {
    const counted = await inShop(
      'angkor',
      `select json_build_object(
      'orders', (select json_object_agg(status, n) from (select status, count(*) as n from orders group by status) o),
      'designs', (select count(*) from designs where deleted_at is null and status = 'reviewing' and (sent_at is not null or exists (
        select from order_lines l join orders o on o.id = l.order_id
        where l.design_id = designs.id and o.status not in ('RECEIVED', 'CANCELED')))),
      'customers', (select count(*) from accounts where role = 'CUSTOMER')) as value`,
    )
    const { value: home } = await shop.call('GET /api/office/home', { token: store })
    const told = { orders: home.orders, designs: home.designsToReview, customers: (await ask('customers', {})).total }
    return { told, counted: (counted as { value: unknown }[])[0]!.value }
  }

  test('stay right during orders, cancellations and sign-ups, while tallies are merged', async () => {
    const buyers = await Promise.all([1, 2, 3].map(async () => createBuyer(shop)))
    const tenantId = await shop.tenantId('angkor')
    const orderAndCancel = async (i: number): Promise<void> => {
      const buyer = buyers[i % 3]!
      const { id } = await buyer.order()
      if (i % 2 === 0) await buyer.cancel(id, String((await buyer.get(id)).raw.headers.etag))
    }
    await Promise.all([
      ...Array.from({ length: 12 }, async (_, i) => orderAndCancel(i)),
      ...[1, 2, 3].map(async () => shop.signUp()),
      ...[1, 2, 3].map(async () => shop.database.withTenant(tenantId, compactTallies)),
    ])
    const first = await count()
    expect(first.told).toEqual(first.counted)
    for (const buyer of buyers) {
      const { value } = await shop.call('GET /api/orders', { token: buyer.token, query: { pageSize: 100 } })
      for (const { id, status } of value.items)
        if (status !== 'CANCELED') await buyer.cancel(id, String((await buyer.get(id)).raw.headers.etag))
    }
    const second = await count()
    expect(second.told).toEqual(second.counted)
  })

  test('are added up to one line each, and stay what they were', async () => {
    const tenantId = await shop.tenantId('angkor')
    await inShop(
      'angkor',
      `insert into tallies (what, count) select 'order REVIEWING', 1 - 2 * (i % 2) from generate_series(1, 400) i`,
    )
    expect(await shop.database.withTenant(tenantId, compactTallies)).toBeGreaterThan(400)
    const lines = await inShop(
      'angkor',
      'select what, count(*)::int as n from tallies group by what having count(*) > 1',
    )
    expect(lines).toEqual([])
    const now = await count()
    expect(now.told).toEqual(now.counted)
  })
})

test('who is renamed stands where the new name belongs', async () => {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  const body = { firstName: 'ក', lastName: 'ក' }
  await shop.call('PUT /api/accounts/details', { token: buyer.token, body })
  expect((await ask('orders', { sort: 'customer', pageSize: 1 })).items[0]!.id).toBe(id)
  expect((await ask('designs', { sort: 'customer', pageSize: 1 })).items[0]!.id).toBe(buyer.designId)
})
