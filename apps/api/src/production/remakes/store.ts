import type { RemakeCulprit, RemakeReason } from '@kitwright/contract'
import { REMAKE_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { RemakeItemRecord } from '../garments/remakeScope.ts'

export interface RemakeRecord {
  readonly id: string
  readonly order_id: string
  readonly number: string
  readonly place: number
  readonly supplier_id: string | null
  readonly supplier: string | null
  readonly items: readonly RemakeItemRecord[]
  readonly pieces: number
  readonly reason: RemakeReason
  readonly culprit: RemakeCulprit
  readonly cost_cents: number
  readonly note: string
  readonly made_by: string
  readonly made_at: Date
  readonly sent_at: Date | null
  readonly tracking: string
}

const REMAKES = sql`
  select r.*, r.cost_cents::float8 as cost_cents, o.number, s.name as supplier
  from remakes r join orders o on o.id = r.order_id left join suppliers s on s.id = r.supplier_id`

export async function findRemake(trx: Transaction, id: string): Promise<RemakeRecord | undefined> {
  const { rows } = await sql<RemakeRecord>`${REMAKES} where r.id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns the remakes of these orders, the latest first. */
export async function listRemakes(trx: Transaction, orderIds: readonly string[]): Promise<RemakeRecord[]> {
  const { rows } = await sql<RemakeRecord>`
    ${REMAKES} where r.order_id = any(${[...orderIds]}::uuid[]) order by r.order_id, r.place desc`.execute(trx)
  return rows
}

/** A half-open period of time. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

const inSpan = ({ from, to }: Span) => sql`r.made_at >= ${from}::timestamptz and r.made_at < ${to}::timestamptz`

/** Returns the remakes of a period, latest first, up to a limit. */
export async function listRemakesIn(
  trx: Transaction,
  span: Span,
  most: number = REMAKE_LIMITS.listed,
): Promise<RemakeRecord[]> {
  const { rows } = await sql<RemakeRecord>`
    ${REMAKES} where ${inSpan(span)} order by r.made_at desc, r.id desc limit ${most}`.execute(trx)
  return rows
}

export interface RemakeSum {
  readonly reason: RemakeReason
  readonly culprit: RemakeCulprit
  readonly supplier: string | null
  readonly count: number
  readonly pieces: number
  readonly cost_cents: number
}

/** Sums all remakes in a span by every field that a report may group by. */
export async function sumRemakes(trx: Transaction, span: Span): Promise<RemakeSum[]> {
  const { rows } = await sql<RemakeSum>`
    select r.reason, r.culprit, s.name as supplier, count(*)::int as count, sum(r.pieces)::int as pieces,
      sum(r.cost_cents)::float8 as cost_cents
    from remakes r left join suppliers s on s.id = r.supplier_id where ${inSpan(span)} group by 1, 2, 3`.execute(trx)
  return rows
}

export interface NewRemake {
  readonly orderId: string
  readonly supplierId: string | null
  readonly items: readonly RemakeItemRecord[]
  readonly reason: RemakeReason
  readonly culprit: RemakeCulprit
  readonly costCents: number
  readonly note: string
  readonly by: string
  readonly now: Date
}

/** Inserts the next remake of its order; undefined if the limit is reached. */
export async function insertRemake(trx: Transaction, remake: NewRemake): Promise<string | undefined> {
  const { orderId, supplierId, items, reason, culprit, costCents, note, by, now } = remake
  const pieces = items.reduce((sum, item) => sum + item.pieces.length, 0)
  // Two concurrent remakes must get two places.
  await sql`select from orders where id = ${orderId} for update`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    insert into remakes (order_id, place, supplier_id, items, pieces, reason, culprit, cost_cents, note, made_by, made_at)
    select ${orderId}::uuid, count(*) + 1, ${supplierId}::uuid, ${JSON.stringify(items)}::jsonb, ${pieces}, ${reason}, ${culprit},
      ${costCents}::bigint, ${note}, ${by}::uuid, ${now}::timestamptz
    from remakes where order_id = ${orderId} having count(*) < ${REMAKE_LIMITS.remakes} returning id`.execute(trx)
  return rows[0]?.id
}

export async function noteSent(
  trx: Transaction,
  id: string,
  { tracking, now }: { readonly tracking: string; readonly now: Date },
): Promise<void> {
  await sql`update remakes set sent_at = coalesce(sent_at, ${now}::timestamptz), tracking = ${tracking} where id = ${id}`.execute(
    trx,
  )
}

/** Keeps the cost and the reason for the books, but not whose garments they were. */
export async function blankRemakesOf(trx: Transaction, ownerId: string): Promise<void> {
  await sql`
    update remakes set note = '', tracking = '', items = (
      select jsonb_agg(item || '{"name": "", "number": null, "design": ""}') from jsonb_array_elements(items) item)
    where order_id in (select id from orders where owner_id = ${ownerId})`.execute(trx)
}
