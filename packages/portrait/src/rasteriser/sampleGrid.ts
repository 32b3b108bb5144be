/**
 * Offset of a sample in its cell. Every second row and column is shifted a little, so that the four samples of a pixel
 * have four different heights and four different positions along: nearly level and nearly upright edges get all steps
 * between clear and covered.
 */
export const SHIFT = 0.25

/** Minimum distance of a sample from the side of its cell. */
export const NEAREST = 0.5 - SHIFT

export const sampleX = (x: number, row: number): number => x + 0.5 + ((row & 1) === 0 ? -SHIFT : SHIFT)
export const sampleY = (y: number, column: number): number => y + 0.5 + ((column & 1) === 0 ? SHIFT : -SHIFT)
