/** Larger than any piece of cloth: with its tile in the middle of the piece, such a pattern is seen once. */
export const W = 800
export const H = 1000
/** The way in which it is the same everywhere. */
export const FREE = 100
