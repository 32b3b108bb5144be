import type { Fill } from '../schema/fill.ts'

/** The colour of a fill where only one can be shown. */
export const firstColour = (of: Fill): string => (of.kind === 'solid' ? of.colour : of.stops[0].colour)
