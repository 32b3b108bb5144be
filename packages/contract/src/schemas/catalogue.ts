import { CARE, CLOTH_SURFACES, FABRIC_LIMITS, FIBRES, MEASURES } from '@kitwright/garment'
import { CARD_LIMITS, PRICE_LIMITS } from '../terms/limits.ts'
import { SHIPPING_METHODS } from '../terms/shippingEnums.ts'
import { previewPrice } from './previews.ts'
import { day } from './shipments.ts'
import { z } from './zod.ts'
import { cents, instant, names, productType, size, text, uuid } from './single.ts'

export const fabric = z.object({
  id: z.string(),
  name: names,
  /** The surface with which it is drawn, by its material and its fibres. */
  material: z.enum(CLOTH_SURFACES),
  discountUpToPercent: z.number(),
})
const [LIGHTEST, HEAVIEST] = FABRIC_LIMITS.weightGsm
/** Weight, composition and care of a fabric. Null and an empty composition mean that the shop has not stated them. */
export const fabricFacts = z.strictObject({
  /** Grams per square metre. */
  weightGsm: z.int().min(LIGHTEST).max(HEAVIEST).nullable(),
  composition: z
    .array(z.strictObject({ fibre: z.enum(FIBRES), percent: z.int().min(1).max(100) }))
    .max(FABRIC_LIMITS.fibres)
    .check(({ value, issues }) => {
      const sum = value.reduce((total, { percent }) => total + percent, 0)
      if (value.length > 0 && sum !== 100)
        issues.push({ code: 'custom', path: [], message: sum < 100 ? 'too-small' : 'too-large', input: value })
      value.forEach(({ fibre }, i) => {
        if (value.findIndex(each => each.fibre === fibre) < i)
          issues.push({ code: 'custom', path: [i, 'fibre'], message: 'duplicate', input: fibre })
      })
    }),
  /** The symbol of each treatment on the care label (ISO 3758). */
  care: z.strictObject({
    wash: z.enum(CARE.wash).nullable(),
    bleach: z.enum(CARE.bleach).nullable(),
    tumble: z.enum(CARE.tumble).nullable(),
    iron: z.enum(CARE.iron).nullable(),
    clean: z.enum(CARE.clean).nullable(),
  }),
})
const printedHex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()
/** A fabric's card. Null and empty lists mean that the shop has not stated them. */
export const fabricCard = z.strictObject({
  /** The shop's own picture of the cloth; without one, the rendered picture of its material is shown. */
  pictureId: uuid.nullable(),
  /** Colours as printed on the fabric, by their codes on the shop's colour card. */
  inks: z
    .array(z.strictObject({ code: text(CARD_LIMITS.code), hex: printedHex }))
    .max(CARD_LIMITS.colours)
    .check(({ value, issues }) => {
      const codes = value.map(({ code }) => code.toLowerCase())
      codes.forEach((input, i) => {
        if (codes.indexOf(input) < i) issues.push({ code: 'custom', path: [i, 'code'], message: 'duplicate', input })
      })
    }),
  /** Suppliers of the fabric; customers do not see them. */
  supplierIds: z
    .array(uuid)
    .max(PRICE_LIMITS.fabricSuppliers)
    .transform(list => [...new Set(list)]),
})
/** A colour of an ink card. */
const ink = z.object({
  code: z.string(),
  name: z.string(),
  /** The colour on the shop's colour card; null if its code is no longer there. */
  hex: z.string().nullable(),
  /** The colour as printed on the fabric. */
  printed: z.string(),
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
  /** The fabrics it is sold in, in the order of the price list. */
  fabrics: z.array(
    z.object({
      id: z.string(),
      name: names,
      facts: fabricFacts,
      /** Path of the shop's own picture; null without one. */
      pictureUrl: z.string().nullable(),
      /** Its ink card. */
      inks: z.array(ink),
    }),
  ),
  /** The running promotion, which the prices include; null without one. */
  promotion: z.object({ percent: z.number(), until: instant }).nullable(),
  ratings: productRatings,
  /** Null if the shop has no price for it. */
  delivery: deliveryEstimate.nullable(),
})
