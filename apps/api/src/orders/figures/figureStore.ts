import { sql, type Transaction } from '../../database/index.ts'

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
    with firsts as (select owner_id, min(placed_at) as first from orders where status <> 'CANCELED' group by owner_id),
    placed as (
      select width_bucket(o.placed_at, ${boundsIn(span)}) as step, o.status <> 'CANCELED' as counts, o.total_cents,
        o.placed_at > f.first as is_repeat
      from orders o left join firsts f on f.owner_id = o.owner_id
      where o.placed_at >= ${span.bounds[0]!} and o.placed_at < ${span.bounds.at(-1)!})
    select step, is_now, count(*) filter (where counts)::int as orders, count(*) filter (where not counts)::int as canceled,
      coalesce(sum(total_cents) filter (where counts), 0)::bigint as revenue_cents,
      count(*) filter (where counts and is_repeat)::int as repeats
    from (select *, step > ${halfOf(span)}::int as is_now from placed) p
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
        and status <> 'CANCELED')
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
    where o.placed_at >= ${span.bounds[0]!} and o.placed_at < ${span.bounds.at(-1)!} and o.status <> 'CANCELED'
    group by l.product_type order by now desc, before desc, l.product_type`.execute(trx)
  return rows
}

export type { MixRecord, PlacedRecord, SentRecord }
