import { LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { page, paged } from './lists.ts'
import { cents, instant, names, optionalParagraph, productType, text, uuid } from './single.ts'

/** The price of one piece in one fabric, from the shop's current price list and promotion. */
export const previewPrice = z.object({
  fabric: z.string(),
  name: names,
  /** The promotion percentage included; 0 without one. */
  promotionPercent: z.number(),
  /** Unit price from each quantity. The first step is the shop's minimum order. */
  steps: z.array(z.object({ from: z.int(), unitCents: cents })),
})
/** Numbers of visitors who approve the current revision, and of those who approve only an earlier one. */
const approvals = { looksGood: z.int(), looksGoodEarlier: z.int() }
export const preview = z.object({
  name: z.string(),
  productType,
  document: z.unknown(),
  revision: z.int(),
  pictureUrl: z.string(),
  updatedAt: instant,
  /** Prices, the cheapest fabric first; empty if the shop has no price for it. */
  prices: z.array(previewPrice),
  ...approvals,
})
export const previewLink = z.object({ token: z.string(), path: z.string() })

export const previewAnswerBody = z
  .strictObject({
    /** Chosen by the visitor's browser, so that a repeated request creates one answer. */
    id: uuid,
    /** Chosen by the visitor's browser and stored there. A browser can approve a revision only once. */
    visitorId: uuid,
    /** The revision shown to the visitor. */
    revision: z.int().min(1).max(999_999_999),
    name: text(LIMITS.name),
    looksGood: z.boolean(),
    comment: optionalParagraph(LIMITS.previewComment),
  })
  .refine(({ looksGood, comment }) => looksGood || comment !== '', { path: ['comment'], message: 'nothing is said' })
export const previewApprovals = z.object(approvals)

export const previewAnswer = z.object({
  id: uuid,
  name: z.string(),
  looksGood: z.boolean(),
  comment: z.string(),
  answeredAt: instant,
  isRead: z.boolean(),
  /** True if the design has changed since. */
  isOfEarlier: z.boolean(),
})
export const previewAnswersPage = page
export const previewAnswers = paged(previewAnswer).extend({ unread: z.int(), ...approvals })
export const readAnswersBody = z.strictObject({
  /** Marks answers up to this time as read. */
  until: instant,
})
