import type { Fill } from '../schema/fill.ts'

/** Returns the one colour that represents a fill. */
export const firstColour = (of: Fill): string => (of.kind === 'solid' ? of.colour : of.stops[0].colour)
