import { LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { plain } from './single.ts'

export const page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})
/** What is looked for in names; empty for everything. */
export const search = plain(LIMITS.search).default('')
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), total: z.int() })

/** Where a page of a long list begins or ends, as an earlier answer named it; good for the same list in the same order. */
const place = z.string().regex(/^[\w-]{1,1000}$/)
/** A page of a list of any length: what comes after a place or before it, else the first. */
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
    /** When not, there are at least `total`: nobody waits until very many are counted. */
    isTotalExact: z.boolean(),
    /** Asks for the page before this one; null on the first. */
    before: place.nullable(),
    /** Asks for the next page; null on the last. */
    after: place.nullable(),
  })
