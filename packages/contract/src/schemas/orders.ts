import { LIMITS } from '../terms/limits.ts'
import { ORDER_STATUSES, PRICE_CHOICES, UNPRINTED } from '../terms/enums.ts'
import { OFFER_STATES, PRICE_SOURCES } from '../terms/quoteTerms.ts'
import { z } from './zod.ts'
import { page, search } from './lists.ts'
import {
  cents,
  instant,
  line,
  lineKit,
  optionalParagraph,
  optionalText,
  paragraph,
  productType,
  sewn,
  size,
  sleeve,
  text,
  uuid,
  version,
} from './single.ts'
import { nextPayment, paymentCode, paymentWays, sampleInputs, samplesQuote } from './shop.ts'
import { fee, orderShipping, shippingInput } from './shipments.ts'

export const lineInput = z.strictObject({
  designId: uuid,
  productType,
  fabric: line(40),
  size,
  sleeve,
  qty: z.int().min(1).max(LIMITS.pieces),
  playerName: sewn(LIMITS.name).default(''),
  printName: sewn(LIMITS.printName).default(''),
  number: z.int().min(0).max(LIMITS.shirtNumber).nullable().default(null),
  version: version.default('player'),
  kit: lineKit,
})
export const quoteBody = z.strictObject({ lines: z.array(lineInput).max(500), samples: sampleInputs })
const surcharge = z.object({ kind: z.enum(['size', 'longSleeve']), cents })
const discount = z.object({ kind: z.enum(['quantity', 'promotion', 'longSleeve']), percent: z.number() })
export const quotedLine = z.object({
  ...lineInput.shape,
  baseCents: cents,
  unitCents: cents,
  surcharges: z.array(surcharge),
  discounts: z.array(discount),
  discountCents: cents,
  totalCents: cents,
})
export const quote = z.object({
  lines: z.array(quotedLine),
  qty: z.int(),
  subtotalCents: cents,
  discountCents: cents,
  totalCents: cents,
  minimumQty: z.int(),
  /** Ids of designs with fewer pieces than the minimum. The cart can be ordered only if this is empty. */
  belowMinimum: z.array(uuid),
  leadTimeDays: z.int(),
})
/** The garment and fabric that a line of an offer is for. */
export const offeredGarment = z.strictObject({ productType, fabric: line(40) })

/** A line of a kept offer, and what an order still lacks for its price. */
const keptLine = z.object({
  text: z.string(),
  qty: z.int(),
  unitCents: cents,
  /** Null for a free line, which is charged with the others. */
  garment: offeredGarment.nullable(),
  /** Pieces that are missing to those of the offer. */
  missing: z.int(),
})
export const keptOffer = z.object({
  id: uuid,
  number: z.string(),
  expiresAt: instant,
  state: z.enum(OFFER_STATES),
  lines: z.array(keptLine),
  /** The difference to the price list, free lines included; 0 unless the offer applies. */
  savedCents: cents,
})
/** Accepted offers beside the goods of an order. The prices of goods include those that apply. */
export const keptOffers = z.object({
  items: z.array(keptOffer),
  /** Free lines of the offers that apply, to be paid beside the goods. */
  extraCents: cents,
})
/** The price of lines, with samples and offers beside them: what is to be paid is the sum of all. */
export const orderQuote = quote.extend({ samples: samplesQuote, offers: keptOffers })

