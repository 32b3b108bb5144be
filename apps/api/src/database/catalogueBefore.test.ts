import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, sql, type Transaction } from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

// A database that has later migrations already, and not those of the catalogue.

const MISSING = ['0590-show-fabrics.sql', '0591-keep-catalogue-versions.sql', '0592-price-by-groups.sql']
const SHOP = '00000000-0000-4000-8000-00000000000a'
const PERSON = '00000000-0000-4000-8000-00000000000c'
const ORDER = '00000000-0000-4000-8000-000000000001'

let made: TestDatabase
let folder: string
let applied: string[]
beforeAll(async () => {
  made = await createTestDatabase('empty')
  folder = await mkdtemp(join(tmpdir(), 'kitwright-migrations-'))
  const own = join(import.meta.dirname, '../../migrations')
  const names = (await readdir(own)).filter(name => !MISSING.includes(name))
  await Promise.all(names.map(async name => cp(join(own, name), join(folder, name))))
  await migrate(made.databaseUrl, { until: '0099' })
  await inShop(fill)
  await migrate(made.databaseUrl, { folder })
  applied = await migrate(made.databaseUrl)
})
afterAll(async () => {
  await made.drop()
  await rm(folder, { recursive: true })
})

/** Runs as the owner, who fills an old database. */
const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  made.database.withPlatform(async trx => {
    await sql`select set_config('kitwright.tenant', ${SHOP}, true)`.execute(trx)
    return work(trx)
  })

async function fill(trx: Transaction): Promise<void> {
  await sql`insert into tenants (id, slug, name, product_types) values (${SHOP}, 'angkor', 'Angkor', '{}')`.execute(trx)
  await sql`insert into accounts (id, email, role, first_name, last_name, created_at)
    values (${PERSON}, 'sok@example.com', 'CUSTOMER', 'Sok', 'Dara', now())`.execute(trx)
  await sql`insert into files (id, account_id, mime, width_px, height_px, bytes)
    values (${PERSON}, ${PERSON}, 'image/png', 1, 1, 1)`.execute(trx)
  await sql`insert into fabrics (id, position, names, material) values ('mesh', 0, '{"en": "Mesh", "kh": "សំណាញ់"}', 'mesh')`.execute(
    trx,
  )
  await sql`insert into orders (id, owner_id, number, qty, subtotal_cents, discount_cents, total_cents, address, landmark, phone, note, placed_at)
    values (${ORDER}, ${PERSON}, 'XY-' || next_order_number(), 1, 100, 0, 100, '', '', '+85512345678', '', now())`.execute(
    trx,
  )
}

test('the migrations of the catalogue apply after later ones', () => {
  expect(applied).toEqual(MISSING)
})

test('old fabrics have an empty card, orders keep their totals, and customers are in no group', async () => {
  const fabrics = await inShop(async trx => sql`select picture_id, inks, supplier_ids from fabrics`.execute(trx))
  expect(fabrics.rows).toEqual([{ picture_id: null, inks: [], supplier_ids: [] }])
  const orders = await inShop(async trx => sql`select total_cents from orders`.execute(trx))
  expect(orders.rows).toEqual([{ total_cents: 100 }])
  const members = await inShop(async trx => sql`select from customer_group_members`.execute(trx))
  expect(members.rows).toHaveLength(0)
})

test('an old customer can join a group, and an old file can be the picture of a fabric', async () => {
  await inShop(async trx => {
    const { rows } = await sql<{ id: string }>`insert into customer_groups (names, terms)
      values ('{"en": "Clubs", "kh": "ក្លឹប"}', '{}') returning id`.execute(trx)
    await sql`insert into customer_group_members (account_id, group_id) values (${PERSON}, ${rows[0]!.id})`.execute(trx)
    await sql`update fabrics set picture_id = ${PERSON}`.execute(trx)
  })
  const { rows } = await inShop(async trx => sql`select account_id from customer_group_members`.execute(trx))
  expect(rows).toEqual([{ account_id: PERSON }])
})
