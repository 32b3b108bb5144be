import type { RuleContent } from '@kitwright/contract'
import { dayAfter, startOfDay } from '@kitwright/measure'
import { type RawBuilder, sql } from '../../database/index.ts'
import { overdueCents, payingRuleOf, proofWaits, shopDay } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'

export type Sql = RawBuilder<unknown>
type Trigger = RuleContent['when']
export type ConditionShop = { readonly settings: Readonly<Record<string, unknown>> }

const HOUR_MS = 3_600_000

/** A condition in a query of `orders` as `o`. */
export interface Condition {
  /** Whether an order is in the state. */
  readonly isMet: Sql
  /** When the state began: it lasts from then on. */
  readonly start: Sql
  /** The latest beginning that has lasted long enough at an instant. */
  readonly latestStart: (at: Date) => Date
}

/** SQL for when an order got its status; an index begins with it. */
const STATUS_START = sql`coalesce(o.status_since, o.placed_at)`

/** SQL for whether a step of a history was taken back. */
export const isUndone = (step: 'h' | 'n'): Sql => sql`exists (select from order_history u
  where u.order_id = ${sql.ref(`${step}.order_id`)} and u.undoes = ${sql.ref(`${step}.version`)})`

/** SQL for when an order entered a class of statuses. */
const stageStart = (stage: string): Sql => sql`coalesce((select max(h.at) from order_history h
  where h.order_id = o.id and h.undoes is null and order_status_is(h.to_status, ${sql.lit(stage)}) and h.from_status is not null
    and not order_status_is(h.from_status, ${sql.lit(stage)}) and not ${isUndone('h')}), o.placed_at)`

const PROOF_START = sql`(select p.sent_at from proofs p where p.order_id = o.id and p.state in ('sent', 'accepted', 'changes')
  order by p.id desc limit 1)`

/** SQL for the latest live order of each customer whose message waits; the rule acts on that one. */
const REPLY_ORDERS = sql`(select (select l.id from orders l where l.owner_id = c.account_id and order_status_is(l.status, 'live')
    order by l.placed_at desc, l.id desc limit 1)
  from conversations c where c.account_id is not null and c.waits_since is not null)`
const REPLY_START = sql`(select c.waits_since from conversations c where c.account_id = o.owner_id)`

/** SQL for the beginning of a day of the shop. */
const dayStart = (day: Sql, { settings }: ConditionShop): Sql =>
  sql`(${day}::timestamp at time zone ${parseSettings(settings).timeZone})`

function owing(shop: ConditionShop, isDeposit: boolean): Sql {
  const before = sql`order_status_is(o.status, 'before_production')`
  return sql`(order_status_is(o.status, 'owing') and ${isDeposit ? before : sql`not ${before}`}
    and ${overdueCents(payingRuleOf(shop))} > 0)`
}

const stateOf = (when: Trigger, shop: ConditionShop): Pick<Condition, 'isMet' | 'start'> => {
  switch (when.kind) {
    case 'status':
      return { isMet: sql`o.status = ${when.status}`, start: STATUS_START }
    case 'stage':
      return { isMet: sql`order_status_is(o.status, ${sql.lit(when.stage)})`, start: stageStart(when.stage) }
    case 'deposit':
    case 'balance':
      return { isMet: owing(shop, when.kind === 'deposit'), start: STATUS_START }
    case 'proof':
      return {
        isMet: sql`(o.id in (select order_id from proofs where state = 'sent') and ${proofWaits('o')})`,
        start: PROOF_START,
      }
    case 'reply':
      return { isMet: sql`o.id in ${REPLY_ORDERS}`, start: REPLY_START }
    case 'unassigned':
      return { isMet: sql`(o.assignee_id is null and order_status_is(o.status, 'live'))`, start: sql`o.placed_at` }
    case 'promise':
      return {
        isMet: sql`(order_status_is(o.status, 'live') and o.promised_on is not null)`,
        start: dayStart(sql`o.promised_on`, shop),
      }
    default:
      return {
        isMet: sql`(order_status_is(o.status, 'at_shop') and o.due_on is not null)`,
        start: dayStart(sql`o.due_on`, shop),
      }
  }
}

/** Returns the first instant of the shop's day, so many days from the day of an instant. */
export function shopDayStart(at: Date, days: number, shop: ConditionShop): Date {
  return startOfDay(dayAfter(shopDay(at, shop), days), parseSettings(shop.settings).timeZone)!
}

/** Returns a rule's condition. One about a day of the order is met from midnight of the shop's day on. */
export function conditionOf(when: Trigger, shop: ConditionShop): Condition {
  const latestStart = (at: Date): Date => {
    if (when.kind === 'due') return shopDayStart(at, when.days, shop)
    if (when.kind === 'overdue' || when.kind === 'promise') return shopDayStart(at, -when.days, shop)
    return new Date(at.getTime() - when.hours * HOUR_MS)
  }
  return { ...stateOf(when, shop), latestStart }
}

/** Returns the conditions of a rule's filters, in a query of `orders` as `o`. */
export function filterSql({ only }: Pick<RuleContent, 'only'>): Sql {
  const { status, tag, withoutTag, product, totalFrom, totalTo, customer } = only
  const hasTag = (each: string): Sql =>
    sql`exists (select from order_tags t where t.order_id = o.id and lower(t.tag) = lower(${each}))`
  const earlier = sql`exists (select from orders e where e.owner_id = o.owner_id and e.placed_at < o.placed_at and e.status <> 'CANCELED')`
  const parts = [
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(tag === undefined ? [] : [hasTag(tag)]),
    ...(withoutTag === undefined ? [] : [sql`not ${hasTag(withoutTag)}`]),
    ...(product === undefined
      ? []
      : [sql`exists (select from order_lines l where l.order_id = o.id and l.product_type = ${product})`]),
    ...(totalFrom === undefined ? [] : [sql`o.total_cents >= ${totalFrom}`]),
    ...(totalTo === undefined ? [] : [sql`o.total_cents <= ${totalTo}`]),
    ...(customer === 'first' ? [sql`not ${earlier}`] : []),
    ...(customer === 'returning' ? [earlier] : []),
    ...(customer === 'credit' ? [sql`o.credit_days is not null`] : []),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}
