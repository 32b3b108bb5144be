import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import type { TestShop } from '../../http/testing.ts'

// The matches of a common name are sorted if few enough, otherwise filtered while scanning the list. The pages are the
// same.

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
  await run(
    `insert into accounts (email, role, first_name, last_name) values ('club@example.com', 'CUSTOMER', 'Common', 'Name')`,
  )
  await run(`insert into designs (id, owner_id, name, product_type, created_at, updated_at)
    select gen_random_uuid(), id, 'Kit of it', 'SOCCER_KIT', now(), now() from accounts where email = 'club@example.com'`)
  await run(`insert into design_revisions (design_id, revision, document, document_hash, created_at)
    select id, 1, '{}', '', now() from designs where name = 'Kit of it'`)
})
afterAll(async () => shop.close())

/** Runs the statements in sequence in one transaction and returns the rows of the last. */
const run = async (...statements: readonly string[]): Promise<{ id: string }[]> =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    let rows: { id: string }[] = []
    for (const text of statements) ({ rows } = await sql<{ id: string }>`${sql.raw(text)}`.execute(trx))
    return rows
  })

/**
 * Inserts orders of that customer, several of them placed in the same moment; the triggers' results are not tested
 * here.
 */
const fill = async (from: number, to: number): Promise<unknown> =>
  run(
    `select set_config('kitwright.loading', 'on', true)`,
    `insert into orders (id, owner_id, number, status, qty, subtotal_cents, discount_cents, total_cents, address, landmark, phone, note, placed_at)
    select gen_random_uuid(), a.id, 'CN-' || lpad(i::text, 6, '0'), (array['REVIEWING', 'PROCESSING', 'RECEIVED'])[1 + i % 3], 1, i % 50, 0, i % 50,
      '', '', '+85512345678', '', timestamptz '2026-11-20' - (i / 3) * interval '1 minute'
    from accounts a, generate_series(${from}, ${to}) i where a.email = 'club@example.com'`,
    `insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve, version,
      player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents)
    select o.id, gen_random_uuid(), 0, d.id, 1, d.name, d.product_type, 'interlock', 'M', 'short', 'player', '', '', 1, 1, 1, 1, '[]', '[]', 0, 1
    from orders o join designs d on d.owner_id = o.owner_id where not exists (select from order_lines l where l.order_id = o.id)`,
  )

const ORDERS = {
  '-placed': 'placed_at desc, id desc',
  placed: 'placed_at, id',
  '-total': 'total_cents desc, placed_at desc, id desc',
}
type Sort = keyof typeof ORDERS

/** Pages forth as often as given, then back once, and compares the pages with a plain query. */
async function turn(query: { sort?: Sort; status?: string }, pages: number) {
  const ask25 = async (place: object) =>
    (await ask('GET /api/office/orders', { query: { search: 'commonname', pageSize: 25, ...query, ...place } })).value
  const forth = [await ask25({})]
  while (forth.length < pages) forth.push(await ask25({ after: forth.at(-1)!.after }))
  const back = await ask25({ before: forth.at(-1)!.before })
  const shown = forth.flatMap(({ items }) => items.map(({ id }) => id))
  const wanted =
    await run(`select o.id from orders o join accounts a on a.id = o.owner_id where a.email = 'club@example.com'
    ${query.status === undefined ? '' : `and o.status = '${query.status}'`} order by ${ORDERS[query.sort ?? '-placed'].replaceAll('id', 'o.id')} limit ${25 * pages}`)
  expect(shown).toEqual(wanted.map(({ id }) => id))
  if (pages > 1) expect(back.items).toEqual(forth.at(-2)!.items)
  return { total: forth[0]!.total, isTotalExact: forth[0]!.isTotalExact, before: forth[0]!.before }
}

/** Up to how many matches are counted and sorted, by the list's order. */
const COUNTED = { '-placed': 3000, placed: 3000, '-total': 8000 }

test.each([400, 900, 3100])('of %i orders the first pages are correct in every order and direction', async count => {
  await fill((await run('select id from orders')).length + 1, count)
  for (const sort of [undefined, 'placed', '-total'] as const) {
    const most = COUNTED[sort ?? '-placed']
    const told = { total: Math.min(count, most), isTotalExact: count <= most, before: null }
    expect(await turn({ ...(sort && { sort }) }, 4)).toEqual(told)
  }
  const processing = Math.floor((count + 2) / 3)
  expect(await turn({ status: 'PROCESSING' }, 3)).toMatchObject({ total: processing, isTotalExact: true })
})
