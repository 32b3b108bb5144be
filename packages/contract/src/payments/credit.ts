import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { CREDIT_LIMITS } from '../terms/limits.ts'

// Orders on account: customers whom the shop approved pay within some days after delivery.

const byCustomer = z.object({ id: s.uuid })
const terms = z.strictObject({
  /** Days to pay after delivery. */
  days: z.int().min(1).max(CREDIT_LIMITS.days),
  /** The highest sum of the customer's unpaid orders on account. */
  limitCents: s.cents.min(100).max(CREDIT_LIMITS.cents),
})
const credit = z.object({
  /** Null for a customer who is not approved. */
  terms: terms.nullable(),
  /** The unpaid amount of the customer's orders on account, also of those placed under earlier terms. */
  usedCents: s.cents,
})
const approvedCredit = credit.extend({
  /** The person who approved the terms, and the instant; null without terms. */
  approval: z.object({ name: z.string(), at: s.instant }).nullable(),
})

export const creditRoutes = {
  'GET /api/credit': {
    summary: 'Whether the customer may pay on account, and what of it is used',
    auth: true,
    response: credit,
    errors: [],
  },
  'GET /api/office/customers/{id}/credit': {
    summary: 'A customer’s terms for orders on account',
    auth: 'staff',
    params: byCustomer,
    response: approvedCredit,
    errors: ['not-found'],
  },
  'PUT /api/office/customers/{id}/credit': {
    summary: 'Approve a customer for orders on account, or end it; orders that were placed keep their terms',
    auth: 'refunds',
    params: byCustomer,
    body: z.strictObject({ terms: terms.nullable() }),
    response: approvedCredit,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
