import { RULE_LIMITS, type RuleContent, type RuleGap } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { payingRuleOf, shopDay } from '../../orders/index.ts'
import { type ConditionShop, conditionOf, filterSql, isUndone, type Sql } from './conditionSql.ts'
import { countPresent } from './findOccasions.ts'

const DAY_MS = 86_400_000

interface DryRun {
  readonly content: RuleContent
  readonly shop: ConditionShop
  readonly now: Date
}

interface Period {
  /** SQL for the instants between which a state must have begun to have lasted long enough within the period. */
  readonly isBegun: (start: Sql) => Sql
  /** SQL for the instant at which a state that began then has lasted long enough. */
  readonly momentOf: (start: Sql) => Sql
}

function periodOf({ content: { when }, shop, now }: DryRun): Period {
  const { latestStart } = conditionOf(when, shop)
  const from = new Date(now.getTime() - RULE_LIMITS.lookBackDays * DAY_MS)
  const shift =
    'hours' in when
      ? sql`${when.hours} * interval '1 hour'`
      : sql`${when.kind === 'due' ? -when.days : when.days} * interval '1 day'`
  return {
    isBegun: start => sql`${start} > ${latestStart(from)} and ${start} <= ${latestStart(now)}`,
    momentOf: start => sql`(${start} + ${shift})`,
  }
}

/** SQL for whether the status of the row is one that the rule is about. */
function isIn(when: RuleContent['when'], column: string): Sql {
  const status = sql.ref(column)
  switch (when.kind) {
    case 'status':
      return sql`${status} = ${when.status}`
    case 'stage':
      return sql`order_status_is(${status}, ${sql.lit(when.stage)})`
    case 'deposit':
      return sql`(order_status_is(${status}, 'owing') and order_status_is(${status}, 'before_production'))`
    case 'balance':
      return sql`(order_status_is(${status}, 'owing') and not order_status_is(${status}, 'before_production'))`
    case 'overdue':
    case 'due':
      return sql`order_status_is(${status}, 'at_shop')`
    case 'proof':
      return sql`order_status_is(${status}, 'before_production')`
    default:
      return sql`order_status_is(${status}, 'live')`
  }
}

/** SQL for whether the money that the next step waits for was still open at an instant: payments have a time. */
function wasOpen({ content: { when }, shop }: DryRun, moment: Sql): Sql {
  const { deposit, delivery } = payingRuleOf(shop)
  const paid = sql`coalesce((select sum(p.cents) from payments p where p.order_id = o.id and p.noted_at <= ${moment}), 0)`
  if (when.kind === 'deposit')
    return sql`o.credit_days is null and (o.total_cents * ${deposit}::int + 99) / 100 > ${paid}`
  const share = sql`case when order_status_is(s.status, 'at_shop') then (o.total_cents * ${delivery}::int + 99) / 100 else o.total_cents end`
  return sql`(o.credit_days is null or not order_status_is(s.status, 'at_shop')) and ${share} > ${paid}`
}

/** SQL for the states of orders in the period, from their history: order, status, when it began and when it ended. */
function statesOf({ content: { when } }: DryRun, { isBegun }: Period): Sql {
  // `balance` is one state over several statuses; here each counts by itself, since each waits for another amount.
  const isSame = (column: string): Sql =>
    when.kind === 'stage' ? isIn(when, column) : sql`${sql.ref(column)} = h.to_status`
  const end = sql`(select min(n.at) from order_history n where n.order_id = h.order_id and n.version > h.version
    and n.undoes is null and n.from_status <> n.to_status and not ${isSame('n.to_status')} and not ${isUndone('n')})`
  const placed = sql`(select min(n.at) from order_history n where n.order_id = o.id and n.undoes is null
    and n.from_status <> n.to_status and not ${when.kind === 'stage' ? isIn(when, 'n.to_status') : sql`n.to_status = 'REVIEWING'`}
    and not ${isUndone('n')})`
  return sql`
    select h.order_id, h.to_status as status, h.at as began, ${end} as ended from order_history h
      where ${isIn(when, 'h.to_status')} and ${isBegun(sql`h.at`)} and h.from_status is not null and h.undoes is null
        and not ${when.kind === 'stage' ? isIn(when, 'h.from_status') : sql`h.from_status = h.to_status`} and not ${isUndone('h')}
    union all
    select o.id, placed.status, o.placed_at, ${placed} from orders o cross join (select 'REVIEWING' as status) placed
      where order_status_is(o.status, 'known') and ${isBegun(sql`o.placed_at`)} and ${isIn(when, 'placed.status')}`
}

