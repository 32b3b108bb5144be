/** The eyeball in the head's own space, on the head's left; the right one is its mirror image. Centimetres. */
export const EYEBALL = { centre: [3.14, 2.64, 2.52], radius: 1.22 } as const
/** A posed eye: larger than life by an eighth and set back by as much, as eyes are what one looks at. */
export const POSED_EYE = { radius: 1.37, back: 0.1 } as const
/** Distance of the lid's outside from the eyeball, millimetres. */
export const LID_MM = 1.15
/** Metres per centimetre of the head's own space, and where its origin lies in the figure. */
export const HEAD_SCALE = 0.0101
export const HEAD_ORIGIN = [0, 0.184 - 2.62 * HEAD_SCALE, 0.036] as const
