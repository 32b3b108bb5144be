import { eachLanguage } from '@kitwright/words'
import { CLAIM_KINDS, CLAIM_STATES, SHIPPING_METHODS, SHIPPING_STEPS } from '../terms/shippingEnums.ts'
import { parseMapPoint } from '../terms/mapPoint.ts'
import { LIMITS } from '../terms/limits.ts'
import { SHIPPING_LIMITS } from '../terms/shippingLimits.ts'
import {
  cents,
  instant,
  names,
  optionalParagraph,
  optionalText,
  paragraph,
  productType,
  text,
  typedNames,
  uuid,
} from './single.ts'
import { z } from './zod.ts'

// Delivery: a shop's calendar and terms, where an order goes, what is promised, parcels and claims.

/** A day as `2026-11-30`, in the shop's time zone. */
export const day = z.iso.date()
const within = ([least, most]: readonly [least: number, most: number]) => z.int().min(least).max(most)

const DAY_MS = 86_400_000
const holiday = z
  .strictObject({ from: day, until: day, name: typedNames })
  .refine(
    ({ from, until }) => until >= from && Date.parse(until) - Date.parse(from) < SHIPPING_LIMITS.holidayDays * DAY_MS,
    { path: ['until'], message: 'wrong-order' },
  )
const methodTerms = z.strictObject({
  isOn: z.boolean(),
  cents: within(SHIPPING_LIMITS.feeCents),
  /** Working days that a parcel travels. */
  days: within(SHIPPING_LIMITS.transitDays),
  note: z.strictObject(eachLanguage(() => optionalText(SHIPPING_LIMITS.note))),
})
/** A shop's calendar, capacity and terms of delivery. */
export const shippingTerms = z.strictObject({
  /** Weekdays as ISO numbers: 1 is Monday, 7 is Sunday. */
  workingDays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .refine(days => new Set(days).size === days.length, 'duplicate'),
  /** Closed days. Null: the public holidays of Cambodia. */
  holidays: z.array(holiday).max(SHIPPING_LIMITS.holidays).nullable(),
  /** Pieces made in a working day; null without a limit. */
  capacityPerDay: within(SHIPPING_LIMITS.capacityPerDay).nullable(),
  /** Working days that a review takes. */
  reviewDays: within(SHIPPING_LIMITS.reviewDays),
  /** Working days from approval until an order is made, where a product differs from the price list. */
  leadDays: z.partialRecord(productType, within(SHIPPING_LIMITS.leadDays)),
  /** Faster production at a surcharge on the goods; null if the shop offers none. */
  rush: z
    .strictObject({
      days: within(SHIPPING_LIMITS.leadDays),
      percent: within(SHIPPING_LIMITS.rushPercent),
      /** Rush pieces made in a working day, within the capacity of the shop. */
      capacityPerDay: within(SHIPPING_LIMITS.capacityPerDay),
    })
    .nullable(),
  methods: z
    .strictObject({ courier: methodTerms, bus: methodTerms, shop: methodTerms })
    .refine(methods => Object.values(methods).some(({ isOn }) => isOn), 'required'),
  /** The shop's rule for exchanges, as text. */
  exchangeRule: z.strictObject(eachLanguage(() => optionalParagraph(SHIPPING_LIMITS.rule))),
})
export const publicHoliday = z.object({ from: day, until: day, name: names })

const placeCode = z
  .string()
  .regex(/^(?:\d{2}|\d{4}|\d{6})?$/)
  .default('')
const mapPoint = optionalText(SHIPPING_LIMITS.mapPoint).refine(
  value => value === '' || parseMapPoint(value) !== null,
  'wrong-format',
)
/** A parcel's destination, beside the order's address, landmark and telephone number. */
const shippingPlace = {
  /** Code of a province, district or commune in the public gazetteer; empty if none was chosen. */
  place: placeCode,
  directions: optionalParagraph(SHIPPING_LIMITS.directions),
  /** Coordinates or the link of a map; empty without one. */
  mapPoint,
}
export const shippingInput = z.strictObject({
  ...shippingPlace,
  method: z.enum(SHIPPING_METHODS),
  /** The day by which the customer needs the order; null without one. */
  neededBy: day.nullable().default(null),
  /** Whether the customer takes faster production at the shop's surcharge. */
  isRush: z.boolean().default(false),
  purchaseNumber: optionalText(SHIPPING_LIMITS.purchaseNumber),
})

/** The cost of a delivery method, and the day on which an order would arrive by it. */
const shippingOption = z.object({
  method: z.enum(SHIPPING_METHODS),
  cents,
  note: names,
  promisedOn: day,
  /** The day of arrival with faster production; null if the shop does not offer it. */
  rushOn: day.nullable(),
})
export const shippingOptions = z.object({
  today: day,
  methods: z.array(shippingOption),
  /** The surcharge for faster production; null if the shop does not offer it. */
  rushCents: cents.nullable(),
})

