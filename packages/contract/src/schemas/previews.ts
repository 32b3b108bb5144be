import { LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { page, paged } from './lists.ts'
import { cents, instant, names, optionalParagraph, productType, text, uuid } from './single.ts'

/** One piece in one fabric, as the shop's price list and promotion say at this moment. */
export const previewPrice = z.object({
  fabric: z.string(),
  name: names,
  /** Percent of the promotion that is included; 0 without one. */
  promotionPercent: z.number(),
  /** Unit price from each number of pieces. The first step is the shop's smallest order. */
  steps: z.array(z.object({ from: z.int(), unitCents: cents })),
})
/** Numbers of visitors who approve the present revision, and of those who approve only an earlier one. */
const approvals = { looksGood: z.int(), looksGoodEarlier: z.int() }
export const preview = z.object({
  name: z.string(),
  productType,
  document: z.unknown(),
  revision: z.int(),
  pictureUrl: z.string(),
  updatedAt: instant,
  /** The cheapest fabric first; empty where the shop has no price for it. */
  prices: z.array(previewPrice),
  ...approvals,
})
export const previewLink = z.object({ token: z.string(), path: z.string() })

export const previewAnswerBody = z
  .strictObject({
    /** Chosen by the visitor's browser, so that a repeated request makes one answer. */
    id: uuid,
    /** Chosen by the visitor's browser and kept there: one browser says "looks good" once for a revision. */
    visitorId: uuid,
    /** The revision that the visitor looks at. */
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
  /** Whether the design has changed since. */
  isOfEarlier: z.boolean(),
})
export const previewAnswersPage = page
export const previewAnswers = paged(previewAnswer).extend({ unread: z.int(), ...approvals })
export const readAnswersBody = z.strictObject({
  /** Answers up to this moment are read. */
  until: instant,
})
