import { eachLanguage } from '@kitwright/words'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { ruleContent, ruleName, ruleResult } from './ruleSchemas.ts'
import { PACKAGED_RULES, RULE_GAPS, RULE_LIMITS } from './ruleTerms.ts'

// Rules of a shop: what happens to an order that has been in a state for some time.

const byId = z.object({ id: s.uuid })
/** Microseconds since 1970 and the entry's id. */
const cursor = z.string().regex(/^\d{1,18}~[0-9a-f-]{36}$/)

const rule = z.object({
  id: s.uuid,
  /** The packaged rule that it is or began as; null for the shop's own. */
  packaged: z.enum(PACKAGED_RULES).nullable(),
  /** 0 while the shop has not changed a packaged rule. */
  version: z.int(),
  isOn: z.boolean(),
  name: s.names,
  content: ruleContent,
  /** The last change; null for an unchanged packaged rule. */
  changed: z.object({ at: s.instant, by: z.string() }).nullable(),
  /** How often it acted in the last 30 days, and when last. */
  fired: z.object({ count: z.int(), lastAt: s.instant.nullable() }),
})
export const ruleList = z.object({ rules: z.array(rule) })

const ruleBody = z.strictObject({
  name: ruleName,
  content: ruleContent,
  isOn: z.boolean(),
  /** Whether it also acts on orders whose condition was met before; otherwise only from now on. */
  actsOnPresent: z.boolean(),
})
const order = { orderId: s.uuid, number: z.string(), name: z.string() }

const mailSubject = z.strictObject(eachLanguage(() => s.text(RULE_LIMITS.subject)))
const mailText = z.strictObject(eachLanguage(() => s.paragraph(RULE_LIMITS.text)))
/** A mail of rules: `label` is its subject. */
const ruleText = z.strictObject({ id: s.plain(40).min(1), label: mailSubject, text: mailText })
export const ruleTextList = z.object({ version: z.int(), texts: z.array(ruleText) })

export const ruleRoutes = {
  'GET /api/office/rules': {
    summary: 'The rules of the shop, the packaged ones first',
    auth: 'staff',
    response: ruleList,
    errors: [],
  },
  'POST /api/office/rules': {
    summary: 'Make a rule',
    auth: 'settings',
    body: ruleBody,
    status: 201,
    response: ruleList,
    errors: ['rules-full', 'rule-opposes-itself'],
  },
  'PUT /api/office/rules/{id}': {
    summary: 'Change a rule, or switch it on or off; needs If-Match',
    auth: 'settings',
    params: byId,
    headers: s.ifMatch,
    body: ruleBody,
    response: ruleList,
    errors: ['not-found', 'precondition-required', 'stale-version', 'rules-full', 'rule-opposes-itself'],
  },
  'DELETE /api/office/rules/{id}': {
    summary: 'Remove a rule; a packaged one becomes as it came. Needs If-Match',
    auth: 'settings',
    params: byId,
    headers: s.ifMatch,
    response: ruleList,
    errors: ['not-found', 'precondition-required', 'stale-version'],
  },
  'POST /api/office/rules/dry-run': {
    summary: 'On which orders a rule would have acted in the last 90 days; changes nothing',
    auth: 'settings',
    body: z.strictObject({ content: ruleContent }),
    response: z.object({
      /** The first day that was looked at. */
      from: s.day,
      total: z.int(),
      /** Whether `total` is all; otherwise there are more. */
      isTotalExact: z.boolean(),
      /** The latest ones. */
      orders: z.array(z.object({ ...order, at: s.instant })),
      /** Facts without a history, of which the present ones were taken. */
      gaps: z.array(z.enum(RULE_GAPS)),
      /** Orders whose condition is met now, on which the rule acts if it is to act on present ones. */
      present: z.int(),
    }),
    errors: [],
  },
  'GET /api/office/rules/{id}/history': {
    summary: 'On which orders a rule acted and with which results, latest first',
    auth: 'staff',
    params: byId,
    query: z.object({ before: cursor.optional() }),
    response: z.object({
      items: z.array(
        z.object({
          id: s.uuid,
          ...order,
          at: s.instant,
          /** `capped`: rules had acted on the order too often that day, so that this one did nothing. */
          state: z.enum(['done', 'capped']),
          results: z.array(ruleResult),
        }),
      ),
      before: cursor.nullable(),
    }),
    errors: ['not-found'],
  },
  'GET /api/office/rule-texts': {
    summary: 'The mails that rules send, in every language',
    auth: 'staff',
    response: ruleTextList,
    errors: [],
  },
  'PUT /api/office/rule-texts': {
    summary: 'Replace the mails of rules; an empty list brings the packaged ones back',
    auth: 'settings',
    body: z.strictObject({ version: z.int().min(0), texts: z.array(ruleText).max(RULE_LIMITS.texts) }),
    response: ruleTextList,
    errors: ['stale-version'],
  },
} as const satisfies Record<string, Route>
