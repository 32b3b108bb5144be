import { createDesign } from '@kitwright/design'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactTallies, eraseTenant, sql, type Transaction } from '../../database/index.ts'
import { executeOn } from '../../database/testing.ts'
import type { TestShop } from '../../http/testing.ts'
import { createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'
import { ensureTallied, recountDays } from './figureStore.ts'

// The days are counted as orders change. The tests count them order by order and must get the same.

const ZONES = ['Asia/Phnom_Penh', 'America/St_Johns', 'Pacific/Auckland'] as const
let shop: TestShop
let tenantId: string
const run = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => shop.database.withTenant(tenantId, work)
const query = async <T>(text: string): Promise<T[]> =>
  run(async trx => (await sql<T>`${sql.raw(text)}`.execute(trx)).rows)
/** Runs SQL as the owner of the tables, who may also do what the program never does. */
const runAsOwner = async (text: string): Promise<void> =>
  executeOn(shop.databaseUrl, `select set_config('kitwright.tenant', '${tenantId}', false); ${text}`)

beforeAll(async () => {
  ;({ shop } = await createTestOffice())
  tenantId = await shop.tenantId('angkor')
})
afterAll(async () => shop.close())

interface OrderRow {
  readonly id: string
  readonly owner_id: string
  readonly status: string
  readonly total_cents: number
  readonly placed_at: Date
  readonly sent_at: Date | null
  readonly promised_on: string | null
  readonly pieces: readonly (readonly [product: string, qty: number])[]
}

/** Counts all orders by hand, as `day what` → `count cents`. */
async function countByHand(zone: string): Promise<Record<string, string>> {
  const orders = await query<OrderRow>(`
    select id, owner_id, status, total_cents, placed_at, coalesce(delivered_at, received_at) as sent_at, to_char(promised_on, 'YYYY-MM-DD') as promised_on,
      (select coalesce(jsonb_agg(jsonb_build_array(product_type, qty)), '[]') from order_lines where order_id = o.id) as pieces
    from orders o order by placed_at, id`)
  const sums = new Map<string, [number, number]>()
  const add = (day: string, what: string, count: number, cents = 0): void => {
    const [n, money] = sums.get(`${day} ${what}`) ?? [0, 0]
    sums.set(`${day} ${what}`, [n + count, money + cents])
  }
  const dayOf = (at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)
  const known = new Set<string>()
  for (const order of orders) {
    const day = dayOf(order.placed_at)
    if (order.status === 'CANCELED') {
      add(day, 'canceled', 1)
      continue
    }
    add(day, 'placed', 1, order.total_cents)
    if (!known.has(order.owner_id)) add(day, 'first', 1)
    known.add(order.owner_id)
    for (const [product, qty] of order.pieces) add(day, `pieces ${product}`, qty)
    if (!order.sent_at) continue
    const sent = dayOf(order.sent_at)
    add(sent, `lead ${Math.round((order.sent_at.getTime() - order.placed_at.getTime()) / 8_640_000)}`, 1)
    if (order.promised_on === null) continue
    add(sent, 'promised', 1)
    if (sent <= order.promised_on) add(sent, 'kept', 1)
  }
  return Object.fromEntries([...sums].map(([key, values]) => [key, values.join(' ')]))
}

async function readKept(): Promise<Record<string, string>> {
  const rows = await query<{ key: string; sums: string }>(`
    select to_char(day, 'YYYY-MM-DD') || ' ' || what as key, sum(count) || ' ' || sum(cents) as sums
    from day_tallies group by day, what having sum(count) <> 0 or sum(cents) <> 0`)
  return Object.fromEntries(rows.map(({ key, sums }) => [key, sums]))
}

async function expectRight(zone: string, about: string): Promise<void> {
  expect(await readKept(), about).toEqual(await countByHand(zone))
}

/** Mulberry32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const STATUSES = ['REVIEWING', 'APPROVED', 'PROCESSING', 'ON_THE_WAY', 'RECEIVED', 'CANCELED', 'CANCELED']

test('days stay what the orders tell through random changes, zones and a recount', async () => {
  const buyers = [await createBuyer(shop), await createBuyer(shop), await createBuyer(shop)]
  await run(async trx => ensureTallied(trx, ZONES[0]))
  const random = createRandom(41)
  const ids: string[] = []
  for (const buyer of [...buyers, ...buyers, ...buyers]) {
    const shirt = await buyer.saveDesign('Shirt', createDesign('tshirt'))
    const lines = [lineOf(buyer.designId), lineOf(shirt, { productType: 'TSHIRT', fabric: 'cotton' })]
    ids.push((await buyer.order({ lines: lines.slice(random(2)) })).id)
  }
  await expectRight(ZONES[0], 'placed')
  const moment = (): string => `'2025-03-01'::timestamptz + ${random(200)} * interval '1 hour'`
  const changes: (() => [string, isOwner?: boolean])[] = [
    () => [`set status = '${STATUSES[random(STATUSES.length)]}'`],
    () => [
      `set status = '${STATUSES[random(STATUSES.length)]}', delivered_at = placed_at + ${random(99)} * interval '1 hour'`,
    ],
    () => [`set total_cents = total_cents + 500, subtotal_cents = subtotal_cents + 500`],
    () => [`set placed_at = ${moment()}`],
    () => [`set delivered_at = ${random(3) === 0 ? 'null' : moment()}`],
    () => [`set received_at = ${moment()}`],
    () => [`set promised_on = date '2025-03-01' + ${random(12)}`],
    () => [`set owner_id = (select owner_id from orders where id = '${ids[random(ids.length)]}')`],
  ]
  for (let i = 0; i < 80; i += 1) {
    const change = changes[random(changes.length)]!()[0]
    // Every fifth change is of all orders at once.
    const which = i % 5 === 4 ? 'true' : `id = '${ids[random(ids.length)]}'`
    await query(`update orders ${change} where ${which}`)
    await expectRight(ZONES[0], `${i}: ${change} where ${which}`)
  }
  await runAsOwner(
    `update order_lines set qty = qty + 3, total_cents = unit_cents * (qty + 3) - discount_cents where product_type = 'TSHIRT'`,
  )
  await expectRight(ZONES[0], 'more pieces')
  await runAsOwner(
    `delete from order_lines where product_type = 'TSHIRT' and order_id in (select id from orders order by id limit 4)`,
  )
  await expectRight(ZONES[0], 'fewer lines')
  await runAsOwner(`delete from idempotency_keys; delete from orders where id = '${ids[0]}'`)
  await expectRight(ZONES[0], 'an order less')
  for (const zone of ZONES.slice(1)) {
    await run(async trx => ensureTallied(trx, zone))
    await expectRight(zone, zone)
    await query(`update orders set status = 'RECEIVED', received_at = coalesce(received_at, ${moment()})`)
    await expectRight(zone, `${zone}, changed`)
  }
  await run(compactTallies)
  expect(await readKept()).toEqual(await countByHand(ZONES[2]))
})

test('a recount mends lines that went wrong', async () => {
  await runAsOwner(
    `insert into day_tallies (day, what, count, cents) values ('2025-03-03', 'placed', 4, 100); delete from first_orders`,
  )
  await run(recountDays)
  expect(await readKept()).toEqual(await countByHand(ZONES[2]))
})

test('two first orders of one customer at once count as one first order', async () => {
  const { order } = await createBuyer(shop)
  await Promise.all([order(), order(), order()])
  expect(await readKept()).toEqual(await countByHand(ZONES[2]))
})

test('an erased shop leaves no days', async () => {
  await shop.database.withPlatform(async trx => eraseTenant(trx, tenantId))
  for (const table of ['day_tallies', 'first_orders', 'tallied_zones'])
    expect(
      (await query<{ n: number }>(`select count(*)::int as n from ${table}`).catch(() => [{ n: 0 }]))[0]!.n,
      table,
    ).toBe(0)
})
