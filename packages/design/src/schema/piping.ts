import * as z from 'zod/mini'
import { numberBetween, coloured, key } from './fill.ts'
import { LIMITS } from './limits.ts'

/** A narrow band of one or two colours along seams and hems, with the same width in every size. */
export const piping = z.strictObject({
  /** Edges that it runs along: either one of a seam's two edges; the seam's other piece has the other half. */
  edges: z.array(z.strictObject({ piece: key, edge: key })).check(z.minLength(1), z.maxLength(LIMITS.pipingEdges)),
  /** The full width over both pieces of a seam. */
  widthMm: numberBetween(...LIMITS.pipingMm),
  ...coloured,
  /** Stripe along the middle of a tape in two colours. */
  middle: z.optional(z.strictObject(coloured)),
})

export type Piping = z.infer<typeof piping>
export type EdgeRef = Piping['edges'][number]
