import { eachLanguage } from '@kitwright/words'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { DESK_LIMITS } from '../terms/desk.ts'
import {
  RULE_CUSTOMERS,
  RULE_LIMITS,
  RULE_READERS,
  RULE_RESULTS,
  RULE_ACTIONS,
  RULE_STAGES,
  TASK_OWNERS,
} from './ruleTerms.ts'

const hours = z.int().min(1).max(RULE_LIMITS.hours)
const days = z.int().min(1).max(RULE_LIMITS.days)
const tag = s.text(DESK_LIMITS.tag)
const lasting = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), hours })
const dated = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), days })

/** The condition that an order must meet, and for how long: hours of a state, days before or after a day of the order. */
const ruleTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: s.orderStatus, hours }),
  z.strictObject({ kind: z.literal('stage'), stage: z.enum(RULE_STAGES), hours }),
  lasting('deposit'),
  lasting('balance'),
  lasting('proof'),
  lasting('reply'),
  lasting('unassigned'),
  dated('due'),
  dated('overdue'),
  dated('promise'),
])

/** The orders that a rule is about: those that match all conditions. */
const ruleFilters = z.strictObject({
  status: s.orderStatus.optional(),
  tag: tag.optional(),
  withoutTag: tag.optional(),
  product: s.productType.optional(),
  totalFrom: z.int().min(0).max(RULE_LIMITS.cents).optional(),
  totalTo: z.int().min(0).max(RULE_LIMITS.cents).optional(),
  customer: z.enum(RULE_CUSTOMERS).optional(),
})

export const taskTitle = z.strictObject(eachLanguage(() => s.text(RULE_LIMITS.taskTitle)))

const ruleAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tag'), tag }),
  z.strictObject({ kind: z.literal('untag'), tag }),
  z.strictObject({ kind: z.literal('assign'), accountId: s.uuid }),
  z
    .strictObject({
      kind: z.literal('task'),
      title: taskTitle,
      owner: z.enum(TASK_OWNERS),
      /** Of the owner `person`. */
      accountId: s.uuid.optional(),
      dueInDays: z.int().min(0).max(RULE_LIMITS.days),
    })
    .refine(({ owner, accountId }) => (owner === 'person') === (accountId !== undefined), {
      path: ['accountId'],
      message: 'required',
    }),
  z.strictObject({ kind: z.literal('mail'), to: z.enum(RULE_READERS), textId: s.plain(40).min(1) }),
])

export const ruleName = z.strictObject(eachLanguage(() => s.text(RULE_LIMITS.name)))

/** A rule as data: when, for which orders, and what then. It never changes money or a status. */
export const ruleContent = z.strictObject({
  when: ruleTrigger,
  only: ruleFilters.refine(({ totalFrom = 0, totalTo }) => totalTo === undefined || totalFrom <= totalTo, {
    path: ['totalTo'],
    message: 'too_small',
  }),
  actions: z.array(ruleAction).min(1).max(RULE_LIMITS.actions),
})

/** The result of one action of a rule. */
export const ruleResult = z.object({ kind: z.enum(RULE_ACTIONS), result: z.enum(RULE_RESULTS) })
