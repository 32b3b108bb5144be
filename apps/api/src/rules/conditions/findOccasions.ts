import { RULE_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { RuleRecord } from '../record/ruleStore.ts'
import { conditionOf, type ConditionShop, filterSql } from './conditionSql.ts'

const DAY_MS = 86_400_000

export interface FoundOccasion {
  readonly order_id: string
  /** When the condition began, in microseconds. */
  readonly occurrence: string
}

interface Search {
  readonly rule: Pick<RuleRecord, 'id' | 'version' | 'content' | 'active_from'>
  readonly shop: ConditionShop
  readonly now: Date
  /** Only this order. */
  readonly orderId?: string
  readonly limit: number
}

/** SQL for the beginnings that count: long enough ago, not before the rule was switched on, and not too long ago. */
export function rangeOf({ rule: { content, active_from }, shop, now }: Omit<Search, 'limit' | 'orderId'>) {
  const { start, latestStart } = conditionOf(content.when, shop)
  const from = new Date(Math.max(active_from.getTime(), now.getTime() - RULE_LIMITS.lookBackDays * DAY_MS))
  return sql`${start} <= ${latestStart(now)} and ${start} > ${latestStart(from)}`
}

/** Finds orders on which a rule is to act, the longest waiting first: each occurrence of its condition that it has not acted on. */
export async function findOccasions(trx: Transaction, search: Search): Promise<FoundOccasion[]> {
  const { rule, shop, orderId, limit } = search
  const { isMet, start } = conditionOf(rule.content.when, shop)
  const { rows } = await sql<FoundOccasion>`
    select o.id as order_id, (extract(epoch from ${start}) * 1000000)::bigint::text as occurrence
    from orders o
    where ${orderId === undefined ? sql`true` : sql`o.id = ${orderId}`} and ${isMet} and ${rangeOf(search)}
      and ${filterSql(rule.content)}
      and not exists (select from rule_firings f where f.rule_id = ${rule.id} and f.order_id = o.id
        and f.rule_version = ${rule.version} and f.occurrence = ${start})
    order by ${start}, o.id limit ${limit}`.execute(trx)
  return rows
}

/** Counts the orders whose condition is met now, also those that were so before the rule was switched on. */
export async function countPresent(
  trx: Transaction,
  { content, shop, now }: Pick<Search, 'shop' | 'now'> & { readonly content: RuleRecord['content'] },
): Promise<number> {
  const { isMet } = conditionOf(content.when, shop)
  const range = rangeOf({ rule: { id: '', version: 0, content, active_from: new Date(0) }, shop, now })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o where ${isMet} and ${range} and ${filterSql({ only: content.only })}`.execute(
    trx,
  )
  return rows[0]!.count
}
