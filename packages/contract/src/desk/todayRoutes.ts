import { nextStep, officeOrderRow } from '../routes/office.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { TALK_KINDS, TODAY_SCOPES } from '../terms/today.ts'

// Items that wait for the staff today, each with the action that finishes it.

const todayOrder = officeOrderRow.extend({ next: nextStep })
/** The first orders of a list, and the number of all; of at least so many where `isTotalExact` is false. */
const todayOrders = z.object({ items: z.array(todayOrder), total: z.int(), isTotalExact: z.boolean() })

const talkItem = z.object({
  kind: z.enum(TALK_KINDS),
  /** The conversation of a message, the request, the order of a wish or a claim, or the quote. */
  id: s.uuid,
  /** The number of the order, the request or the quote; empty for a message. */
  number: z.string(),
  /** The customer; whom a message names as its sender. */
  name: z.string(),
  /** In the customer's words; empty for a quote. */
  text: z.string(),
  at: s.instant,
})

export const todayRoutes = {
  'GET /api/office/today': {
    summary: 'What waits for the staff today, worst first, and what is due within seven days',
    auth: 'staff',
    query: z.object({ whose: z.enum(TODAY_SCOPES).default('team') }),
    response: z.object({
      /** The present day in the shop's time zone. */
      today: s.day,
      /** Orders moved on, designs reviewed and conversations answered since midnight, by the team or by oneself. */
      done: z.int(),
      late: todayOrders,
      /** Orders with a receipt that nobody has answered, the longest waiting first. */
      slips: todayOrders.extend({
        items: z.array(todayOrder.extend({ slipSentAt: s.instant })),
      }),
      /** Orders whose next step waits for money, by due day. */
      unpaid: todayOrders.extend({ deposits: z.int(), balances: z.int() }),
      /** Longest waiting first. Nobody is assigned to them, so they are everybody's. */
      unanswered: z.object({ items: z.array(talkItem), total: z.int() }),
      /** Orders with an unanswered question from their supplier. */
      questions: todayOrders.extend({
        items: z.array(todayOrder.extend({ question: z.string(), askedAt: s.instant })),
      }),
      /** Suppliers with work in hand whose last link ends within three days, or has ended. */
      linksEnding: z.int(),
      /** Live orders by due day: today and the six days after it. */
      week: z.array(
        z.object({
          day: s.day,
          orders: z.int(),
          pieces: z.int(),
          /** Orders that have left production. */ made: z.int(),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Route>
