import { randomUUID } from 'node:crypto'
import type { RuleContent } from '@kitwright/contract'
import { sql } from '../../database/index.ts'
import { createTestOffice, type OfficeKey } from '../../http/testingOffice.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { evaluateRules } from '../index.ts'

const HOUR_MS = 3_600_000
/** Hours of a day. */
export const DAY_HOURS = 24

/** Opens an office with a customer, whose clock a test moves on and whose rules it evaluates. */
export async function openRuleDesk() {
  const office = await createTestOffice()
  const { shop } = office
  // A session ends before the rules' days have passed, so the staff sign in at the time of the call.
  const ask = async <K extends OfficeKey>(key: K, call: object = {}, who: 'admin' | 'store' = 'admin') =>
    office.ask(key, call, await shop.signInStaff(`${who}@angkor.example`))
  const buyer = await createBuyer(shop)
  const tenantId = await shop.tenantId('angkor')
  const run = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
    shop.database.withTenant(tenantId, async trx => (await query.execute(trx)).rows)
  const names = (text: string) => ({ en: text, kh: text })
  const bodyOf = (content: RuleContent, more: object = {}) => ({
    name: names('A rule'),
    content,
    isOn: true,
    actsOnPresent: false,
    ...more,
  })
  return {
    ...office,
    ask,
    buyer,
    tenantId,
    run,
    names,
    bodyOf,
    /** Makes a rule that is on, and returns it. */
    async addRule(content: RuleContent, more: object = {}) {
      const { value, error } = await ask('POST /api/office/rules', { body: bodyOf(content, more) })
      if (error) throw new Error(error.id)
      return value.rules.at(-1)!
    },
    passHours(hours: number): void {
      shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR_MS)
    },
    evaluate: async () => evaluateRules({ database: shop.database, tenantIds: [tenantId], now: shop.clock.now }),
    firingsOf: async (orderId: string) =>
      run(sql<{ state: string; results: unknown }>`
        select state, results from rule_firings where order_id = ${orderId} order by at, rule_version, id`),
    tagsOf: async (orderId: string) =>
      (await run(sql<{ tag: string }>`select tag from order_tags where order_id = ${orderId} order by tag`)).map(
        ({ tag }) => tag,
      ),
    /** Moves an order as the staff do, without what a real step asks for. */
    async move(orderId: string, to: string) {
      await run(sql`with was as (select status, version from orders where id = ${orderId}),
        moved as (update orders set status = ${to}, version = version + 1 where id = ${orderId})
        insert into order_history (order_id, version, from_status, to_status, at, note, actor_role)
        select ${orderId}, was.version + 1, was.status, ${to}, ${shop.clock.now}, '', 'admin' from was`)
    },
    order: async () => (await buyer.order({ key: randomUUID() })).id,
  }
}
export type RuleDesk = Awaited<ReturnType<typeof openRuleDesk>>
