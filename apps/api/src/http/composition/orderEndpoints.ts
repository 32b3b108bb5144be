import { createCostEndpoints } from '../../costs/index.ts'
import type { FilesDependencies } from '../../files/index.ts'
import {
  calendarEndpoints,
  createClaimEndpoints,
  createEditEndpoints,
  createSlipEndpoints,
  createSplitEndpoints,
} from '../../orders/index.ts'

/** The endpoints that change placed orders and their days. */
export const planEndpoints = (secret: Uint8Array) => ({
  ...createEditEndpoints(secret),
  ...createSplitEndpoints(),
  ...calendarEndpoints,
})

/** The endpoints that take pictures or PDFs: receipts, suppliers' invoices, claims. */
export const paperEndpoints = (kept: FilesDependencies) => ({
  ...createSlipEndpoints(kept),
  ...createCostEndpoints(kept),
  ...createClaimEndpoints(kept),
})
