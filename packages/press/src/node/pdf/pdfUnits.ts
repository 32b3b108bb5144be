/** PDF units are points. */
export const POINTS_PER_MM = 72 / 25.4
