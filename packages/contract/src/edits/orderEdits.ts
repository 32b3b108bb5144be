import { EDIT_LOCKS, EDIT_PRICINGS, EDIT_STATES } from './editTerms.ts'
import { CART_LIMITS, LIMITS } from '../terms/limits.ts'
import { PRICE_SOURCES, QUOTE_LIMITS } from '../terms/quoteTerms.ts'
import { lineInput } from '../schemas/orders.ts'
import { day } from '../schemas/shipments.ts'
import {
  cents,
  instant,
  lineKit,
  optionalText,
  productType,
  size,
  sleeve,
  text,
  uuid,
  version,
} from '../schemas/single.ts'
import { z } from '../schemas/zod.ts'

const { productType: _, ...linePart } = lineInput.shape

/** A price that staff set, and why; the customer does not see the reason. */
const manualPrice = z.strictObject({
  unitCents: cents.min(0).max(QUOTE_LIMITS.unitCents),
  reason: text(QUOTE_LIMITS.reason),
})
export const editedLine = z.strictObject({
  /** The order's line; null for a new one. */
  id: uuid.nullable(),
  ...linePart,
  /** Absent: the price stays as it is. Null: the price of the list. */
  price: manualPrice.nullable().optional(),
})
/** A surcharge, or a discount below zero. */
export const editedExtra = z.strictObject({
  text: text(QUOTE_LIMITS.text),
  qty: z.int().min(1).max(LIMITS.pieces),
  unitCents: cents.min(-QUOTE_LIMITS.unitCents).max(QUOTE_LIMITS.unitCents),
})
/** All contents of the order as they are to be: a line that is not named is removed. */
const contents = {
  lines: z.array(editedLine).min(1).max(CART_LIMITS.lines),
  extras: z.array(editedExtra).max(QUOTE_LIMITS.extras),
  pricing: z.enum(EDIT_PRICINGS),
}
export const previewEditBody = z.strictObject(contents)
export const saveEditBody = z.strictObject({
  ...contents,
  /** Why; the customer reads it. */
  reason: text(QUOTE_LIMITS.reason),
  /** The way in which the customer agreed to a higher total. If empty, the edit waits for their answer. */
  agreement: optionalText(QUOTE_LIMITS.reason),
  /** The total that staff saw: if it has changed, nothing is saved. */
  shownTotalCents: cents,
})
export const declineEditBody = z.strictObject({ reason: text(QUOTE_LIMITS.reason) })

/** A line as it was or is to be. */
const piece = z.object({
  designId: uuid,
  designName: z.string(),
  productType,
  fabric: z.string(),
  size,
  sleeve,
  version,
  kit: lineKit,
  playerName: z.string(),
  printName: z.string(),
  number: z.int().nullable(),
  qty: z.int(),
  unitCents: cents,
  totalCents: cents,
  priceSource: z.enum(PRICE_SOURCES),
})
/** One difference: a line before and after, null where it is added or removed. */
const pieceChange = z.object({ lineId: uuid, before: piece.nullable(), after: piece.nullable() })
const extraLine = z.object({ text: z.string(), qty: z.int(), cents })
const changes = {
  pieces: z.array(pieceChange),
  extras: z.array(z.object({ before: extraLine.nullable(), after: extraLine.nullable() })),
}
const sums = z.object({
  qty: z.int(),
  subtotalCents: cents,
  discountCents: cents,
  feesCents: cents,
  totalCents: cents,
})
export const editPreview = z.object({
  before: sums,
  after: sums,
  differenceCents: cents,
  ...changes,
  /** Amounts that are due and to be refunded once it is applied. */
  dueCents: cents,
  refundCents: cents,
  /** Whether the customer has to agree, since the total rises. */
  needsCustomer: z.boolean(),
  /** Whether an approved order goes back under review, since its pieces change. */
  reopens: z.boolean(),
  /** Whether there are print files of the pieces that change: they are then made anew. */
  remakesFiles: z.boolean(),
  /** The promised day before and after, which moves later only; null for an order without one. */
  promise: z.object({ was: day, on: day }).nullable(),
})
/** An edit as the customer of the order sees it. */
export const orderEdit = z.object({
  id: uuid,
  state: z.enum(EDIT_STATES),
  madeAt: instant,
  reason: z.string(),
  beforeCents: cents,
  afterCents: cents,
  ...changes,
  answeredAt: instant.nullable(),
  declineReason: z.string(),
})
/** The edits of an order, the latest first. */
export const orderEdits = z.object({ items: z.array(orderEdit) })
export const officeOrderEdit = orderEdit.extend({ byName: z.string(), agreement: z.string() })
/** The edits of an order, and what the next one starts from. */
export const officeOrderEdits = z.object({
  items: z.array(officeOrderEdit),
  /** Why pieces cannot be changed any more; null while they can. */
  lock: z.enum(EDIT_LOCKS).nullable(),
  /** Free-text lines of the order as the next edit takes them. */
  extras: z.array(editedExtra),
  /** The prices that staff set, with who and why. */
  manualPrices: z.array(z.object({ lineId: uuid, reason: z.string(), byName: z.string() })),
})

/** The pieces that move to a new order, by line; a line may move in part. */
export const splitBody = z.strictObject({
  lines: z
    .array(z.strictObject({ id: uuid, qty: z.int().min(1).max(LIMITS.pieces) }))
    .min(1)
    .max(CART_LIMITS.lines),
})
export const saveSplitBody = splitBody.extend({
  /** Why; the customer reads it. */
  reason: text(QUOTE_LIMITS.reason),
  /** The supplier of the new order; absent: the supplier of the first order. */
  supplierId: uuid.optional(),
})
const splitSums = z.object({ qty: z.int(), totalCents: cents, paidCents: cents, dueCents: cents })
/** The result of a split: the order as it is, the part that stays, and the new order. */
export const splitPreview = z.object({
  before: splitSums,
  stays: splitSums,
  moves: splitSums,
  /** Whether a credit note and an invoice are issued, since the order was invoiced. */
  isInvoiced: z.boolean(),
  /** Whether an edit that waits for the customer is replaced. */
  replacesEdit: z.boolean(),
  /** Whether there are print files of the whole order, which then fit neither. */
  remakesFiles: z.boolean(),
})
export const splitOrder = z.object({
  id: uuid,
  number: z.string(),
  /** An undo is possible until then, and while nobody changes either order. */
  undoUntil: instant,
})
