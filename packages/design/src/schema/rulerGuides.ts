import * as z from 'zod/mini'
import { key, position } from './fill.ts'

/** A straight line across a piece that layers snap to while they are arranged. It is never printed. */
export const rulerGuide = z.strictObject({
  piece: key,
  /** `x`: a vertical line at an x of the piece; `y`: a horizontal one at a y. */
  axis: z.enum(['x', 'y']),
  atMm: position,
})

export type RulerGuide = z.infer<typeof rulerGuide>
