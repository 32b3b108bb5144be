/** A PDF's unit is a point. */
export const POINTS_PER_MM = 72 / 25.4
