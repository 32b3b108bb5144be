import type { RuleContent, RuleResult } from '@kitwright/contract'
import { dayAfter } from '@kitwright/measure'
import type { Language } from '@kitwright/words'
import { findAccount, isStaff, listStaffToTell } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { changeTags, listTagsOf, type OrderRecord, renewVersion, shopDay, writeAssignee } from '../../orders/index.ts'
import type { ConditionShop } from '../conditions/conditionSql.ts'
import { hasMailed, type Occasion } from '../record/firingStore.ts'
import { ruleTexts } from '../record/ruleTexts.ts'
import { insertTask } from '../tasks/taskStore.ts'

type Action = RuleContent['actions'][number]
type Of<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

export interface ActionContext {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly occasion: Occasion
  readonly firingId: string
  readonly when: RuleContent['when']
  readonly shop: ConditionShop
  readonly now: Date
}

async function changeTag(trx: Transaction, { kind, tag }: Of<'tag' | 'untag'>, id: string): Promise<RuleResult> {
  const has = ((await listTagsOf(trx, [id])).get(id) ?? []).some(each => each.toLowerCase() === tag.toLowerCase())
  if (has === (kind === 'tag')) return 'unchanged'
  try {
    await changeTags(trx, id, kind === 'tag' ? { add: [tag], remove: [] } : { add: [], remove: [tag] })
  } catch (error) {
    if (error instanceof ProblemError && error.id === 'tags-full') return 'tags-full'
    throw error
  }
  await renewVersion(trx, id)
  return 'done'
}

async function assign(trx: Transaction, { accountId }: Of<'assign'>, { order }: ActionContext): Promise<RuleResult> {
  if (order.assignee_id === accountId) return 'unchanged'
  if (!(await isStaff(trx, accountId))) return 'person-gone'
  await writeAssignee(trx, order.id, accountId)
  return 'done'
}

/** Returns the person or the role of a task. It is everybody's if the person is gone, so that it is not lost. */
async function ownerOf(trx: Transaction, { owner, accountId }: Of<'task'>, { order }: ActionContext) {
  if (owner === 'admins') return { accountId: null, role: 'ADMIN' as const }
  const person: string | null = { assignee: order.assignee_id, person: accountId ?? null, team: null }[owner]
  const isThere = person !== null && (await isStaff(trx, person))
  return { accountId: isThere ? person : null, role: null }
}

async function makeTask(trx: Transaction, action: Of<'task'>, context: ActionContext): Promise<RuleResult> {
  const owner = await ownerOf(trx, action, context)
  const { order, firingId, shop, now } = context
  const dueOn = dayAfter(shopDay(now, shop), action.dueInDays)
  await insertTask(trx, { title: action.title, orderId: order.id, dueOn, ...owner, firingId, madeBy: null, now })
  return action.owner === 'person' && owner.accountId === null ? 'person-gone' : 'done'
}

/** Puts the customer's name and the order's number into a text. An unknown one leaves no gap. */
const fillGaps = (text: string, { name, number }: { readonly name: string; readonly number: string }): string =>
  text.replaceAll('{{name}}', () => name).replaceAll('{{number}}', () => number)

/** The kind of mails that a customer may refuse, by what the rule asks for. */
const topicOf = ({ kind }: RuleContent['when']): 'designs' | 'payments' | 'orders' => {
  if (kind === 'proof') return 'designs'
  return kind === 'deposit' || kind === 'balance' ? 'payments' : 'orders'
}

async function sendMail(trx: Transaction, action: Of<'mail'>, context: ActionContext): Promise<RuleResult> {
  const { order, occasion, when } = context
  const saved = (await ruleTexts.read(trx)).items.find(({ id }) => id === action.textId)
  if (!saved) return 'text-gone'
  if (await hasMailed(trx, occasion)) return 'mailed-before'
  const customer = await findAccount(trx, order.owner_id)
  const name = customer?.first_name ?? ''
  const inLanguage = (language: Language) => {
    const gaps = { name, number: order.number }
    return { subject: fillGaps(saved.label[language], gaps), text: fillGaps(saved.text[language], gaps) }
  }
  const base = { number: order.number }
  if (action.to === 'customer') {
    if (!customer || customer.removed_at !== null) return 'person-gone'
    if (customer.email === '') return 'nobody'
    const payload = { ...base, personId: customer.id, topic: topicOf(when), ...inLanguage(customer.language) }
    await recordEvent(trx, { kind: 'RuleMailed', subjectId: order.id, payload })
    return 'done'
  }
  const readers =
    action.to === 'team' ? await listStaffToTell(trx, 'orders') : [order.assignee_id].filter(id => id !== null)
  let told = 0
  for (const accountId of readers) {
    const account = await findAccount(trx, accountId)
    if (!account || !(await isStaff(trx, accountId))) continue
    const payload = { about: 'rules' as const, accountId, rule: inLanguage(account.language) }
    await recordEvent(trx, { kind: 'StaffMailAsked', subjectId: order.id, payload })
    told += 1
  }
  return told > 0 ? 'done' : 'nobody'
}

/** Takes one action of a rule. What is not possible is a result, so that the other actions still happen. */
export async function takeAction(trx: Transaction, action: Action, context: ActionContext): Promise<RuleResult> {
  switch (action.kind) {
    case 'tag':
    case 'untag':
      return changeTag(trx, action, context.order.id)
    case 'assign':
      return assign(trx, action, context)
    case 'task':
      return makeTask(trx, action, context)
    default:
      return sendMail(trx, action, context)
  }
}
