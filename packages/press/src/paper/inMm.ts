const HUNDREDTHS = 100

/** Formats a length as papers write it, rounded to a hundredth of a millimetre. */
export const inMm = (mm: number): string => `${Math.round(mm * HUNDREDTHS) / HUNDREDTHS} mm`
