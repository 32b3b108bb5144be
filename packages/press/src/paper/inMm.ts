const HUNDREDTHS = 100

/** A length as papers write it: to a hundredth of a millimetre, without the rest that a floating number drags along. */
export const inMm = (mm: number): string => `${Math.round(mm * HUNDREDTHS) / HUNDREDTHS} mm`
