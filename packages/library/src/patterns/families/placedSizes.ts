/** Larger than any piece of cloth: with its tile centred on the piece, such a pattern appears once. */
export const W = 800
export const H = 1000
/** Side along which the pattern is constant. */
export const FREE = 100
