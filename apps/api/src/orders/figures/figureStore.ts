import { ORDER_STATUSES } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { isOneOf } from '../staff/orderWaits.ts'

// The index of days begins with the status, so queries name every status that they count.
const COUNTED = ORDER_STATUSES.filter(status => status !== 'CANCELED')

/** Figures of one step, or of a period where `step` is null. */
interface PlacedRecord {
  readonly step: number | null
  readonly is_now: boolean
  readonly orders: number
  readonly canceled: number
  readonly revenue_cents: number
  readonly repeats: number
}
interface SentRecord {
  readonly step: number | null
  readonly is_now: boolean
  readonly sent: number
  readonly lead_days: number | null
  readonly promised: number
  readonly on_time: number
}
interface MixRecord {
  readonly product_type: string
  readonly now: number
  readonly before: number
}

interface FigureSpan {
  /** Instants at which the steps begin, those of the earlier period first, and at which the last one ends. */
  readonly bounds: readonly Date[]
  readonly timeZone: string
}

const boundsIn = ({ bounds }: FigureSpan) => sql`${bounds.map(each => each.toISOString())}::timestamptz[]`
const halfOf = ({ bounds }: FigureSpan): number => (bounds.length - 1) / 2

/** Counts the orders placed in each step and in both periods. A customer repeats if they ordered before that order. */
export async function countPlaced(trx: Transaction, span: FigureSpan): Promise<PlacedRecord[]> {
  const { rows } = await sql<PlacedRecord>`
    with placed as materialized (
      select width_bucket(placed_at, ${boundsIn(span)}) as step, status <> 'CANCELED' as counts, total_cents, owner_id, placed_at
      from orders where ${isOneOf(ORDER_STATUSES)} and placed_at >= ${span.bounds[0]!} and placed_at < ${span.bounds.at(-1)!}),
    firsts as (
      select owner_id, (select o.placed_at from orders o where o.owner_id = p.owner_id and o.status <> 'CANCELED'
        order by o.placed_at limit 1) as first
      from (select distinct owner_id from placed) p)
    select step, is_now, count(*) filter (where counts)::int as orders, count(*) filter (where not counts)::int as canceled,
      coalesce(sum(total_cents) filter (where counts), 0)::bigint as revenue_cents,
      count(*) filter (where counts and placed_at > first)::int as repeats
    from (select placed.*, first, step > ${halfOf(span)}::int as is_now from placed left join firsts using (owner_id)) p
    group by grouping sets ((step, is_now), (is_now))`.execute(trx)
  return rows
}

/** Counts the orders sent or handed over in each step and in both periods, with the median of their days. */
export async function countSent(trx: Transaction, span: FigureSpan): Promise<SentRecord[]> {
  const { rows } = await sql<SentRecord>`
    with sent as (
      select width_bucket(coalesce(delivered_at, received_at), ${boundsIn(span)}) as step,
        extract(epoch from coalesce(delivered_at, received_at) - placed_at) / 86400 as days, promised_on,
        (coalesce(delivered_at, received_at) at time zone ${span.timeZone}::text)::date as sent_on
      from orders
      where coalesce(delivered_at, received_at) >= ${span.bounds[0]!} and coalesce(delivered_at, received_at) < ${span.bounds.at(-1)!}
        and (delivered_at is not null or received_at is not null) and status <> 'CANCELED')
    select step, is_now, count(*)::int as sent, (percentile_cont(0.5) within group (order by days))::float8 as lead_days,
      count(promised_on)::int as promised, count(*) filter (where sent_on <= promised_on)::int as on_time
    from (select *, step > ${halfOf(span)}::int as is_now from sent) s
    group by grouping sets ((step, is_now), (is_now))`.execute(trx)
  return rows
}

/** Counts the pieces ordered by product in both periods, without canceled orders; most first. */
export async function countMix(trx: Transaction, span: FigureSpan): Promise<MixRecord[]> {
  const middle = span.bounds[halfOf(span)]!
  const { rows } = await sql<MixRecord>`
    select l.product_type, coalesce(sum(l.qty) filter (where o.placed_at >= ${middle}), 0)::int as now,
      coalesce(sum(l.qty) filter (where o.placed_at < ${middle}), 0)::int as before
    from orders o join order_lines l on l.order_id = o.id
    where ${isOneOf(COUNTED)} and o.placed_at >= ${span.bounds[0]!} and o.placed_at < ${span.bounds.at(-1)!}
    group by l.product_type order by now desc, before desc, l.product_type`.execute(trx)
  return rows
}

export type { MixRecord, PlacedRecord, SentRecord }
