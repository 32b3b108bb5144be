import * as z from 'zod/mini'
import { key, position } from './fill.ts'
import { LIMITS } from './limits.ts'

const outline = z.strictObject({
  piece: key,
  /** Closed; mm on the piece. */
  points: z.array(z.strictObject({ x: position, y: position })).check(z.minLength(3), z.maxLength(LIMITS.maskPoints)),
})

/** Where on their pieces a part's patterns are seen. A piece without an outline shows them everywhere. */
export const patternMask = z.strictObject({
  shows: z.enum(['inside', 'outside']),
  /** One that lies in another is a hole in it, and so on inwards. */
  outlines: z.array(outline).check(z.minLength(1), z.maxLength(LIMITS.maskOutlines)),
})

export type PatternMask = z.infer<typeof patternMask>
export type MaskOutline = PatternMask['outlines'][number]
