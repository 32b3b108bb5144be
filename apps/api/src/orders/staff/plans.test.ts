import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, sql, type Transaction } from '../../database/index.ts'
import { countReads, createTestDatabase, executeOn, type TestDatabase } from '../../database/testing.ts'
import { listAllOrders, type OfficeList } from './list.ts'
import type { OrderFilters } from './narrowOrders.ts'

/** The oldest PostgreSQL version that we support, in Debian's location. */
const OLDEST = '/usr/lib/postgresql/15/bin'
const VERSIONS: readonly [name: string, postgresBin: string | undefined][] = [
  ['the packaged PostgreSQL', undefined],
  ...(existsSync(OLDEST) ? [['PostgreSQL 15', OLDEST] as [string, string]] : []),
]
const ORDERS = 6_000
const SEARCHES = ['XY-000123', '000123', '777', 'XY-0', '017 919 123', '345', 'Sokha 40', 'nobody of this name']
const NOBODY = '00000000-0000-4000-8000-000000000000'
const FILTERS: readonly (readonly [name: string, filters: OrderFilters])[] = [
  ['an assignee', { assignee: NOBODY }],
  ['a supplier', { supplier: NOBODY }],
  ['a tag', { tag: 'Rush' }],
  ['a range of due days', { dueFrom: '2026-11-01', dueTo: '2026-11-30' }],
  ['promised days', { promisedTo: '2026-11-30' }],
  ['late orders', { urgency: 'late' }],
  ['orders that are soon due', { urgency: 'soon' }],
  ['totals', { totalFrom: 600 }],
]
const RULE = { deposit: 50, delivery: 100 }

const fill = async (trx: Transaction): Promise<void> => {
  for (const text of [
    `insert into accounts (id, email, role, first_name, last_name)
      select md5('a' || i)::uuid, 'buyer' || i || '@example.com', 'CUSTOMER', 'Sokha', i::text from generate_series(1, 50) i`,
    `insert into orders (id, owner_id, number, status, qty, subtotal_cents, discount_cents, total_cents, paid_cents, address, landmark,
        phone, note, placed_at)
      select md5('o' || i)::uuid, md5('a' || (1 + i % 50))::uuid, 'XY-' || lpad(i::text, 6, '0'), 'REVIEWING', 1, 500, 0, 500, 0, 'House 12', '',
        '+8551' || lpad((i::bigint * 104729 % 9999999)::text, 7, '0'), '', now() - i * interval '4 minutes'
      from generate_series(1, ${ORDERS}) i`,
  ])
    await sql.raw(text).execute(trx)
}

/** Creates a shop with so many orders that a full scan reads many pages. */
async function createShop({ database, databaseUrl }: TestDatabase): Promise<string> {
  const { rows } = await database.withPlatform(async trx =>
    sql<{
      id: string
    }>`insert into tenants (slug, name, product_types) values ('angkor', 'Angkor', '{SOCCER_KIT}') returning id`.execute(
      trx,
    ),
  )
  const { id } = rows[0]!
  await database.withTenant(id, fill)
  await executeOn(databaseUrl, 'vacuum analyze')
  return id
}

describe.each(VERSIONS)('on %s, a search of the orders', (_name, postgresBin) => {
  let own: TestDatabase
  let tenantId: string
  beforeAll(async () => {
    own = await createTestDatabase('migrated', { postgresBin })
    tenantId = await createShop(own)
  })
  afterAll(async () => own.drop())

  const readsOf = async (database: Database, search: string, filters: OrderFilters = {}): Promise<number> =>
    database.withTenant(tenantId, async trx => {
      const list: OfficeList = { rule: RULE, today: '2026-11-30', prefix: 'XY', pageSize: 25, search, ...filters }
      return countReads(trx, async counting => listAllOrders(counting, list))
    })

  test.each(SEARCHES)('for “%s” reads by an index, not all orders', async search => {
    expect(await readsOf(own.database, search)).toBeLessThan(200)
  })

  test.each(FILTERS)('narrowed to %s reads by an index, not all orders', async (_filter, filters) => {
    expect(await readsOf(own.database, '', filters)).toBeLessThan(200)
  })
})
