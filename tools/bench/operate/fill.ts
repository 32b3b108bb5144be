import pg from 'pg'
import { writtenStatements } from './fillDesk.ts'

/** Quantities of a shop at 1×. */
const ONCE = { orders: 1000, designs: 500, customers: 50, sessions: 1000 } as const
const LINES = 14

export interface Size {
  readonly orders: number
  readonly designs: number
  readonly customers: number
  readonly sessions: number
}

export const sizeOf = (times: number): Size => ({
  orders: ONCE.orders * times,
  designs: ONCE.designs * times,
  customers: ONCE.customers * times,
  sessions: ONCE.sessions * times,
})

/**
 * Fills one shop by SQL alone: only the number of rows and the variety of names, days, sums and statuses matter. Of the
 * orders 70 % were received, 5 % canceled, the rest is in progress; a tenth of the delivered ones is not fully paid.
 */
export async function fillShop(databaseUrl: string, slug: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`select set_config('kitwright.tenant', id::text, false) from tenants where slug = $1`, [slug])
    // In one transaction, since the server computes at once what it finds stale.
    await client.query('begin')
    for (const text of statementsOf(size)) await client.query(text)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** SQL for an id of version 4, since the server refuses others. */
const id = (letter: string, number: string): string =>
  `overlay(overlay(md5('${letter}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
const pick = (number: string, words: readonly string[]): string =>
  `(array[${words.map(word => `'${word}'`).join(',')}])[1 + (${number}) % ${words.length}]`

const FIRST = [
  'Sokha',
  'Dara',
  'Bopha',
  'Chan',
  'Vanna',
  'Kosal',
  'Sreymom',
  'Pisey',
  'សុខា',
  'ចាន់',
  'ដារា',
  'បុប្ផា',
  'Rithy',
]
const LAST = ['Chea', 'Keo', 'Kim', 'Sok', 'Chhun', 'Ly', 'Meas', 'Nhem', 'គឹម', 'លី', 'Ouk']
const KITS = ['Home kit', 'Away kit', 'Third kit', 'Training', 'ឈុតហាត់', 'Keeper', 'Finals']

const STATUS = `case when i % 100 < 70 then 'RECEIVED' when i % 100 < 75 then 'CANCELED' when i % 100 < 83 then 'REVIEWING'
  when i % 100 < 87 then 'APPROVED' when i % 100 < 92 then 'PROCESSING' when i % 100 < 95 then 'COMPLETED' else 'ON_THE_WAY' end`

/**
 * The staff's own data about orders. Half of them have the administrator as assignee, a quarter the store; a third has a
 * common tag, one in a thousand a rare one; suppliers and products are as uneven.
 */
const deskStatementsOf = ({ orders }: Pick<Size, 'orders'>): string[] => [
  `insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
    select 'Workshop ' || i, 'en', 10, 25, 4, 'Cut' from generate_series(1, 3) i`,
  `update orders o set promised_on = day, due_on = day - (case when i % 9 = 0 then 3 else 0 end), is_due_set = i % 9 = 0,
      supplier = 'Workshop ' || s, supplier_id = (select id from suppliers where name = 'Workshop ' || s),
      assignee_id = case i % 4 when 0 then null when 1 then (select id from accounts where email like 'store@%')
        else (select id from accounts where email like 'admin@%') end
    from (select i, ${id('o', 'i')} as id, (now() - i * interval '4 minutes')::date + 14 + i % 7 as day,
      case when i % 1000 = 77 then 3 when i % 5 = 0 then 2 else 1 end as s from generate_series(1, ${orders}) i) t
    where o.id = t.id`,
  `insert into order_tags (order_id, tag)
    select ${id('o', 'i')}, tag from generate_series(1, ${orders}) i, (values ('School', 3), ('Festival', 101), ('Rush', 1001)) t (tag, each)
    where i % each = 0`,
  `update order_lines set product_type = 'HOODIE' where position = 0
    and order_id in (select ${id('o', 'i')} from generate_series(88, ${orders}, 1000) i)`,
]

const statementsOf = ({ orders, designs, customers, sessions }: Size): string[] => [
  `insert into accounts (id, email, role, first_name, last_name, phone, created_at)
    select ${id('a', 'i')}, 'buyer' || i || '@example.com', 'CUSTOMER', ${pick('i * 7', FIRST)}, ${pick('i * 3', LAST)} || ' ' || i,
      '+8551' || lpad((i::bigint * 7919 % 9999999)::text, 7, '0'), now() - i * interval '17 minutes'
    from generate_series(1, ${customers}) i`,
  `insert into designs (id, owner_id, name, product_type, status, sent_at, created_at, updated_at)
    select ${id('d', 'i')}, ${id('a', `1 + i % ${customers}`)}, ${pick('i * 5', KITS)} || ' ' || i, 'SOCCER_KIT',
      case when i % 10 < 5 then 'reviewing' when i % 10 < 9 then 'ready' else 'rejected' end,
      case when i % 10 = 0 then now() - i * interval '5 minutes' end, now() - i * interval '9 minutes', now() - i * interval '7 minutes'
    from generate_series(1, ${designs}) i`,
  `insert into design_revisions (design_id, revision, document, document_hash, created_at)
    select ${id('d', 'i')}, 1, '{}', md5(i::text), now() from generate_series(1, ${designs}) i`,
  `insert into sessions (account_id, client_id, started_at, last_used_at, ended_at, end_reason)
    select ${id('a', `1 + i % ${customers}`)}, 'web', now() - i * interval '3 minutes', now() - i * interval '2 minutes',
      case when i % 3 > 0 then now() end, case when i % 3 > 0 then 'sign-out' end
    from generate_series(1, ${sessions}) i`,
  `insert into orders (id, owner_id, number, status, qty, subtotal_cents, discount_cents, total_cents, paid_cents,
      address, landmark, phone, note, placed_at, delivered_at)
    select ${id('o', 'i')}, ${id('a', `1 + i % ${customers}`)}, 'XY-' || lpad(i::text, 6, '0'), ${STATUS}, ${LINES},
      total, 0, total, case when i % 100 < 63 then total when i % 2 = 0 then total / 2 else 0 end,
      'House 12', '', '+8551' || lpad((i::bigint * 104729 % 9999999)::text, 7, '0'), '', placed_at,
      case when i % 100 < 70 then placed_at + (5 + i % 13) * interval '1 day' + i % 97 * interval '7 minutes' end
    from (select i, now() - i * interval '4 minutes' as placed_at, 5000 + (i::bigint * 7907 % 90000) as total from generate_series(1, ${orders}) i) t`,
  `insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve,
      version, player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents)
    select ${id('o', 'i')}, gen_random_uuid(), p, ${id('d', `1 + i % ${designs}`)}, 1, 'Home kit', 'SOCCER_KIT', 'interlock', 'L',
      'short', 'player', 'Player', 'PLAYER', p, 1, 1000, 1000, '[]', '[]', 0, 1000
    from generate_series(1, ${orders}) i, generate_series(0, ${LINES - 1}) p`,
  ...deskStatementsOf({ orders }),
  `insert into contact_messages (contact, subject, message, sent_at, answered_at)
    select 'sok@example.com', 'Hello', 'Do you sew caps?', now() - i * interval '1 hour',
      case when i % 10 > 0 then now() - i * interval '50 minutes' end from generate_series(1, ${customers}) i`,
  ...writtenStatements(),
  // Merges the tallies, as the hourly upkeep does.
  `with gone as (delete from tallies returning what, count)
    insert into tallies (what, count) select what, sum(count) from gone group by what`,
  `with gone as (delete from day_tallies returning *)
    insert into day_tallies (day, what, count, cents) select day, what, sum(count), sum(cents) from gone group by 1, 2`,
  `with gone as (delete from unpaid_tallies returning *)
    insert into unpaid_tallies (status, paid_percent, odd_cents, orders, total_cents, paid_cents)
    select status, paid_percent, odd_cents, sum(orders), sum(total_cents), sum(paid_cents) from gone group by 1, 2, 3`,
]
