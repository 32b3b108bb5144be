/** The requirements of a print shop, mm. */
export interface PressSettings {
  /** From the sew line to the cut line. */
  readonly seamMm: number
  /** The depth of the turned hem. */
  readonly hemMm: number
  /** How far the print goes on beyond the cut line. */
  readonly bleedMm: number
  /** Between what is printed of a piece and the edge of its sheet. */
  readonly marginMm: number
  /** The spot colour's name by which the cutter knows its line. */
  readonly cutName: string
  /** Printed on paper that is laid on the cloth face down. */
  readonly isMirrored: boolean
  /** How colours that the press has not come to those that it has; relative to the cloth's white where it is not told, as every press does. */
  readonly intent?: Intent | undefined
  /** PDFs have the printer's own inks; where it is not told they have colours as designed, and the press converts. */
  readonly inks?: PdfInks | undefined
}

/** How colours come to the inks that a PDF has; by the intent that who prints asks for. */
export interface PdfInks {
  /** Black lands on the press's darkest, and what is nearly black on the steps above it. */
  readonly isBlackScaled: boolean
}

/** ICC's rendering intents that are of use on cloth. */
export type Intent = 'relative' | 'perceptual'

/** Pictures of each piece, for presses that take no PDF. */
export interface PixelSettings {
  readonly form: 'png' | 'tiff' | 'tiff_cmyk'
  /** At true size. */
  readonly dpi: number
}

export const USUAL_SETTINGS: PressSettings = {
  seamMm: 8,
  hemMm: 20,
  bleedMm: 3,
  marginMm: 10,
  cutName: 'CutContour',
  isMirrored: false,
}
