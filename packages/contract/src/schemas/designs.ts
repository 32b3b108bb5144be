import { LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { page, search } from './lists.ts'
import { instant, productType, text, uuid } from './single.ts'

export const designStatus = z.enum(['reviewing', 'ready', 'rejected', 'processing'])
export const designsPage = page.extend({
  search,
  status: designStatus.optional(),
  /** Sort order: by name in the reader's language, or by time, latest first. */
  sort: z.enum(['changed', 'created', 'name']).default('changed'),
})
export const createDesignBody = z.strictObject({
  /** Chosen by the client, so that repeated saves of one design never create two. */
  id: uuid,
  name: text(LIMITS.title),
  document: z.unknown(),
})
export const changeDesignBody = z.strictObject({
  name: text(LIMITS.title).optional(),
  document: z.unknown().optional(),
})
export const designRow = z.object({
  id: uuid,
  name: z.string(),
  productType,
  status: designStatus,
  revision: z.int(),
  comment: z.string().nullable(),
  /** The time at which the owner requested a review that is still open. */
  sentAt: instant.nullable(),
  rating: z.int().nullable(),
  createdAt: instant,
  updatedAt: instant,
  pictureUrl: z.string(),
  previewToken: z.string().nullable(),
})
/** A design in its owner's list, with the visitors' answers to its share link. */
export const ownDesignRow = designRow.extend({ answers: z.int(), unreadAnswers: z.int() })
export const designFull = designRow.extend({ document: z.unknown() })
