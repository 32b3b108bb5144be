import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { STATEMENT_LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'

// Bank statements: lines of a CSV that are matched to orders, and noted as payments once staff agree.

const proposal = z.object({
  /** The row in the file. */
  row: z.int(),
  hash: z.string(),
  date: z.string(),
  currency: z.enum(['USD', 'KHR']),
  /** Cents or riel. */
  amount: z.int(),
  text: z.string(),
  /**
   * `exact`: an amount that was asked for; `part`: less than is due; `beyond`: more than is due; `noted`: a payment
   * already; `repeated`: the same line earlier in this file; `closed`: the order is canceled or paid; `unknown`: the
   * line names no order or several.
   */
  kind: z.enum(['exact', 'part', 'beyond', 'noted', 'repeated', 'closed', 'unknown']),
  order: z.object({ id: s.uuid, number: z.string(), dueCents: s.cents }).nullable(),
  /** The payment in cents; null for a line without an order. */
  cents: s.cents.nullable(),
})

export const statementRoutes = {
  'POST /api/office/statements': {
    summary: 'Read a bank statement (multipart field `file`: CSV, up to 50,000 lines) and propose payments; notes none',
    auth: 'money',
    response: z.object({
      /** Lines that name an order first; of the others only some. */
      proposals: z.array(proposal),
      /** Lines of money that came in. */
      lines: z.int(),
      /** Lines of money that went out, or without an amount. */
      skipped: z.int(),
      /** Number of all lines that name no order, or several. */
      unknown: z.int(),
      /** Lines with an order that are not shown, since there are too many. */
      more: z.int(),
    }),
    errors: ['invalid-input', 'file-too-large', 'statement-unreadable', 'statement-too-long', 'not-ready'],
  },
  'POST /api/office/statements/payments': {
    summary: 'Note lines of a statement as payments; a line is noted once, whoever sends it',
    auth: 'money',
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            hash: z.string().regex(/^[0-9a-f]{64}$/),
            orderId: s.uuid,
            cents: s.cents.min(1).max(100_000_000),
            note: s.optionalText(STATEMENT_LIMITS.note),
          }),
        )
        .min(1)
        .max(STATEMENT_LIMITS.payments),
    }),
    response: z.object({
      noted: z.int(),
      /** Lines that became no payment, and why. */
      refused: z.array(z.object({ hash: z.string(), number: z.string(), id: z.string() })),
    }),
    errors: [],
  },
} as const satisfies Record<string, Route>
