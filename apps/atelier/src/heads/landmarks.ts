/** Vertices of the canonical face. Loops begin at the outer corner of an eye, or at the right corner of the mouth. */

/** The lid margins: outer corner, lower lid, inner corner at 8, upper lid. */
export const LIDS = {
  left: [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
  right: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
} as const
/** The fold above the upper lid, from the outer to the inner corner. */
export const CREASES = {
  left: [467, 260, 259, 257, 258, 286, 414],
  right: [247, 30, 29, 27, 28, 56, 190],
} as const
/** Loops of the lips from their outline inwards: right corner, lower lip, left corner at 10, upper lip. */
export const LIPS = [
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185],
  [76, 77, 90, 180, 85, 16, 315, 404, 320, 307, 306, 408, 304, 303, 302, 11, 72, 73, 74, 184],
  [62, 96, 89, 179, 86, 15, 316, 403, 319, 325, 292, 407, 272, 271, 268, 12, 38, 41, 42, 183],
  [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191],
] as const
/** The border of the face, from the middle of the forehead over its right side to the chin and back. */
export const BORDER = [
  10, 109, 67, 103, 54, 21, 162, 127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397,
  288, 361, 323, 454, 356, 389, 251, 284, 332, 297, 338,
] as const
