import { MATERIALS, MEASURES } from '@kitwright/garment'
import { z } from './zod.ts'
import { cents, names, productType, size } from './single.ts'

export const fabric = z.object({
  id: z.string(),
  name: names,
  /** What it looks like up close. */
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
  /** What fabrics are called, those too that are offered no more. */
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
  /** Grows with each change. */
  version: z.int(),
  /** The chart's columns. */
  measures: z.array(z.enum(MEASURES)),
  rows: z.array(
    z.object({
      size,
      /** The body that a size of a top is meant for. */
      bodyChest: z.object({ fromCm: z.number(), toCm: z.number() }).nullable(),
      mm: z.partialRecord(z.enum(MEASURES), z.number()),
    }),
  ),
})
export const sizeCharts = z.object({ items: z.array(productSizes) })
