import { COST_KINDS, type CostKind } from '@kitwright/pricing'

// Terms of what orders cost the shop. Beside the schemas, so that screens load them without zod.

export { COST_KINDS }
export type { CostKind }

export const COST_CURRENCIES = ['USD', 'KHR'] as const
export type CostCurrency = (typeof COST_CURRENCIES)[number]

/**
 * How a cost is known: billed by the supplier, counted from exact quantities, estimated from areas; `incomplete` where
 * prices are missing.
 */
export const COST_STATES = ['billed', 'counted', 'estimate', 'incomplete'] as const
export type CostState = (typeof COST_STATES)[number]

/** Kinds of prices and facts that a cost may lack. */
export const MISSING_COSTS = ['supplier', 'list', 'roll', 'cloth', 'print', 'sewing', 'packing', 'garments'] as const

/** Kinds of garments' sewing prices. */
export const SEWING_UNITS = ['garment', 'piece'] as const

export const COST_LIMITS = {
  /** Lists of one supplier. */
  lists: 60,
  cloth: 80,
  sewing: 40,
  /** Highest price of a metre, a square metre, a garment, and of a set-up or an order: more is a typing error. */
  cents: 100_000,
  /** The same in riel. */
  riel: 4_000_000,
  utilisationPercent: [30, 100],
  invoices: 20,
  invoiceNumber: 60,
  invoiceNote: 500,
  /** Highest invoice for one order. */
  invoiceCents: 100_000_000,
  invoiceRiel: 4_000_000_000,
} as const
