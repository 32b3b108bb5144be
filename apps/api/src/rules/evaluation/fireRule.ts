import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { findOrderToChange } from '../../orders/index.ts'
import { type ConditionShop, shopDayStart } from '../conditions/conditionSql.ts'
import { findOccasions } from '../conditions/findOccasions.ts'
import { type ActionResult, insertFiring, isCapped } from '../record/firingStore.ts'
import type { RuleRecord } from '../record/ruleStore.ts'
import { takeAction } from './takeAction.ts'

export interface RuleToFire {
  readonly rule: RuleRecord
  readonly orderId: string
  readonly shop: ConditionShop
  readonly now: Date
}

/**
 * Lets a rule act on one order, in one transaction with the note that it has: a process that ends before leaves nothing.
 * The order is locked first, then the condition is asked for once more, so that a second process finds that the first has
 * acted. Returns false if there is nothing to do any more.
 */
export async function fireRule(trx: Transaction, { rule, orderId, shop, now }: RuleToFire): Promise<boolean> {
  const order = await findOrderToChange(trx, orderId)
  const [found] = order ? await findOccasions(trx, { rule, shop, now, orderId, limit: 1 }) : []
  if (!order || !found) return false
  const occasion = { ruleId: rule.id, ruleVersion: rule.version, orderId, occurrence: found.occurrence }
  const firingId = randomUUID()
  const capped = await isCapped(trx, orderId, shopDayStart(now, 0, shop))
  const results: ActionResult[] = []
  const context = { order, occasion, firingId, when: rule.content.when, shop, now }
  for (const action of capped ? [] : rule.content.actions)
    results.push({ kind: action.kind, result: await takeAction(trx, action, context) })
  const state = capped ? 'capped' : 'done'
  await insertFiring(trx, { ...occasion, id: firingId, name: rule.name, state, results, now })
  return true
}
