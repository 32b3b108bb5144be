import { editedExtra, editedLine } from '../edits/orderEdits.ts'
import { owner } from '../routes/office.ts'
import { email, newCustomer } from '../schemas/accounts.ts'
import { day, shippingInput } from '../schemas/shipments.ts'
import { cents, instant, optionalParagraph, optionalText, productType, uuid } from '../schemas/single.ts'
import { z } from '../schemas/zod.ts'
import { CART_LIMITS, LIMITS } from '../terms/limits.ts'
import { PRICE_SOURCES, QUOTE_LIMITS } from '../terms/quoteTerms.ts'
import { STAFF_SOURCES } from '../terms/desk.ts'

/**
 * A new customer without a password: an invitation is mailed to the address. Without one they are reached by telephone alone.
 * `isAnother` says that somebody with the same telephone number is another person.
 */
export const newCustomerBody = newCustomer
  .extend({ email: z.union([z.literal(''), email]).default(''), isAnother: z.boolean().default(false) })
  .refine(customer => customer.email !== '' || customer.phone !== '', { message: 'required', path: ['phone'] })
export const customerEmailBody = z.strictObject({ email })

const { id: _, ...linePart } = editedLine.shape
const { price } = linePart
/** A line of an unfinished order. The words of its price and of extras may still be missing. */
const draftLine = z.strictObject({
  ...linePart,
  price: z
    .strictObject({ unitCents: price.unwrap().unwrap().shape.unitCents, reason: optionalText(QUOTE_LIMITS.reason) })
    .nullable()
    .default(null),
})
const draftExtra = editedExtra.extend({ text: optionalText(QUOTE_LIMITS.text) })

/** All that staff have typed of an order. */
export const draftContent = z.strictObject({
  lines: z.array(draftLine).max(CART_LIMITS.lines).default([]),
  extras: z.array(draftExtra).max(QUOTE_LIMITS.extras).default([]),
  address: optionalParagraph(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  phone: optionalText(LIMITS.phone),
  note: optionalParagraph(LIMITS.note),
  /** Null until a way of delivery was chosen: the order is placed without one. */
  shipping: shippingInput.nullable().default(null),
  /** The day that staff promise; null for the day that the shop's calendar gives. */
  promisedOn: day.nullable().default(null),
  /** The customer accepts that names or numbers are not printed. */
  acceptsUnprinted: z.boolean().default(false),
  isOnAccount: z.boolean().default(false),
})

const source = z.enum(STAFF_SOURCES)
/** Either a customer, or an order whose customer gets more of its designs, in its revisions. */
export const startDraftBody = z
  .strictObject({ customerId: uuid.optional(), fillInOf: uuid.optional(), source })
  .refine(({ customerId, fillInOf }) => (customerId === undefined) !== (fillInOf === undefined), 'required')
export const saveDraftBody = z.strictObject({ source, content: draftContent })
export const placeDraftBody = z.strictObject({
  /** The total that staff saw: if it has changed, nothing is placed. */
  shownTotalCents: cents,
})

const orderLink = z.object({ id: uuid, number: z.string() })
const draftRow = z.object({
  id: uuid,
  customer: owner,
  source,
  qty: z.int(),
  changedAt: instant,
  /** The colleague who began it. */
  byName: z.string(),
  fillInOf: orderLink.nullable(),
})
export const orderDrafts = z.object({ items: z.array(draftRow) })

/** The price of an unfinished order, as it would be placed now. */
const draftQuote = z.object({
  lines: z.array(
    z.object({
      unitCents: cents,
      /** The price of one piece by the list, with surcharges and before discounts. */
      listCents: cents,
      totalCents: cents,
      priceSource: z.enum(PRICE_SOURCES),
    }),
  ),
  qty: z.int(),
  subtotalCents: cents,
  discountCents: cents,
  deliveryCents: cents,
  rushCents: cents,
  extrasCents: cents,
  /** Credit for earlier samples. */
  creditCents: cents,
  totalCents: cents,
  /** The day that the shop's calendar gives. */
  arrivalOn: day,
  minimumQty: z.int(),
  /** Designs with fewer pieces than the shop's minimum. Staff may place them. */
  belowMinimum: z.array(uuid),
})
const draftDesign = z.object({
  id: uuid,
  name: z.string(),
  productType,
  /** The revision that is ordered: that of the first order, or the present one. */
  revision: z.int(),
  pictureUrl: z.string(),
})
export const orderDraft = draftRow.extend({
  content: draftContent,
  /** The designs of its lines. */
  designs: z.array(draftDesign),
  quote: draftQuote.nullable(),
  /** The problem that prevents placing; null without one. */
  problem: z
    .object({
      id: z.string(),
      message: z.string(),
      fields: z.array(z.object({ path: z.string(), id: z.string() })),
    })
    .nullable(),
  /** The customer may pay on account. */
  mayUseAccount: z.boolean(),
})
export const placedDraft = orderLink
