import { RULE_LIMITS, type RuleAction, type RuleResult } from '@kitwright/contract'
import type { Names } from '@kitwright/words'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'

export interface ActionResult {
  readonly kind: RuleAction
  readonly result: RuleResult
}

/** One time that a rule acts on an order. */
export interface Occasion {
  readonly ruleId: string
  readonly ruleVersion: number
  readonly orderId: string
  /** When the condition began, in microseconds, since the database counts in these. */
  readonly occurrence: string
}

/** SQL for the instant that an {@link Occasion} began. */
export const instantOf = (micros: string): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`

/** Whether any version of the rule has written to the customer about the occurrence. */
export async function hasMailed(trx: Transaction, { ruleId, orderId, occurrence }: Occasion): Promise<boolean> {
  const { rows } = await sql`select from rule_firings where rule_id = ${ruleId} and order_id = ${orderId}
    and occurrence = ${instantOf(occurrence)} and results @> '[{"kind": "mail", "result": "done"}]'`.execute(trx)
  return rows.length > 0
}

/** Whether rules have acted on an order as often as they may since an instant. */
export async function isCapped(trx: Transaction, orderId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rule_firings where order_id = ${orderId} and at >= ${since} and state = 'done'`.execute(
    trx,
  )
  return rows[0]!.count >= RULE_LIMITS.perOrderDay
}

export interface FiringToWrite extends Occasion {
  readonly id: string
  readonly name: Names
  readonly state: 'done' | 'capped'
  readonly results: readonly ActionResult[]
  readonly now: Date
}

/** Writes what a rule did. The index of occasions refuses a second time. */
export async function insertFiring(trx: Transaction, firing: FiringToWrite): Promise<void> {
  const { id, ruleId, ruleVersion, orderId, occurrence, name, state, results, now } = firing
  await sql`insert into rule_firings (id, rule_id, rule_version, order_id, occurrence, at, name, state, results)
    values (${id}, ${ruleId}, ${ruleVersion}, ${orderId}, ${instantOf(occurrence)}, ${now}, ${JSON.stringify(name)}::jsonb, ${state},
      ${JSON.stringify(results)}::jsonb)`.execute(trx)
}

export interface FiringRecord {
  readonly place: string
  readonly id: string
  readonly order_id: string
  readonly number: string
  readonly owner_name: string
  readonly at: Date
  readonly state: 'done' | 'capped'
  readonly results: readonly ActionResult[]
}

const PAGE = 50

/** Lists a page of what a rule did, latest first, and one row more if there is an earlier page. */
export async function listFirings(trx: Transaction, ruleId: string, before?: string) {
  const [micros, id] = before?.split('~') ?? []
  const { rows } = await sql<FiringRecord>`
    select (extract(epoch from f.at) * 1000000)::bigint || '~' || f.id as place, f.id, f.order_id, o.number, o.owner_name, f.at,
      f.state, f.results
    from rule_firings f join orders o on o.id = f.order_id
    where f.rule_id = ${ruleId} and (${before === undefined} or (f.at, f.id) < (${instantOf(micros ?? '0')},
      ${id ?? '00000000-0000-0000-0000-000000000000'}::uuid))
    order by f.at desc, f.id desc limit ${PAGE + 1}`.execute(trx)
  return { shown: rows.slice(0, PAGE), before: rows.length > PAGE ? rows[PAGE - 1]!.place : null }
}

/** Counts how often each rule acted since an instant, and when last. */
export async function countFirings(
  trx: Transaction,
  since: Date,
): Promise<ReadonlyMap<string, { readonly count: number; readonly lastAt: Date }>> {
  const { rows } = await sql<{ rule_id: string; count: number; last_at: Date }>`
    select r.id as rule_id, count(f.id)::int as count, max(f.at) as last_at
    from rules r join rule_firings f on f.rule_id = r.id and f.at >= ${since} and f.state = 'done' group by r.id`.execute(
    trx,
  )
  return new Map(rows.map(({ rule_id, count, last_at }) => [rule_id, { count, lastAt: last_at }]))
}
