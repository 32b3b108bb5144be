import * as z from 'zod/mini'
import { numberBetween, coloured, key } from './fill.ts'
import { LIMITS } from './limits.ts'

/** A narrow band of one colour, or of two, along seams and hems: true in width in every size. */
export const piping = z.strictObject({
  /** What it runs along: of a seam one of its two edges, whichever; its other piece has the other half. */
  edges: z.array(z.strictObject({ piece: key, edge: key })).check(z.minLength(1), z.maxLength(LIMITS.pipingEdges)),
  /** All of it, over both pieces of a seam. */
  widthMm: numberBetween(...LIMITS.pipingMm),
  ...coloured,
  /** Of a tape in two colours: what runs along its middle. */
  middle: z.optional(z.strictObject(coloured)),
})

export type Piping = z.infer<typeof piping>
export type EdgeRef = Piping['edges'][number]
