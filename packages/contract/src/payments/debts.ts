import type { Route } from '../routes/route.ts'
import { owner } from '../routes/office.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { DEBT_SORTS } from '../terms/enums.ts'

// Debts of customers by age.

const amounts = z.object({
  /** All that is asked for: the sum of the others. */
  totalCents: s.cents,
  /** Asked for, but due on a later day. */
  laterCents: s.cents,
  /** Due for up to 7 days, for 8 to 30, for 31 to 60, and for longer. */
  weekCents: s.cents,
  monthCents: s.cents,
  twoMonthsCents: s.cents,
  olderCents: s.cents,
})
const debt = amounts.extend({
  owner,
  orders: z.int(),
  /** The orders that are due, the longest first; at most 20. */
  dueOrderIds: z.array(s.uuid),
  /** The day since which the oldest has been due; null if all are due later. */
  dueSince: s.day.nullable(),
  /** The last reminder about one of these orders, by staff or by the shop's rule; null without one. */
  remindedAt: s.instant.nullable(),
})
const query = z.strictObject({ sort: z.enum(DEBT_SORTS).default('total') })
const page = query.extend(s.keysetPage.shape)

export const debtRoutes = {
  'GET /api/office/debts': {
    summary: 'What each customer owes, by how long it has been due; the sums are those of all customers',
    auth: 'money',
    query: page,
    response: s.keyset(debt).extend({ customers: z.int(), orders: z.int(), all: amounts }),
    errors: [],
  },
  'GET /api/office/debts/csv': {
    summary: 'The same of up to 10,000 customers as CSV, with a head in the language of Accept-Language',
    auth: 'exports',
    query,
    response: 'binary',
    errors: [],
  },
} as const satisfies Record<string, Route>
