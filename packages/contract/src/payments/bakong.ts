import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

// Bakong, the payment system of the National Bank: it says whether a KHQR code was paid.

const connection = z.object({
  /** Whether the shop has set a token. The token itself is never answered. */
  isOn: z.boolean(),
  setAt: s.instant.nullable(),
})
const token = z.string().regex(/^[\w.~+/=-]{20,4000}$/)

export const bakongRoutes = {
  'GET /api/office/bakong': {
    summary: 'Whether Bakong is asked for payments of the shop’s codes',
    auth: 'staff',
    response: connection,
    errors: [],
  },
  'PUT /api/office/bakong': {
    summary: 'Set the shop’s Bakong token, or remove it',
    auth: 'settings',
    body: z.strictObject({ token: token.nullable() }),
    response: connection,
    errors: [],
  },
  'POST /api/office/orders/{id}/bakong': {
    summary: 'Ask Bakong whether the order’s code was paid, and note the payment',
    auth: 'money',
    params: z.object({ id: s.uuid }),
    /** The payment that was noted; null if the code was not paid, or was noted before. */
    response: z.object({ paidCents: s.cents.nullable() }),
    errors: [
      'not-found',
      'bakong-off',
      'bakong-token-refused',
      'bakong-unreachable',
      'payment-canceled',
      'payment-too-much',
    ],
  },
} as const satisfies Record<string, Route>
