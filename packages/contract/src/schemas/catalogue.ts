import { MATERIALS, MEASURES } from '@kitwright/garment'
import { SHIPPING_METHODS } from '../terms/shippingEnums.ts'
import { previewPrice } from './previews.ts'
import { day } from './shipments.ts'
import { z } from './zod.ts'
import { cents, instant, names, productType, size } from './single.ts'

export const fabric = z.object({
  id: z.string(),
  name: names,
  /** Material, for its close-up appearance. */
  material: z.enum(MATERIALS),
  discountUpToPercent: z.number(),
})
export const product = z.object({
  type: productType,
  path: z.string(),
  name: names,
  priceFromCents: cents,
  isDesignable: z.boolean(),
  sizes: z.array(size),
  fabrics: z.array(fabric.extend({ priceCents: cents })),
})
export const pricing = z.object({
  /** Names of fabrics, including those no longer offered. */
  fabricNames: z.record(z.string(), names),
  minimumQty: z.int(),
  leadTimeDays: z.int(),
  products: z.array(product),
  quantitySteps: z.record(z.string(), z.array(z.object({ from: z.int(), percent: z.number() }))),
  promotion: z.object({ percent: z.number(), from: z.string(), until: z.string() }).nullable(),
  longSleeve: z.object({ surchargeCents: cents, discountPercent: z.number() }),
  sizeSurcharges: z.record(z.string(), cents),
})
export const productSizes = z.object({
  type: productType,
  /** Increases with each change. */
  version: z.int(),
  /** The chart's columns. */
  measures: z.array(z.enum(MEASURES)),
  rows: z.array(
    z.object({
      size,
      /** The chest measure for which a size of a top is intended. */
      bodyChest: z.object({ fromCm: z.number(), toCm: z.number() }).nullable(),
      mm: z.partialRecord(z.enum(MEASURES), z.number()),
    }),
  ),
})
export const sizeCharts = z.object({ items: z.array(productSizes) })

/** Customers' ratings of their received designs of one product. */
const productRatings = z.object({
  count: z.int(),
  /** Mean of all stars, rounded to one decimal; null without a rating. */
  average: z.number().nullable(),
})
/** The day on which the smallest order would arrive if it were placed today. */
const deliveryEstimate = z.object({
  pieces: z.int(),
  placedOn: day,
  approvedOn: day,
  madeOn: day,
  methods: z.array(z.object({ method: z.enum(SHIPPING_METHODS), cents, note: names, arrivesOn: day })),
})
/** Details on the page of one product, beside its row in the list of products. */
export const productDetails = z.object({
  /** Prices by quantity, the cheapest fabric first; empty if the shop has no price for it. */
  prices: z.array(previewPrice),
  /** The running promotion, which the prices include; null without one. */
  promotion: z.object({ percent: z.number(), until: instant }).nullable(),
  ratings: productRatings,
  /** Null if the shop has no price for it. */
  delivery: deliveryEstimate.nullable(),
})
