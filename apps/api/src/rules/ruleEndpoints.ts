import { type Response_, type RouteKey, type RuleContent } from '@kitwright/contract'
import { listOwners, nameIn } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import { checkIfMatch, type Endpoints, type Exchange, ProblemError } from '../endpoint/index.ts'
import { runDry } from './conditions/dryRun.ts'
import { countFirings, listFirings } from './record/firingStore.ts'
import { findRule, listRules, removeRule, type RuleRecord, type RuleToWrite, writeRule } from './record/ruleStore.ts'
import { ruleTexts } from './record/ruleTexts.ts'

type Routes = Extract<RouteKey, `${string} /api/office/rule${string}`>
type Rule = Response_<'GET /api/office/rules'>['rules'][number]

const COUNTED_MS = 30 * 86_400_000

async function presentRules(trx: Transaction, now: Date): Promise<{ rules: Rule[] }> {
  const rules = await listRules(trx)
  const fired = await countFirings(trx, new Date(now.getTime() - COUNTED_MS))
  const people = await listOwners(
    trx,
    rules.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const present = ({ id, packaged, version, is_on, name, content, changed_by, changed_at }: RuleRecord): Rule => ({
    id,
    packaged,
    version,
    isOn: is_on,
    name,
    content,
    changed: changed_at === null ? null : { at: changed_at.toISOString(), by: nameIn(people, changed_by ?? '') },
    fired: { count: fired.get(id)?.count ?? 0, lastAt: fired.get(id)?.lastAt.toISOString() ?? null },
  })
  return { rules: rules.map(present) }
}

/** Throws `rule-opposes-itself` if one action of a rule undoes another: a tag that it adds and removes, two assignees. */
function checkActions({ actions }: RuleContent): void {
  const tags = actions.flatMap(action =>
    action.kind === 'tag' || action.kind === 'untag' ? action.tag.toLowerCase() : [],
  )
  const assigns = actions.filter(({ kind }) => kind === 'assign')
  if (new Set(tags).size < tags.length || assigns.length > 1) throw new ProblemError('rule-opposes-itself')
}

const EVER = new Date(0)

async function getRule(
  trx: Transaction,
  { params, headers }: Pick<Exchange<'PUT /api/office/rules/{id}'>, 'params' | 'headers'>,
) {
  const rule = await findRule(trx, params.id)
  if (!rule) throw new ProblemError('not-found')
  checkIfMatch(headers['if-match'], rule.version)
  return rule
}

async function readTexts(trx: Transaction) {
  const { version, items } = await ruleTexts.read(trx)
  return { version, texts: items }
}

/** Writes a new rule, or the next version of one, and returns all rules. */
async function keepRule(
  trx: Transaction,
  { body, person, now }: Pick<Exchange<'POST /api/office/rules'>, 'body' | 'person' | 'now'>,
  { id, packaged }: Pick<RuleToWrite, 'id' | 'packaged'>,
) {
  const { name, content, isOn, actsOnPresent } = body
  checkActions(content)
  const activeFrom = actsOnPresent ? EVER : now
  await writeRule(trx, { id, packaged, name, content, isOn, activeFrom, by: person.id, now })
  return { value: await presentRules(trx, now) }
}

/** Endpoints of a shop's rules. */
export const createRuleEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/rules': async ({ now, run }) => run(async trx => ({ value: await presentRules(trx, now) })),
  'POST /api/office/rules': async exchange =>
    exchange.run(async trx => keepRule(trx, exchange, { id: null, packaged: null })),
  'PUT /api/office/rules/{id}': async exchange =>
    exchange.run(async trx => keepRule(trx, exchange, await getRule(trx, exchange))),
  'DELETE /api/office/rules/{id}': async exchange =>
    exchange.run(async trx => {
      const { person, now } = exchange
      const { id } = await getRule(trx, exchange)
      await removeRule(trx, { id, by: person.id, now })
      return { value: await presentRules(trx, now) }
    }),
  'POST /api/office/rules/dry-run': async ({ body: { content }, tenant, now, run }) =>
    run(async trx => {
      const { orders, ...found } = await runDry(trx, { content, shop: tenant, now })
      const shown = orders.map(({ id, number, owner_name, at }) => ({
        orderId: id,
        number,
        name: owner_name,
        at: at.toISOString(),
      }))
      return { value: { ...found, orders: shown } }
    }),
  'GET /api/office/rules/{id}/history': async ({ params: { id }, query, run }) =>
    run(async trx => {
      if (!(await findRule(trx, id))) throw new ProblemError('not-found')
      const { shown, before } = await listFirings(trx, id, query.before)
      const items = shown.map(({ id: firingId, order_id, number, owner_name, at, state, results }) => {
        return {
          id: firingId,
          orderId: order_id,
          number,
          name: owner_name,
          at: at.toISOString(),
          state,
          results: [...results],
        }
      })
      return { value: { items, before } }
    }),
  'GET /api/office/rule-texts': async ({ run }) => ({ value: await run(readTexts) }),
  'PUT /api/office/rule-texts': async ({ body, person, now, run }) =>
    run(async trx => {
      await ruleTexts.write(trx, { version: body.version, items: body.texts, by: person.id, now })
      return { value: await readTexts(trx) }
    }),
})