const place = z.object({ code: z.string(), name: names })
export const places = z.object({
  items: z.array(z.object({ ...place.shape, districts: z.array(place) })),
})
export const communes = z.object({ items: z.array(place) })

/**
 * A part of an order's price beside its goods. The text is the line of a quote (`extra`), the product type of a sample,
 * or the number of the order whose sample is credited, which is negative.
 */
export const fee = z.object({
  kind: z.enum(['shipping', 'rush', 'extra', 'size_set', 'swatches', 'sample_credit']),
  text: z.string(),
  cents,
})
/** An order's destination and promised days. */
export const orderShipping = z.object({
  /** Null for orders that were placed without a choice. */
  method: z.enum(SHIPPING_METHODS).nullable(),
  /** Province, district and commune, as far as they were chosen. */
  places: z.array(names),
  directions: z.string(),
  mapPoint: z.string(),
  purchaseNumber: z.string(),
  neededBy: day.nullable(),
  isRush: z.boolean(),
  /** The promised day of arrival; null for orders that were placed before the shop promised days. */
  promisedOn: day.nullable(),
  /** The day that was promised at first. */
  firstPromisedOn: day.nullable(),
  /** Why the shop changed the promised day, in its own words. */
  promiseReason: z.string(),
  steps: z.array(z.object({ step: z.enum(SHIPPING_STEPS), on: day.nullable(), isDone: z.boolean() })),
  exchangeRule: names,
})

export const addressInput = z.strictObject({
  ...shippingPlace,
  name: text(SHIPPING_LIMITS.addressName),
  address: paragraph(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  phone: text(LIMITS.phone),
})
export const savedAddress = z.object({ ...addressInput.shape, id: uuid })
export const savedAddresses = z.object({ items: z.array(savedAddress) })

/** Pieces of an order's lines. */
const linePieces = z.strictObject({ lineId: uuid, qty: z.int().min(1).max(LIMITS.pieces) })
const trackingUrl = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(SHIPPING_LIMITS.trackingUrl)])
export const trackingInput = z.strictObject({
  carrier: optionalText(SHIPPING_LIMITS.carrier),
  tracking: optionalText(SHIPPING_LIMITS.tracking),
  /** The carrier's page about the parcel; empty without one. */
  trackingUrl: trackingUrl.default(''),
})
export const parcelInput = z.strictObject({
  ...trackingInput.shape,
  lines: z
    .array(linePieces)
    .min(1)
    .max(500)
    .refine(lines => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'duplicate'),
  /** Why the parcel goes although less is paid than the shop's rule requires; staff only. */
  note: optionalParagraph(LIMITS.orderNote),
})
const parcel = z.object({
  id: uuid,
  carrier: z.string(),
  tracking: z.string(),
  trackingUrl: z.string(),
  lines: z.array(z.object({ lineId: uuid, qty: z.int() })),
  sentAt: instant,
  receivedAt: instant.nullable(),
})
/** An order's parcels, the first one first. */
export const parcels = z.object({
  items: z.array(parcel),
  /** Pieces of each line that no parcel holds yet. */
  left: z.array(z.object({ lineId: uuid, qty: z.int() })),
})

export const claimInput = z.strictObject({
  kind: z.enum(CLAIM_KINDS),
  text: paragraph(SHIPPING_LIMITS.claimText),
  lines: parcelInput.shape.lines,
})
const claim = z.object({
  id: uuid,
  kind: z.enum(CLAIM_KINDS),
  text: z.string(),
  lines: z.array(z.object({ lineId: uuid, qty: z.int() })),
  photos: z.array(z.object({ url: z.string(), widthPx: z.int(), heightPx: z.int() })),
  state: z.enum(CLAIM_STATES),
  /** The shop's answer; empty while it waits. */
  answer: z.string(),
  /** The amount that the shop refunds. */
  refundCents: cents.nullable(),
  sentAt: instant,
  answeredAt: instant.nullable(),
})
/** An order's claims, the latest first. */
export const claims = z.object({ items: z.array(claim) })
export const claimAnswer = z
  .strictObject({
    state: z.enum(CLAIM_STATES).exclude(['waiting']),
    text: paragraph(SHIPPING_LIMITS.claimText),
    refundCents: cents.min(1).max(100_000_000).nullable().default(null),
  })
  .refine(({ state, refundCents }) => (state === 'refund') === (refundCents !== null), {
    path: ['refundCents'],
    message: 'required',
  })
