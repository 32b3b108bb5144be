import { CLOTH_ENTRIES } from '../terms/enums.ts'
import { LIMITS, STOCK_LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const mm = z.int()
const named = z.object({ id: s.uuid, name: z.string() })

const stock = z.object({
  /** Cloth by supplier and fabric, as far as a roll of it was received. */
  items: z.array(
    z.object({
      supplier: named,
      fabric: z.string(),
      receivedMm: mm,
      /** The sum of the corrections. */
      correctedMm: mm,
      /** Of orders that were handed over and are not cut. */
      reservedMm: mm,
      usedMm: mm,
      /** The received and corrected length without the reserved and used one; below zero if too much was handed over. */
      leftMm: mm,
    }),
  ),
  /** The latest first. */
  entries: z.array(
    z.object({
      id: s.uuid,
      supplier: z.string(),
      fabric: z.string(),
      kind: z.enum(CLOTH_ENTRIES),
      mm,
      lot: z.string(),
      reason: z.string(),
      by: z.string(),
      at: s.instant,
    }),
  ),
})

/** The stock of cloth at suppliers. */
export const stockRoutes = {
  'GET /api/office/stock': {
    summary:
      'Cloth at suppliers: received, reserved by orders that were handed over, used and left; with the latest entries',
    auth: 'staff',
    response: stock,
    errors: [],
  },
  'POST /api/office/stock': {
    summary: 'Enter a roll that a supplier received, or correct the stock by hand, with a reason',
    auth: 'production',
    body: z
      .strictObject({
        supplierId: s.uuid,
        fabric: s.line(40).min(1),
        kind: z.enum(CLOTH_ENTRIES),
        mm: z.int().min(-STOCK_LIMITS.mm).max(STOCK_LIMITS.mm),
        lot: s.optionalText(STOCK_LIMITS.lot),
        reason: s.optionalText(LIMITS.orderNote),
      })
      .refine(({ kind, mm: sum }) => sum !== 0 && (kind === 'corrected' || sum > 0), {
        path: ['mm'],
        message: 'required',
      })
      .refine(({ kind, reason }) => kind === 'received' || reason !== '', { path: ['reason'], message: 'required' }),
    status: 201,
    response: stock,
    errors: ['not-found', 'supplier-ended'],
  },
  'GET /api/office/packs/{id}/stock': {
    summary: 'The cloth that print files take, beside what is left of it at the order’s supplier',
    auth: 'staff',
    params: z.object({ id: s.uuid }),
    response: z.object({
      items: z.array(
        z.object({
          fabric: z.string(),
          needsMm: mm,
          /** Without what this order has reserved already; null where no roll of it was received. */
          leftMm: mm.nullable(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
