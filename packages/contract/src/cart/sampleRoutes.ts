import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })

/** Samples: what a shop offers, and those of the caller's cart. */
export const sampleRoutes = {
  'GET /api/samples': {
    summary: 'The samples that the shop sells, by garment, and for how many months they are credited',
    response: s.sampleTerms,
    errors: [],
  },
  'PUT /api/office/samples': {
    summary: 'Set which samples of each garment the shop sells, at what price, and how long they are credited',
    auth: 'catalogue',
    body: s.sampleTerms,
    response: s.sampleTerms,
    errors: [],
  },
  'POST /api/cart/samples': {
    summary: 'Put a sample in the cart; the same sample again replaces it',
    auth: 'optional',
    body: z.strictObject({ sample: s.sampleInput }),
    status: 201,
    response: s.cartAnswer,
    errors: ['sample-not-offered', 'not-found', 'cart-full', 'too-many-requests'],
  },
  'DELETE /api/cart/samples/{id}': {
    summary: 'Take a sample out of the cart, on a version',
    auth: 'optional',
    params: byId,
    query: s.cartVersionQuery,
    response: s.cartAnswer,
    errors: [],
  },
} as const satisfies Record<`${string} /${string}`, Route>
