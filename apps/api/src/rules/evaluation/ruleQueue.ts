import { type Database, sql } from '../../database/index.ts'
import type { Log, ScheduledQueue } from '../../jobs/index.ts'
import type { ConditionShop } from '../conditions/conditionSql.ts'
import { findOccasions } from '../conditions/findOccasions.ts'
import { listActiveRules } from '../record/ruleStore.ts'
import { fireRule } from './fireRule.ts'

/** Orders of one rule in one round. A shop with more waits until the others had their round. */
const BATCH = 25
/** The rest waits for the next time. */
const MAX_ROUNDS = 40

interface Evaluation {
  readonly database: Database
  readonly tenantIds: readonly string[]
  readonly now: Date
  readonly signal?: AbortSignal | undefined
  readonly log?: Pick<Log, 'error'> | undefined
}

/** Lets each rule of a shop act on some orders. Returns how often one acted, and whether there may be more. */
async function evaluateShop({ database, now, signal, log }: Evaluation, tenantId: string) {
  const { rules, shop } = await database.withTenant(tenantId, async trx => {
    const active = await listActiveRules(trx)
    if (active.length === 0) return { rules: active, shop: { settings: {} } }
    const { rows } = await sql<ConditionShop>`select settings from tenants where id = current_tenant_id()`.execute(trx)
    return { rules: active, shop: { settings: rows[0]?.settings ?? {} } }
  })
  let [fired, hasMore] = [0, false]
  for (const rule of rules) {
    const search = { rule, shop, now, limit: BATCH }
    const occasions = await database.withTenant(tenantId, async trx => findOccasions(trx, search))
    let acted = 0
    for (const { order_id: orderId } of occasions) {
      signal?.throwIfAborted()
      try {
        // Each in a transaction of its own: one order that fails does not hold up the others.
        if (await database.withTenant(tenantId, async trx => fireRule(trx, { rule, orderId, shop, now }))) acted += 1
      } catch (error) {
        log?.error({ err: error, tenant: tenantId, rule: rule.id, order: orderId }, 'a rule failed')
      }
    }
    fired += acted
    hasMore ||= occasions.length === BATCH && acted > 0
  }
  return { fired, hasMore }
}

/** Lets the rules of all shops act, each shop some orders in turn. Returns how often one acted. */
export async function evaluateRules(evaluation: Evaluation): Promise<number> {
  let fired = 0
  let waiting = evaluation.tenantIds
  for (let round = 0; round < MAX_ROUNDS && waiting.length > 0; round += 1) {
    const more: string[] = []
    for (const tenantId of waiting) {
      evaluation.signal?.throwIfAborted()
      const result = await evaluateShop(evaluation, tenantId)
      fired += result.fired
      if (result.hasMore) more.push(tenantId)
    }
    waiting = more
  }
  return fired
}

/** Lists the shops that are open. What a suspended shop's rules would do waits with it. */
async function listOpenTenants(database: Database): Promise<string[]> {
  return database.withPlatform(async trx => {
    const open = trx.selectFrom('tenants').select('id').where('presence', '=', 'here').where('suspended_at', 'is', null)
    return (await open.execute()).map(({ id }) => id)
  })
}

/** Evaluates the rules of all shops every five minutes, in one of all processes. */
export const ruleQueue = ({ database, now }: { database: Database; now: () => Date }): ScheduledQueue => ({
  name: 'rules',
  at: '*/5 * * * *',
  most: 1,
  longestSeconds: 4 * 60,
  tries: 2,
  pauseSeconds: 30,
  longestPauseSeconds: 30,
  act: async ({ log, signal }) => {
    const tenantIds = await listOpenTenants(database)
    const fired = await evaluateRules({ database, tenantIds, now: now(), signal, log })
    if (fired > 0) log.info({ fired }, 'rules acted')
  },
})
