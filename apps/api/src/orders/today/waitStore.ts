import { type TalkKind, TODAY_SHOWN } from '@kitwright/contract'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { wantsChanges } from '../record/proofWaits.ts'

/** An order that waits for the staff, since when, and the words that it waits with. */
export interface WaitingOrder {
  readonly id: string
  readonly since: Date
  readonly text: string
}

export interface WaitingOrders {
  readonly first: readonly WaitingOrder[]
  readonly total: number
}

const isOf = (assigneeId: string | undefined): RawBuilder<unknown> =>
  assigneeId === undefined ? sql`true` : sql`o.assignee_id = ${assigneeId}`

/** Returns the orders of a query of id, since and text, the longest waiting first, and the number of all. */
async function listFirst(trx: Transaction, waiting: RawBuilder<unknown>): Promise<WaitingOrders> {
  const { rows } = await sql<WaitingOrder & { readonly total: number }>`
    select id, since, text, count(*) over ()::int as total from (${waiting}) w (id, since, text)
    order by since, id limit ${TODAY_SHOWN}`.execute(trx)
  return { first: rows, total: rows[0]?.total ?? 0 }
}

/** Lists orders with a receipt that nobody has answered, of all staff or of those assigned to one. */
export const listSlipOrders = async (trx: Transaction, assigneeId?: string): Promise<WaitingOrders> =>
  listFirst(
    trx,
    sql`select o.id, min(s.sent_at), '' from payment_slips s join orders o on o.id = s.order_id
      where s.state = 'waiting' and ${isOf(assigneeId)} group by o.id`,
  )

/** Lists orders whose present supplier waits for an answer, with the last question. */
export const listAskedOrders = async (trx: Transaction, assigneeId?: string): Promise<WaitingOrders> =>
  listFirst(
    trx,
    sql`select o.id, h.asked_at, coalesce((
        select n.text from handover_notes n where n.order_id = o.id and n.supplier_id = h.supplier_id and n.kind = 'text' and n.by is null
        order by n.id desc limit 1), '')
      from handovers h join orders o on o.id = h.order_id and o.supplier_id = h.supplier_id
      where h.asked_at is not null and order_status_is(o.status, 'live') and ${isOf(assigneeId)}`,
  )

export interface TalkRecord {
  readonly kind: Exclude<TalkKind, 'message'>
  readonly id: string
  readonly number: string
  readonly owner_id: string
  readonly text: string
  readonly at: Date
}

const WISHES = sql`
  select 'wish', orders.id, orders.number, orders.owner_id, concat_ws(' · ', nullif(p.answer_text, ''),
    (select string_agg(w->>'text', ' · ') from jsonb_array_elements(p.wishes) w)), p.answered_at
  from orders cross join lateral (
    select answer_text, wishes, answered_at from proofs
    where order_id = orders.id and state = 'changes' order by id desc limit 1) p
  where order_status_is(orders.status, 'before_production') and ${wantsChanges()}`
const CLAIMS = sql`
  select 'claim', o.id, o.number, o.owner_id, c.text, c.sent_at
  from claims c join orders o on o.id = c.order_id where c.state = 'waiting'`
const QUOTES = sql`
  select 'quote', id, number, owner_id, '', waits_since from customer_quotes where waits_since is not null`

/** Lists what customers wait to hear about: wishes about proofs, claims and quotes, the longest waiting first. */
export async function listTalk(trx: Transaction): Promise<{ readonly first: TalkRecord[]; readonly total: number }> {
  const { rows } = await sql<TalkRecord & { readonly total: number }>`
    select kind, id, number, owner_id, text, at, count(*) over ()::int as total
    from (${WISHES} union all ${CLAIMS} union all ${QUOTES}) t (kind, id, number, owner_id, text, at)
    order by at, id limit ${TODAY_SHOWN}`.execute(trx)
  return { first: rows, total: rows[0]?.total ?? 0 }
}

export interface DueDay {
  readonly day: string
  readonly orders: number
  readonly pieces: number
  readonly made: number
}

/** Counts live orders and their pieces by due day, from a day for some days; a day without orders counts nothing. */
export async function countDueDays(
  trx: Transaction,
  {
    from,
    days,
    assigneeId,
  }: { readonly from: string; readonly days: number; readonly assigneeId?: string | undefined },
): Promise<DueDay[]> {
  const { rows } = await sql<DueDay>`
    with due as (
      select due_day, count(*)::int as orders, sum(qty)::int as pieces, (count(*) filter (where order_status_is(status, 'made')))::int as made
      from orders o where order_status_is(status, 'live') and ${isOf(assigneeId)}
        and due_day between ${from}::date - date '2000-01-01' and ${from}::date - date '2000-01-01' + ${days}::int - 1
      group by due_day)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(pieces, 0) as pieces, coalesce(made, 0) as made
    from (select ${from}::date + i as day from generate_series(0, ${days}::int - 1) i) d
    left join due on due.due_day = d.day - date '2000-01-01' order by d.day`.execute(trx)
  return rows
}
