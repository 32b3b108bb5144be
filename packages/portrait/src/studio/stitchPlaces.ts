/** Distances of stitches from their edge, mm, and the length of a stitch. */
export const HEM_ROWS_MM = [17, 22] as const
export const TOPSTITCH_MM = 5
export const STITCH_MM = 3
/** A hem's turned-up cloth ends a little beyond its upper row of stitches. */
export const HEM_END_MM = 23.2