/** SQL for the status of an order at an instant. */
const statusAt = (
  moment: Sql,
): Sql => sql`coalesce((select h.to_status from order_history h where h.order_id = o.id and h.at <= ${moment}
  and h.undoes is null and not ${isUndone('h')} order by h.version desc limit 1), 'REVIEWING')`

/** SQL for the orders on which the rule would have acted: id and instant. */
function occasionsOf(run: DryRun): Sql {
  const { content, shop } = run
  const { when } = content
  const period = periodOf(run)
  const only = filterSql({ only: { ...content.only, status: undefined } })
  const status = content.only.status
  if (when.kind === 'status' || when.kind === 'stage' || when.kind === 'deposit' || when.kind === 'balance') {
    const moment = period.momentOf(sql`s.began`)
    const isOwing = when.kind === 'deposit' || when.kind === 'balance'
    return sql`select o.id, ${moment} as at from (${statesOf(run, period)}) s join orders o on o.id = s.order_id
      where coalesce(s.ended > ${moment}, true) and ${only} and ${isOwing ? wasOpen(run, moment) : sql`true`}
        and ${status === undefined ? sql`true` : sql`${statusAt(moment)} = ${status}`}`
  }
  if (when.kind === 'proof') {
    const moment = period.momentOf(sql`p.sent_at`)
    return sql`select o.id, ${moment} as at from proofs p join orders o on o.id = p.order_id
      where p.sent_at is not null and ${period.isBegun(sql`p.sent_at`)} and coalesce(p.answered_at > ${moment}, true) and ${only}
        and not exists (select from proofs n where n.order_id = p.order_id and n.id > p.id and n.sent_at <= ${moment})
        and exists (select from (select ${statusAt(moment)} as status) w where ${isIn(when, 'w.status')}
          and ${status === undefined ? sql`true` : sql`w.status = ${status}`})`
  }
  const { start } = conditionOf(when, shop)
  const moment = period.momentOf(start)
  const has = {
    due: sql`o.due_on is not null`,
    overdue: sql`o.due_on is not null`,
    promise: sql`o.promised_on is not null`,
  }
  const isThere =
    when.kind === 'unassigned'
      ? sql`o.assignee_id is null`
      : when.kind === 'reply'
        ? conditionOf(when, shop).isMet
        : has[when.kind]
  return sql`select o.id, ${moment} as at from orders o
    where ${isThere} and ${period.isBegun(start)} and o.placed_at <= ${moment} and ${only}
      and exists (select from (select ${statusAt(moment)} as status) w where ${isIn(when, 'w.status')}
        and ${status === undefined ? sql`true` : sql`w.status = ${status}`})`
}

/** Returns the facts of which there is no history, so that the present ones were taken. */
function gapsOf({ when, only }: RuleContent): RuleGap[] {
  return [
    ...(when.kind === 'due' || when.kind === 'overdue' || when.kind === 'promise' ? (['due-days'] as const) : []),
    ...(when.kind === 'unassigned' ? (['assignees'] as const) : []),
    ...(when.kind === 'reply' ? (['messages'] as const) : []),
    ...(only.tag !== undefined || only.withoutTag !== undefined ? (['tags'] as const) : []),
    ...(only.totalFrom !== undefined || only.totalTo !== undefined || when.kind === 'deposit' || when.kind === 'balance'
      ? (['totals'] as const)
      : []),
  ]
}

export interface DryOrder {
  readonly id: string
  readonly number: string
  readonly owner_name: string
  readonly at: Date
}

/** Finds out on which orders a rule would have acted in the last days, by the history of statuses, payments and proofs. */
export async function runDry(trx: Transaction, run: DryRun) {
  const { rows } = await sql<DryOrder & { readonly total: number }>`
    with found as (select id, at from (${occasionsOf(run)}) each_time limit ${RULE_LIMITS.counted + 1})
    select o.id, o.number, o.owner_name, f.at, (select count(*)::int from found) as total
    from (select * from found order by at desc, id limit ${RULE_LIMITS.shown}) f join orders o on o.id = f.id
    order by f.at desc, f.id`.execute(trx)
  const total = rows[0]?.total ?? 0
  return {
    from: shopDay(new Date(run.now.getTime() - RULE_LIMITS.lookBackDays * DAY_MS), run.shop),
    total: Math.min(total, RULE_LIMITS.counted),
    isTotalExact: total <= RULE_LIMITS.counted,
    orders: rows,
    gaps: gapsOf(run.content),
    present: await countPresent(trx, run),
  }
}
