import { PRICE_LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const within = <T extends z.ZodNumber>(figure: T, [least, most]: readonly [least: number, most: number]): T =>
  figure.min(least).max(most)
const percent = within(z.int(), PRICE_LIMITS.percent)

/** Terms of a group on top of the shop's price list. */
export const groupTerms = z.strictObject({
  /** Percentage off base prices that have no price of their own here. */
  percentOff: percent,
  base: z.partialRecord(s.productType, z.record(s.line(40), within(s.cents, PRICE_LIMITS.baseCents))),
  /** Steps that replace those of the fabric. */
  steps: z.record(
    s.line(40),
    z.array(z.strictObject({ from: within(z.int(), PRICE_LIMITS.stepFrom), percent })).max(PRICE_LIMITS.steps),
  ),
  /** Null: the shop's minimum applies. */
  minimumQty: within(z.int(), PRICE_LIMITS.minimumQty).nullable(),
  /** Whether the shop's promotions apply, too. */
  hasPromotions: z.boolean(),
})
const groupBody = z.strictObject({ name: s.typedNames, terms: groupTerms, isActive: z.boolean() })
export const customerGroup = groupBody.extend({ id: s.uuid, version: z.int(), customers: z.int() })
const byId = z.object({ id: s.uuid })
const CHANGE_ERRORS = ['not-found', 'prices-invalid', 'precondition-required', 'stale-version'] as const

export const groupRoutes = {
  'GET /api/account/prices': {
    summary: 'The price list as the signed-in customer’s orders are priced, and the name of their group',
    auth: true,
    response: z.object({ group: s.names.nullable(), pricing: s.pricing }),
    errors: ['no-price'],
  },
  'GET /api/office/groups': {
    summary: 'The groups of customers with their terms',
    auth: 'staff',
    response: z.object({ items: z.array(customerGroup) }),
    errors: [],
  },
  'POST /api/office/groups': {
    summary: 'Add a group of customers; one that is not active changes no price',
    auth: 'catalogue',
    body: groupBody,
    status: 201,
    response: customerGroup,
    errors: ['prices-invalid', 'group-limit-reached'],
  },
  'PUT /api/office/groups/{id}': {
    summary: 'Change a group and its terms; quotes and orders use them at once. Needs If-Match',
    auth: 'catalogue',
    params: byId,
    headers: s.ifMatch,
    body: groupBody,
    response: customerGroup,
    errors: CHANGE_ERRORS,
  },
  'DELETE /api/office/groups/{id}': {
    summary: 'Delete a group without customers; needs If-Match',
    auth: 'catalogue',
    params: byId,
    headers: s.ifMatch,
    response: null,
    errors: ['not-found', 'group-in-use', 'precondition-required', 'stale-version'],
  },
  'GET /api/office/customers/{id}/group': {
    summary: 'The group of a customer',
    auth: 'staff',
    params: byId,
    response: z.object({ groupId: s.uuid.nullable() }),
    errors: ['not-found'],
  },
  'PUT /api/office/customers/{id}/group': {
    summary: 'Put a customer in a group, or in none; orders from now on are priced by it',
    auth: 'catalogue',
    params: byId,
    body: z.strictObject({ groupId: s.uuid.nullable() }),
    response: z.object({ groupId: s.uuid.nullable() }),
    errors: ['not-found'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
