import { LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { plain } from './single.ts'

export const page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})
/** Text to search for in names; empty for everything. */
export const search = plain(LIMITS.search).default('')
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), total: z.int() })

/**
 * Cursor at which a page of a long list begins or ends, from an earlier response; valid for the same list in the same
 * order.
 */
const place = z.string().regex(/^[\w-]{1,1000}$/)
/** A page of a list of any length: the items after or before a cursor, else the first page. */
export const keysetPage = z.object({
  after: place.optional(),
  before: place.optional(),
  pageSize: page.shape.pageSize,
})
export const keyset = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    pageSize: z.int(),
    total: z.int(),
    /** If false, there are at least `total` items: long lists are not counted to the end. */
    isTotalExact: z.boolean(),
    /** Cursor of the previous page; null on the first. */
    before: place.nullable(),
    /** Cursor of the next page; null on the last. */
    after: place.nullable(),
  })
