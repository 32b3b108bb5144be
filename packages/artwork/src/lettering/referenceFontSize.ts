/**
 * Text is always set at this size and scaled by the matrix: advances are then free of hinting and rounding, and the same
 * in browser and Node to 0.01 per 1000 (0.003 mm for a 300 mm number).
 */
export const FONT_PX = 1000
