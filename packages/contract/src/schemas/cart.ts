import { CART_LIMITS, LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { keptOffers, lineInput, quote } from './orders.ts'
import { cartSample, sampleCredit } from './shop.ts'
import { cents, instant, line, names, productType, text, uuid } from './single.ts'

const { designId: _, productType: __, fabric: ___, ...linePart } = lineInput.shape

/** Pieces of a cart's design that are alike: a player's, or plain ones of a size. */
export const cartLine = z.strictObject({
  /** Chosen by the browser. Two carts that are merged have a line of one id once. */
  id: uuid,
  ...linePart,
})
const fabric = line(40)
const lines = z.array(cartLine).max(CART_LIMITS.lines)

/** A design to put in the cart; an item of the same id is replaced. */
export const addToCartBody = z.strictObject({
  /** The item's id; the design's own if it is in the cart in one fabric. */
  id: uuid,
  designId: uuid,
  name: text(LIMITS.title),
  fabric,
  lines,
  /** The design itself, if the server does not have it as the caller's own. */
  document: z.unknown().optional(),
})
/** A change of an item, made on a version of the cart. */
export const changeCartItemBody = z.strictObject({
  version: z.int().min(0),
  designId: uuid.optional(),
  fabric: fabric.optional(),
  lines: lines.optional(),
  /** The revision of the design that is ordered from now on: the customer has seen what changed. */
  revision: z.int().min(1).optional(),
})
export const cartVersionQuery = z.object({ version: z.coerce.number().int().min(0).max(2_000_000_000) })

/** One difference between the design as it was put in the cart and as it is now; words only for `text`. */
const designChange = z.object({
  what: z.enum(['name', 'garment', 'cut', 'colours', 'patterns', 'text', 'texts', 'pictures', 'piping', 'kits']),
  before: z.string(),
  after: z.string(),
})
const priced = {
  /** Quantity of all lines. */
  qty: z.int(),
  /** Null if it cannot be priced; then `problem` says why. */
  totalCents: cents.nullable(),
  discountCents: cents,
  /** The quantity discount that the lines have now. */
  quantityPercent: z.number(),
  /** The next quantity discount: how many more pieces, and what it gives; null without one. */
  nextStep: z.object({ more: z.int(), percent: z.number() }).nullable(),
  /** Pieces missing to the shop's minimum. */
  missing: z.int(),
  /** The number of the accepted offer that gives the price; null for the price list. */
  offerNumber: z.string().nullable(),
}
export const cartItem = z.object({
  id: uuid,
  designId: uuid,
  name: z.string(),
  productType,
  fabric: z.string(),
  lines: z.array(cartLine),
  document: z.unknown(),
  /** Null for a design that is not saved to an account. */
  pictureUrl: z.string().nullable(),
  /** The design's revision as it was put in the cart; null for one that is not saved. */
  revision: z.int().nullable(),
  /** The design's current revision. */
  currentRevision: z.int().nullable(),
  changes: z.array(designChange),
  /** Why it cannot be ordered; null if it can. */
  problem: z
    .enum(['no-price', 'product-not-offered', 'size-not-offered', 'cart-empty', 'not-found', 'invalid-input'])
    .nullable(),
  ...priced,
})
const promotion = z.object({ percent: z.number(), until: instant })
const approved = z.object({ name: z.string(), at: instant, version: z.int() })

export const cart = z.object({
  /** Grows with each change; 0 for a cart that has never held anything. */
  version: z.int(),
  items: z.array(cartItem),
  samples: z.array(cartSample),
  /** Credits of the customer's earlier samples for an order of these designs. */
  credits: z.array(sampleCredit),
  /** Accepted offers of the customer, or of this browser. */
  offers: keptOffers,
  /** The price of the designs that can be ordered; null if none can. */
  quote: quote.nullable(),
  /** The shop's current promotion, which the price includes. */
  promotion: promotion.nullable(),
  /** Name of the group of customers whose terms the price has; null without one. */
  group: names.nullable(),
  /** The open link to approve it. Its approval holds for the version that it names. */
  link: z.object({ expiresAt: instant, approval: approved.nullable() }).nullable(),
  /** Pieces of the cart that this browser filled before its owner signed in. */
  guestQty: z.int(),
})
/** The cart after a change. `isApplied` is false if the change was made on an older version: then nothing is changed. */
export const cartAnswer = z.object({ isApplied: z.boolean(), cart })
export const cartCount = z.object({ version: z.int(), designs: z.int(), qty: z.int(), guestQty: z.int() })
export const reorderAnswer = z.object({
  cart,
  /** Names of designs of the order that no longer exist. */
  gone: z.array(z.string()),
})
export const cartLinkBody = z.strictObject({ version: z.int().min(0) })
export const cartLink = z.object({ token: z.string(), path: z.string(), expiresAt: instant })

/** A cart as whoever approves it by the link sees it. */
export const cartApproval = z.object({
  version: z.int(),
  /** First name of who sent it; empty for a guest. */
  sentBy: z.string(),
  expiresAt: instant,
  items: z.array(cartItem.omit({ id: true, designId: true })),
  samples: z.array(cartSample.pick({ kind: true, productType: true, cents: true })),
  offers: keptOffers,
  quote: quote.nullable(),
  promotion: promotion.nullable(),
  approval: approved.nullable(),
})
export const approveCartBody = z.strictObject({ version: z.int().min(0), name: text(LIMITS.name) })
export const cartApprovalAnswer = z.object({ isApplied: z.boolean(), approval: cartApproval })
