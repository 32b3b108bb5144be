import { CART_LIMITS, LIMITS } from '../terms/limits.ts'
import { SHIPPING_METHODS } from '../terms/shippingEnums.ts'
import { PRICE_SOURCES, QUOTE_LIMITS, QUOTE_STATES } from '../terms/quoteTerms.ts'
import { cartLine } from '../schemas/cart.ts'
import { keysetPage, search } from '../schemas/lists.ts'
import { keptOffer, quotedLine } from '../schemas/orders.ts'
import { day } from '../schemas/shipments.ts'
import {
  cents,
  instant,
  line,
  optionalParagraph,
  optionalText,
  paragraph,
  productType,
  text,
  uuid,
} from '../schemas/single.ts'
import { z } from '../schemas/zod.ts'

const quoteState = z.enum(QUOTE_STATES)
const revision = z.int().min(1)

/** The cart's designs as the customer wants a price for them. */
export const askQuoteBody = z.strictObject({
  /** The version of the cart that is asked about; it is emptied. */
  cart: z.strictObject({ version: z.int().min(0) }),
  message: optionalParagraph(QUOTE_LIMITS.message),
  neededBy: day.nullable().default(null),
  address: paragraph(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  phone: text(LIMITS.phone),
})
/** A quote that staff start for a customer, of the customer's designs. */
export const startQuoteBody = z.strictObject({
  ownerId: uuid,
  items: z
    .array(z.strictObject({ designId: uuid, fabric: line(40), lines: z.array(cartLine).min(1).max(CART_LIMITS.lines) }))
    .min(1)
    .max(CART_LIMITS.items),
  neededBy: day.nullable().default(null),
  address: paragraph(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  phone: text(LIMITS.phone),
})
/** The revision that the customer saw: an older one is refused. */
export const acceptQuoteBody = z.strictObject({ revision })
export const declineQuoteBody = z.strictObject({ revision, reason: paragraph(QUOTE_LIMITS.reason) })
export const replaceLinkBody = z.strictObject({
  version: z.int().min(1),
  /** Whether the customer gets the new link by mail. */
  isMailed: z.boolean(),
  /** True to switch the link off, without a new one; the next new link switches it on again. */
  isOff: z.boolean().optional(),
})
export const quoteMessageBody = z.strictObject({
  /** The item that the message is about; null for the whole quote. */
  itemId: uuid.nullable().default(null),
  text: paragraph(QUOTE_LIMITS.message),
})

const manualPrice = z.strictObject({
  unitCents: cents.min(0).max(QUOTE_LIMITS.unitCents),
  /** Why staff set it; the customer does not see it. */
  reason: text(QUOTE_LIMITS.reason),
})
/** A price that staff set, or that of an accepted offer of the customer. */
const offeredPrice = manualPrice.extend({ offerId: uuid.nullable().default(null) })
const quantity = z.int().min(1).max(LIMITS.pieces)
const extraInput = z.strictObject({
  id: uuid,
  text: text(QUOTE_LIMITS.text),
  qty: quantity,
  unitCents: cents.min(0).max(QUOTE_LIMITS.unitCents),
})
/** A way of delivery of the shop, and what staff charge for it. */
const delivery = z.strictObject({
  method: z.enum(SHIPPING_METHODS),
  cents: cents.min(0).max(QUOTE_LIMITS.unitCents),
})
const itemInput = z.strictObject({
  id: uuid,
  price: offeredPrice.nullable(),
  /** Other pieces than the customer asked for; absent for those of the request. */
  lines: z.array(cartLine).min(1).max(CART_LIMITS.lines).optional(),
})
/** The body that staff send. An item that is not named is left out. */
export const sendQuoteBody = z.strictObject({
  /** The quote's version that staff saw. */
  version: z.int().min(1),
  items: z.array(itemInput).min(1),
  extras: z.array(extraInput).max(QUOTE_LIMITS.extras).default([]),
  delivery: delivery.nullable().default(null),
  note: optionalParagraph(QUOTE_LIMITS.message),
  /** The last day on which the customer can accept. */
  expiresOn: day,
})

const item = z.object({
  id: uuid,
  designId: uuid,
  name: z.string(),
  productType,
  fabric: z.string(),
  revision: z.int(),
  pictureUrl: z.string(),
  lines: z.array(cartLine),
  qty: z.int(),
})
const pricedItem = item.extend({
  price: z.object({
    source: z.enum(PRICE_SOURCES).exclude(['sample']),
    unitCents: cents.nullable(),
    /** The number of the offer that gave the price; null for other sources. */
    offerNumber: z.string().nullable(),
  }),
  /** Its lines as an order takes them. */
  priced: z.array(quotedLine),
  discountCents: cents,
  totalCents: cents,
})
const extra = extraInput.extend({ totalCents: cents })
const quoteRevision = z.object({
  revision: z.int(),
  sentAt: instant,
  expiresAt: instant,
  items: z.array(pricedItem),
  extras: z.array(extra),
  /** The way of delivery that is part of the total; null if none was offered. */
  delivery: delivery.nullable(),
  note: z.string(),
  qty: z.int(),
  subtotalCents: cents,
  discountCents: cents,
  extrasCents: cents,
  totalCents: cents,
})
const quoteMessage = z.object({
  id: uuid,
  itemId: uuid.nullable(),
  text: z.string(),
  at: instant,
  by: z.enum(['customer', 'shop']),
})
/** A quote as its customer sees it, also by its link. */
export const customerQuote = z.object({
  id: uuid,
  number: z.string(),
  state: quoteState,
  /** Whether staff started it without a request. */
  isOfShop: z.boolean(),
  askedAt: instant,
  neededBy: day.nullable(),
  address: z.string(),
  landmark: z.string(),
  /** The request, without prices. */
  items: z.array(item),
  /** Everything that was sent, the first revision first. */
  revisions: z.array(quoteRevision),
  /** The revision that counts; null before the first was sent. */
  activeRevision: z.int().nullable(),
  messages: z.array(quoteMessage),
  /** The day of arrival if it is accepted now; null if it cannot be. */
  promisedOn: day.nullable(),
  /** The order that its acceptance made; no id by the link. */
  order: z.object({ id: uuid.nullable(), number: z.string() }).nullable(),
  declineReason: z.string(),
})
export const customerQuoteRow = z.object({
  id: uuid,
  number: z.string(),
  state: quoteState,
  askedAt: instant,
  expiresAt: instant.nullable(),
  /** Null before the first revision was sent. */
  totalCents: cents.nullable(),
  qty: z.int(),
  designNames: z.array(z.string()),
})
export const customerQuotes = z.object({ items: z.array(customerQuoteRow) })

/** Filter of the staff's quotes: those that wait for staff, or by state. */
export const quotesPage = keysetPage.extend({ search, status: z.enum(['waiting', ...QUOTE_STATES]).optional() })
const person = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
})
export const officeQuoteRow = customerQuoteRow.extend({
  owner: person,
  changedAt: instant,
  /** Since when the customer waits for staff. */
  waitsSince: instant.nullable(),
})
/** An item as staff price it, with what the list says now. */
const draftItem = item.extend({
  /** Its total by the price list; null if the list has no price. */
  listCents: cents.nullable(),
  /** Why it can be ordered no more. */
  problem: z.enum(['quote-design-gone', 'quote-fabric-gone']).nullable(),
  /** The price of the last revision if staff set it; before the first, that of an accepted offer. */
  price: z.object({ unitCents: cents, reason: z.string(), offerId: uuid.nullable() }).nullable(),
  /** The pieces that the customer asked for. */
  askedLines: z.array(cartLine),
  /** Whether the last revision left it out. */
  isLeftOut: z.boolean(),
})
export const officeQuote = customerQuote.extend({
  version: z.int(),
  owner: person,
  phone: z.string(),
  waitsSince: instant.nullable(),
  draft: z.object({
    items: z.array(draftItem),
    extras: z.array(extraInput),
    delivery: delivery.nullable(),
    /** The ways of delivery that the shop offers, with their usual charge. */
    methods: z.array(delivery),
    note: z.string(),
    expiresOn: day,
    /** Accepted offers of the customer that wait for an order, with what the quote lacks for them. */
    offers: z.array(keptOffer.extend({ by: z.string() })),
  }),
  /** The manual prices with their author and reason, by revision and item. */
  manualPrices: z.array(
    z.object({ revision: z.int(), itemId: uuid, unitCents: cents, reason: z.string(), by: z.string(), at: instant }),
  ),
  /** The path that opens the quote without an account. */
  /** Null while staff have switched it off. */
  linkPath: z.string().nullable(),
})
