/**
 * The font size at which text is always set before the matrix scales it. Advances are then free of hinting and
 * rounding, and equal in browser and Node to 0.01 per 1000 (0.003 mm for a 300 mm number).
 */
export const FONT_PX = 1000
