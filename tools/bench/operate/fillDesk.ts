/** Statuses in the sequence of an order, and the days from placing after which it enters each. */
const STEPS = [
  ['REVIEWING', 'APPROVED', 1],
  ['APPROVED', 'PROCESSING', 2],
  ['PROCESSING', 'COMPLETED', 4],
  ['COMPLETED', 'ON_THE_WAY', 5],
  ['ON_THE_WAY', 'RECEIVED', 6],
] as const

const admin = `(select id from accounts where email like 'admin@%')`
const store = `(select id from accounts where email like 'store@%')`
const names = (text: string): string => `jsonb_build_object('en', ${text}, 'kh', ${text})`

/** SQL for how many steps an order has taken; those that were canceled took none. */
const RANK = `coalesce(array_position(array[${STEPS.map(([, to]) => `'${to}'`).join(',')}], o.status), 0)`

const PRICES = {
  currency: 'USD',
  cloth: [{ fabric: 'interlock', widthMm: null, metre: 350 }],
  utilisationPercent: 80,
  print: { squareMetre: 250, setUp: 500, garment: null },
  sewing: [{ productType: 'SOCCER_KIT', per: 'garment', amount: 180, sizes: [] }],
  packing: { order: 100, garment: 10 },
}

/** The values that the server computes of an order in the background: whose turn it is, and its cost. No mark of a stale order remains. */
const COMPUTED = [
  `update orders o set cost_cents = total_cents * 6 / 10,
      cost_state = case when number like '%7' then 'incomplete' when number like '%3' then 'estimate' else 'counted' end,
      turn = case when status = 'CANCELED' or (status = 'RECEIVED' and paid_cents >= total_cents) then 'nobody'
        when status in ('APPROVED', 'RECEIVED') then 'customer' when status = 'PROCESSING' then 'supplier'
        when status = 'ON_THE_WAY' then 'carrier' else 'shop' end`,
  `insert into order_margins (order_id, product_type, placed_at, qty, sales_cents, cost_cents, state, is_first)
    select id, p, placed_at, case p when '' then 0 else qty end, case p when '' then 0 else total_cents end,
      case p when '' then 0 else cost_cents end, cost_state, p <> ''
    from orders, (values ('SOCCER_KIT'), ('')) t (p) where status <> 'CANCELED'`,
  `insert into margin_tallies (day, product_type, state, orders, qty, sales_cents, cost_cents)
    select (placed_at at time zone 'Asia/Phnom_Penh')::date, product_type, state, count(*) filter (where is_first), sum(qty),
      sum(sales_cents), sum(cost_cents) from order_margins group by 1, 2, 3`,
  'delete from stale_orders',
]

/** The history of the order: one entry of the audit log for each step, and one in ten for anything else. */
const HISTORY = [
  `insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role)
    select o.id, s.rank + 1, s.was, s.becomes, o.placed_at + s.days * interval '1 day', '', ${admin}, 'admin'
    from orders o join (values ${STEPS.map((step, at) => `(${at + 1}, '${step[0]}', '${step[1]}', ${step[2]})`).join(',')})
      s (rank, was, becomes, days) on s.rank <= ${RANK}`,
  `update orders o set status_since = h.at from (select order_id, max(at) as at from order_history group by 1) h where h.order_id = o.id`,
  `insert into audit_entries (actor_id, at, area, subject, subject_id, label, action, before, after)
    select case h.version % 3 when 0 then ${store} else ${admin} end, h.at, 'orders', 'order', h.order_id::text, o.number, 'update',
      jsonb_build_object('status', h.from_status), jsonb_build_object('status', h.to_status)
    from order_history h join orders o on o.id = h.order_id`,
  `insert into audit_entries (actor_id, at, area, subject, subject_id, label, action, before, after)
    select ${admin}, o.placed_at, case when number like '%3' then 'money' else 'people' end,
      case when number like '%3' then 'order' else 'account' end, case when number like '%3' then o.id else o.owner_id end::text,
      case when number like '%3' then number end, 'update', '{"paid_cents": 0}', jsonb_build_object('paid_cents', paid_cents)
    from orders o where number like '%3' or number like '%13'`,
]

/** Rules that acted on every fifth order, and a task of each tenth. */
const RULES = [
  `insert into rules (is_on, name, content, active_from, changed_by, changed_at)
    select false, ${names(`'Rule ' || i`)}, '{"when": {"kind": "unassigned", "hours": 24}, "only": {}, "actions": [{"kind": "tag", "tag": "late"}]}',
      now(), ${admin}, now() from generate_series(1, 20) i`,
  `insert into rule_firings (rule_id, rule_version, order_id, occurrence, at, name, state, results)
    select r.id, 1, o.id, o.placed_at, o.placed_at + interval '1 day', r.name, 'done', '[{"kind": "task", "result": "done"}]'
    from (select id, placed_at, row_number() over () as i from orders where number like '%5' or number like '%0') o
    join (select id, name, row_number() over () as i from rules) r on r.i = 1 + o.i % 20`,
  `insert into tasks (title, order_id, due_on, account_id, role, firing_id, made_at, done_at, done_by)
    select ${names(`'Call about ' || o.number`)}, o.id, (f.at + interval '3 days')::date,
      case when i % 3 = 0 then ${store} end, case when i % 3 = 1 then 'ADMIN' end, f.id, f.at,
      case when i > 2000 then f.at + interval '1 day' end, case when i > 2000 then ${admin} end
    from (select *, row_number() over (order by at desc) as i from rule_firings) f join orders o on o.id = f.order_id where o.number like '%0'`,
  `insert into supplier_cost_lists (supplier_id, valid_from, prices, changed_by, changed_at)
    select id, now()::date - 400, '${JSON.stringify(PRICES)}', ${admin}, now() from suppliers where name like 'Workshop %'`,
]

/** Statements that fill a shop with what the server, its rules and its triggers write about orders over the months. */
export const writtenStatements = (): string[] => [
  // Triggers would mark every order stale once more, and set its time of the status for each step by itself.
  `select set_config('kitwright.loading', 'on', false)`,
  ...COMPUTED,
  ...HISTORY,
  ...RULES,
  'delete from stale_orders',
  `select set_config('kitwright.loading', '', false)`,
]