export const priceChoice = z.enum(PRICE_CHOICES)
export const orderStatus = z.enum(ORDER_STATUSES)
/** A page of orders. The search matches numbers and designs. */
export const ordersPage = page.extend({ search, status: orderStatus.optional() })
export const placeOrderBody = z.strictObject({
  lines: z.array(lineInput).max(500),
  samples: sampleInputs,
  address: paragraph(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  /** E.164, or a local Cambodian number. */
  phone: text(LIMITS.phone),
  note: optionalParagraph(LIMITS.note),
  /** The way of delivery, its place and the day by which the order is needed. */
  shipping: shippingInput.optional(),
  /** The total that the customer saw. It does not set the price: if the total has changed, the order is refused. */
  shownTotalCents: cents.optional(),
  /**
   * Decision about names and numbers that a design has no text for. The customer makes it; if absent, nothing is asked.
   */
  unprinted: z.enum(['refuse', 'accept']).optional(),
  /** Whether the customer wants to pay on account. Refused without the shop's approval or above the limit. */
  isOnAccount: z.boolean().optional(),
  /** The version of the customer's cart that is ordered: if it has changed, the order is refused; else it is emptied. */
  cart: z.strictObject({ version: z.int().min(0) }).optional(),
})
export const orderLine = quotedLine.extend({
  id: uuid,
  designName: z.string(),
  revision: z.int(),
  pictureUrl: z.string(),
  /** Whether the price list gave the price, staff in a quote, the shop's terms of samples, or an accepted offer. */
  priceSource: z.enum(PRICE_SOURCES),
  /** The number of the offer that gave the price; null for other sources. */
  offerNumber: z.string().nullable(),
  /** Fields of the player that nobody prints, as the design has no text for them. */
  unprinted: z.array(z.enum(UNPRINTED)),
})
export const orderRow = z.object({
  id: uuid,
  number: z.string(),
  status: orderStatus,
  qty: z.int(),
  totalCents: cents,
  /** The promotion percentage included in the total; 0 without one. */
  promotionPercent: z.number(),
  paidCents: cents,
  /** The amount still due; 0 once canceled. */
  dueCents: cents,
  /** Null if nothing is due. */
  nextPayment: nextPayment.nullable(),
  placedAt: instant,
  designNames: z.array(z.string()),
  /** Design and picture of the first line; null for an order of samples only. */
  designId: uuid.nullable(),
  /** Product type of the first line, or of the first sample. */
  productType,
  pictureUrl: z.string().nullable(),
  canCancel: z.boolean(),
  /** True if the owner may confirm receipt of the parcel. */
  canReceive: z.boolean(),
})
/** Order as its owner sees it in a list. */
export const ownOrderRow = orderRow.extend({
  /** True if its proof waits for the owner's answer. */
  isProofWaiting: z.boolean(),
})
export const summary = z.object({
  ordersInProgress: z.int(),
  ordersCompleted: z.int(),
  designs: z.int(),
  players: z.int(),
  /** Tasks that wait for the customer: designs to mend, money to pay, parcels to confirm, designs to rate. */
  needsMe: z.object({
    /** Orders whose proof waits for an answer. */
    proofsToAnswer: z.int(),
    designsRejected: z.int(),
    ordersToPay: z.int(),
    ordersToReceive: z.int(),
    ordersToRate: z.int(),
  }),
  /** Items that wait for the customer, a few of each kind. */
  due: z.array(
    z.object({
      kind: z.enum(['quote', 'proof', 'parcel', 'design']),
      /** Of the quote, the order or the design. */
      id: uuid,
      /** The number of a quote or an order, or a design's name. */
      label: z.string(),
      /** The reviewer's words about a design. */
      text: z.string(),
      /** The price of a quote. */
      cents: cents.nullable(),
      /** The last instant at which a quote can be accepted. */
      until: instant.nullable(),
    }),
  ),
  /** Balance of orders that are not fully paid. `orders` lists the first few, the longest waiting first. */
  balance: z.object({
    totalCents: cents,
    paidCents: cents,
    dueCents: cents,
    count: z.int(),
    orders: z.array(
      orderRow.pick({
        id: true,
        number: true,
        status: true,
        totalCents: true,
        promotionPercent: true,
        paidCents: true,
        dueCents: true,
        nextPayment: true,
      }),
    ),
  }),
})
export const orderFull = orderRow.extend({
  lines: z.array(orderLine),
  subtotalCents: cents,
  discountCents: cents,
  /** Surcharges beside the goods, part of the total. */
  fees: z.array(fee),
  shipping: orderShipping,
  address: z.string(),
  landmark: z.string(),
  phone: z.string(),
  note: z.string(),
  supplier: z.string().nullable(),
  /** The number of the quote that was accepted as this order; null without one. */
  quoteNumber: z.string().nullable(),
  /** The person who approved the cart by its link before it was ordered; null for nobody. */
  approval: z.object({ name: z.string(), at: instant }).nullable(),
  /** True if the customer ordered although not all names and numbers are printed. */
  isUnprintedAccepted: z.boolean(),
  /** Days to pay after delivery of an order on account; null for an order by the shop's rule. */
  creditDays: z.int().nullable(),
  /** The amount due before production. */
  depositCents: cents,
  /** The total amount due before sending. */
  deliveryCents: cents,
  payment: paymentWays,
  /** Codes of the next payment, one for each currency; none without an account or if nothing is due. */
  paymentCodes: z.array(paymentCode),
  /** Owner's opinion of each design, once received. */
  ratings: z.array(z.object({ designId: uuid, stars: z.int(), comment: z.string(), at: instant })),
  dates: z.object({
    designed: instant.nullable(),
    ordered: instant.nullable(),
    approved: instant.nullable(),
    delivered: instant.nullable(),
    received: instant.nullable(),
  }),
  history: z.array(
    z.object({
      from: orderStatus.nullable(),
      to: orderStatus,
      at: instant,
      /**
       * Hidden from the customer (empty) if it explains why the order proceeded with less paid; only staff may read
       * that.
       */
      note: z.string(),
      by: z.string(),
      /** Amount still due for this step by the shop's rule; null if nothing was due. */
      owedCents: cents.nullable(),
      /** Price difference of a corrected size in cents, and whether the shop charges it; null without a difference. */
      price: z.object({ choice: priceChoice, differenceCents: cents }).nullable(),
    }),
  ),
})
export const cancelOrderBody = z.strictObject({ reason: optionalParagraph(LIMITS.orderNote) })
export const ratingBody = z.strictObject({
  stars: z.int().min(1).max(5),
  comment: optionalParagraph(LIMITS.ratingComment),
})
