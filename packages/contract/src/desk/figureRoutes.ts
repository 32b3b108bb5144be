import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { MAX_FIGURE_DAYS } from '../terms/today.ts'

// Figures of the business in a period, beside the period before, which is as long and ends the day before it.

const figures = z.object({
  /** Orders placed, without canceled ones. */
  orders: z.int(),
  /** Orders placed that are canceled by now. */
  canceled: z.int(),
  /** Totals of the orders, as they are now: a changed order counts once, on the day on which it was placed. */
  revenueCents: s.cents,
  /** Share of the orders whose customer had ordered before; null without orders. */
  repeatShare: z.number().nullable(),
  /** Orders sent or handed over. */
  sent: z.int(),
  /** Median days from placing to sending; null if nothing was sent. */
  leadDays: z.number().nullable(),
  /** Share of the sent orders with a promise that were sent by the promised day; null without any. */
  onTimeShare: z.number().nullable(),
})
const span = z.object({ from: s.day, to: s.day })

const DAY_MS = 86_400_000
export const period = z
  .strictObject({ from: s.day, to: s.day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'too-small' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_FIGURE_DAYS, {
    path: ['from'],
    message: 'too-large',
  })

export const figureRoutes = {
  'GET /api/office/figures': {
    summary: 'Orders, revenue, lead time, repeat customers and product mix of some days, beside as many days before',
    auth: 'money',
    query: period,
    response: z.object({
      now: figures.extend(span.shape),
      before: figures.extend(span.shape),
      /** Days, weeks or four weeks, counted back from the last day; the first may be shorter. */
      steps: z.array(z.object({ now: figures.extend(span.shape), before: figures.extend(span.shape) })),
      /** Pieces ordered by product, without canceled orders; most first. */
      mix: z.array(z.object({ productType: s.productType, now: z.int(), before: z.int() })),
    }),
    errors: [],
  },
  'GET /api/office/figures/csv': {
    summary: 'The same figures step by step as CSV with a head in the language of Accept-Language',
    auth: 'exports',
    query: period,
    response: 'binary',
    errors: [],
  },
} as const satisfies Record<string, Route>
