import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, sql, type Transaction } from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

// A database from before every key began with the shop, containing two shops.

const SHOPS = { angkor: '00000000-0000-4000-8000-00000000000a', mekong: '00000000-0000-4000-8000-00000000000b' }
const ORDER = '00000000-0000-4000-8000-000000000001'
const PERSON = { angkor: SHOPS.angkor.replace('4000', '4001'), mekong: SHOPS.mekong.replace('4000', '4001') }

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase('empty')
  await migrate(made.databaseUrl, { until: '0099' })
  // Alternates between the shops, so that numbers counted over all shops have gaps in each.
  for (const shop of ['angkor', 'mekong'] as const) await inShop(shop, async trx => fill(trx, shop))
  for (const subject of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const shop of ['angkor', 'mekong'] as const) await inShop(shop, async trx => happen(trx, shop, subject))
  await migrate(made.databaseUrl)
})
afterAll(async () => made.drop())

type Shop = keyof typeof SHOPS

/** Runs as the owner, who fills a cell or an old database. The program's own opening needs what the old one lacks. */
const inShop = async <T>(shop: Shop, work: (trx: Transaction) => Promise<T>): Promise<T> =>
  made.database.withPlatform(async trx => {
    await sql`select set_config('kitwright.tenant', ${SHOPS[shop]}, true)`.execute(trx)
    return work(trx)
  })

const numbered = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`

async function fill(trx: Transaction, shop: Shop): Promise<void> {
  await sql`insert into tenants (id, slug, name, product_types) values (${SHOPS[shop]}, ${shop}, ${shop}, '{}')`.execute(
    trx,
  )
  await sql`insert into accounts (id, email, role, first_name, last_name, created_at)
    values (${PERSON[shop]}, 'sok@example.com', 'CUSTOMER', 'Sok', 'Dara', now())`.execute(trx)
  await sql`insert into files (id, account_id, mime, width_px, height_px, bytes)
    values (${PERSON[shop]}, ${PERSON[shop]}, 'image/png', 1, 1, 1)`.execute(trx)
  await sql`insert into designs (id, owner_id, name, product_type, created_at, updated_at)
    values (${ORDER}, ${PERSON[shop]}, 'Home kit', 'SOCCER_KIT', now(), now())`.execute(trx)
  // The trigger records that the design shows the file.
  await sql`insert into design_revisions (design_id, revision, document, document_hash, created_at)
    values (${ORDER}, 1, ${JSON.stringify({ source: 'file', id: PERSON[shop] })}, '', now())`.execute(trx)
  await sql`insert into orders (id, owner_id, number, qty, subtotal_cents, discount_cents, total_cents, address, landmark, phone, note, placed_at)
    values (${ORDER}, ${PERSON[shop]}, 'XY-' || next_order_number(), 1, 100, 0, 100, '', '', '+85512345678', '', now())`.execute(
    trx,
  )
  await sql`update orders set status = 'APPROVED', version = 2 where id = ${ORDER}`.execute(trx)
  await sql`insert into order_history (order_id, version, from_status, to_status, at, note, actor_role)
    values (${ORDER}, 2, 'REVIEWING', 'APPROVED', now(), '', 'admin')`.execute(trx)
}

/** An event dispatched to no queue yet, one that was dispatched, a mail for it, a payment and a review. */
async function happen(trx: Transaction, shop: Shop, subject: number): Promise<void> {
  await sql`with told as (insert into events (kind, subject_id) values ('OrderPlaced', ${numbered(subject)}) returning id),
    heard as (insert into heard_events (event_id, queue, heard_at) select id, 'staff-news', now() from told)
    insert into deliveries (event_id, kind, recipient, state, made_at, tried_at)
      select id, 'OrderPlaced', ${String(subject)}, 'sent', now(), now() from told`.execute(trx)
  await sql`insert into payments (order_id, cents, method, noted_by, noted_at)
    values (${ORDER}, ${subject}, 'cash', ${PERSON[shop]}, now())`.execute(trx)
  await sql`insert into design_reviews (design_id, revision, status, comment, reviewed_by, reviewed_at)
    values (${ORDER}, 1, 'ready', ${String(subject)}, ${PERSON[shop]}, now())`.execute(trx)
}

const list = async (shop: Shop, query: ReturnType<typeof sql<{ is: number }>>): Promise<number[]> =>
  inShop(shop, async trx => (await query.execute(trx)).rows.map(row => row.is))

const subject = sql`right(subject_id::text, 12)::int`
const ORDERED = {
  events: sql<{ is: number }>`select ${subject} as is from events order by id`,
  'what is to be handed on': sql<{
    is: number
  }>`select ${subject} as is from outbox where tenant_id = current_tenant_id() order by id`,
  payments: sql<{ is: number }>`select cents::int as is from payments order by position`,
  reviews: sql<{ is: number }>`select comment::int as is from design_reviews order by position`,
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1)

test.each(Object.entries(ORDERED))(
  'the %s of a database from before keep their order in each shop',
  async (_, query) => {
    for (const shop of ['angkor', 'mekong'] as const) expect((await list(shop, query)).slice(0, 12)).toEqual(upTo(12))
  },
)

test('mails, hearings and what is to be handed on are still of their events', async () => {
  for (const shop of ['angkor', 'mekong'] as const) {
    const of = sql<{ is: number }>`select ${subject} as is from events e
      join heard_events h on h.event_id = e.id join deliveries d on d.event_id = e.id and d.recipient = ${subject}::text
      where (select o.subject_id from outbox o where o.event_id = e.id) = e.subject_id order by e.id`
    expect((await list(shop, of)).slice(0, 12)).toEqual(upTo(12))
  }
})

test('pictures are still used by their designs, and orders are numbered on', async () => {
  for (const shop of ['angkor', 'mekong'] as const) {
    expect(await list(shop, sql`select count(*)::int as is from file_uses where design_id = used_by`)).toEqual([1])
    expect(await list(shop, sql`select next_order_number()::int as is`)).toEqual([2])
  }
})

test('foreign keys that were made anew hold as before', async () => {
  await expect(
    inShop('angkor', async trx =>
      sql`insert into files (account_id, mime, width_px, height_px, bytes) values (${PERSON.mekong}, 'image/png', 1, 1, 1)`.execute(
        trx,
      ),
    ),
  ).rejects.toThrow(/foreign key/)
})

test('events, payments and reviews of now come after those of before', async () => {
  for (const shop of ['angkor', 'mekong'] as const) {
    await inShop(shop, async trx => happen(trx, shop, 13))
    for (const query of Object.values(ORDERED)) expect(await list(shop, query)).toEqual(upTo(13))
  }
})
