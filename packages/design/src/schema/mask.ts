import * as z from 'zod/mini'
import { key, position } from './fill.ts'
import { LIMITS } from './limits.ts'

const outline = z.strictObject({
  piece: key,
  /** Closed; mm on the piece. */
  points: z.array(z.strictObject({ x: position, y: position })).check(z.minLength(3), z.maxLength(LIMITS.maskPoints)),
})

/** Areas of the pieces in which a part's patterns are visible. A piece without an outline shows them everywhere. */
export const patternMask = z.strictObject({
  shows: z.enum(['inside', 'outside']),
  /** An outline inside another is a hole in it, and so on inwards. */
  outlines: z.array(outline).check(z.minLength(1), z.maxLength(LIMITS.maskOutlines)),
})

export type PatternMask = z.infer<typeof patternMask>
export type MaskOutline = PatternMask['outlines'][number]
