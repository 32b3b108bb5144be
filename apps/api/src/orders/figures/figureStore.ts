import { sql, type Transaction } from '../../database/index.ts'

/** Figures of one step, or of a period where `step` is null. */
interface CountRecord {
  readonly step: number | null
  readonly is_now: boolean
  /** See the migration that creates `day_tallies`; without leads. */
  readonly what: string
  readonly count: number
  readonly cents: number
}
/** Orders that were sent in a step or a period, and the median of the tenths of days since their placing. */
interface LeadRecord {
  readonly step: number | null
  readonly is_now: boolean
  readonly sent: number
  readonly tenths: number
}

/** Days at which the steps begin, those of the earlier period first, and the day after the last one. */
type StepDays = readonly string[]

/** A subquery, since the texts would be read as days for each row otherwise. */
const daysIn = (days: StepDays) => sql`(select ${[...days]}::text[]::date[])`
const halfOf = (days: StepDays): number => (days.length - 1) / 2
const isWithin = (days: StepDays) => sql`day >= ${days[0]!}::date and day < ${days.at(-1)!}::date`
/** Leads are a range of their own in the index of a day. */
const isLead = sql`starts_with(what, 'lead ')`

/** Counts the days of the tenant anew if they were counted in another time zone. */
export async function ensureTallied(trx: Transaction, timeZone: string): Promise<void> {
  const { rows } = await sql<{ zone: string | null }>`
    select (select time_zone from tallied_zones) as zone`.execute(trx)
  if (rows[0]!.zone !== timeZone) await sql`select tally_days_anew(${timeZone})`.execute(trx)
}

/** Counts all days of the tenant anew, in the time zone of before. Orders that change meanwhile are counted as well. */
export async function recountDays(trx: Transaction): Promise<void> {
  await sql`select tally_days_anew(tallied_zone(current_tenant_id()))`.execute(trx)
}

/** Sums what was counted by step and by period. */
export async function sumCounts(trx: Transaction, days: StepDays): Promise<CountRecord[]> {
  const { rows } = await sql<CountRecord>`
    select step, is_now, what, sum(count)::int as count, sum(cents)::bigint as cents
    from (select step, step > ${halfOf(days)}::int as is_now, what, sum(count) as count, sum(cents) as cents
      from (select width_bucket(day, ${daysIn(days)}) as step, what, count, cents
        from day_tallies where ${isWithin(days)} and not ${isLead}) t
      group by step, what) steps
    group by grouping sets ((step, is_now, what), (is_now, what))`.execute(trx)
  return rows
}

/** Counts the orders sent by step and by period, with the median of their leads. */
export async function readLeads(trx: Transaction, days: StepDays): Promise<LeadRecord[]> {
  const { rows } = await sql<LeadRecord>`
    with leads as (
      select step, step > ${halfOf(days)}::int as is_now, substr(what, 6)::int as tenths, sum(count) as count
      from (select width_bucket(day, ${daysIn(days)}) as step, what, count from day_tallies where ${isWithin(days)} and ${isLead}) t
      group by step, what),
    spans as (select step, is_now, tenths, sum(count) as count from leads
      group by grouping sets ((step, is_now, tenths), (is_now, tenths))),
    ranked as (select step, is_now, tenths, sum(count) over (partition by step, is_now order by tenths) as upto,
        sum(count) over (partition by step, is_now) as total from spans)
    select step, is_now, max(total)::int as sent,
      ((min(tenths) filter (where upto > div(total - 1, 2)) + min(tenths) filter (where upto > div(total, 2))) / 2.0)::float8 as tenths
    from ranked where total > 0 group by step, is_now`.execute(trx)
  return rows
}

export type { CountRecord, LeadRecord }
