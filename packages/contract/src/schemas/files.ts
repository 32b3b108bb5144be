import { z } from './zod.ts'
import { paged } from './lists.ts'

export const storedFile = z.object({
  id: z.string(),
  url: z.string(),
  mime: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  bytes: z.int(),
})
/** A picture of a person and its uses; an unused one may be deleted. */
export const ownFile = storedFile.extend({
  createdAt: z.string(),
  designs: z.array(z.object({ id: z.string(), name: z.string() })),
  isOrdered: z.boolean(),
  isInTemplate: z.boolean(),
  isLogo: z.boolean(),
  isKhqr: z.boolean(),
})
export const ownFiles = paged(ownFile).extend({
  usedBytes: z.int(),
  mostBytes: z.int(),
  mostFiles: z.int(),
})
