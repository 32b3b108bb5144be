import { LIMITS } from '../terms/limits.ts'
import { ORDER_STATUSES, PRICE_CHOICES, UNPRINTED } from '../terms/enums.ts'
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
import { nextPayment, paymentWays } from './shop.ts'

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
export const quoteBody = z.strictObject({ lines: z.array(lineInput).max(500) })
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
  /** Design ids with fewer pieces than the minimum: orderable only when empty. */
  belowMinimum: z.array(uuid),
  leadTimeDays: z.int(),
})

export const priceChoice = z.enum(PRICE_CHOICES)
export const orderStatus = z.enum(ORDER_STATUSES)
/** The search is for numbers and designs. */
export const ordersPage = page.extend({ search, status: orderStatus.optional() })
export const placeOrderBody = z.strictObject({
  lines: z.array(lineInput).max(500),
  address: paragraph(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  /** E.164, or a local Cambodian number. */
  phone: text(LIMITS.phone),
  note: optionalParagraph(LIMITS.note),
  /** The total that the customer saw. It sets no price: where it is another by now, nothing is ordered. */
  shownTotalCents: cents.optional(),
  /** What to do about names and numbers that a design has no text for. The customer decides; where it is left out nothing is asked. */
  unprinted: z.enum(['refuse', 'accept']).optional(),
})
export const orderLine = quotedLine.extend({
  id: uuid,
  designName: z.string(),
  revision: z.int(),
  pictureUrl: z.string(),
  /** What of the player nobody prints, as the design has no text for it. */
  unprinted: z.array(z.enum(UNPRINTED)),
})
export const orderRow = z.object({
  id: uuid,
  number: z.string(),
  status: orderStatus,
  qty: z.int(),
  totalCents: cents,
  /** Percent of the promotion that the total includes; 0 without one. */
  promotionPercent: z.number(),
  paidCents: cents,
  /** Still to be paid; nothing once canceled. */
  dueCents: cents,
  /** Null where nothing is due. */
  nextPayment: nextPayment.nullable(),
  placedAt: instant,
  designNames: z.array(z.string()),
  /** Of the first line. */
  designId: uuid,
  productType,
  pictureUrl: z.string(),
  canCancel: z.boolean(),
  /** Its owner may say that the parcel has come. */
  canReceive: z.boolean(),
})
/** As its owner sees it in a list. */
export const ownOrderRow = orderRow.extend({
  /** Its proof waits for their answer. */
  isProofWaiting: z.boolean(),
})
export const summary = z.object({
  ordersInProgress: z.int(),
  ordersCompleted: z.int(),
  designs: z.int(),
  players: z.int(),
  /** What waits for the customer: designs to mend, money to pay, parcels to confirm, designs to rate. */
  needsMe: z.object({
    /** Orders whose proof waits for an answer. */
    proofsToAnswer: z.int(),
    designsRejected: z.int(),
    ordersToPay: z.int(),
    ordersToReceive: z.int(),
    ordersToRate: z.int(),
  }),
  /** Of orders that are not fully paid; the longest waiting first, the first few of them. */
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
  address: z.string(),
  landmark: z.string(),
  phone: z.string(),
  note: z.string(),
  supplier: z.string().nullable(),
  /** The customer has ordered it although not all names and numbers are printed. */
  isUnprintedAccepted: z.boolean(),
  /** To be paid before production. */
  depositCents: cents,
  /** To be paid in all before it is sent out. */
  deliveryCents: cents,
  payment: paymentWays,
  /** What the owner thinks of each design, once received. */
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
      /** For its customer empty where it says why the order went on with less paid: that is the staff's to know. */
      note: z.string(),
      by: z.string(),
      /** What was still to be paid for this step by the shop's rule; null where nothing was. */
      owedCents: cents.nullable(),
      /** Price difference of a corrected size, cents, and whether the shop charges it; null without a difference. */
      price: z.object({ choice: priceChoice, differenceCents: cents }).nullable(),
    }),
  ),
})
export const cancelOrderBody = z.strictObject({ reason: optionalParagraph(LIMITS.orderNote) })
export const ratingBody = z.strictObject({
  stars: z.int().min(1).max(5),
  comment: optionalParagraph(LIMITS.ratingComment),
})
