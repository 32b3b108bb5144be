import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { REMAKE_CULPRITS } from '../terms/enums.ts'
import { SUPPLIER_LIMITS } from '../terms/limits.ts'
import { COST_CURRENCIES, COST_KINDS, COST_LIMITS, COST_STATES, MISSING_COSTS, SEWING_UNITS } from './costTerms.ts'

const amount = z.int().min(0).max(COST_LIMITS.riel)
const price = amount.nullable()
const [leastWidth, mostWidth] = SUPPLIER_LIMITS.rollMm

const isOnce = <T>(items: readonly T[], keyOf: (item: T) => string): boolean =>
  new Set(items.map(keyOf)).size === items.length

/** A supplier's prices from a day on: cents of a dollar, or whole riel. Null: unknown; 0: free. */
export const costPrices = z.strictObject({
  currency: z.enum(COST_CURRENCIES),
  /** A metre of cloth, by fabric and width of the roll; a width of null is for every roll. */
  cloth: z
    .array(
      z.strictObject({
        fabric: s.line(40).min(1),
        widthMm: z.int().min(leastWidth).max(mostWidth).nullable(),
        metre: amount,
      }),
    )
    .max(COST_LIMITS.cloth)
    .refine(cloth => isOnce(cloth, ({ fabric, widthMm }) => `${fabric} ${widthMm}`), 'twice'),
  /** Share of a roll that pieces cover, for orders without a layout. */
  utilisationPercent: z.int().min(COST_LIMITS.utilisationPercent[0]).max(COST_LIMITS.utilisationPercent[1]),
  print: z.strictObject({ squareMetre: price, setUp: price, garment: price }),
  sewing: z
    .array(
      z.strictObject({
        productType: s.productType,
        per: z.enum(SEWING_UNITS),
        amount,
        sizes: z
          .array(z.strictObject({ size: s.size, amount }))
          .max(40)
          .refine(sizes => isOnce(sizes, ({ size }) => size), 'twice'),
      }),
    )
    .max(COST_LIMITS.sewing)
    .refine(sewing => isOnce(sewing, ({ productType }) => productType), 'twice'),
  packing: z.strictObject({ order: price, garment: price }),
})

export const costList = costPrices.extend({
  validFrom: s.day,
  version: z.int(),
  /** The shop's rate when the list was stored; null for a list in dollars. */
  rielPerDollar: z.int().nullable(),
  by: z.string(),
  at: s.instant,
})

const missing = z.object({
  kind: z.enum(MISSING_COSTS),
  /** The fabric or the product that it is missing for; empty without one. */
  of: z.string(),
})

export const supplierInvoiceBody = z.strictObject({
  /** Number on the invoice. */
  number: s.text(COST_LIMITS.invoiceNumber),
  day: s.day,
  currency: z.enum(COST_CURRENCIES),
  /** Cents of a dollar, or whole riel. */
  amount: z.int().min(1).max(COST_LIMITS.invoiceRiel),
  /** The costs that it bills; they no longer count as expected. */
  covers: z
    .array(z.enum(COST_KINDS))
    .min(1)
    .max(COST_KINDS.length)
    .refine(kinds => isOnce(kinds, kind => kind), 'twice'),
  note: s.optionalText(COST_LIMITS.invoiceNote),
})

const supplierInvoice = supplierInvoiceBody.extend({
  id: s.uuid,
  supplier: z.string(),
  cents: s.cents,
  rielPerDollar: z.int().nullable(),
  hasFile: z.boolean(),
  by: z.string(),
  at: s.instant,
})

/** The cost of an order as a row of the list shows it. */
export const costOfRow = z.object({
  cents: s.cents,
  state: z.enum(COST_STATES),
  marginCents: s.cents.nullable(),
  /** Margin in thousandths of the total. */
  marginPermille: z.int().nullable(),
})

export const orderCost = costOfRow.extend({
  supplier: z.string().nullable(),
  /** The list that its prices are from; null without one. */
  list: z.object({ validFrom: s.day, currency: z.enum(COST_CURRENCIES), rielPerDollar: z.int().nullable() }).nullable(),
  totalCents: s.cents,
  expectedCents: s.cents,
  billedCents: s.cents,
  parts: z.array(
    z.object({
      kind: z.enum(COST_KINDS),
      /** By the prices, as far as they are known. */
      cents: s.cents,
      basis: z.enum(['counted', 'estimate']),
      /** Whether an invoice covers it, which counts instead. */
      isBilled: z.boolean(),
      missing: z.array(missing),
    }),
  ),
  /** Prices that are missing of what no invoice covers. */
  missing: z.array(missing),
  clothMm: z.int(),
  printMm2: z.int(),
  /** Share of the roll that the estimate assumes; null where a layout is known. */
  utilisationPercent: z.int().nullable(),
  remakes: z.array(z.object({ culprit: z.enum(REMAKE_CULPRITS), cents: s.cents, count: z.int() })),
  invoices: z.array(supplierInvoice),
})

const marginSums = z.object({
  /** Orders placed, without canceled ones, and those among them whose costs are complete. */
  orders: z.int(),
  known: z.int(),
  /** Known orders with at least one estimated part. */
  estimated: z.int(),
  /** Sales and costs of the known orders. */
  salesCents: s.cents,
  costCents: s.cents,
})
export const margins = z.object({
  from: s.day,
  to: s.day,
  all: marginSums,
  before: marginSums,
  /** The same by product, highest sales first; null for delivery, samples and other lines. */
  products: z.array(
    z.object({ productType: s.productType.nullable(), qty: z.int(), salesCents: s.cents, costCents: s.cents }),
  ),
  /** By month of placing, the earliest first. */
  months: z.array(marginSums.extend({ month: z.string() })),
})
